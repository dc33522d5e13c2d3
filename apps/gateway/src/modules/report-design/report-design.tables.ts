import type { DesignSettings } from '@esg/contract';
import { foreignKey, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** The design of a report. A report that nobody has designed has no row. */
export const reportDesigns = pgTable(
  'report_designs',
  {
    reportId: uuid('report_id').primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    settings: jsonb('settings').$type<DesignSettings>().notNull(),
    /** The cover's picture. A file stays once it was published, whatever happens to the design. */
    pictureFileId: uuid('picture_file_id'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The name of that day: an account may be renamed or removed later. */
    updatedById: uuid('updated_by_id').notNull(),
    updatedByName: text('updated_by_name').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'report_designs_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
