import type { ContributionRole, Language } from '@esg/contract';
import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import { users } from '../users/users.tables.ts';

/** Somebody who was asked to answer, or to review, questions of a report. */
export const contributions = pgTable(
  'contributions',
  {
    id: idColumn(),
    ...organisationOwner(),
    reportId: uuid('report_id').notNull(),
    role: text('role').$type<ContributionRole>().notNull(),
    /** Trimmed, lower case; empty for a reader whose address nobody gave. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** The colleague's account; null for external people. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    message: text('message').notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    invitedById: uuid('invited_by_id').notNull(),
    invitedByName: text('invited_by_name').notNull(),
    invitedAt: instant('invited_at').notNull(),
    /** Origin of links in e-mails: the inviter's page. */
    site: text('site').notNull(),
    /** When the person first stored something. */
    startedAt: instant('started_at'),
    doneAt: instant('done_at'),
    note: text('note').notNull().default(''),
    revokedAt: instant('revoked_at'),
    mutedAt: instant('muted_at'),
  },
  (table) => [
    // A reader of the draft may also have questions, and may have no address.
    uniqueIndex('contributions_report_email').on(table.reportId, table.email).where(sql`${table.role} <> 'reader'`),
    unique('contributions_id_organisation').on(table.id, table.organisationId),
    index('contributions_organisation').on(table.organisationId, table.invitedAt),
    index('contributions_user').on(table.userId),
    foreignKey({
      name: 'contributions_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** The questions of an invitation: its link opens nothing else. */
export const contributionQuestions = pgTable(
  'contribution_questions',
  {
    ...organisationOwner(),
    contributionId: uuid('contribution_id').notNull(),
    disclosureCode: text('disclosure_code').notNull(),
    fieldKey: text('field_key').notNull(),
    /** Order in the framework. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contributionId, table.disclosureCode, table.fieldKey] }),
    foreignKey({
      name: 'contribution_questions_fk',
      columns: [table.contributionId, table.organisationId],
      foreignColumns: [contributions.id, contributions.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
