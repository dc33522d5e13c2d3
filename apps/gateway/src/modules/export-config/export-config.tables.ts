import type { ExportConfigSettings } from '@esg/contract';
import { foreignKey, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** The choice of a report's files. A report without a choice has no row. */
export const reportExportConfigs = pgTable(
  'report_export_configs',
  {
    reportId: uuid('report_id').primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    settings: jsonb('settings').$type<ExportConfigSettings>().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The name of that day: an account may be renamed or removed later. */
    updatedByName: text('updated_by_name').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'report_export_configs_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
