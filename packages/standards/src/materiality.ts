import type { DecidedTopic, Language, MaterialityLibrary, TopicFramework } from '@esg/contract';
import { materialityRows, topicFrameworkRows } from './data.ts';
import { deepFreeze } from './freeze.ts';

/** Everything an assessment starts from. Frozen. */
export const materialityLibrary = (): MaterialityLibrary => deepFreeze(materialityRows());

/**
 * Issue categories that are likely to be material in an industry. Those that nobody read in a source are returned only on request: a
 * missing pair does not say that the category is not material.
 */
export const sectorCategories = (industry: string, { unread = false } = {}): string[] =>
  materialityRows().sectorTopics.flatMap((pair) =>
    pair.industry === industry && (pair.read || unread) ? [pair.category] : [],
  );

type Named = Pick<DecidedTopic, 'name'> & { readonly libraryIds: readonly string[] };

/** What topics are called in a language: by the organisation, else by the library. */
export const topicNamerIn = (language: Language): ((topic: Named) => string) => {
  const names = new Map(materialityRows().topics.map(({ id, name }) => [id, name[language]]));
  return ({ name, libraryIds }) => name?.[language] ?? libraryIds.flatMap((id) => names.get(id) ?? []).join(' · ');
};

/** By framework on offer: which disclosures a report contains only if one of their topics is material. Frozen. */
export const listTopicFrameworks = (): readonly TopicFramework[] => deepFreeze(topicFrameworkRows());
