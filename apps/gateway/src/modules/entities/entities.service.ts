import {
  branchOf,
  type Entity,
  type EntityChange,
  entityLimits,
  lineageOf,
  mayManageEntities,
  mayStandBelow,
  type NewEntity,
} from '@esg/contract';
import { isRefusedBy, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError } from '../../platform/http/index.ts';
import * as rows from './entities.repository.ts';

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

/**
 * Basic users need an entities manager before they touch entities (spec section 5, decision 5). Gives the person whose entity a new one at
 * the top is: the manager who adds it, or for whom it is added.
 */
export const requireManager = async (scoped: Scoped): Promise<string | null> => {
  const { role, userId, organisationType: type = role === 'consultant' ? 'Client' : 'Standard' } = scoped;
  const assigned = role === 'basic' ? await rows.findEntitiesManager(scoped) : null;
  if (!mayManageEntities(role, { type, hasEntitiesManager: assigned !== null }))
    throw new ProblemError('permission.denied');
  return role === 'entity-manager' ? userId : assigned;
};

/**
 * Entity managers decide about reports whose entities are all theirs, with what is below them: they move and remove no others, so that
 * nobody gains a right by arranging the entities of others (decision 13).
 */
const requireTheirs = ({ role, userId }: Scoped, { managerId }: Entity) => {
  if (role === 'entity-manager' && managerId !== userId) throw new ProblemError('permission.denied');
};

/**
 * Whoever says what an entity is to the group may arrange it; what holds for all of them, without one, no entity manager decides.
 * Throws `permission.denied`.
 */
export const requireArranging = async (scoped: Scoped, entity: Entity | null) => {
  await requireManager(scoped);
  if (entity) requireTheirs(scoped, entity);
  else if (scoped.role === 'entity-manager') throw new ProblemError('permission.denied');
};

/** A new entity is whose the one above it is. */
const managerFor = (present: readonly Entity[], parentId: string | null, atTop: string | null) =>
  parentId === null ? atTop : (present.find(({ id }) => id === parentId)?.managerId ?? null);

const requireParent = (entities: readonly Entity[], id: string | null, parentId: string | null) => {
  const present = entities.find((entity) => entity.id === id);
  const parent = entities.find((entity) => entity.id === parentId);
  const isClosed = !parent || (parent.archivedAt !== null && present?.parentId !== parentId);
  if (parentId !== null && isClosed)
    throw new ProblemError('request.invalid', { issues: [{ path: 'parentId', rule: 'choice_unknown', params: {} }] });
  const isSample = entities.some((entity) => entity.isSample && (entity.id === parentId || entity.id === id));
  if ((isSample && parentId !== null) || !mayStandBelow(entities, id, parentId))
    throw new ProblemError('entity.parent_refused');
};

const create = async (scoped: Scoped, fields: NewEntity, now: Date): Promise<Entity> => {
  const atTop = await requireManager(scoped);
  await rows.lockTree(scoped);
  const entities = await rows.listEntities(scoped);
  if (entities.length >= entityLimits.entitiesMax) throw new ProblemError('data_hub.full');
  requireParent(entities, null, fields.parentId);
  const managerId = managerFor(entities, fields.parentId, atTop);
  const entity = await rows.insertEntity(scoped, { ...fields, managerId }, now);
  if (!entity) throw new Error('An entity was not stored');
  return entity;
};

/** An entity that is to be added with others: `parent` is the id of a stored one or the `key` of one that comes before it. */
export type PlannedEntity = Omit<NewEntity, 'parentId'> & { key: string; parent: string | null };

/** Adds all that `plan` makes of the entities that are there, or none. Throws `data_hub.full`, and whatever `plan` throws. */
export const addEntities = async (
  deps: Deps,
  scope: Scope,
  plan: (present: readonly Entity[]) => readonly PlannedEntity[],
): Promise<number> => {
  const added = await deps.database.withScope(scope, async (scoped) => {
    const atTop = await requireManager(scoped);
    await rows.lockTree(scoped);
    const present = await rows.listEntities(scoped);
    const all = [...present];
    const planned = plan(present);
    if (present.length + planned.length > entityLimits.entitiesMax) throw new ProblemError('data_hub.full');
    const ids = new Map<string, string>();
    for (const { key, parent, ...fields } of planned) {
      const parentId = parent === null ? null : (ids.get(parent) ?? parent);
      const managerId = managerFor(all, parentId, atTop);
      const entity = await rows.insertEntity(scoped, { ...fields, parentId, managerId }, deps.now());
      if (!entity) throw new Error('An entity was not stored');
      all.push(entity);
      ids.set(key, entity.id);
    }
    return planned.length;
  });
  deps.realtime.publish(scope, notice);
  return added;
};

