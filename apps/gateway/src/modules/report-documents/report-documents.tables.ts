import { foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { files } from '../files/files.tables.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** Documents that stand behind a report: who brought them when, and which disclosures they prove. */
export const reportDocuments = pgTable(
  'report_documents',
  {
    id: idColumn(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    name: text('name').notNull(),
    disclosureCodes: jsonb('disclosure_codes').$type<string[]>().notNull().default([]),
    /** Page or cell of a figure, by the code of its disclosure. */
    references: jsonb('references').$type<Record<string, string>>().notNull().default({}),
    at: instant('at').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
  },
  (table) => [
    index('report_documents_report').on(table.reportId, table.at),
    index('report_documents_file').on(table.fileId),
    foreignKey({
      name: 'report_documents_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
