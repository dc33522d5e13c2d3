import type { Entity, NewEntity } from '@esg/contract';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { users } from '../users/users.tables.ts';
import { entities } from './entities.tables.ts';

const own = (scoped: Scoped) => ownRows(entities, scoped);
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(entities.id, id));

const shown = {
  id: entities.id,
  name: entities.name,
  type: entities.type,
  parentId: entities.parentId,
  fiscalYearStartMonth: entities.fiscalYearStartMonth,
  address: entities.address,
  postCode: entities.postCode,
  managerId: entities.managerId,
  isSample: entities.isSample,
  createdAt: entities.createdAt,
  archivedAt: entities.archivedAt,
  version: entities.version,
};

type Shown = Omit<Entity, 'createdAt' | 'archivedAt'> & { createdAt: Date; archivedAt: Date | null };

const entityOf = ({ createdAt, archivedAt, ...row }: Shown): Entity => ({
  ...row,
  createdAt: createdAt.toISOString(),
  archivedAt: archivedAt?.toISOString() ?? null,
});

type Listed = Omit<Entity, 'createdAt' | 'archivedAt'> & { createdAt: string; archivedAt: string | null };

/** All entities of the organisation by name. */
export const listEntities = async (scoped: Scoped): Promise<Entity[]> => {
  // As the driver reads them: mapping thousands of rows column by column takes longer than the query, in every calculation.
  const { rows } = await scoped.tx.execute<Listed>(sql`
    select id, name, type, parent_id as "parentId", fiscal_year_start_month as "fiscalYearStartMonth", address,
      post_code as "postCode", manager_id as "managerId", is_sample as "isSample", created_at as "createdAt",
      archived_at as "archivedAt", version
    from ${entities} where ${own(scoped)} order by name, id`);
  return rows.map(({ createdAt, archivedAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt).toISOString(),
    archivedAt: archivedAt === null ? null : new Date(archivedAt).toISOString(),
  }));
};

/** What calculations read of an entity. */
export type EntityPlace = Pick<Entity, 'id' | 'name' | 'parentId' | 'isSample' | 'archivedAt'>;

/** The places of all entities in the tree, by name. */
export const listPlaces = async (scoped: Scoped): Promise<EntityPlace[]> => {
  const { rows } = await scoped.tx.execute<EntityPlace>(sql`
    select id, name, parent_id as "parentId", is_sample as "isSample", archived_at as "archivedAt"
    from ${entities} where ${own(scoped)} order by name, id`);
  return rows.map((row) =>
    row.archivedAt === null ? row : { ...row, archivedAt: new Date(row.archivedAt).toISOString() },
  );
};

/** Changes of the tree run one after the other: two at once could form a cycle that neither saw. */
export const lockTree = async ({ tx, organisationId }: Scoped) => {
  await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('no key update');
};

/** Stores an entity. */
export const insertEntity = async (
  scoped: Scoped,
  fields: NewEntity & Pick<Entity, 'managerId'> & Partial<Pick<Entity, 'isSample'>>,
  now: Date,
): Promise<Entity | undefined> => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = await tx
    .insert(entities)
    .values({ ...fields, tenantId, organisationId, createdAt: now, updatedAt: now })
    .returning(shown);
  return row && entityOf(row);
};

/** The changed entity, or `undefined` where it no longer has this version. */
export const updateEntity = async (
  scoped: Scoped,
  id: string,
  version: number,
  fields: NewEntity,
  now: Date,
): Promise<Entity | undefined> => {
  const [row] = await scoped.tx
    .update(entities)
    .set({ ...fields, updatedAt: now, version: sql`${entities.version} + 1` })
    .where(and(one(scoped, id), eq(entities.version, version)))
    .returning(shown);
  return row && entityOf(row);
};

type State = Required<NewEntity> & { id: string };

/** The number of rows in one statement, which may not have more than 65,535 values. */
const lotSize = 1000;

/** Stores many entities with the given ids. */
export const insertEntities = async (
  { tx, tenantId, organisationId }: Scoped,
  added: readonly (State & Pick<Entity, 'managerId'>)[],
  now: Date,
) => {
  for (let at = 0; at < added.length; at += lotSize)
    await tx
      .insert(entities)
      .values(
        added
          .slice(at, at + lotSize)
          .map((fields) => ({ ...fields, tenantId, organisationId, createdAt: now, updatedAt: now })),
      );
};

