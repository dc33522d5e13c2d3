import {
  type CollectionDecision,
  type CollectionRequest,
  collectionLimits,
  type RequestStatus,
} from './collections.ts';
import { hourMilliseconds } from './durations.ts';
import type { ProblemCode } from './problems.ts';
import type { Role } from './roles.ts';

/** Whether the entity has not submitted, or has to again. */
export const isAwaited = (status: RequestStatus): boolean => status === 'open' || status === 'returned';

/** Whether somebody has to decide about what the entity submitted. */
export const awaitsDecision = (status: RequestStatus): boolean => status === 'submitted' || status === 'changed';

/** Whether answers of this status can be decided about so: those that wait for a decision either way, approved ones can be returned. */
export const takesDecision = (status: RequestStatus, decision: CollectionDecision['decision']): boolean =>
  decision === 'approved' ? awaitsDecision(status) : !isAwaited(status);

/** What ends a request: its collection is closed, or the entity is archived. */
type Going = { readonly closedAt: Date | string | null; readonly isArchived?: boolean };
type Standing = Going & { readonly status: RequestStatus };

/** Why nothing is added to a request, no comment either; undefined while it goes on. */
export const requestRefusal = ({ closedAt, isArchived = false }: Going): ProblemCode | undefined => {
  if (isArchived) return 'entity.archived';
  return closedAt === null ? undefined : 'collection.closed';
};

/** Whether comments, and answers while they are not submitted, can be added to a request. */
export const goesOn = (going: Going): boolean => requestRefusal(going) === undefined;

/** Why the entity's people cannot answer: the request has ended, or the answers are submitted or approved. Undefined where they may. */
export const answerRefusal = (standing: Standing): ProblemCode | undefined =>
  requestRefusal(standing) ?? (isAwaited(standing.status) ? undefined : 'collection.not_open');

/** Whether the entity's people may answer: nothing is submitted, the collection is not closed, and the entity is not archived. */
export const mayAnswer = (standing: Standing): boolean => answerRefusal(standing) === undefined;

/** Whether the people of an entity are reminded, unless they were lately: they may answer, and there are some. */
export const mayRemind = (standing: Standing, people: number): boolean => mayAnswer(standing) && people > 0;

/** Whether the people of an entity were reminded so lately that they are not reminded again yet. */
export const wasRemindedLately = (remindedAt: Date | string | null, now: Date): boolean =>
  remindedAt !== null &&
  new Date(remindedAt).getTime() > now.getTime() - collectionLimits.reminderHours * hourMilliseconds;

/**
 * Whether somebody who reaches a request may approve or return it: anybody where no approver is named; else the approver, and
 * administrators, who may name another one anyway, so that no request waits for somebody who cannot decide any more.
 */
export const mayDecideRequest = (
  approverId: string | null,
  { userId, role }: { userId: string; role: Role },
): boolean => approverId === null || approverId === userId || role === 'administrator';

/** Whether the entity has submitted, was decided about, or said why it cannot answer something: that is lost when it is asked no more. */
export const hasAnswered = ({ status, blocked }: Pick<CollectionRequest, 'status' | 'blocked'>): boolean =>
  status !== 'open' || blocked > 0;

/** How far a request is. Questions that the entity cannot answer have a reason instead: they are never counted as answered. */
export type CollectionProgress = { readonly answered: number; readonly blocked: number; readonly total: number };

/** Questions with an answer or a reason for none: once these are all, a request can be submitted. */
export const settledOf = ({ answered, blocked }: Pick<CollectionProgress, 'answered' | 'blocked'>): number =>
  answered + blocked;

/**
 * Whether a request counts in its collection: nobody can answer for an archived entity, so what it has not submitted is waited for no more.
 * What it delivered stays.
 */
export const isCounted = ({ status, isArchived }: { status: RequestStatus; isArchived: boolean }): boolean =>
  !isArchived || !isAwaited(status);
