import {
  branchOf,
  type Entity,
  type EntityChange,
  type EntityHistoryPage,
  entityLimits,
  isNameTaken,
  issueAt,
  lineageOf,
  mayArrange,
  mayStandBelow,
  type NewEntity,
  type PageQuery,
} from '@esg/contract';
import { isRefusedBy, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError, pageOfRows, positionOf } from '../../platform/http/index.ts';
import * as rows from './entities.repository.ts';
import { historyEntryOf, isMerged, listHistory, noteHistory } from './history.repository.ts';
import { changesIn, requireManager, takeTree } from './tree.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

const notice = { type: 'entities.changed' } as const;

/** The organisation's entities by name. */
export const readEntities = ({ database }: Pick<Deps, 'database'>, scope: Scope): Promise<Entity[]> =>
  database.withScope(scope, rows.listEntities);

/** One entity. Throws `resource.not_found`. */
export const readEntity = async (deps: Pick<Deps, 'database'>, scope: Scope, id: string): Promise<Entity> => {
  const entity = (await readEntities(deps, scope)).find((candidate) => candidate.id === id);
  if (!entity) throw new ProblemError('resource.not_found');
  return entity;
};

/** The history of an entity, newest first, also after it was removed. Throws `resource.not_found`. */
export const readEntityHistory = async (
  { database }: Pick<Deps, 'database'>,
  scope: Scope,
  id: string,
  { cursor, limit }: PageQuery,
): Promise<EntityHistoryPage> =>
  database.withScope(scope, async (scoped) => {
    const found = await listHistory(scoped, id, positionOf(cursor), limit + 1);
    if (found.length === 0 && !(await rows.listEntities(scoped)).some((entity) => entity.id === id))
      throw new ProblemError('resource.not_found');
    return pageOfRows(found, limit, historyEntryOf);
  });

const requireTheirs = (scoped: Scoped, entity: Entity | null) => {
  if (!mayArrange(scoped, entity)) throw new ProblemError('permission.denied');
};

/**
 * Allows only the entity's manager and people who manage all entities; without an entity, no entity manager passes. Throws
 * `permission.denied`.
 */
export const requireArranging = async (scoped: Scoped, entity: Entity | null) => {
  await requireManager(scoped);
  requireTheirs(scoped, entity);
};

/** A new entity has the manager of its parent. */
const managerFor = (present: readonly Entity[], parentId: string | null, atTop: string | null) =>
  parentId === null ? atTop : (present.find(({ id }) => id === parentId)?.managerId ?? null);

const requireParent = (scoped: Scoped, entities: readonly Entity[], id: string | null, parentId: string | null) => {
  const present = entities.find((entity) => entity.id === id);
  const parent = entities.find((entity) => entity.id === parentId);
  const isClosed = !parent || (parent.archivedAt !== null && present?.parentId !== parentId);
  if (parentId !== null && isClosed)
    throw new ProblemError('request.invalid', { issues: [issueAt('parentId', 'choice_unknown')] });
  if (parent && present?.parentId !== parentId) requireTheirs(scoped, parent);
  const isSample = entities.some((entity) => entity.isSample && (entity.id === parentId || entity.id === id));
  if ((isSample && parentId !== null) || !mayStandBelow(entities, id, parentId))
    throw new ProblemError('entity.parent_refused', { issues: [issueAt('parentId', 'invalid')] });
};

const requireName = (entities: readonly Entity[], id: string | null, place: Pick<NewEntity, 'name' | 'parentId'>) => {
  if (isNameTaken(entities, id, place)) throw new ProblemError('entity.exists');
};

const create = async (scoped: Scoped, fields: NewEntity, now: Date): Promise<Entity> => {
  const { present: entities, atTop } = await takeTree(scoped);
  if (entities.length >= entityLimits.entitiesMax) throw new ProblemError('entity.full');
  requireParent(scoped, entities, null, fields.parentId);
  requireName(entities, null, fields);
  const managerId = managerFor(entities, fields.parentId, atTop);
  const entity = await rows.insertEntity(scoped, { ...fields, managerId }, now);
  if (!entity) throw new Error('An entity was not stored');
  const changes = changesIn(entities, entities)(null, entity);
  await noteHistory(scoped, [{ entityId: entity.id, action: 'created', changes }], now);
  return entity;
};

/**
 * Adds an entity. Throws `request.invalid` for a parent of another organisation, `permission.denied` for one that the caller does not arrange,
 * `entity.full` at the limit, `entity.exists`.
 */
export const createEntity = async (deps: Deps, scope: Scope, fields: NewEntity, key?: string): Promise<Entity> => {
  const now = deps.now();
  const entity = await deps.database.withScope(scope, (scoped) =>
    answerOnce(scoped, { operation: 'createEntity', key, body: fields, status: 201, now }, () =>
      create(scoped, fields, now),
    ),
  );
  deps.realtime.publish(scope, notice);
  return entity;
};

