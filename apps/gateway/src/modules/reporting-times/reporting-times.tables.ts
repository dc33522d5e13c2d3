import type { ReportingTimeKind } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { idColumn, instant, openTo, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

/** Periods of an organisation's data points (spec section 3). */
export const reportingTimes = pgTable(
  'reporting_times',
  {
    id: idColumn(),
    ...organisationOwner(),
    kind: text('kind').$type<ReportingTimeKind>().notNull(),
    name: text('name'),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    /** Created with the sample data, and removed with them unless something else was entered for it. */
    isSample: boolean('is_sample').notNull().default(false),
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('reporting_times_days').on(table.organisationId, table.periodStart, table.periodEnd),
    index('reporting_times_order').on(table.organisationId, table.position),
    // Data points refer to this key: they carry the days of their time, and the database keeps both equal.
    unique('reporting_times_id_days').on(table.id, table.organisationId, table.periodStart, table.periodEnd),
    check('reporting_times_end', sql`${table.periodEnd} >= ${table.periodStart}`),
    ...organisationFence(table),
    // Whoever changes a data point has the sums of its year kept.
    ...openTo(table, () => sql`exists (select from access_grant_entities)`),
  ],
).enableRLS();
