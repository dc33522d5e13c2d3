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
    /** Origin that links of e-mails lead to: where the inviter was. */
    site: text('site').notNull(),
    /** When every link of it ends; colleagues have none. */
    expiresAt: instant('expires_at').notNull(),
    openedAt: instant('opened_at'),
    /** When the person first stored something. */
    startedAt: instant('started_at'),
    lastSeenAt: instant('last_seen_at'),
    doneAt: instant('done_at'),
    note: text('note').notNull().default(''),
    revokedAt: instant('revoked_at'),
    mutedAt: instant('muted_at'),
  },
  (table) => [
    // Whoever reads the draft may answer questions, too, and have no address.
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

/** The questions that an invitation is about: what its link opens, and nothing else. */
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

/** Links of e-mails. Each e-mail carries one of its own, and all of them work until the invitation ends. */
export const contributionLinks = pgTable(
  'contribution_links',
  {
    ...organisationOwner(),
    /** SHA-256 of the secret, which is in the e-mail and nowhere else. */
    secretHash: text('secret_hash').primaryKey(),
    contributionId: uuid('contribution_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('contribution_links_contribution').on(table.contributionId),
    foreignKey({
      name: 'contribution_links_fk',
      columns: [table.contributionId, table.organisationId],
      foreignColumns: [contributions.id, contributions.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** Sessions that links opened, one for each browser. */
export const contributionSessions = pgTable(
  'contribution_sessions',
  {
    ...organisationOwner(),
    secretHash: text('secret_hash').primaryKey(),
    contributionId: uuid('contribution_id').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    index('contribution_sessions_contribution').on(table.contributionId),
    index('contribution_sessions_used').on(table.usedAt),
    foreignKey({
      name: 'contribution_sessions_fk',
      columns: [table.contributionId, table.organisationId],
      foreignColumns: [contributions.id, contributions.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
