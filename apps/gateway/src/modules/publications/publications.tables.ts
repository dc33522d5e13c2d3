import type { Language, ReportModel } from '@esg/contract';
import { foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';

/** Published versions, word for word. The database refuses to change a row. */
export const publications = pgTable(
  'publications',
  {
    id: idColumn(),
    ...organisationOwner(),
    reportId: uuid('report_id').notNull(),
    models: jsonb('models').$type<Record<Language, ReportModel>>().notNull(),
    /** SHA-256 of the models' canonical JSON, hexadecimal. */
    sha256: text('sha256').notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedById: uuid('published_by_id').notNull(),
    publishedByName: text('published_by_name').notNull(),
  },
  (table) => [
    index('publications_report').on(table.reportId, table.publishedAt),
    foreignKey({
      name: 'publications_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
