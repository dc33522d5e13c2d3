import type { Finding } from '@esg/contract';
import type { Content } from '../publications/index.ts';
import { matrixPlaceOf } from '../report-model/index.ts';
import { choiceOf, topicsPlace } from '../reports/kernel.ts';
import { decidedChoices } from '../text-drafts/index.ts';

type MatrixContent = Pick<Content, 'decidedMatrix' | 'framework' | 'disclosures' | 'answers'>;

/**
 * Topics that the printed matrix and the list of material topics do not agree about, as where the list was taken over from an earlier decision.
 * A choice that the decision says nothing of is nobody’s mistake.
 */
export const matrixListFindings = ({ decidedMatrix, framework, disclosures, answers }: MatrixContent): Finding[] => {
  const place = topicsPlace(framework);
  if (!decidedMatrix || !place || matrixPlaceOf(framework, disclosures) === undefined) return [];
  const { disclosure, field } = place;
  const value = answers.get(disclosure.code)?.get(field.key);
  const isPrinted = (disclosures.get(disclosure.code)?.status ?? 'omitted') !== 'omitted';
  if (!isPrinted || value?.type !== 'multiSelect' || value.choices.length === 0) return [];
  const { material, notMaterial } = decidedChoices(decidedMatrix.topics, field);
  const chosen = new Set(value.choices);
  const differing = new Set([
    ...[...material].filter((id) => !chosen.has(id)),
    ...[...notMaterial].filter((id) => chosen.has(id)),
  ]);
  if (differing.size === 0) return [];
  const topics = framework.topics.flatMap((topic) => {
    const choice = choiceOf(field, topic);
    return choice !== undefined && differing.has(choice) ? [topic.code] : [];
  });
  return [
    {
      kind: 'matrix-differs',
      blocking: false,
      step: 'data-input',
      disclosureCode: disclosure.code,
      fieldKey: field.key,
      language: null,
      ...(topics.length > 0 && { params: { topics: topics.join(', ') } }),
    },
  ];
};
