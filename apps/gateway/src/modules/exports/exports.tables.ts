import type { Language, ReportExport } from '@esg/contract';
import { boolean, foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** A file that is being made, or is finished. */
export const reportExports = pgTable(
  'report_exports',
  {
    id: idColumn(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id').notNull(),
    format: text('format').$type<ReportExport['format']>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The second language, printed beside the first. */
    beside: text('beside').$type<Language>(),
    status: text('status').$type<ReportExport['status']>().notNull().default('waiting'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    fileId: uuid('file_id'),
    fileName: text('file_name'),
    fileBytes: integer('file_bytes'),
    /** SHA-256 of the canonical JSON of what was drawn, hexadecimal: the version in the file. */
    sha256: text('sha256'),
    /** Whether it shows the report as it was published. */
    isPublished: boolean('is_published').notNull().default(false),
    finishedAt: instant('finished_at'),
    /** For the log and for support; people see only that it failed. */
    failure: text('failure'),
    attempts: integer('attempts').notNull().default(0),
    /** While running: when the process that makes it was last seen alive. */
    aliveAt: instant('alive_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdById: uuid('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
  },
  (table) => [
    index('report_exports_report').on(table.reportId, table.createdAt),
    foreignKey({
      name: 'report_exports_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
