import {
  type ContentEntry,
  isContentWritten,
  type Language,
  languages,
  plainRichText,
  textSearch,
} from '@esg/contract';

/** An article or news item as one reader sees it. */
export type ReadableEntry = Pick<ContentEntry, 'id' | 'categoryId' | 'publishedAt' | 'updatedAt'> & {
  readonly title: string;
  readonly summary: string;
  readonly body: ContentEntry['body'][Language];
  /** The language of the shown text: not the reader's if it was not written in that. */
  readonly language: Language;
};

/** The entry in the reader's language, or in the one it was written in. */
export const contentIn = (entry: ContentEntry, wanted: Language): ReadableEntry => {
  const language = [wanted, ...languages].find((each) => isContentWritten(entry, each)) ?? wanted;
  const { id, categoryId, publishedAt, updatedAt } = entry;
  return {
    id,
    categoryId,
    publishedAt,
    updatedAt,
    language,
    title: entry.title[language],
    summary: entry.summary[language],
    body: entry.body[language],
  };
};

/** Keeps entries that have every word of the query in their title, summary or text. */
export const searchEntries = (entries: readonly ReadableEntry[], query: string): readonly ReadableEntry[] => {
  if (query.trim() === '') return entries;
  const isFound = textSearch(query);
  return entries.filter(({ title, summary, body }) => isFound([title, summary, plainRichText(body)].join('\n')));
};

/** Whether it was published after the reader last looked. */
export const isNewSince = ({ publishedAt }: Pick<ContentEntry, 'publishedAt'>, readAt: string | null): boolean =>
  publishedAt !== null && (readAt === null || publishedAt > readAt);
