import type { EntityType } from '@esg/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  givenEntities,
  idColumn,
  instant,
  ofSuppliersColumn,
  openTo,
  organisationFence,
  partyFence,
} from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { users } from '../users/users.tables.ts';

/** Parts of an organisation with figures of their own (spec section 3), a tree; and its suppliers, who are in no tree (docs/adr/0088). */
export const entities = pgTable(
  'entities',
  {
    id: idColumn(),
    ...organisationOwner(),
    name: text('name').notNull(),
    type: text('type').$type<EntityType>().notNull(),
    parentId: uuid('parent_id'),
    fiscalYearStartMonth: integer('fiscal_year_start_month').notNull().default(1),
    /** A sample company, whose figures count in no total. An organisation has one at most. */
    isSample: boolean('is_sample').notNull().default(false),
    isSupplier: ofSuppliersColumn('is_supplier'),
    address: text('address').notNull().default(''),
    postCode: text('post_code').notNull().default(''),
    managerId: uuid('manager_id').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The entity takes no new data after this time. */
    archivedAt: instant('archived_at'),
  },
  (table) => [
    index('entities_organisation').on(table.organisationId, table.name, table.id),
    index('entities_parent').on(table.parentId),
    index('entities_manager').on(table.managerId),
    // References to an entity must come from the entity's own organisation.
    uniqueIndex('entities_sample').on(table.organisationId).where(sql`${table.isSample}`),
    unique('entities_id_organisation').on(table.id, table.organisationId),
    // Rows about a supplier say so themselves, and cannot say it of an entity.
    unique('entities_id_supplier').on(table.id, table.organisationId, table.isSupplier),
    foreignKey({
      name: 'entities_parent_fk',
      columns: [table.parentId, table.organisationId],
      foreignColumns: [table.id as AnyPgColumn, table.organisationId as AnyPgColumn],
    }),
    check('entities_month', sql`${table.fiscalYearStartMonth} between 1 and 12`),
    check('entities_supplier', sql`not ${table.isSupplier} or (${table.parentId} is null and not ${table.isSample})`),
    ...organisationFence(table),
    ...partyFence(table.isSupplier),
    ...openTo(table, () => sql`${table.id} in ${givenEntities}`),
  ],
).enableRLS();
