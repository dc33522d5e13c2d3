import {
  answeredForAll,
  type Disclosure,
  type Finding,
  generationsOf,
  isAboutAllTopics,
  isAnswered,
  type ManagedTopic,
  managedTopics,
  type NamedTopic,
  namedIn,
  publishedFrom,
  type Topic,
} from '@esg/contract';
import { listTopicFrameworks } from '@esg/standards';
import type { Content } from '../publications/index.ts';
import { type ProvisionsContent, provisionsIn } from '../report-model/index.ts';
import { disclosuresOf } from '../reports/index.ts';
import { choiceOf, topicsPlace } from '../reports/kernel.ts';

/** Topics that are material by the report's own list, or else those that depend on materiality and of which it answers something. */
const topicsOf = ({ report, framework, disclosures }: Pick<Content, 'report' | 'framework' | 'disclosures'>): Topic[] =>
  framework.topics.filter((topic) => {
    if (report.materialTopics !== null) return report.materialTopics.includes(topic.code);
    return topic.disclosures.some(
      ({ code, mandatory }) =>
        mandatory === 'if_material' && (disclosures.get(code)?.status ?? 'omitted') !== 'omitted',
    );
  });

type ListContent = Pick<Content, 'report' | 'framework' | 'disclosures' | 'answers' | 'decidedMatrix'>;

/**
 * Whether a list that names a decision's topics names this one of the framework, which they have in other words; `undefined` where the list
 * follows no decision that is known here.
 */
const namesByDecision = (
  { report, decidedMatrix }: Pick<ListContent, 'report' | 'decidedMatrix'>,
  named: readonly NamedTopic[],
): ((topic: Topic) => boolean) | undefined => {
  const decided = new Map(decidedMatrix?.topics.map((topic) => [topic.origin, topic]));
  const origins = named.flatMap(({ origin }) => origin ?? []);
  if (report.materialTopics === null || !origins.every((origin) => decided.has(origin))) return undefined;
  const ids = new Set(origins.flatMap((origin) => decided.get(origin)?.libraryIds ?? []));
  const dependent = listTopicFrameworks().find(({ versionId }) => versionId === report.versionId)?.disclosures ?? [];
  const brought = new Set(dependent.flatMap(({ code, topics }) => (topics.some((id) => ids.has(id)) ? [code] : [])));
  return ({ disclosures }) => disclosures.some(({ code }) => brought.has(code));
};

/**
 * Topics of the report that are missing in its list of material topics, also those that somebody added to what a decision names. A list that is
 * blank is reported like any blank answer.
 */
export const topicFindings = (content: ListContent): Finding[] => {
  const place = topicsPlace(content.framework);
  if (!place) return [];
  const { disclosure, field } = place;
  const value = content.answers.get(disclosure.code)?.get(field.key);
  const isPrinted = (content.disclosures.get(disclosure.code)?.status ?? 'omitted') !== 'omitted';
  if (!isPrinted || value?.type !== 'multiSelect') return [];
  const isByDecision = namedIn(value).some(({ origin }) => origin !== null);
  if (value.choices.length === 0 && !isByDecision) return [];
  const isNamed = isByDecision ? namesByDecision(content, namedIn(value)) : () => false;
  if (!isNamed) return [];
  const unnamed = topicsOf(content).filter((topic) => {
    const choice = choiceOf(field, topic);
    return choice !== undefined && !value.choices.includes(choice) && !isNamed(topic);
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
  return value?.type === 'multiSelect' && isAnswered(value);
};

type ManagementContent = ProvisionsContent & Pick<Content, 'report' | 'framework' | 'answers'>;

const managementFinding = (
  kind: 'topics-unmanaged' | 'topics-managed-together',
  step: Finding['step'],
  disclosureCode: string,
  topics: readonly string[],
): Finding => ({
  kind,
  blocking: false,
  step,
  disclosureCode,
  fieldKey: null,
  language: null,
  ...(topics.length > 0 && { params: { topics: topics.join(', ') } }),
});

/** The statements about the report's topics: topics without one, and topics that share one answer. */
const findingsByTopic = (
  content: ManagementContent,
  all: string,
  managed: readonly ManagedTopic[],
  today: string,
): Finding[] => {
  const { framework, report, disclosures } = content;
  const provisions = provisionsIn(content);
  const forAll = answeredForAll(framework, report, disclosures);
  const topicsWhere = (fits: (code: string) => boolean) =>
    managed.flatMap(({ topic, disclosure }) => (fits(disclosure.code) ? [topic.code] : []));
  const publishedOn = report.period ? publishedFrom(report.period, today) : today;
  const { left } = generationsOf(framework, { periodStart: report.period?.start, publishedOn });
  // A standard that another one replaces, or that comes into force later, waits until the report uses it.
  const isLeft = ({ disclosures: own }: Topic) =>
    own.every(({ code, perTopic }) => perTopic !== undefined || (left.has(code) && !disclosures.has(code)));
  const leftTopics = managed.filter(({ topic }) => isLeft(topic)).map(({ topic }) => topic.code);
  const open = topicsWhere((code) => !disclosures.has(code) && !forAll.has(code) && provisions.get(code) !== 'missing');
  const asking = open.filter((code) => !leftTopics.includes(code));
  const together = topicsWhere((code) => forAll.has(code));
  const isExplained = disclosures.get(all)?.status === 'omitted';
  return [
    ...(asking.length > 0 ? [managementFinding('topics-unmanaged', 'select-disclosures', all, asking)] : []),
    ...(together.length > 1 && !isExplained
      ? [managementFinding('topics-managed-together', 'data-input', all, together)]
      : []),
  ];
};

/** Warns where a report names what is material, and has not selected what GRI asks of every report. Reports in accordance get a provision. */
export const foundationFindings = (content: ManagementContent): Finding[] => {
  const { framework, disclosures } = content;
  if (framework.kind !== 'GRI' || !namesTopics(content)) return [];
  const provisions = provisionsIn(content);
  const lacks = ({ code, mandatory }: Disclosure) =>
    mandatory === 'yes' && !disclosures.has(code) && provisions.get(code) !== 'missing';
  if (!disclosuresOf(framework).some(lacks)) return [];
  return [
    {
      kind: 'foundations-missing',
      blocking: false,
      step: 'select-disclosures',
      disclosureCode: null,
      fieldKey: null,
      language: null,
    },
  ];
};

/**
 * Warns where the report does not say how some named material topics are managed, or says it of several together. Reports in accordance get
 * the missing ones as a provision instead.
 */
export const managementFindings = (content: ManagementContent, today: string): Finding[] => {
  const { framework, report, disclosures } = content;
  const management = disclosuresOf(framework).find(isAboutAllTopics);
  if (!management || !namesTopics(content)) return [];
  const managed = managedTopics(framework, report.materialTopics);
  if (managed.length > 0) return findingsByTopic(content, management.code, managed, today);
  if (disclosures.has(management.code) || provisionsIn(content).get(management.code) === 'missing') return [];
  return [managementFinding('topics-unmanaged', 'select-disclosures', management.code, [])];
};
