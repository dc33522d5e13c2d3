import { collectionPath, type Period } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { listEntities } from '../entities/index.ts';
import { notifyWithin } from '../notifications/index.ts';
import type { Actor } from '../users/index.ts';
import { appendEvents, findPerson, updateRequest } from './collections.repository.ts';
import { lockSubmitted, type Series, type Submitted } from './submitted.repository.ts';

/** A figure as it is stored, or was: the answer to a question where it belongs to an entity and has no labels. */
type StoredFigure = Series & { readonly labelIds: readonly string[]; readonly period: Period };
type Work = { readonly by: Pick<Actor, 'id' | 'name'>; readonly now: Date };

/** Notifies whoever approved, and the named approver; administrators where neither is there any more. */
const notifyApprovers = async (scoped: Scoped, request: Submitted, entity: string, { by, now }: Work) => {
  const { collectionId, entityId, name, approverId, decidedById } = request;
  const facts = { person: by.name, entity, collection: name };
  const happening = { kind: 'collection.invalidated', facts, path: collectionPath(collectionId, entityId) } as const;
  const named = new Set([approverId, decidedById]);
  const people: string[] = [];
  for (const id of named) if (id !== null && (await findPerson(scoped, id))) people.push(id);
  if (people.length === 0) return notifyWithin(scoped, { to: 'administrators', ...happening }, now);
  for (const userId of people) if (userId !== by.id) await notifyWithin(scoped, { to: { userId }, ...happening }, now);
};

const invalidate = async (scoped: Scoped, request: Submitted, sectionIds: readonly string[], work: Work) => {
  const { collectionId, entityId, status } = request;
  const isApproved = status === 'approved';
  await updateRequest(scoped, request, isApproved ? { status: 'changed' } : {});
  await appendEvents(
    scoped,
    collectionId,
    [
      ...sectionIds.map((sectionId) => ({ action: 'altered' as const, entityId, sectionId })),
      ...(isApproved ? [{ action: 'invalidated' as const, entityId }] : []),
    ],
    work,
  );
};

/** Writes down that these answers were changed. */
const note = async (scoped: Scoped, requests: readonly Submitted[], figures: readonly StoredFigure[], work: Work) => {
  const answers = Map.groupBy(
    figures.filter(({ labelIds }) => labelIds.length === 0),
    ({ entityId }) => entityId,
  );
  const invalidated: Submitted[] = [];
  for (const request of requests) {
    const isAnswer = ({ sectionId, period }: StoredFigure) =>
      request.sectionIds.includes(sectionId) && request.start <= period.start && period.end <= request.end;
    const changed = (answers.get(request.entityId) ?? []).filter(isAnswer);
    if (changed.length === 0) continue;
    await invalidate(scoped, request, [...new Set(changed.map(({ sectionId }) => sectionId))], work);
    if (request.status === 'approved') invalidated.push(request);
  }
  if (invalidated.length === 0) return;
  const names = new Map((await listEntities(scoped)).map(({ id, name }) => [id, name]));
  for (const request of invalidated) await notifyApprovers(scoped, request, names.get(request.entityId) ?? '', work);
};

/**
 * Whoever changes figures calls this before it locks them, and what it returns with every figure that changed, as it was and as it is. A request
 * that was submitted with them becomes a newer version, so that nobody decides about figures they have not seen; what was approved counts no
 * more, and whoever approved is notified. The requests stay locked until the transaction ends. Entity users change only what is not submitted.
 */
export const holdSubmitted = async (scoped: Scoped, series: readonly Series[]) => {
  const requests = scoped.access ? [] : await lockSubmitted(scoped, series);
  return async (changed: readonly StoredFigure[], work: Work): Promise<void> => {
    if (requests.length > 0) await note(scoped, requests, changed, work);
  };
};
