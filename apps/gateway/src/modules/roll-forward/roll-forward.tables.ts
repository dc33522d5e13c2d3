import type { CarryKind, Report, ReportOrigin } from '@esg/contract';
import { foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

type Source = NonNullable<ReportOrigin['source']>;

/** The report that a report started from, and what was copied then. Stays when the first one is removed. */
export const reportSources = pgTable(
  'report_sources',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id').primaryKey(),
    kind: text('kind').$type<CarryKind>().notNull(),
    fromReportId: uuid('from_report_id').references(() => reports.id, { onDelete: 'set null' }),
    /** The name, framework and period of that day. */
    from: jsonb('from_report').$type<Omit<Source['from'], 'id'>>().notNull(),
    made: jsonb('made').$type<Pick<Source, 'disclosures' | 'additions' | 'fallsAway' | 'filledFromHub'>>().notNull(),
    at: instant('at').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').$type<Report['collaborators'][number]['name']>().notNull(),
  },
  (table) => [
    index('report_sources_from').on(table.fromReportId),
    foreignKey({
      name: 'report_sources_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
