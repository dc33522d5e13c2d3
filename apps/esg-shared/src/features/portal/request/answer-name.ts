import type { AnswerPlace } from '@esg/api-client';

const prefix = 'portal-answer';

/** A permanent name of an answer in this browser. */
export const answerId = ({ collectionId, entityId, sectionId, month }: AnswerPlace): string =>
  [prefix, collectionId, entityId, sectionId, ...(month === undefined ? [] : [month])]
    .map(encodeURIComponent)
    .join('/');

/** The place of the answer with this name; undefined for a name of something else. */
export const placeOfAnswer = (id: string): AnswerPlace | undefined => {
  const [kind, collectionId, entityId, sectionId, month] = id.split('/').map(decodeURIComponent);
  return kind === prefix && collectionId && entityId && sectionId
    ? { collectionId, entityId, sectionId, month }
    : undefined;
};