/** Adds an entity. Throws `request.invalid` for a parent that is not the organisation's own, `data_hub.full` at the limit. */
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
 * Changes an entity. Throws `entity.stale` with the present one where somebody else changed it meanwhile, and
 * `entity.parent_refused` where it would come to stand below itself.
 */
export const changeEntity = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { version, ...fields }: EntityChange,
): Promise<Entity> => {
  const entity = await deps.database.withScope(scope, async (scoped) => {
    await requireManager(scoped);
    await rows.lockTree(scoped);
    const entities = await rows.listEntities(scoped);
    const before = entities.find((candidate) => candidate.id === id);
    if (!before) throw new ProblemError('resource.not_found');
    if (fields.parentId !== before.parentId) requireTheirs(scoped, before);
    requireParent(entities, id, fields.parentId);
    const changed = await rows.updateEntity(scoped, id, version, fields, deps.now());
    if (!changed) throw new ProblemError('entity.stale', { extra: { current: before } });
    return changed;
  });
  deps.realtime.publish(scope, notice);
  return entity;
};

/** What has the tree changed for the entity, where the caller may arrange all that `touched` names. */
const rearrange = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { touched, archivedAt }: { touched: (present: readonly Entity[]) => Entity[]; archivedAt: Date | null },
): Promise<Entity> => {
  const entity = await deps.database.withScope(scope, async (scoped) => {
    await requireManager(scoped);
    await rows.lockTree(scoped);
    const present = await rows.listEntities(scoped);
    if (!present.some((candidate) => candidate.id === id)) throw new ProblemError('resource.not_found');
    const changing = touched(present);
    for (const one of changing) requireTheirs(scoped, one);
    if (changing.length > 0)
      await rows.updateArchived(
        scoped,
        changing.map((one) => one.id),
        archivedAt,
        deps.now(),
      );
    return (await rows.listEntities(scoped)).find((candidate) => candidate.id === id);
  });
  if (!entity) throw new ProblemError('resource.not_found');
  deps.realtime.publish(scope, notice);
  return entity;
};

/** Archives an entity with everything below it: they take no new data, and what they have still counts and shows. */
export const archiveEntity = (deps: Deps, scope: Scope, id: string) =>
  rearrange(deps, scope, id, {
    touched: (present) => branchOf(present, id).filter(({ archivedAt }) => archivedAt === null),
    archivedAt: deps.now(),
  });

/** Takes an archived entity back into use, with everything above it. */
export const restoreEntity = (deps: Deps, scope: Scope, id: string) =>
  rearrange(deps, scope, id, {
    touched: (present) => lineageOf(present, id).filter(({ archivedAt }) => archivedAt !== null),
    archivedAt: null,
  });

/** Whether reports cover an entity; reports stand above entities, so they are asked by who puts both together. */
export type IsReported = (scoped: Scoped, entityId: string) => Promise<boolean>;

/** Removes an entity. Throws `entity.linked` while data points, reports or other entities belong to it. */
export const removeEntity = async (deps: Deps, scope: Scope, id: string, isReported: IsReported) => {
  try {
    const removed = await deps.database.withScope(scope, async (scoped) => {
      await requireManager(scoped);
      const entity = (await rows.listEntities(scoped)).find((candidate) => candidate.id === id);
      if (entity) requireTheirs(scoped, entity);
      if (entity && (await isReported(scoped, id))) throw new ProblemError('entity.linked');
      return rows.deleteEntity(scoped, id);
    });
    if (!removed) throw new ProblemError('resource.not_found');
  } catch (error) {
    throw isRefusedBy(error, 'reference') ? new ProblemError('entity.linked') : error;
  }
  deps.realtime.publish(scope, notice);
};
