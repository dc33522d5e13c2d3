import { and, between, eq, isNull, ne } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { assignments } from '../approvals/index.ts';
import { contributions } from '../contributions/contributions.tables.ts';
import { reportDisclosures, reports } from '../reports/reports.tables.ts';
import { reportDueDates, reportTasks } from './report-work.tables.ts';

/** What is told of the report that something of it is due. */
export const report = { reportId: reports.id, versionId: reports.versionId, reportName: reports.name };

/** Neither published nor deleted. */
export const isOngoing = and(ne(reports.status, 'readonly-published'), isNull(reports.deletedAt));

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

/** What invited people were asked until within these days, of ongoing reports. */
export const listDueContributions = ({ tx, tenantId, organisationId }: Scoped, from: string, to: string) =>
  tx
    .select({ ...report, contribution: contributions })
    .from(contributions)
    .innerJoin(reports, eq(reports.id, contributions.reportId))
    .where(
      and(
        eq(contributions.tenantId, tenantId),
        eq(contributions.organisationId, organisationId),
        between(contributions.dueOn, from, to),
        isNull(contributions.revokedAt),
        isOngoing,
      ),
    )
    .orderBy(contributions.dueOn, reports.name, contributions.id);

/** Ongoing reports that are due as a whole within these days. */
export const listDueReports = ({ tx, tenantId, organisationId }: Scoped, from: string, to: string) =>
  tx
    .select({
      ...report,
      dueOn: reportDueDates.dueOn,
      status: reports.status,
      people: reports.collaborators,
    })
    .from(reportDueDates)
    .innerJoin(reports, eq(reports.id, reportDueDates.reportId))
    .where(
      and(
        eq(reportDueDates.tenantId, tenantId),
        eq(reportDueDates.organisationId, organisationId),
        between(reportDueDates.dueOn, from, to),
        isOngoing,
      ),
    )
    .orderBy(reportDueDates.dueOn, reports.name);

/** The day until which the report is due, or null. */
export const findDueDate = async ({ tx, tenantId, organisationId }: Scoped, reportId: string) => {
  const [row] = await tx
    .select({ dueOn: reportDueDates.dueOn })
    .from(reportDueDates)
    .where(
      and(
        eq(reportDueDates.tenantId, tenantId),
        eq(reportDueDates.organisationId, organisationId),
        eq(reportDueDates.reportId, reportId),
      ),
    );
  return row?.dueOn ?? null;
};

/** Sets the day until which the report is due; null takes it away. */
export const saveDueDate = async (scoped: Scoped, reportId: string, dueOn: string | null) => {
  const { tx, tenantId, organisationId } = scoped;
  if (dueOn === null) {
    await tx
      .delete(reportDueDates)
      .where(and(eq(reportDueDates.organisationId, organisationId), eq(reportDueDates.reportId, reportId)));
    return;
  }
  await tx
    .insert(reportDueDates)
    .values({ tenantId, organisationId, reportId, dueOn })
    .onConflictDoUpdate({ target: reportDueDates.reportId, set: { dueOn } });
};
