import type { Disclosure, Framework, Topic } from './frameworks.ts';
import type { Bilingual } from './language-schemas.ts';

/** The metric with which a framework asks how material topics are managed, as GRI 3-3 does. */
const managementMetric = 'materiality.management';

/** Whether the disclosure is required as soon as any topic is material: it belongs to all of them and is no topic itself. */
export const isAboutAllTopics = ({ fields }: Pick<Disclosure, 'fields'>): boolean =>
  fields.some(({ key }) => key === managementMetric);

/** A topic's name without its number and year: “Emissions” for `GRI 305: Emissions 2016`. */
export const bareTopicTitle = ({ title }: Pick<Topic, 'title'>): Bilingual => ({
  en: title.en.replace(/^GRI \d+: /, '').replace(/ \d{4}$/, ''),
  zhTw: title.zhTw.replace(/^GRI \d+：/, '').replace(/ \d{4}$/, ''),
});

const ownOf = (all: Disclosure, topic: Topic): Disclosure => {
  const name = bareTopicTitle(topic);
  return {
    ...all,
    code: `${all.code} ${topic.code}`,
    title: { en: `Management of this topic: ${name.en}`, zhTw: `本議題的管理：${name.zhTw}` },
    // An answer about one topic belongs to no metric, so that no other topic, report or data hub uses it.
    fields: all.fields.map((field) => ({ ...field, key: `topic.${field.key}` })),
    perTopic: 'one',
  };
};

/**
 * A GRI standard with the disclosure on managing a topic (3-3) first in each topic that may be material. The original one stays, and
 * answers for topics whose own is not selected. Any other framework is unchanged.
 */
export const withManagementByTopic = (framework: Framework): Framework => {
  const all = framework.topics.flatMap(({ disclosures }) => disclosures).find(isAboutAllTopics);
  if (framework.kind !== 'GRI' || !all) return framework;
  const topics = framework.topics.map((topic): Topic => {
    const { disclosures } = topic;
    if (disclosures.includes(all))
      return { ...topic, disclosures: disclosures.map((each) => (each === all ? { ...all, perTopic: 'all' } : each)) };
    return disclosures.some(({ mandatory }) => mandatory === 'if_material')
      ? { ...topic, disclosures: [ownOf(all, topic), ...disclosures] }
      : topic;
  });
  return { ...framework, topics };
};

type OfTopics = Pick<Framework, 'topics'>;

/**
 * The disclosure with the answer for all topics without an answer of their own; `undefined` where a framework does not ask about topics one
 * by one.
 */
export const managementOfAll = ({ topics }: OfTopics): Disclosure | undefined =>
  topics.flatMap(({ disclosures }) => disclosures).find(({ perTopic }) => perTopic === 'all');

/** A material topic with the disclosure on its management. */
export type ManagedTopic = { readonly topic: Topic; readonly disclosure: Disclosure };

/** The material topics of a report that the framework asks about one by one, in its order. */
export const managedTopics = ({ topics }: OfTopics, materialTopics: readonly string[] | null): ManagedTopic[] =>
  topics.flatMap((topic) => {
    const disclosure = topic.disclosures.find(({ perTopic }) => perTopic === 'one');
    return disclosure && materialTopics?.includes(topic.code) ? [{ topic, disclosure }] : [];
  });
