import { isEditable, type Report } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { reportNeedsApproval } from '../approvals/index.ts';
import { actorNamed } from '../users/index.ts';
import { invalidateApprovals } from './approval-invalidation.ts';
import { listSelected } from './disclosures.repository.ts';
import { areDone, isComplete, settledStatus } from './reports.policy.ts';
import { lockReportRow, type ReportRow, updateReport } from './reports.repository.ts';

/** One change of one report: the report as it was, who changes it, and when. */
export type ReportChangeContext = {
  readonly report: ReportRow;
  readonly actor: Report['collaborators'][number];
  readonly now: Date;
};

/** Locks the report for this transaction. Throws `resource.not_found`. */
export const lockReport = async (scoped: Scoped, id: string, now: Date): Promise<ReportChangeContext> => {
  const found = await lockReportRow(scoped, id);
  if (!found) throw new ProblemError('resource.not_found');
  return { report: found.taken, actor: actorNamed(scoped, found.person), now };
};

/** The same for a change of its content. Throws `report.read_only` where its status does not allow one. */
export const lockEditableReport = async (scoped: Scoped, id: string, now: Date): Promise<ReportChangeContext> => {
  const work = await lockReport(scoped, id, now);
  if (!isEditable(work.report.status)) throw new ProblemError('report.read_only');
  return work;
};

/** The period as people see it: both days or none. */
export const periodOf = ({ periodStart, periodEnd }: Pick<ReportRow, 'periodStart' | 'periodEnd'>): Report['period'] =>
  periodStart !== null && periodEnd !== null ? { start: periodStart, end: periodEnd } : null;

/** The collaborators, including this person. */
export const withCollaborator = ({ report: { collaborators }, actor }: ReportChangeContext) =>
  collaborators.some(({ id }) => id === actor.id) ? collaborators : [...collaborators, actor];

type SettledChange = Partial<
  Pick<
    ReportRow,
    | (
        | 'name'
        | 'description'
        | 'reportingBoundary'
        | 'periodStart'
        | 'periodEnd'
        | 'entityIds'
        | 'figuresByEntity'
        | 'figuresByEntityLevel'
        | 'languages'
      )
    | ('issuerClass' | 'materialTopics' | 'currentStep')
  >
>;

/** Ends a change of content: derives status, time and collaborators from what is stored now. */
export const finishReportChange = async (
  scoped: Scoped,
  work: ReportChangeContext,
  change: SettledChange = {},
  counted = false,
) => {
  // The approval of the whole report ends; where one is required, only another approval completes the report.
  await invalidateApprovals(scoped, work, [null]);
  const disclosures = await listSelected(scoped, work.report.id);
  const settled = await settledReport(scoped, work, areDone([...disclosures.values()]), change);
  await updateReport(scoped, work.report.id, settled, counted);
};

/** The report after a change of content, once the approval of the whole has ended: its status, time and collaborators. */
export const settledReport = async (
  scoped: Scoped,
  work: ReportChangeContext,
  done: boolean,
  change: SettledChange = {},
) => {
  const { report, now } = work;
  const changed = { ...report, ...change };
  const complete =
    isComplete({ name: changed.name, period: periodOf(changed) }, done) &&
    !(await reportNeedsApproval(scoped, report.id));
  const status = settledStatus(report.status, complete);
  return { ...change, status, updatedAt: now, collaborators: withCollaborator(work) };
};
