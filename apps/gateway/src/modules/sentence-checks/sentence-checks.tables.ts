import type { Language, SentenceMarkKind } from '@esg/contract';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** Marked sentences that somebody keeps as they are, with the reason. A sentence that is changed is another one. */
export const keptSentences = pgTable(
  'kept_sentences',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id').notNull(),
    disclosureCode: text('disclosure_code').notNull(),
    fieldKey: text('field_key').notNull(),
    language: text('language').$type<Language>().notNull(),
    kind: text('kind').$type<SentenceMarkKind>().notNull(),
    /** SHA-256 of the sentence, which may be longer than an index takes. */
    digest: text('digest').notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.reportId, table.disclosureCode, table.fieldKey, table.language, table.kind, table.digest],
    }),
    foreignKey({
      name: 'kept_sentences_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
