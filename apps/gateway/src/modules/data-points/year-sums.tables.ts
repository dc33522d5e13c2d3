import { sql } from 'drizzle-orm';
import { foreignKey, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { givenEntities, openTo, organisationFence } from '../../platform/database/index.ts';
import { reportingTimes } from '../reporting-times/reporting-times.tables.ts';

/**
 * The data points of each series within each year that is a reporting time of the organisation, added up. Triggers of the migration keep
 * them equal to the data points, in the transaction that changes one; nothing else writes here (docs/adr/0090). Suppliers' are left out:
 * they are never added up.
 */
export const yearSums = pgTable(
  'year_sums',
  {
    tenantId: uuid('tenant_id').notNull(),
    organisationId: uuid('organisation_id').notNull(),
    /** The year. */
    reportingTimeId: uuid('reporting_time_id').notNull(),
    metricKey: text('metric_key').notNull(),
    series: uuid('series').notNull(),
    /** Of the totals; empty for data points without one. */
    unit: text('unit').notNull(),
    sectionId: text('section_id').notNull(),
    entityId: uuid('entity_id'),
    labelKey: text('label_key').notNull(),
    number: numeric('number').notNull(),
    count: integer('count').notNull(),
    estimated: integer('estimated').notNull(),
    /** Days that they cover. */
    days: integer('days').notNull(),
    /** Their first days, as days since 2000-01-01, added up: where there is only one data point, this is its first day. */
    starts: integer('starts').notNull(),
  },
  (table) => [
    primaryKey({ name: 'year_sums_key', columns: [table.reportingTimeId, table.metricKey, table.series, table.unit] }),
    foreignKey({
      name: 'year_sums_time_fk',
      columns: [table.reportingTimeId],
      foreignColumns: [reportingTimes.id],
    }).onDelete('cascade'),
    ...organisationFence(table),
    // The triggers work with the rights of whoever changes a data point.
    ...openTo(table, () => sql`${table.entityId} in ${givenEntities}`, ['select', 'insert', 'update', 'delete']),
  ],
).enableRLS();
