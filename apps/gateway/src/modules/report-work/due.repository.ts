import { and, asc, between, eq } from 'drizzle-orm';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { reportDueDates, reportTasks } from './report-work.tables.ts';

/** Tasks due within these days. */
export const listDueTasks = (scoped: Scoped, from: string, to: string) =>
  scoped.tx
    .select()
    .from(reportTasks)
    .where(and(ownRows(reportTasks, scoped), between(reportTasks.dueOn, from, to)))
    .orderBy(asc(reportTasks.dueOn), asc(reportTasks.disclosureCode));

/** Due days of whole reports: all, or within these days. */
export const listReportDueDates = (scoped: Scoped, within?: { readonly from: string; readonly to: string }) =>
  scoped.tx
    .select({ reportId: reportDueDates.reportId, dueOn: reportDueDates.dueOn })
    .from(reportDueDates)
    .where(and(ownRows(reportDueDates, scoped), within && between(reportDueDates.dueOn, within.from, within.to)))
    .orderBy(asc(reportDueDates.dueOn));

/** Organisations that have such a day. */
export const listDueOrganisations = (tx: Transaction) =>
  tx
    .selectDistinct({ tenantId: reportDueDates.tenantId, organisationId: reportDueDates.organisationId })
    .from(reportDueDates);

/** The due day of the report, or null. */
export const findDueDate = async (scoped: Scoped, reportId: string) => {
  const [row] = await scoped.tx
    .select({ dueOn: reportDueDates.dueOn })
    .from(reportDueDates)
    .where(and(ownRows(reportDueDates, scoped), eq(reportDueDates.reportId, reportId)));
  return row?.dueOn ?? null;
};

/** Sets the due day of the report; null removes it. */
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
