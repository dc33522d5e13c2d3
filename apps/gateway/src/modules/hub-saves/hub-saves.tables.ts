import type { AnswerValue, HubSave, QualityMark } from '@esg/contract';
import { date, foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import type { KeptOrigin } from '../hub-answers/hub-answers.tables.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** One saved answer: the data point after it, and the former one; null where there was none. */
export type SavedItem = {
  disclosureCode: string;
  fieldKey: string;
  dataPointId: string;
  version: number;
  value: AnswerValue;
  before: {
    sectionId: string;
    value: AnswerValue;
    source: string;
    internal: boolean;
    quality: QualityMark | null;
    methodology: string;
    explanation: string;
  } | null;
  /** The origin of the answer before it was saved; null where it was typed. */
  originBefore: KeptOrigin | null;
};

/** A save of a whole report into the data hub, with what undoing it needs. */
export const hubSaves = pgTable(
  'hub_saves',
  {
    id: idColumn(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id').notNull(),
    mode: text('mode').$type<HubSave['mode']>().notNull(),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    entityId: uuid('entity_id'),
    created: integer('created').notNull(),
    overwritten: integer('overwritten').notNull(),
    kept: integer('kept').notNull(),
    items: jsonb('items').$type<SavedItem[]>().notNull(),
    at: instant('at').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    undonePoints: integer('undone_points'),
    undoneAt: instant('undone_at'),
    undoneById: uuid('undone_by_id'),
    undoneByName: text('undone_by_name'),
  },
  (table) => [
    index('hub_saves_report').on(table.reportId, table.at),
    foreignKey({
      name: 'hub_saves_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
