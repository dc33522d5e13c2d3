import type {
  AiReportSetting,
  AnswerValue,
  Period,
  SuggestionReason,
  SuggestionRun,
  SuggestionState,
} from '@esg/contract';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';

/**
 * What a machine found in a document for one field of a report. When the document is purged, the database deletes it, or takes the quote out
 * of one that became an answer (docs/adr/0098).
 */
export const suggestions = pgTable(
  'suggestions',
  {
    id: idColumn(),
    ...organisationOwner(),
    reportId: uuid('report_id').notNull(),
    disclosureCode: text('disclosure_code').notNull(),
    fieldKey: text('field_key').notNull(),
    state: text('state').$type<SuggestionState>().notNull().default('open'),
    value: jsonb('value').$type<AnswerValue>().notNull(),
    period: jsonb('period').$type<Period>(),
    documentId: uuid('document_id').notNull(),
    documentVersionId: uuid('document_version_id').notNull(),
    documentName: text('document_name').notNull(),
    fileNumber: integer('file_number').notNull(),
    page: integer('page').notNull(),
    pageLabel: text('page_label'),
    quote: text('quote').notNull(),
    heads: jsonb('heads').$type<readonly string[]>().notNull(),
    printed: text('printed'),
    reasons: jsonb('reasons').$type<readonly SuggestionReason[]>().notNull(),
    /** A hash of the value and the quote: what was rejected is not offered again for the same quote. */
    fingerprint: text('fingerprint').notNull(),
    suggestedAt: instant('suggested_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedById: uuid('decided_by_id'),
    /** The name on that day: an account may be renamed or removed later. */
    decidedByName: text('decided_by_name'),
  },
  (table) => [
    unique('suggestions_once').on(table.reportId, table.disclosureCode, table.fieldKey, table.fingerprint),
    index('suggestions_document').on(table.documentId),
    foreignKey({
      name: 'suggestions_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** One run of the job that looks for suggestions: the disclosures that are left, and what came of the others. */
export const suggestionRuns = pgTable(
  'suggestion_runs',
  {
    id: idColumn(),
    ...organisationOwner(),
    reportId: uuid('report_id').notNull(),
    status: text('status').$type<SuggestionRun['status']>().notNull().default('waiting'),
    setting: jsonb('setting').$type<AiReportSetting>().notNull(),
    period: jsonb('period').$type<Period>().notNull(),
    /** Codes that were not looked up yet. Each is taken out together with storing what was found, so that none is done twice. */
    remaining: jsonb('remaining').$type<readonly string[]>().notNull(),
    failedCodes: jsonb('failed_codes').$type<readonly string[]>().notNull().default([]),
    total: integer('total').notNull(),
    succeeded: integer('succeeded').notNull().default(0),
    notStated: integer('not_stated').notNull().default(0),
    /** Of those that are not stated: for which pages come near. */
    nearCodes: jsonb('near_codes').$type<readonly string[]>().notNull().default([]),
    /** Documents that were not searched, because they are reports of other companies. */
    leftOut: jsonb('left_out').$type<SuggestionRun['leftOut']>().notNull().default([]),
    suggested: integer('suggested').notNull().default(0),
    fromHub: integer('from_hub').notNull().default(0),
    /** When a process last said that it works on it; null while none does. */
    claimedAt: instant('claimed_at'),
    /** How often it was claimed since a disclosure was last done. */
    attempts: integer('attempts').notNull().default(0),
    /** When it last had its turn: whoever waited longest is next. */
    turnAt: instant('turn_at'),
    createdAt: instant('created_at').notNull(),
    createdById: uuid('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('suggestion_runs_report').on(table.reportId, table.createdAt),
    index('suggestion_runs_unfinished').on(table.organisationId).where(sql`${table.status} in ('waiting', 'running')`),
    foreignKey({
      name: 'suggestion_runs_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
