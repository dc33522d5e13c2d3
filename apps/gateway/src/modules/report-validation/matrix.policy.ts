import { type DecidedTopic, type Finding, isAnswered, type NamedTopic, namedIn } from '@esg/contract';
import { topicNamerIn } from '@esg/standards';
import type { Content } from '../publications/index.ts';
import { matrixPlaceOf } from '../report-model/index.ts';
import { choiceOf, topicsPlace } from '../reports/kernel.ts';
import { decidedChoices } from '../text-drafts/index.ts';

type MatrixContent = Pick<Content, 'decidedMatrix' | 'framework' | 'disclosures' | 'answers'>;

/** Whether a list in the organisation’s words names other topics of the assessment than are material. */
const namesOthers = (named: readonly NamedTopic[], decided: readonly DecidedTopic[]): boolean => {
  const origins = new Set(named.map(({ origin }) => origin));
  const typed = new Set(named.flatMap((each) => (each.typed ? Object.values(each.text) : [])));
  const english = topicNamerIn('en');
  const chinese = topicNamerIn('zhTw');
  return decided.some((topic) => {
    const isNamed = origins.has(topic.origin) || typed.has(english(topic)) || typed.has(chinese(topic));
    return isNamed ? topic.verdict === 'not_material' : topic.verdict === 'material';
  });
};

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
  if (!isPrinted || value?.type !== 'multiSelect' || !isAnswered(value)) return [];
  const finding: Finding = {
    kind: 'matrix-differs',
    blocking: false,
    step: 'data-input',
    disclosureCode: disclosure.code,
    fieldKey: field.key,
    language: null,
  };
  if (namedIn(value).length > 0) return namesOthers(namedIn(value), decidedMatrix.topics) ? [finding] : [];
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
  return [{ ...finding, ...(topics.length > 0 && { params: { topics: topics.join(', ') } }) }];
};
