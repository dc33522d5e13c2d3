import type { AnswerValue, LocalizedText, ReportSource } from '@esg/contract';
import { boolean, foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** Why a figure differs from last year's, with the figure that was explained. */
export const answerExplanations = pgTable(
  'answer_explanations',
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
    /** Empty where a person refused the explanation of another report. */
    text: text('text').notNull(),
    texts: jsonb('texts').$type<LocalizedText>(),
    printed: boolean('printed').notNull().default(false),
    value: jsonb('value').$type<AnswerValue>(),
    /** The other report of the explanation. */
    from: jsonb('from_report').$type<ReportSource>(),
    at: instant('at').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.disclosureCode, table.fieldKey] }),
    foreignKey({
      name: 'answer_explanations_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
