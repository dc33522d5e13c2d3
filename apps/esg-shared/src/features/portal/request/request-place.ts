import type { AnswerPlace } from '@esg/api-client';
import type { PortalQuestion, PortalTask } from '@esg/contract';

/** The place of one question, and of its answer for the whole period. */
export const placeOf = (
  { collectionId, entityId }: Pick<PortalTask, 'collectionId' | 'entityId'>,
  { sectionId }: Pick<PortalQuestion, 'sectionId'>,
): AnswerPlace => ({ collectionId, entityId, sectionId });

/** Stands for the last page, on which the answers are submitted. */
export const submitPage = 'submit';

/** Stands for the page on which all months are filled in as a table. */
export const monthsPage = 'months';

/** The question in the address, `?question=`; undefined where it names none. */
export const readQuestion = (search: Record<string, unknown>): string | undefined =>
  typeof search.question === 'string' && search.question !== '' ? search.question : undefined;