/** Changes many entities in one statement. */
export const updateEntities = async (scoped: Scoped, changed: readonly State[], now: Date) => {
  if (changed.length === 0) return;
  const { tx, tenantId, organisationId } = scoped;
  await tx.execute(sql`
    update ${entities} set name = changed.name, type = changed.type, parent_id = changed."parentId",
      fiscal_year_start_month = changed."fiscalYearStartMonth", address = changed.address, post_code = changed."postCode",
      updated_at = ${now.toISOString()}::timestamptz, version = ${entities.version} + 1
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed(id uuid, name text, type text, "parentId" uuid,
      "fiscalYearStartMonth" int, address text, "postCode" text)
    where ${entities.id} = changed.id and ${entities.tenantId} = ${tenantId} and ${entities.organisationId} = ${organisationId}`);
};

/** Removes many entities at once. */
export const deleteEntities = async (scoped: Scoped, ids: readonly string[]) => {
  await scoped.tx.delete(entities).where(and(own(scoped), inArray(entities.id, [...ids])));
};

/** Archives these at that time, or restores them with null. */
export const updateArchived = async (scoped: Scoped, ids: readonly string[], archivedAt: Date | null, now: Date) => {
  await scoped.tx
    .update(entities)
    .set({ archivedAt, updatedAt: now, version: sql`${entities.version} + 1` })
    .where(and(own(scoped), inArray(entities.id, [...ids])));
};

/** Deletes an entity; false where it does not exist. The foreign keys of its data prevent its removal. */
export const deleteEntity = async (scoped: Scoped, id: string) => {
  const removed = await scoped.tx.delete(entities).where(one(scoped, id)).returning({ id: entities.id });
  return removed.length > 0;
};

/** Locks entities until the transaction ends: nothing can be stored about them meanwhile. */
export const lockEntities = async (scoped: Scoped, ids: readonly string[]) => {
  await scoped.tx
    .select({ id: entities.id })
    .from(entities)
    .where(and(own(scoped), inArray(entities.id, [...ids])))
    .orderBy(asc(entities.id))
    .for('update');
};

/** Whether the organisation has this entity, not archived; it is locked until the transaction ends. */
export const hasEntity = async (scoped: Scoped, id: string) => {
  const rows = await scoped.tx
    .select({ id: entities.id })
    .from(entities)
    .where(and(one(scoped, id), isNull(entities.archivedAt)))
    .for('key share');
  return rows.length > 0;
};

/** Whether the entity is archived. */
export const isArchived = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.$count(entities, and(eq(entities.id, id), isNotNull(entities.archivedAt)))) > 0;

/** Those of these entities that the organisation has; they are locked until the transaction ends. */
export const holdEntities = async (
  tx: Transaction,
  organisationId: string,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const rows = await tx
    .select({ id: entities.id })
    .from(entities)
    .where(and(eq(entities.organisationId, organisationId), inArray(entities.id, [...ids])))
    .orderBy(asc(entities.id))
    .for('key share');
  return rows.map(({ id }) => id);
};

/** The entity manager for the entities that the caller adds, where one is assigned (spec section 5). */
export const findEntitiesManager = async ({ tx, tenantId, userId }: Scoped): Promise<string | null> => {
  const [row] = await tx
    .select({ managerId: users.entitiesManagerId })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return row?.managerId ?? null;
};

/** Assigns these entities to that person, or to nobody. */
export const updateManager = async (scoped: Scoped, ids: readonly string[], managerId: string | null) => {
  await scoped.tx
    .update(entities)
    .set({ managerId })
    .where(and(own(scoped), inArray(entities.id, [...ids])));
};

/**
 * SQL for the manager of all of these entities and all below them; null where they have several managers or none. `ids` is a JSON list.
 * Nested, so that columns keep the names of their tables.
 */
export const managerOfAll = (organisationId: SQL | AnyPgColumn, ids: SQL | AnyPgColumn) =>
  sql<string | null>`${sql`(
  with recursive covered(id, manager_id) as (
    select entity.id, entity.manager_id from entities entity
    where entity.organisation_id = ${organisationId}
      and entity.id in (select asked::uuid from jsonb_array_elements_text(${ids}) asked)
    union
    select entity.id, entity.manager_id from entities entity join covered on entity.parent_id = covered.id
  )
  select case when count(manager_id) = count(*) and count(distinct manager_id) = 1 then (array_agg(manager_id))[1] end
  from covered)`}`;
