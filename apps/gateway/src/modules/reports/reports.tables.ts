import type {
  AnswerValue,
  AuditEntry,
  DisclosureStatus,
  EntityLevel,
  Language,
  LocalizedText,
  MissingDecision,
  Report,
  ReportStatus,
} from '@esg/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instant, jsonOrText, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

/** A report and its settings (spec section 3). */
export const reports = pgTable(
  'reports',
  {
    id: idColumn(),
    ...organisationOwner(),
    versionId: text('version_id').notNull(),
    /** The template with which it began, as it was then (spec section 3). */
    templateVersionId: text('template_version_id'),
    type: text('type').$type<Report['type']>().notNull().default('STANDARD'),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    reportingBoundary: text('reporting_boundary').notNull().default(''),
    /** The three texts in each language; empty where there is only one language. */
    names: jsonb('names').$type<LocalizedText>().notNull().default({}),
    descriptions: jsonb('descriptions').$type<LocalizedText>().notNull().default({}),
    reportingBoundaries: jsonb('reporting_boundaries').$type<LocalizedText>().notNull().default({}),
    periodStart: date('period_start', { mode: 'string' }),
    periodEnd: date('period_end', { mode: 'string' }),
    entityIds: jsonb('entity_ids').$type<Report['entityIds']>().notNull().default([]),
    figuresByEntity: boolean('figures_by_entity').notNull().default(false),
    figuresByEntityLevel: text('figures_by_entity_level').$type<EntityLevel>().notNull().default('first'),
    issuerClass: text('issuer_class').$type<NonNullable<Report['issuerClass']>>(),
    materialTopics: jsonb('material_topics').$type<NonNullable<Report['materialTopics']>>(),
    languages: jsonb('languages').$type<Language[]>().notNull(),
    status: text('status').$type<ReportStatus>().notNull().default('new'),
    currentStep: text('current_step').$type<Report['currentStep']>().notNull().default('select-disclosures'),
    /** The decision to publish without provisions that the framework requires. */
    missingDecision: jsonb('missing_decision').$type<MissingDecision>(),
    /** Everybody who changed something, in order of their first change. */
    collaborators: jsonb('collaborators').$type<Report['collaborators']>().notNull().default([]),
    /** Increases with each change of the settings, not of answers, so that people in different places do not conflict. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    publishedAt: instant('published_at'),
    /** When it was unpublished, until it is published again. */
    unpublishedAt: instant('unpublished_at'),
    /** Set while the report waits to be removed for good: only the list of deleted reports shows it. */
    deletedAt: instant('deleted_at'),
    deletedByName: text('deleted_by_name'),
  },
  (table) => [
    // The order in which lists are sorted and paged.
    index('reports_organisation_created').on(table.organisationId, table.createdAt, table.id),
    // Indexes of the two lists, each only as long as its own reports.
    index('reports_ongoing')
      .on(table.tenantId, table.organisationId, table.createdAt, table.id)
      .where(sql`deleted_at is null and status <> 'readonly-published'`),
    index('reports_published')
      .on(table.tenantId, table.organisationId, table.createdAt, table.id)
      .where(sql`deleted_at is null and status = 'readonly-published'`),
    // Reports to compare, by the end of their period.
    index('reports_by_period')
      .on(
        table.tenantId,
        table.organisationId,
        sql`coalesce(${table.periodEnd}, '-infinity'::date)`,
        table.createdAt,
        table.id,
      )
      .where(sql`deleted_at is null`),
    // The key that rows of a report refer to, so that they belong to the report's own organisation.
    unique('reports_id_organisation').on(table.id, table.organisationId),
    unique('reports_id_owner').on(table.id, table.organisationId, table.tenantId),
    ...organisationFence(table),
  ],
).enableRLS();

/**
 * The report, tenant and organisation of a row, by the one key of `ofReport`: separate keys to each of the three would be checked three
 * times for each row, and would be scanned completely when an organisation is removed.
 */
export const reportOwner = () => ({
  tenantId: uuid('tenant_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
  reportId: uuid('report_id').notNull(),
});
type ReportOwner = { reportId: AnyPgColumn; organisationId: AnyPgColumn; tenantId: AnyPgColumn };
export const ofReport = (name: string, { reportId, organisationId, tenantId }: ReportOwner) =>
  foreignKey({
    name,
    columns: [reportId, organisationId, tenantId],
    foreignColumns: [reports.id, reports.organisationId, reports.tenantId],
  }).onDelete('cascade');

/** A disclosure that is selected for a report, or was selected before. */
export const reportDisclosures = pgTable(
  'report_disclosures',
  {
    ...reportOwner(),
    code: text('code').notNull(),
    /** False keeps status and answers in case it is selected again. */
    selected: boolean('selected').notNull().default(true),
    status: text('status').$type<DisclosureStatus>().notNull().default('new'),
    omissionReason: text('omission_reason'),
    omissionExplanation: text('omission_explanation'),
    omissionExplanations: jsonb('omission_explanations').$type<LocalizedText>(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.code] }),
    ofReport('report_disclosures_of_report', table),
    ...organisationFence(table),
  ],
).enableRLS();

/** The present value of one field of one disclosure. A cleared answer stays as a row, so that its version keeps increasing. */
export const answers = pgTable(
  'answers',
  {
    ...reportOwner(),
    disclosureCode: text('disclosure_code').notNull(),
    fieldKey: text('field_key').notNull(),
    value: jsonb('value').$type<AnswerValue>(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The name of that day: an account may be renamed or removed later. */
    updatedById: uuid('updated_by_id').notNull(),
    updatedByName: text('updated_by_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.disclosureCode, table.fieldKey] }),
    ofReport('answers_of_report', table),
    ...organisationFence(table),
  ],
).enableRLS();

/** Entries of the audit log (spec section 3). Append only: the database refuses to change a row. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: idColumn(),
    /** Order of entries, also of the same moment. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    ...reportOwner(),
    action: text('action').$type<AuditEntry['action']>().notNull(),
    section: text('section'),
    field: text('field'),
    oldValue: jsonOrText('old_value').$type<NonNullable<AuditEntry['oldValue']>>(),
    newValue: jsonOrText('new_value').$type<NonNullable<AuditEntry['newValue']>>(),
    at: instant('at').notNull(),
    actedById: uuid('acted_by_id').notNull(),
    actedByName: text('acted_by_name').notNull(),
    /** The client for whom a consultant acted. */
    actedForName: text('acted_for_name'),
  },
  (table) => [
    index('audit_log_report').on(table.reportId, table.position),
    ofReport('audit_log_of_report', table),
    ...organisationFence(table),
  ],
).enableRLS();
