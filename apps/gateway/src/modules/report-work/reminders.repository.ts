import type { DisclosureStatus, NotificationKind } from '@esg/contract';
import { and, between, eq, inArray, isNull } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { assignments } from '../approvals/index.ts';
import { reportDisclosures, reports } from '../reports/reports.tables.ts';
import { isOngoing, report } from './due.repository.ts';
import { dueReminders, reportDueDates, reportTasks } from './report-work.tables.ts';

/** Somebody who has to be reminded of something due. */
export type DueReminder = {
  readonly tenantId: string;
  readonly organisationId: string;
  readonly reportId: string;
  readonly versionId: string;
  readonly reportName: string;
  /** Null for the whole report. */
  readonly disclosureCode: string | null;
  readonly userIds: readonly string[];
  readonly dueOn: string;
  /** What tells it from everything else of the report that is due that day. */
  readonly subject: string;
};

const openStatuses: DisclosureStatus[] = ['new', 'in-progress', 'approval-rejected'];
const owner = { tenantId: reports.tenantId, organisationId: reports.organisationId };

const disclosuresDue = async (tx: Transaction, from: string, to: string): Promise<DueReminder[]> => {
  const { disclosureCode, assigneeIds: userIds, dueOn } = assignments;
  const rows = await tx
    .select({ ...owner, ...report, disclosureCode, userIds, dueOn })
    .from(assignments)
    .innerJoin(reports, eq(reports.id, assignments.reportId))
    .innerJoin(
      reportDisclosures,
      and(
        eq(reportDisclosures.reportId, assignments.reportId),
        eq(reportDisclosures.code, assignments.disclosureCode),
        eq(reportDisclosures.selected, true),
      ),
    )
    .where(and(between(dueOn, from, to), inArray(reportDisclosures.status, openStatuses), isOngoing));
  return rows.flatMap(({ dueOn: day, ...row }) =>
    day === null ? [] : [{ ...row, dueOn: day, subject: row.disclosureCode }],
  );
};

const tasksDue = async (tx: Transaction, from: string, to: string): Promise<DueReminder[]> => {
  const { id, disclosureCode, assigneeId, dueOn } = reportTasks;
  const rows = await tx
    .select({ ...owner, ...report, id, disclosureCode, assigneeId, dueOn })
    .from(reportTasks)
    .innerJoin(reports, eq(reports.id, reportTasks.reportId))
    .where(and(between(dueOn, from, to), isNull(reportTasks.doneAt), isOngoing));
  return rows.flatMap(({ id: subject, assigneeId: userId, dueOn: day, ...row }) =>
    day === null ? [] : [{ ...row, dueOn: day, subject, userIds: [userId] }],
  );
};

const reportsDue = async (tx: Transaction, from: string, to: string): Promise<DueReminder[]> => {
  const rows = await tx
    .select({ ...owner, ...report, people: reports.collaborators, dueOn: reportDueDates.dueOn })
    .from(reportDueDates)
    .innerJoin(reports, eq(reports.id, reportDueDates.reportId))
    .where(and(between(reportDueDates.dueOn, from, to), isOngoing));
  return rows.map(({ people, ...row }) => ({
    ...row,
    disclosureCode: null,
    subject: 'report',
    userIds: people.map(({ id }) => id),
  }));
};

/** What is due within these days and not done, of every organisation. */
export const listDueBetween = async (tx: Transaction, from: string, to: string): Promise<DueReminder[]> => [
  ...(await disclosuresDue(tx, from, to)),
  ...(await tasksDue(tx, from, to)),
  ...(await reportsDue(tx, from, to)),
];

/** Notes that the person of the scope was told; false where they were told before. */
export const noteReminder = async (scoped: Scoped, kind: NotificationKind, due: DueReminder): Promise<boolean> => {
  const { tx, tenantId, organisationId, userId } = scoped;
  const { reportId, dueOn, subject } = due;
  const rows = await tx
    .insert(dueReminders)
    .values({ tenantId, organisationId, reportId, userId, kind, dueOn, subject })
    .onConflictDoNothing()
    .returning({ userId: dueReminders.userId });
  return rows.length > 0;
};
