import type { RequestPlace } from '@esg/api-client';

const prefix = 'portal-submission';

/** A permanent name of a request's submission in this browser. */
export const submissionId = ({ collectionId, entityId }: RequestPlace): string =>
  [prefix, collectionId, entityId].map(encodeURIComponent).join('/');

/** The request whose submission has this name; undefined for a name of something else. */
export const placeOfSubmission = (id: string): RequestPlace | undefined => {
  const [kind, collectionId, entityId] = id.split('/').map(decodeURIComponent);
  return kind === prefix && collectionId && entityId ? { collectionId, entityId } : undefined;
};
