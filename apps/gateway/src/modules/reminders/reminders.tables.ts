import type { CollaborationSubjectKind, ReminderSettings } from '@esg/contract';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, organisationFence } from '../../platform/database/index.ts';
import { collections } from '../collection-requests/collections.tables.ts';
import { contributions } from '../contributions/contributions.tables.ts';
import { organisationOwner, organisations } from '../organizations/organizations.tables.ts';
import { reportTasks } from '../report-work/report-work.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** How people are reminded: by a notice in the product about one thing, or by a letter that lists everything open. */
export type ReminderWay = 'notice' | 'letter';

/** When an organisation's reminders are sent; the defaults where there is no row. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    daysBefore: integer('days_before').$type<ReminderSettings['daysBefore']>().notNull(),
    onDueDay: boolean('on_due_day').notNull(),
    everyDaysOverdue: integer('every_days_overdue').notNull(),
  },
  (table) => [...organisationFence(table)],
).enableRLS();

/** The subject's id where the subject is of this kind: the column of the foreign key. */
const subjectOf = (name: string, condition: SQL) =>
  uuid(name).generatedAlwaysAs(sql`case when ${condition} then subject_id end`);

/** When somebody was last reminded of something, by each channel. A row is deleted with its subject (docs/adr/0081). */
export const reminders = pgTable(
  'reminders',
  {
    ...organisationOwner(),
    subjectKind: text('subject_kind').$type<CollaborationSubjectKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Empty for the whole subject. */
    part: text('part').array().notNull(),
    /** An account, or the invitation of somebody without one. */
    personId: uuid('person_id').notNull(),
    way: text('way').$type<ReminderWay>().notNull(),
    /** The due day that was named; null where none was. */
    dueOn: date('due_on', { mode: 'string' }),
    sentAt: instant('sent_at').notNull(),
    reportId: subjectOf('report_id', sql`subject_kind in ('report', 'disclosure')`),
    taskId: subjectOf('task_id', sql`subject_kind = 'task'`),
    contributionId: subjectOf('contribution_id', sql`subject_kind = 'question'`),
    collectionId: subjectOf('collection_id', sql`subject_kind = 'collection'`),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.subjectKind, table.part, table.personId, table.way] }),
    check('reminders_subject', sql`num_nonnulls(report_id, task_id, contribution_id, collection_id) = 1`),
    index('reminders_organisation').on(table.organisationId),
    index('reminders_report').on(table.reportId).where(sql`${table.reportId} is not null`),
    index('reminders_task').on(table.taskId).where(sql`${table.taskId} is not null`),
    index('reminders_contribution').on(table.contributionId).where(sql`${table.contributionId} is not null`),
    index('reminders_collection').on(table.collectionId).where(sql`${table.collectionId} is not null`),
    foreignKey({
      name: 'reminders_collection_fk',
      columns: [table.collectionId, table.organisationId],
      foreignColumns: [collections.id, collections.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'reminders_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'reminders_task_fk',
      columns: [table.taskId, table.organisationId],
      foreignColumns: [reportTasks.id, reportTasks.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'reminders_contribution_fk',
      columns: [table.contributionId, table.organisationId],
      foreignColumns: [contributions.id, contributions.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
