import type { ApprovalRound, ApprovalStep, EvidenceRule } from '@esg/contract';
import { sql } from 'drizzle-orm';
import {
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';

/** An organisation's rules of approval; without a row there are none (ADR 0010). */
export const approvalRules = pgTable(
  'approval_rules',
  {
    ...organisationOwner(),
    steps: jsonb('steps').$type<ApprovalStep[]>().notNull(),
    ofDisclosures: boolean('of_disclosures').notNull(),
    ofReports: boolean('of_reports').notNull(),
    separateDuties: boolean('separate_duties').notNull(),
    evidenceOf: text('evidence_of').$type<EvidenceRule['of']>().notNull().default('none'),
    evidenceBlocks: boolean('evidence_blocks').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organisationId] }), ...organisationFence(table)],
).enableRLS();

/** A report's own chain of approvers instead of the organisation's. */
export const reportChains = pgTable(
  'report_chains',
  {
    ...organisationOwner(),
    reportId: uuid('report_id').primaryKey(),
    steps: jsonb('steps').$type<ApprovalStep[]>().notNull(),
    ofDisclosures: boolean('of_disclosures').notNull(),
    ofReports: boolean('of_reports').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'report_chains_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** The rule of evidence of one report, instead of the organisation's. */
export const reportEvidenceRules = pgTable(
  'report_evidence_rules',
  {
    ...organisationOwner(),
    reportId: uuid('report_id').primaryKey(),
    evidenceOf: text('evidence_of').$type<EvidenceRule['of']>().notNull(),
    evidenceBlocks: boolean('evidence_blocks').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'report_evidence_rules_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/**
 * Assignees, due date and approvers of a disclosure of a report. Somebody who leaves is replaced by the person who removes them
 * (`handOverApprovals`).
 */
export const assignments = pgTable(
  'assignments',
  {
    ...organisationOwner(),
    reportId: uuid('report_id').notNull(),
    disclosureCode: text('disclosure_code').notNull(),
    assigneeIds: jsonb('assignee_ids').$type<string[]>().notNull(),
    approverIds: jsonb('approver_ids').$type<string[]>().notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    note: text('note').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.disclosureCode] }),
    index('assignments_due').on(table.organisationId, table.dueOn),
    foreignKey({
      name: 'assignments_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** One round through the steps of approval, of a disclosure or of the whole report. At most one of each is open. */
export const approvalRounds = pgTable(
  'approval_rounds',
  {
    id: idColumn(),
    /** Order of rounds, even at the same moment. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    ...organisationOwner(),
    reportId: uuid('report_id').notNull(),
    /** Null for the whole report. */
    disclosureCode: text('disclosure_code'),
    state: text('state').$type<ApprovalRound['state']>().notNull().default('open'),
    /** The chain as it was when approval was requested. */
    steps: jsonb('steps').$type<ApprovalStep[]>().notNull(),
    step: integer('step').notNull().default(0),
    decisions: jsonb('decisions').$type<ApprovalRound['decisions']>().notNull().default([]),
    note: text('note').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    submittedById: uuid('submitted_by_id').notNull(),
    submittedByName: text('submitted_by_name').notNull(),
    endedAt: instant('ended_at'),
    endedById: uuid('ended_by_id'),
    endedByName: text('ended_by_name'),
    fieldKey: text('field_key'),
  },
  (table) => [
    index('approval_rounds_report').on(table.reportId, table.disclosureCode, table.position),
    uniqueIndex('approval_rounds_open')
      .on(table.reportId, sql`coalesce(${table.disclosureCode}, '')`)
      .where(sql`${table.state} = 'open'`),
    foreignKey({
      name: 'approval_rounds_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
