import { type ContentEntry, contentLimits, isContentWritten, languages, type NewContentEntry } from '@esg/contract';

/** The editable part of an entry: everything except whether readers see it. */
export type EntryDraft = Pick<NewContentEntry, 'categoryId' | 'title' | 'summary' | 'body'>;

const nothing = { en: '', zhTw: '' };
export const emptyDraft: EntryDraft = {
  categoryId: null,
  title: nothing,
  summary: nothing,
  body: { en: [], zhTw: [] },
};

/** The stored entry in its editable form. */
export const draftOf = ({ categoryId, title, summary, body }: ContentEntry): EntryDraft => ({
  categoryId,
  title,
  summary,
  body,
});

export const sameDraft = (one: EntryDraft, other: EntryDraft): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is missing to store it: a title in a language; or to publish it: a text in a language. */
export const missingOf = ({ title, body }: EntryDraft, published: boolean): 'title' | 'text' | undefined => {
  if (!languages.some((language) => title[language].trim().length >= contentLimits.titleLengthMin)) return 'title';
  if (published && !languages.some((language) => isContentWritten({ title, body }, language))) return 'text';
  return undefined;
};

/** The entry as it is sent to change only `published`. */
export const changeOf = (entry: ContentEntry, published: boolean) => ({
  ...draftOf(entry),
  published,
  version: entry.version,
});
