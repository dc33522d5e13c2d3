import { type ContentEntry, isContentWritten, type Language, languages, plainRichText } from '@esg/contract';

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

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Keeps entries that have every word of the query in their title, summary or text. */
export const searchEntries = (entries: readonly ReadableEntry[], query: string): readonly ReadableEntry[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ title, summary, body }) => {
    const text = plain([title, summary, plainRichText(body)].join('\n'));
    return words.every((word) => text.includes(word));
  });
};

/** Whether it was published after the reader last looked. */
export const isNewSince = ({ publishedAt }: Pick<ContentEntry, 'publishedAt'>, readAt: string | null): boolean =>
  publishedAt !== null && (readAt === null || publishedAt > readAt);
