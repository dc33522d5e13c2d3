import type { Entity, NewEntity } from '@esg/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { users } from '../users/users.tables.ts';
import { entities } from './entities.tables.ts';

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(entities.tenantId, tenantId), eq(entities.organisationId, organisationId));
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(entities.id, id));

const shown = {
  id: entities.id,
  name: entities.name,
  type: entities.type,
  parentId: entities.parentId,
  fiscalYearStartMonth: entities.fiscalYearStartMonth,
  version: entities.version,
};

/** All entities of the organisation by name. */
export const listEntities = (scoped: Scoped): Promise<Entity[]> =>
  scoped.tx.select(shown).from(entities).where(own(scoped)).orderBy(asc(entities.name), asc(entities.id));

/** Changes of the tree happen one after the other: two of them at once could close a circle that neither saw. */
export const lockTree = async ({ tx, organisationId }: Scoped) => {
  await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('no key update');
};

export const insertEntity = async (scoped: Scoped, fields: NewEntity, now: Date): Promise<Entity | undefined> => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = await tx
    .insert(entities)
    .values({ ...fields, tenantId, organisationId, createdAt: now, updatedAt: now })
    .returning(shown);
  return row;
};

/** The changed entity, or `undefined` where it no longer stands at this version. */
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
  return row;
};

/** Whether there was such an entity. The foreign keys of what belongs to it keep it. */
export const deleteEntity = async (scoped: Scoped, id: string) => {
  const removed = await scoped.tx.delete(entities).where(one(scoped, id)).returning({ id: entities.id });
  return removed.length > 0;
};

/** Whether the organisation has this entity; it stays until the transaction ends. */
export const hasEntity = async (scoped: Scoped, id: string) => {
  const rows = await scoped.tx.select({ id: entities.id }).from(entities).where(one(scoped, id)).for('key share');
  return rows.length > 0;
};

/** Whether an entities manager is assigned to the caller (spec section 5). */
export const hasEntitiesManager = async ({ tx, tenantId, userId }: Scoped) => {
  const [row] = await tx
    .select({ managerId: users.entitiesManagerId })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return row?.managerId != null;
};
