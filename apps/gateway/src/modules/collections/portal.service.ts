import {
  answerRefusal,
  cellStateOf,
  daysOfMonth,
  type Entity,
  isAnsweredCell,
  issueAt,
  type PortalQuestion,
  type PortalRequest,
  type PortalTask,
  type ProblemCode,
  requestRefusal,
} from '@esg/contract';
import { asOrganisation, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import * as rows from '../collection-requests/index.ts';
import { isArchived, listEntities } from '../entities/index.ts';
import { findActor, namesOfPeople } from '../users/index.ts';
import { listCellsAndKnown } from './cells.ts';
import { notice } from './collections.service.ts';
import { portalRequestOf } from './portal-view.ts';
import { metricsIn, questionsIn } from './questions.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;
/** What is asked of one entity. */
export type RequestPlace = Pick<rows.QuestionPlace, 'collectionId' | 'entityId'>;

/** The requests of these collections that the caller reaches, of the entities that are meant. */
export const requestsIn = async (
  scoped: Scoped,
  rowsOf: readonly rows.CollectionRow[],
  isMeant: (entity: Pick<Entity, 'id'>) => boolean = () => true,
): Promise<PortalRequest[]> => {
  const entities = new Map((await listEntities(scoped)).filter(isMeant).map((entity) => [entity.id, entity]));
  const requests = Map.groupBy(
    await rows.listRequests(
      scoped,
      rowsOf.map(({ id }) => id),
    ),
    ({ collectionId }) => collectionId,
  );
  const approverIds = rowsOf.flatMap(({ approverId }) => approverId ?? []);
  const approvers = await asOrganisation(scoped, (whole) => namesOfPeople(whole, approverIds));
  const views: PortalRequest[] = [];
  for (const row of rowsOf) {
    const theirs = (requests.get(row.id) ?? []).flatMap((request) => {
      const entity = entities.get(request.entityId);
      return entity ? [{ request, entity }] : [];
    });
    const entityIds = theirs.map(({ entity }) => entity.id);
    const progress = await listCellsAndKnown(scoped, row, entityIds);
    const approver = approvers.get(row.approverId ?? '');
    for (const { request, entity } of theirs)
      views.push(portalRequestOf(row, request, entity, progress.get(entity.id) ?? { cells: '', known: 0 }, approver));
  }
  return views;
};

/** Whether the caller reaches it: by a link open collections alone, signed in also what was closed. */
const isReached = ({ access }: Scoped, { closedAt }: rows.CollectionRow) =>
  access?.entityId === undefined || closedAt === null;

/** What the caller's entities are asked, the newest first. */
export const readRequests = ({ database }: Pick<Deps, 'database'>, scope: Scope): Promise<PortalRequest[]> =>
  database.withScope(scope, async (scoped) => {
    const all = await rows.listCollections(scoped);
    return requestsIn(
      scoped,
      all.filter((row) => isReached(scoped, row)),
    );
  });

/** The collection and the request as they are now. Throws `resource.not_found` for an entity that is not the caller's. */
export const findRequest = async (scoped: Scoped, { collectionId, entityId }: RequestPlace) => {
  const row = await rows.findCollection(scoped, collectionId);
  const request = (await rows.listRequests(scoped, [collectionId])).find((each) => each.entityId === entityId);
  if (!row || !request || !isReached(scoped, row)) throw new ProblemError('resource.not_found');
  return { row, request };
};

/** The questions to one entity with their answers. Throws `resource.not_found`. */
export const readTaskIn = async (scoped: Scoped, place: RequestPlace): Promise<PortalTask> => {
  const { row, request } = await findRequest(scoped, place);
  const view = (await requestsIn(scoped, [row])).find(({ entityId }) => entityId === place.entityId);
  if (!view) throw new ProblemError('resource.not_found');
  const questions = await questionsIn(scoped, row, place.entityId, row.sectionIds);
  return { ...view, version: request.version, metrics: metricsIn(row.sectionIds), questions };
};

/** The questions to one entity with their answers. Throws `resource.not_found`. */
export const readTask = (
  { database }: Pick<Deps, 'database'>,
  scope: Scope,
  place: RequestPlace,
): Promise<PortalTask> => database.withScope(scope, (scoped) => readTaskIn(scoped, place));

const refuse = (refusal: ProblemCode | undefined) => {
  if (refusal) throw new ProblemError(refusal);
};

/** Nothing is added to a request that has ended (`requestRefusal`). Throws `entity.archived` and `collection.closed`. */
export const requireGoing = async ({ tx }: Scoped, { closedAt }: rows.CollectionRow, { entityId }: RequestPlace) =>
  refuse(requestRefusal({ closedAt, isArchived: await isArchived(tx, entityId) }));

/** Throws what `requireGoing` throws, and `collection.not_open` for answers that were submitted or approved (`answerRefusal`). */
export const requireAnswerable = async (
  { tx }: Scoped,
  { closedAt }: rows.CollectionRow,
  { status, entityId }: Pick<rows.RequestRow, 'status' | 'entityId'>,
) => refuse(answerRefusal({ status, closedAt, isArchived: await isArchived(tx, entityId) }));

/**
 * The collection of a request that accepts answers. The request stays locked for this transaction, so that it is neither submitted, decided
 * nor closed meanwhile; other answers to it may be stored beside. Throws `resource.not_found`, `entity.archived`,
 * `collection.closed`, `collection.not_open`, and `collection.submitted_elsewhere` where a figure of these days was submitted in another
 * collection.
 */
export const lockOpen = async (scoped: Scoped, place: rows.AnswerPlace) => {
  const { collectionId, entityId, sectionId, month } = place;
  const request = await rows.lockRequest(scoped, { collectionId, entityId }, 'share');
  const row = request && (await rows.findCollection(scoped, collectionId));
  if (!request || !row?.sectionIds.includes(sectionId)) throw new ProblemError('resource.not_found');
  await requireAnswerable(scoped, row, request);
  const days = month ? daysOfMonth(month) : { start: row.periodStart, end: row.periodEnd };
  if (await rows.isSubmittedElsewhere(scoped, place, days)) throw new ProblemError('collection.submitted_elsewhere');
  return row;
};

/** The question as it is now. */
export const questionAt = async (
  scoped: Scoped,
  row: rows.CollectionRow,
  { entityId, sectionId }: rows.QuestionPlace,
) => {
  const [question] = await questionsIn(scoped, row, entityId, [sectionId]);
  if (!question) throw new ProblemError('resource.not_found');
  return question;
};

type Noted = Parameters<typeof rows.appendEvents>[2][number];

/** Writes down what happened to a request, in the name of whoever did it. */
export const note = async (scoped: Scoped, place: RequestPlace & { sectionId?: string }, event: Noted, now: Date) => {
  const { collectionId, entityId, sectionId = null } = place;
  const by = await asOrganisation(scoped, findActor);
  await rows.appendEvents(scoped, collectionId, [{ ...event, entityId, sectionId }], { by, now });
};

/**
 * Says why the entity cannot answer a question. Throws what `lockOpen` throws, and `resource.stale` with the present
 * question where it is answered.
 */
export const blockQuestion = async (
  deps: Deps,
  scope: Scope,
  place: rows.QuestionPlace,
  reason: string,
): Promise<PortalQuestion> => {
  const question = await deps.database.withScope(scope, async (scoped) => {
    const row = await lockOpen(scoped, place);
    const current = await questionAt(scoped, row, place);
    if (isAnsweredCell(current.cell)) throw new ProblemError('resource.stale', { extra: { current } });
    await rows.writeBlock(scoped, place, reason);
    await note(scoped, place, { action: 'blocked', note: reason }, deps.now());
    return questionAt(scoped, row, place);
  });
  deps.realtime.publish(scope, notice);
  return question;
};

/** Takes the reason back. Throws what `lockOpen` throws. */
export const unblockQuestion = async (deps: Deps, scope: Scope, place: rows.QuestionPlace): Promise<void> => {
  await deps.database.withScope(scope, async (scoped) => {
    await lockOpen(scoped, place);
    if (await rows.deleteBlock(scoped, place)) await note(scoped, place, { action: 'unblocked' }, deps.now());
  });
  deps.realtime.publish(scope, notice);
};

const submit = async (scoped: Scoped, place: RequestPlace, version: number, now: Date) => {
  const request = await rows.lockRequest(scoped, place, 'update');
  if (!request) throw new ProblemError('resource.not_found');
  const task = await readTaskIn(scoped, place);
  if (request.version !== version) throw new ProblemError('resource.stale', { extra: { current: task } });
  const { row } = await findRequest(scoped, place);
  await requireAnswerable(scoped, row, request);
  const missing = task.questions.filter(({ cell }) => cellStateOf(cell) === 'missing');
  if (missing.length > 0)
    throw new ProblemError('collection.incomplete', {
      issues: missing.map(({ sectionId }) => issueAt(sectionId, 'required')),
    });
  const by = await asOrganisation(scoped, findActor);
  const submitted = { submittedAt: now, submittedById: by.id, submittedByName: by.name };
  await rows.updateRequest(scoped, place, { status: 'submitted', note: '', ...submitted });
  await note(scoped, place, { action: 'submitted' }, now);
  await asOrganisation(scoped, (whole) =>
    rows.notifyDeciders(whole, row, { kind: 'collection.submitted', entityId: place.entityId, by, now }),
  );
  return readTaskIn(scoped, place);
};

/**
 * Submits the answers of an entity, and notifies whoever decides; answers that are being stored come first. Throws `collection.incomplete` with the sections that have
 * neither an answer nor a reason, `entity.archived`, `collection.closed`, `collection.not_open`, and `resource.stale` with the present task.
 */
export const submitRequest = async (
  deps: Deps,
  scope: Scope,
  place: RequestPlace,
  version: number,
): Promise<PortalTask> => {
  const task = await deps.database.withScope(scope, (scoped) => submit(scoped, place, version, deps.now()));
  deps.realtime.publish(scope, notice);
  deps.realtime.publish(scope, { type: 'notification.arrived' });
  return task;
};
