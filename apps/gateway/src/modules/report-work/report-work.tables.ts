import { date, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';

/** Assignments of a disclosure. Names are those of that day: an account may be removed later. */
export const reportTasks = pgTable(
  'report_tasks',
  {
    id: idColumn(),
    ...organisationOwner(),
    reportId: uuid('report_id').notNull(),
    disclosureCode: text('disclosure_code').notNull(),
    assigneeId: uuid('assignee_id').notNull(),
    assigneeName: text('assignee_name').notNull(),
    note: text('note').notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
    createdById: uuid('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    doneAt: instant('done_at'),
    doneById: uuid('done_by_id'),
    doneByName: text('done_by_name'),
  },
  (table) => [
    index('report_tasks_place').on(table.reportId, table.disclosureCode),
    unique('report_tasks_id_organisation').on(table.id, table.organisationId),
    index('report_tasks_due').on(table.organisationId, table.dueOn),
    foreignKey({
      name: 'report_tasks_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** The due day of a whole report. */
export const reportDueDates = pgTable(
  'report_due_dates',
  {
    ...organisationOwner(),
    reportId: uuid('report_id').primaryKey(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('report_due_dates_day').on(table.organisationId, table.dueOn),
    foreignKey({
      name: 'report_due_dates_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
