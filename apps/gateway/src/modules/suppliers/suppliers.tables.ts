import { foreignKey, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { organisationFence } from '../../platform/database/index.ts';
import { entities } from '../entities/entities.tables.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

/** What a supplier is besides a name: the row of `entities` is what it is asked by (docs/adr/0088). */
export const suppliers = pgTable(
  'suppliers',
  {
    entityId: uuid('entity_id').primaryKey(),
    ...organisationOwner(),
    reference: text('reference').notNull().default(''),
    country: text('country'),
    contactEmail: text('contact_email'),
  },
  (table) => [
    foreignKey({
      name: 'suppliers_entity_fk',
      columns: [table.entityId, table.organisationId],
      foreignColumns: [entities.id, entities.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
