import type { DisclosureStatus } from '@esg/contract';
import { and, between, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { assignments } from '../approvals/index.ts';
import { reportDisclosures, reports } from '../reports/reports.tables.ts';
import { reportTasks } from './report-work.tables.ts';

const report = { reportId: reports.id, versionId: reports.versionId, reportName: reports.name };

/** Neither published nor deleted. */
const isOngoing = and(ne(reports.status, 'readonly-published'), isNull(reports.deletedAt));

/** Selected disclosures of ongoing reports that are due within these days. */
export const listDueDisclosures = ({ tx, tenantId, organisationId }: Scoped, from: string, to: string) => {
  const { disclosureCode, assigneeIds, note, dueOn } = assignments;
  return tx
    .select({ ...report, disclosureCode, assigneeIds, note, dueOn, status: reportDisclosures.status })
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
    .where(
      and(
        eq(assignments.tenantId, tenantId),
        eq(assignments.organisationId, organisationId),
        between(dueOn, from, to),
        isOngoing,
      ),
    )
    .orderBy(dueOn, reports.name, disclosureCode);
};

/** Tasks of ongoing reports that are due within these days. */
export const listDueTasks = ({ tx, tenantId, organisationId }: Scoped, from: string, to: string) =>
  tx
    .select({ ...report, task: reportTasks })
    .from(reportTasks)
    .innerJoin(reports, eq(reports.id, reportTasks.reportId))
    .where(
      and(
        eq(reportTasks.tenantId, tenantId),
        eq(reportTasks.organisationId, organisationId),
        between(reportTasks.dueOn, from, to),
        isOngoing,
      ),
    )
    .orderBy(reportTasks.dueOn, reports.name, reportTasks.disclosureCode);

/** Somebody who has to be reminded of something due. */
export type DueReminder = {
  tenantId: string;
  organisationId: string;
  reportId: string;
  versionId: string;
  reportName: string;
  disclosureCode: string;
  userIds: string[];
  dueOn: string;
};

const openStatuses: DisclosureStatus[] = ['new', 'in-progress', 'approval-rejected'];

/** What is due on that day and not done, of every organisation. */
export const listDueOn = async (tx: Transaction, day: string): Promise<DueReminder[]> => {
  const owner = { tenantId: reports.tenantId, organisationId: reports.organisationId };
  const disclosures = await tx
    .select({ ...owner, ...report, disclosureCode: assignments.disclosureCode, userIds: assignments.assigneeIds })
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
    .where(and(eq(assignments.dueOn, day), inArray(reportDisclosures.status, openStatuses), isOngoing));
  const tasks = await tx
    .select({ ...owner, ...report, disclosureCode: reportTasks.disclosureCode, userId: reportTasks.assigneeId })
    .from(reportTasks)
    .innerJoin(reports, eq(reports.id, reportTasks.reportId))
    .where(and(eq(reportTasks.dueOn, day), isNull(reportTasks.doneAt), isOngoing));
  return [
    ...disclosures.map((each) => ({ ...each, dueOn: day })),
    ...tasks.map(({ userId, ...each }) => ({ ...each, userIds: [userId], dueOn: day })),
  ];
};
