import { type ContentEntry, contentLimits, isContentWritten, languages, type NewContentEntry } from '@esg/contract';

/** What an editor types: everything of an entry but whether readers see it. */
export type EntryDraft = Pick<NewContentEntry, 'categoryId' | 'title' | 'summary' | 'body'>;

const nothing = { en: '', zhTw: '' };
export const emptyDraft: EntryDraft = {
  categoryId: null,
  title: nothing,
  summary: nothing,
  body: { en: [], zhTw: [] },
};

/** The stored entry as it is edited. */
export const draftOf = ({ categoryId, title, summary, body }: ContentEntry): EntryDraft => ({
  categoryId,
  title,
  summary,
  body,
});

export const sameDraft = (one: EntryDraft, other: EntryDraft): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What keeps it from being stored: a title in one language; and from being published: a text in one. */
export const missingOf = ({ title, body }: EntryDraft, published: boolean): 'title' | 'text' | undefined => {
  if (!languages.some((language) => title[language].trim().length >= contentLimits.titleLengthMin)) return 'title';
  if (published && !languages.some((language) => isContentWritten({ title, body }, language))) return 'text';
  return undefined;
};

/** The entry with which a change of `published` alone is sent. */
export const changeOf = (entry: ContentEntry, published: boolean) => ({
  ...draftOf(entry),
  published,
  version: entry.version,
});
