import type { LocalizedText, ReportSource, RestatedFigure } from '@esg/contract';
import { foreignKey, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { publications } from './publications.tables.ts';

/** Why a figure differs from this published version, with both figures as they were when the next one was published. */
export const restatements = pgTable(
  'restatements',
  {
    id: idColumn(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id').notNull(),
    publicationId: uuid('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    disclosureCode: text('disclosure_code').notNull(),
    fieldKey: text('field_key').notNull(),
    /** Empty for the whole figure: a unique key treats two nulls as different. */
    breakdown: text('breakdown').notNull().default(''),
    descriptor: text('descriptor').notNull(),
    oldFigure: jsonb('old_figure').$type<RestatedFigure>(),
    newFigure: jsonb('new_figure').$type<RestatedFigure>(),
    /** Empty where a person refuses the explanation of another report. */
    note: text('note').notNull(),
    notes: jsonb('notes').$type<LocalizedText>(),
    /** The other report that the explanation comes from. */
    from: jsonb('from_report').$type<ReportSource>(),
    at: instant('at').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
  },
  (table) => [
    unique('restatements_place').on(
      table.publicationId,
      table.disclosureCode,
      table.fieldKey,
      table.breakdown,
      table.descriptor,
    ),
    foreignKey({
      name: 'restatements_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
