import { canMove, mayDecideAbout, type ReportStatus } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type ReportChangeContext, withCollaborator } from './change-context.ts';
import { findManagerOf, updateReport } from './reports.repository.ts';

/** The refusal of a step that the report cannot take. */
export const refuseReportMove = (from: ReportStatus, to: ReportStatus) =>
  new ProblemError('report.transition_refused', { message: `A report that is ${from} may not become ${to}` });

/** Throws `report.transition_refused` where the report cannot take this step. */
export const requireReportMove = (from: ReportStatus, to: ReportStatus) => {
  if (!canMove(from, to)) throw refuseReportMove(from, to);
};

/** A report that was unpublished counts as unpublished through changes, until the report is published again. */
const unpublication = (status: ReportStatus, now: Date): { unpublishedAt?: Date | null } => {
  if (status === 'unpublished') return { unpublishedAt: now };
  return status === 'readonly-published' ? { unpublishedAt: null } : {};
};

/** Moves the report to another status that people decide about; counts as a change of its settings. */
export const moveReport = async (
  scoped: Scoped,
  work: ReportChangeContext,
  status: ReportStatus,
  publishedAt: Date | null,
) => {
  const change = { status, publishedAt, updatedAt: work.now, collaborators: withCollaborator(work) };
  await updateReport(scoped, work.report.id, { ...change, ...unpublication(status, work.now) }, true);
};

/** Whether the person may decide about this report, by their role and by who manages its entities (decisions 5 and 13). */
export const maySettle = async (scoped: Scoped, { entityIds }: Pick<ReportChangeContext['report'], 'entityIds'>) =>
  scoped.role !== 'entity-manager' ||
  mayDecideAbout(scoped, { entitiesManagerId: await findManagerOf(scoped, entityIds) });

/** Throws `permission.denied` where the person may not decide. */
export const requireDecision = async (scoped: Scoped, { report }: ReportChangeContext) => {
  if (!(await maySettle(scoped, report))) throw new ProblemError('permission.denied');
};
