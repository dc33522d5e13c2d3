import type { DataExport, DataExportSelection, Language } from '@esg/contract';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** A file of data points, in progress or finished. Kept for download until somebody removes it. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: idColumn(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    selection: jsonb('selection').$type<DataExportSelection>().notNull(),
    format: text('format').$type<DataExport['format']>().notNull(),
    language: text('language').$type<Language>().notNull(),
    status: text('status').$type<DataExport['status']>().notNull().default('waiting'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    dataPoints: integer('data_points').notNull(),
    fileId: uuid('file_id'),
    fileName: text('file_name'),
    fileBytes: integer('file_bytes'),
    /** For the log and for support; people see only that it failed. */
    failure: text('failure'),
    attempts: integer('attempts').notNull().default(0),
    /** While running: when the process that makes it was last seen alive. */
    aliveAt: instant('alive_at'),
    createdAt: instant('created_at').notNull(),
    createdById: uuid('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
  },
  (table) => [index('data_exports_newest').on(table.organisationId, table.createdAt), ...organisationFence(table)],
).enableRLS();