/**
 * Changes an entity. Throws `entity.stale` with the present one where somebody else changed it meanwhile, and `entity.parent_refused` where
 * it would become its own descendant, `entity.exists` beside one of the same name, `permission.denied` for what the caller does not arrange, and for a new
 * parent of the kind.
 */
export const changeEntity = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { version, ...fields }: EntityChange,
): Promise<Entity> => {
  const entity = await deps.database.withScope(scope, async (scoped) => {
    const { present: entities } = await takeTree(scoped);
    const before = entities.find((candidate) => candidate.id === id);
    if (!before) throw new ProblemError('resource.not_found');
    requireTheirs(scoped, before);
    requireParent(scoped, entities, id, fields.parentId);
    if (fields.name !== before.name || fields.parentId !== before.parentId) requireName(entities, id, fields);
    const now = deps.now();
    const changed = await rows.updateEntity(scoped, id, version, fields, now);
    if (!changed) throw new ProblemError('entity.stale', { extra: { current: before } });
    const changes = changesIn(entities, entities)(before, changed);
    if (changes.length > 0) await noteHistory(scoped, [{ entityId: id, action: 'changed', changes }], now);
    return changed;
  });
  deps.realtime.publish(scope, notice);
  return entity;
};

/** What follows where entities are archived or restored, in the same transaction. The caller passes it, because the modules that ask entities depend on this one. */
export type OnShelved = (
  scoped: Scoped,
  entityIds: readonly string[],
  action: 'archived' | 'restored',
  now: Date,
) => Promise<void>;

/** Archives or restores an entity in the tree, where the caller may change all entities from `touched`. */
const rearrange = async (
  deps: Deps,
  scope: Scope,
  id: string,
  {
    touched,
    action,
    onShelved,
  }: {
    touched: (present: readonly Entity[]) => Entity[];
    action: 'archived' | 'restored';
    onShelved: OnShelved;
  },
): Promise<Entity> => {
  const entity = await deps.database.withScope(scope, async (scoped) => {
    const { present } = await takeTree(scoped);
    if (!present.some((candidate) => candidate.id === id)) throw new ProblemError('resource.not_found');
    const changing = touched(present);
    for (const one of changing) requireTheirs(scoped, one);
    const now = deps.now();
    const ids = changing.map((one) => one.id);
    if (action === 'restored' && (await isMerged(scoped, ids))) throw new ProblemError('entity.merged');
    if (ids.length > 0) await rows.updateArchived(scoped, ids, action === 'archived' ? now : null, now);
    await noteHistory(
      scoped,
      ids.map((entityId) => ({ entityId, action, changes: [] })),
      now,
    );
    await onShelved(scoped, ids, action, now);
    return (await rows.listEntities(scoped)).find((candidate) => candidate.id === id);
  });
  if (!entity) throw new ProblemError('resource.not_found');
  deps.realtime.publish(scope, notice);
  return entity;
};

/** Archives an entity with all its descendants: they take no new data, and their existing data still count and are shown. */
export const archiveEntity = (deps: Deps, scope: Scope, id: string, onShelved: OnShelved) =>
  rearrange(deps, scope, id, {
    touched: (present) => branchOf(present, id).filter(({ archivedAt }) => archivedAt === null),
    action: 'archived',
    onShelved,
  });

/** Restores an archived entity, with all its ancestors. Throws `entity.merged` where everything of one went to another entity. */
export const restoreEntity = (deps: Deps, scope: Scope, id: string, onShelved: OnShelved) =>
  rearrange(deps, scope, id, {
    touched: (present) => lineageOf(present, id).filter(({ archivedAt }) => archivedAt !== null),
    action: 'restored',
    onShelved,
  });

/** Whether reports cover an entity. The caller passes this function, because the module of reports depends on this one. */
export type IsReported = (scoped: Scoped, entityId: string) => Promise<boolean>;

/** Removes an entity. Throws `entity.linked` while data points, reports or other entities belong to it, or collections ask it. */
export const removeEntity = async (deps: Deps, scope: Scope, id: string, isReported: IsReported) => {
  try {
    const removed = await deps.database.withScope(scope, async (scoped) => {
      const entity = (await takeTree(scoped)).present.find((candidate) => candidate.id === id);
      if (entity) requireTheirs(scoped, entity);
      if (entity && (await isReported(scoped, id))) throw new ProblemError('entity.linked');
      const isRemoved = await rows.deleteEntity(scoped, id);
      if (isRemoved) await noteHistory(scoped, [{ entityId: id, action: 'removed', changes: [] }], deps.now());
      return isRemoved;
    });
    if (!removed) throw new ProblemError('resource.not_found');
  } catch (error) {
    throw isRefusedBy(error, 'reference') ? new ProblemError('entity.linked') : error;
  }
  deps.realtime.publish(scope, notice);
};
