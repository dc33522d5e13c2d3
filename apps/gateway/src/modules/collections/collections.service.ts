import {
  type Collection,
  type CollectionBoard,
  type CollectionChange,
  type CollectionClosing,
  type CollectionSummary,
  collectionLimits,
  type Entity,
  hasAnswered,
  hourMilliseconds,
  isCounted,
  isInUse,
  issueAt,
  mayArrange,
  type NewCollection,
  needsSeat,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError, requireRoom } from '../../platform/http/index.ts';
import { findSite, type Place } from '../brands/index.ts';
import * as rows from '../collection-requests/index.ts';
import { countCollected, metricOf } from '../data-points/index.ts';
import { holdEntities, listEntities, requireManager } from '../entities/index.ts';
import { frameworkIn, isOnOffer, isWithdrawn } from '../frameworks/index.ts';
import { holdTime } from '../reporting-times/index.ts';
import { countOpenThreads } from '../threads/index.ts';
import { findActor } from '../users/index.ts';
import { listCells } from './cells.ts';
import { collectionOf, summaryOf } from './collection-view.ts';
import { askPeople } from './letters.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime' | 'mailer' | 'jobs'>;
type Reading = Pick<Deps, 'database'>;

export const notice = { type: 'collections.changed' } as const;

const unknown = (path: string) => new ProblemError('request.invalid', { issues: [issueAt(path, 'choice_unknown')] });

/**
 * The entities whose figures the caller collects, by name: their own for an entity manager, all for others who manage entities. Throws
 * `permission.denied` for a basic user without an entities manager (spec section 5).
 */
export const collectedBy = async (scoped: Scoped): Promise<Entity[]> => {
  await requireManager(scoped);
  return (await listEntities(scoped)).filter((entity) => mayArrange(scoped, entity));
};

/** A collection with the requests that the caller reaches, by the entities' names. Throws `resource.not_found` where there are none. */
export const reachedIn = async (scoped: Scoped, id: string) => {
  const row = await rows.findCollection(scoped, id);
  const all = row ? await rows.listRequests(scoped, [id]) : [];
  const byEntity = new Map(all.map((request) => [request.entityId, request]));
  const entities = await collectedBy(scoped);
  const requests = entities.flatMap((entity) => byEntity.get(entity.id) ?? []);
  const isTheirs = requests.length > 0 || (all.length === 0 && scoped.role !== 'entity-manager');
  if (!row || !isTheirs) throw new ProblemError('resource.not_found');
  const archived = new Set(entities.filter((entity) => !isInUse(entity)).map((entity) => entity.id));
  return { row, requests, archived, isWhole: requests.length === all.length };
};
type Reached = Awaited<ReturnType<typeof reachedIn>>;

const entityIdsOf = ({ requests }: Pick<Reached, 'requests'>) => requests.map(({ entityId }) => entityId);

/** The collection as the caller sees it. */
export const readReached = async (scoped: Scoped, id: string): Promise<Collection> => {
  const reached = await reachedIn(scoped, id);
  const { row, requests, archived } = reached;
  return collectionOf(row, requests, await listCells(scoped, row, entityIdsOf(reached)), archived);
};

/** The collections that ask entities of the caller, the newest first, with the requests to these entities. */
export const reachedBy = async (scoped: Scoped) => {
  const entities = await collectedBy(scoped);
  const reach = new Set(entities.map(({ id }) => id));
  const all = await rows.listCollections(scoped);
  const listed = await rows.listRequests(
    scoped,
    all.map(({ id }) => id),
  );
  const requests = Map.groupBy(
    listed.filter(({ entityId }) => reach.has(entityId)),
    ({ collectionId }) => collectionId,
  );
  const isSeen = ({ id }: rows.CollectionRow) => requests.has(id) || scoped.role !== 'entity-manager';
  return { entities, requests, seen: all.filter(isSeen) };
};

/** The collections that ask entities of the caller, the newest first, with how far these are. */
export const readCollections = ({ database }: Reading, scope: Scope): Promise<CollectionSummary[]> =>
  database.withScope(scope, async (scoped) => {
    const { entities, requests, seen } = await reachedBy(scoped);
    const archived = new Set(entities.filter((entity) => !isInUse(entity)).map(({ id }) => id));
    const countedIn = (id: string) =>
      (requests.get(id) ?? []).filter(({ status, entityId }) =>
        isCounted({ status, isArchived: archived.has(entityId) }),
      );
    const asked = seen.map(({ id, periodStart: start, periodEnd: end, sectionIds }) => {
      const entityIds = countedIn(id).map(({ entityId }) => entityId);
      return { id, period: { start, end }, sectionIds, entityIds };
    });
    const counted = Map.groupBy(await countCollected(scoped, asked), ({ id }) => id);
    return seen.map((row) => summaryOf(row, countedIn(row.id), counted.get(row.id) ?? []));
  });

/** One collection. Throws `resource.not_found`. */
export const readCollection = ({ database }: Reading, scope: Scope, id: string): Promise<Collection> =>
  database.withScope(scope, (scoped) => readReached(scoped, id));

