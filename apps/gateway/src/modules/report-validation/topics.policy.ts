import { type Finding, isAboutAllTopics, type Topic } from '@esg/contract';
import type { Content } from '../publications/index.ts';
import { type ProvisionsContent, provisionsIn } from '../report-model/index.ts';
import { choiceOf, disclosuresOf, topicsPlace } from '../reports/index.ts';

/** Topics that are material by the report's own list, or else those that depend on materiality and that it answers something of. */
const topicsOf = ({ report, framework, disclosures }: Pick<Content, 'report' | 'framework' | 'disclosures'>): Topic[] =>
  framework.topics.filter((topic) => {
    if (report.materialTopics !== null) return report.materialTopics.includes(topic.code);
    return topic.disclosures.some(
      ({ code, mandatory }) =>
        mandatory === 'if_material' && (disclosures.get(code)?.status ?? 'omitted') !== 'omitted',
    );
  });

/** Topics of the report that its list of material topics does not name. A list that is blank is asked for as any answer is. */
export const topicFindings = (
  content: Pick<Content, 'report' | 'framework' | 'disclosures' | 'answers'>,
): Finding[] => {
  const place = topicsPlace(content.framework);
  if (!place) return [];
  const { disclosure, field } = place;
  const value = content.answers.get(disclosure.code)?.get(field.key);
  const isPrinted = (content.disclosures.get(disclosure.code)?.status ?? 'omitted') !== 'omitted';
  if (!isPrinted || value?.type !== 'multiSelect' || value.choices.length === 0) return [];
  const unnamed = topicsOf(content).filter((topic) => {
    const choice = choiceOf(field, topic);
    return choice !== undefined && !value.choices.includes(choice);
  });
  if (unnamed.length === 0) return [];
  return [
    {
      kind: 'topics-unnamed',
      blocking: false,
      step: 'data-input',
      disclosureCode: disclosure.code,
      fieldKey: field.key,
      language: null,
      params: { topics: unnamed.map(({ code }) => code).join(', ') },
    },
  ];
};

/** Whether topics are named as material: by the report's own list, or by the answer that lists them. */
const namesTopics = ({ report, framework, answers }: Pick<Content, 'report' | 'framework' | 'answers'>): boolean => {
  const known = framework.topics.filter(({ disclosures }) => !disclosures.some(isAboutAllTopics));
  if (known.some(({ code }) => report.materialTopics?.includes(code))) return true;
  const place = topicsPlace(framework);
  const value = place && answers.get(place.disclosure.code)?.get(place.field.key);
  return value?.type === 'multiSelect' && value.choices.length > 0;
};

/**
 * How material topics are managed, where they are named and the report has not taken that up. Who reports in accordance hears of it as a
 * provision that is missing.
 */
export const managementFindings = (
  content: ProvisionsContent & Pick<Content, 'report' | 'framework' | 'answers'>,
): Finding[] => {
  const management = disclosuresOf(content.framework).find(isAboutAllTopics);
  if (!management || content.disclosures.has(management.code) || !namesTopics(content)) return [];
  if (provisionsIn(content).get(management.code) === 'missing') return [];
  return [
    {
      kind: 'topics-unmanaged',
      blocking: false,
      step: 'select-disclosures',
      disclosureCode: management.code,
      fieldKey: null,
      language: null,
    },
  ];
};
