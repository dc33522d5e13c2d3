import { type ApprovalDecision, type ApprovalRequest, allowsMove, type Report } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { insertRound, readReportRules } from '../approvals/index.ts';
import { requireReady } from '../publications/index.ts';
import { appendAudit, type ReportChangeContext, reportIn } from '../reports/index.ts';
import { lockReport, moveReport, refuseReportMove, requireReportMove, withdrawApproval } from '../reports/kernel.ts';
import { askDeciders, decideRound } from './approval.service.ts';

const inReport = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  run: (scoped: Scoped, work: ReportChangeContext) => Promise<void>,
): Promise<Report> => {
  const report = await deps.database.withScope(scope, async (scoped) => {
    await run(scoped, await lockReport(scoped, reportId, deps.now()));
    return reportIn(scoped, reportId);
  });
  deps.realtime.publish(scope, { type: 'report-work.changed', reportId });
  deps.realtime.publish(scope, { type: 'report.changed', reportId });
  deps.realtime.publish(scope, { type: 'notification.arrived' });
  return report;
};

/** Only a decision changes a report that waits for one; a rejected or untouched report is set to in progress first. */
const started = (status: Report['status']) =>
  status === 'new' || status === 'approval-rejected' ? 'in-progress' : status;

/** Submits the whole report. Refuses with `report.not_ready` and what prevents it, `approval.no_chain`, and `report.transition_refused`. */
export const submitReport = (deps: GatewayDeps, scope: Scope, reportId: string, { note }: ApprovalRequest) =>
  inReport(deps, scope, reportId, async (scoped, work) => {
    const { report, actor, now } = work;
    requireReportMove(started(report.status), 'pending-approval');
    const { steps } = await readReportRules(scoped, reportId);
    if (steps.length === 0) throw new ProblemError('approval.no_chain');
    await requireReady(scoped, await reportIn(scoped, reportId));
    await withdrawApproval(scoped, work, null);
    await insertRound(scoped, reportId, null, { steps: [...steps], note, by: actor, at: now });
    await moveReport(scoped, work, 'pending-approval', null);
    await appendAudit(scoped, reportId, actor, now, [{ action: 'submitted', newValue: note }]);
    await askDeciders(scoped, work, null);
  });

/** Decides the waiting step of the report's round; refuses like the decision about a disclosure. */
export const decideReport = (deps: GatewayDeps, scope: Scope, reportId: string, given: ApprovalDecision) =>
  inReport(deps, scope, reportId, async (scoped, work) => {
    const state = await decideRound(scoped, work, null, given);
    if (state === 'open') return;
    const status = state === 'accepted' ? 'approval-accepted' : 'approval-rejected';
    requireReportMove(work.report.status, status);
    await moveReport(scoped, work, status, null);
  });

/** Withdraws a report that waits for approval or was approved: it is in progress again. Refuses with `report.transition_refused`. */
export const withdrawReport = (deps: GatewayDeps, scope: Scope, reportId: string) =>
  inReport(deps, scope, reportId, async (scoped, work) => {
    if (!allowsMove('withdraw', work.report.status)) throw new ProblemError('approval.not_open');
    await withdrawApproval(scoped, work, null);
    await moveReport(scoped, work, 'in-progress', null);
  });

/** Completes an approved report. Refuses with `report.transition_refused`. */
export const completeReport = (deps: GatewayDeps, scope: Scope, reportId: string) =>
  inReport(deps, scope, reportId, async (scoped, work) => {
    // All others become completed with their last disclosure.
    if (!allowsMove('complete', work.report.status)) throw refuseReportMove(work.report.status, 'completed');
    await moveReport(scoped, work, 'completed', null);
    const entry = { action: 'changed' as const, field: 'status', oldValue: work.report.status, newValue: 'completed' };
    await appendAudit(scoped, reportId, work.actor, work.now, [entry]);
  });