/** Which question of which entity is answered. Throws `resource.not_found`. */
export const readBoard = ({ database }: Reading, scope: Scope, id: string): Promise<CollectionBoard> =>
  database.withScope(scope, async (scoped) => {
    const reached = await reachedIn(scoped, id);
    const cells = await listCells(scoped, reached.row, entityIdsOf(reached));
    const unread = await countOpenThreads(scoped, { kinds: ['collection'], ids: [id] });
    return {
      sectionIds: reached.row.sectionIds,
      rows: [...cells].map(([entityId, line]) => ({ entityId, cells: line, unread: unread.get(entityId) ?? 0 })),
    };
  });

/** Entities that are asked must be the caller's, and neither archived nor sample data. Those that are asked already may be archived. */
const requireAskable = async (scoped: Scoped, entityIds: readonly string[], asked: ReadonlySet<string> = new Set()) => {
  const entities = await collectedBy(scoped);
  const isAskable = ({ id, archivedAt, isSample }: Entity) => asked.has(id) || (archivedAt === null && !isSample);
  const askable = new Set(entities.filter(isAskable).map(({ id }) => id));
  const issues = entityIds.flatMap((id, at) => (askable.has(id) ? [] : [issueAt(`entityIds.${at}`, 'choice_unknown')]));
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

/** An approver reaches what they decide: an entity manager the entities that are asked, a basic user entities at all. */
const requireApprover = async (scoped: Scoped, approverId: string | null, entityIds: readonly string[]) => {
  if (approverId === null) return;
  const person = await rows.findPerson(scoped, approverId);
  if (!person || !needsSeat(person.role)) throw unknown('approverId');
  const approver = { ...scoped, userId: person.id, role: person.role };
  const reached = await collectedBy(approver).catch((error: unknown) => {
    if (error instanceof ProblemError) return [];
    throw error;
  });
  const reach = new Set(reached.map(({ id }) => id));
  if (!entityIds.every((id) => reach.has(id))) throw unknown('approverId');
};

/** Throws `request.invalid` for sections that do not exist. */
export const requireSections = (sectionIds: readonly string[]) => {
  const issues = sectionIds.flatMap((id, at) => (metricOf(id) ? [] : [issueAt(`sectionIds.${at}`, 'choice_unknown')]));
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

/** The framework must be one that a report of the organisation may begin with. */
const requireVersion = async (scoped: Scoped, versionId: string | null) => {
  if (versionId === null) return;
  const isKnown = (await frameworkIn(scoped, versionId)) !== undefined && !(await isWithdrawn(scoped, versionId));
  if (!isKnown || !(await isOnOffer(scoped, versionId))) throw unknown('versionId');
};

/** Nobody can answer until a day that is over everywhere on earth. A day that was set before stays. */
const requireComing = (dueOn: string | null, now: Date, before: string | null = null) => {
  const today = new Date(now.getTime() - 12 * hourMilliseconds).toISOString().slice(0, 'yyyy-mm-dd'.length);
  if (dueOn !== null && dueOn !== before && dueOn < today)
    throw new ProblemError('request.invalid', { issues: [issueAt('dueOn', 'date_invalid', { earliest: today })] });
};

const requireRoomForOpen = (scoped: Scoped) =>
  requireRoom(scoped, 'collections', { count: rows.countOpen, most: collectionLimits.openMax });

const create = async (deps: Deps, scoped: Scoped, draft: NewCollection, place: Place, now: Date) => {
  const { entityIds, sectionIds, reportingTimeId, of: _party, ...head } = draft;
  requireComing(head.dueOn, now);
  await requireRoomForOpen(scoped);
  await requireVersion(scoped, head.versionId);
  requireSections(sectionIds);
  await holdEntities(scoped.tx, scoped.organisationId, entityIds);
  await requireAskable(scoped, entityIds);
  await requireApprover(scoped, head.approverId, entityIds);
  const time = await holdTime(scoped, reportingTimeId);
  if (!time) throw unknown('reportingTimeId');
  const by = await findActor(scoped);
  const days = { periodStart: time.period.start, periodEnd: time.period.end };
  const site = await findSite(scoped, place);
  const id = await rows.insertCollection(scoped, { ...head, reportingTimeId, sectionIds, site, ...days }, by, now);
  await rows.insertRequests(scoped, id, entityIds);
  await rows.appendEvents(scoped, id, [{ action: 'created' }], { by, now });
  await askPeople(deps, scoped, id, entityIds, now);
  return readReached(scoped, id);
};

/**
 * Asks entities for figures, and their people by e-mail. Throws `request.invalid` for entities that the caller does not manage, sections, a
 * time or an approver that do not exist, a framework that the organisation may not use, a due day that is over, and `resource.full` where
 * too many are open.
 */
export const createCollection = async (deps: Deps, scope: Scope, draft: NewCollection, place: Place, key?: string) => {
  await deps.jobs.start();
  const now = deps.now();
  const request = { operation: 'createCollection', key, body: draft, status: 201, now };
  const made = await deps.database.withScope({ ...scope, party: draft.of }, (scoped) =>
    answerOnce(scoped, request, () => create(deps, scoped, draft, place, now)),
  );
  deps.realtime.publish(scope, notice);
  return made;
};

/** Whoever changes a collection itself manages all of its entities. Throws `resource.not_found` and `permission.denied`. */
export const requireWhole = async (scoped: Scoped, id: string): Promise<Reached> => {
  const reached = await reachedIn(scoped, id);
  if (!reached.isWhole) throw new ProblemError('permission.denied');
  return reached;
};

/** Says that somebody else was first, with the present collection. */
export const stale = async (scoped: Scoped, id: string) =>
  new ProblemError('resource.stale', { extra: { current: await readReached(scoped, id) } });

/** Throws `collection.answered` where an entity has answered, and nobody has seen that its answers are withdrawn. */
const requireSeen = async (scoped: Scoped, left: readonly rows.RequestRow[], seen: readonly string[]) => {
  const reasons = Map.groupBy(
    await rows.listBlocks(
      scoped,
      left.slice(0, 1).map(({ collectionId }) => collectionId),
    ),
    ({ entityId }) => entityId,
  );
  const isLost = ({ entityId, status }: rows.RequestRow) =>
    !seen.includes(entityId) && hasAnswered({ status, blocked: reasons.get(entityId)?.length ?? 0 });
  const issues = left
    .filter(isLost)
    .map(({ entityId, status }) => issueAt('withdrawn', 'required', { entityId, status }));
  if (issues.length > 0) throw new ProblemError('collection.answered', { issues });
};

/**
 * Changes a collection: new entities are asked by e-mail, others are asked no more. Throws `resource.stale` with the present one, and
 * `collection.answered` where entities have answered that are not named in `withdrawn`.
 */
export const changeCollection = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { entityIds, version, withdrawn = [], ...head }: CollectionChange,
): Promise<Collection> => {
  await deps.jobs.start();
  const changed = await deps.database.withScope(scope, async (scoped) => {
    const { row } = await requireWhole(scoped, id);
    const requests = await rows.lockRequests(scoped, id);
    const asked = new Set(requests.map(({ entityId }) => entityId));
    const left = requests.filter(({ entityId }) => !entityIds.includes(entityId));
    requireComing(head.dueOn, deps.now(), row.dueOn);
    await holdEntities(scoped.tx, scoped.organisationId, entityIds);
    await requireAskable(scoped, entityIds, asked);
    await requireApprover(scoped, head.approverId, entityIds);
    if (!(await rows.updateCollection(scoped, id, version, head))) throw await stale(scoped, id);
    await requireSeen(scoped, left, withdrawn);
    const added = entityIds.filter((entityId) => !asked.has(entityId));
    await rows.withdrawRequestsExcept(scoped, id, entityIds);
    await rows.insertRequests(scoped, id, added);
    const author = { by: await findActor(scoped), now: deps.now() };
    const happened = [
      { action: 'changed' as const },
      ...added.map((entityId) => ({ action: 'asked' as const, entityId })),
      ...left.map(({ entityId }) => ({ action: 'withdrawn' as const, entityId })),
    ];
    await rows.appendEvents(scoped, id, happened, author);
    if (row.closedAt === null) await askPeople(deps, scoped, id, added, author.now);
    return readReached(scoped, id);
  });
  deps.realtime.publish(scope, notice);
  return changed;
};

/**
 * Closes a collection, so that nothing can be answered, or opens it again. Throws `resource.stale` with the present one, and `resource.full`
 * where too many are open.
 */
export const closeCollection = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { isClosed, version }: CollectionClosing,
): Promise<Collection> => {
  const changed = await deps.database.withScope(scope, async (scoped) => {
    const { row } = await requireWhole(scoped, id);
    if ((row.closedAt !== null) === isClosed) return readReached(scoped, id);
    if (!isClosed) await requireRoomForOpen(scoped);
    // Answers that are being stored come first, and later ones see that it is closed.
    await rows.lockRequests(scoped, id);
    const now = deps.now();
    if (!(await rows.updateCollection(scoped, id, version, { closedAt: isClosed ? now : null })))
      throw await stale(scoped, id);
    const author = { by: await findActor(scoped), now };
    await rows.appendEvents(scoped, id, [{ action: isClosed ? 'closed' : 'reopened' }], author);
    return readReached(scoped, id);
  });
  deps.realtime.publish(scope, notice);
  return changed;
};

/** Deletes a collection with what was said about it. The answers stay: they are data points. Throws `resource.not_found`. */
export const removeCollection = async (deps: Deps, scope: Scope, id: string) => {
  await deps.database.withScope(scope, async (scoped) => {
    await requireWhole(scoped, id);
    // Whoever answers has locked the request first as well: so nobody waits for the other.
    await rows.lockRequests(scoped, id);
    await rows.deleteCollection(scoped, id);
  });
  deps.realtime.publish(scope, notice);
};
