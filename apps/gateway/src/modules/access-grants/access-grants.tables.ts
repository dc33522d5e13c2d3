import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, openTo, organisationFence } from '../../platform/database/index.ts';
import { entities } from '../entities/entities.tables.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { users } from '../users/users.tables.ts';

/** A grant of parts of an organisation to somebody whose role opens nothing of it (docs/adr/0073). A person has one grant. */
export const accessGrants = pgTable(
  'access_grants',
  {
    id: idColumn(),
    ...organisationOwner(),
    holderId: uuid('holder_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('access_grants_holder').on(table.holderId),
    unique('access_grants_id_organisation').on(table.id, table.organisationId),
    index('access_grants_organisation').on(table.organisationId),
    ...organisationFence(table),
    ...openTo(table, (access) => sql`${table.id} = ${access}`),
  ],
).enableRLS();

/** The entities of a grant, each by id: one below another has to be granted itself. */
export const accessGrantEntities = pgTable(
  'access_grant_entities',
  {
    grantId: uuid('grant_id').notNull(),
    ...organisationOwner(),
    entityId: uuid('entity_id').notNull(),
    /** Names what was given to whom, for the links that open it (docs/adr/0087). */
    id: uuid('id').notNull().defaultRandom(),
  },
  (table) => [
    primaryKey({ columns: [table.grantId, table.entityId] }),
    unique('access_grant_entities_id_organisation').on(table.id, table.organisationId),
    foreignKey({
      name: 'access_grant_entities_grant_fk',
      columns: [table.grantId, table.organisationId],
      foreignColumns: [accessGrants.id, accessGrants.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'access_grant_entities_entity_fk',
      columns: [table.entityId, table.organisationId],
      foreignColumns: [entities.id, entities.organisationId],
    }).onDelete('cascade'),
    index('access_grant_entities_entity').on(table.entityId),
    ...organisationFence(table),
    ...openTo(
      table,
      (access, entity) => sql`${table.grantId} = ${access} and (${entity} is null or ${table.entityId} = ${entity})`,
    ),
  ],
).enableRLS();
