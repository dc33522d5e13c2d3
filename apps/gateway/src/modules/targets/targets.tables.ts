import type { Target } from '@esg/contract';
import { foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { entities } from '../entities/entities.tables.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

/** What an organisation wants a metric to come to by a year, from a base year on, and what it does for it. */
export const targets = pgTable(
  'targets',
  {
    id: idColumn(),
    ...organisationOwner(),
    name: text('name').notNull(),
    metricKey: text('metric_key').notNull(),
    /** Null for the whole organisation. */
    entityId: uuid('entity_id'),
    unit: text('unit').notNull(),
    base: jsonb('base').$type<Target['base']>().notNull(),
    interim: jsonb('interim').$type<Target['interim']>().notNull(),
    goal: jsonb('goal').$type<Target['goal']>().notNull(),
    owner: text('owner').notNull(),
    note: text('note').notNull(),
    measures: jsonb('measures').$type<Target['measures']>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The name of that day: an account may be renamed or removed later. */
    updatedByName: text('updated_by_name').notNull(),
  },
  (table) => [
    index('targets_metric').on(table.organisationId, table.metricKey),
    index('targets_entity').on(table.entityId),
    foreignKey({
      name: 'targets_entity_fk',
      columns: [table.entityId, table.organisationId],
      foreignColumns: [entities.id, entities.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
