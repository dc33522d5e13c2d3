import type { ApprovalDecision, ApprovalRequest } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { submittable } from '../answers/index.ts';
import {
  insertRound,
  type RoundRow,
  type RoundSubject,
  readAssignment,
  readReportRules,
  standingRound,
  stepsOf,
  updateRound,
} from '../approvals/index.ts';
import { appendAudit, lockEditableReport, type ReportChangeContext, reportIn } from '../reports/index.ts';
import {
  findSelected,
  finishReportChange,
  listWriters,
  maySettle,
  requireDisclosureMove,
  updateDisclosure,
} from '../reports/kernel.ts';
import { listColleagues } from './colleagues.repository.ts';
import { notifyOthers } from './notify-others.ts';
import { decidersOf, mineOf } from './rounds.policy.ts';

/** What determines who may decide about this disclosure, or about the whole report. */
const readDuties = async (scoped: Scoped, reportId: string, subject: RoundSubject) => {
  const { separateDuties } = await readReportRules(scoped, reportId);
  const writers = await listWriters(scoped, reportId);
  const writerIds = new Set(
    subject === null ? [...writers.values()].flatMap((ids) => [...ids]) : (writers.get(subject) ?? []),
  );
  return { separateDuties, writerIds, colleagues: await listColleagues(scoped) };
};

/** Asks the approvers of the waiting step. */
export const askDeciders = async (
  scoped: Scoped,
  { report, actor, now }: ReportChangeContext,
  subject: RoundSubject,
) => {
  const round = await standingRound(scoped, report.id, subject);
  if (round?.state !== 'open') return;
  const deciders = decidersOf(round, await readDuties(scoped, report.id, subject));
  const codes = subject === null ? [] : [subject];
  await notifyOthers(scoped, deciders, {
    kind: 'approval.requested',
    report,
    codes,
    facts: { person: actor.name },
    at: now,
  });
};

/** What follows a decision: the round's next state, and the notifications. */
export const decideRound = async (
  scoped: Scoped,
  work: ReportChangeContext,
  subject: RoundSubject,
  given: ApprovalDecision,
): Promise<RoundRow['state']> => {
  const { report, actor, now } = work;
  const round = await standingRound(scoped, report.id, subject);
  if (round?.state !== 'open' || round.step !== given.step) throw new ProblemError('approval.not_open');
  await requireMine(scoped, work, subject, round);
  const { decision, step, reason } = given;
  const decisions = [...round.decisions, { step, decision, by: actor, at: now.toISOString(), reason }];
  const isLast = step + 1 >= round.steps.length;
  const state = decision === 'rejected' ? 'rejected' : isLast ? 'accepted' : 'open';
  await updateRound(scoped, round.id, { decisions, state, step: state === 'open' ? step + 1 : step });
  const entry = { action: decision, section: subject, field: 'approval', newValue: reason };
  await appendAudit(scoped, report.id, actor, now, [entry]);
  if (state === 'open') await askDeciders(scoped, work, subject);
  else await notifyOutcome(scoped, work, subject, round, state);
  return state;
};

const requireMine = async (scoped: Scoped, { report }: ReportChangeContext, subject: RoundSubject, round: RoundRow) => {
  const settles = await maySettle(scoped, report);
  const mine = mineOf(round, { scope: scoped, maySettle: settles, ...(await readDuties(scoped, report.id, subject)) });
  if (mine === 'own-work') throw new ProblemError('approval.own_work');
  if (mine === 'no') throw new ProblemError('approval.not_yours');
};

const notifyOutcome = async (
  scoped: Scoped,
  { report, actor, now }: ReportChangeContext,
  subject: RoundSubject,
  { submittedById }: RoundRow,
  state: 'accepted' | 'rejected',
) => {
  const workers = subject === null ? [] : (await readAssignment(scoped, report.id, subject)).assigneeIds;
  const kind = state === 'accepted' ? 'approval.accepted' : 'approval.rejected';
  const codes = subject === null ? [] : [subject];
  await notifyOthers(scoped, [submittedById, ...workers], {
    kind,
    report,
    codes,
    facts: { person: actor.name },
    at: now,
  });
};

const submit = async (scoped: Scoped, work: ReportChangeContext, code: string, { note, omission }: ApprovalRequest) => {
  const { report, actor, now } = work;
  const state = await submittable(scoped, report, code, omission);
  const steps = stepsOf(await readReportRules(scoped, report.id), await readAssignment(scoped, report.id, code));
  if (steps.length === 0) throw new ProblemError('approval.no_chain');
  // A rejected disclosure has to be in progress before it is submitted again (decision 6).
  const from = state.status === 'approval-rejected' ? 'in-progress' : state.status;
  requireDisclosureMove(from, 'pending-approval');
  await insertRound(scoped, report.id, code, { steps, note, by: actor, at: now });
  await updateDisclosure(scoped, report.id, code, 'pending-approval', state.omission);
  await appendAudit(scoped, report.id, actor, now, [{ action: 'submitted', section: code, newValue: note }]);
  await askDeciders(scoped, work, code);
  await finishReportChange(scoped, work);
};

/** Runs in the report's own transaction, then publishes that its work changed. */
const inReport = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  run: (scoped: Scoped, work: ReportChangeContext) => Promise<void>,
) => {
  await deps.database.withScope(scope, async (scoped) =>
    run(scoped, await lockEditableReport(scoped, reportId, deps.now())),
  );
  deps.realtime.publish(scope, { type: 'report-work.changed', reportId });
  deps.realtime.publish(scope, { type: 'notification.arrived' });
  return deps.database.withScope(scope, (scoped) => reportIn(scoped, reportId));
};

/**
 * Submits a disclosure for approval. Refuses with `request.invalid` while required fields are blank, `approval.no_chain` where no approver
 * is named, and `disclosure.transition_refused`.
 */
export const submitDisclosure = (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  code: string,
  request: ApprovalRequest,
) => inReport(deps, scope, reportId, (scoped, work) => submit(scoped, work, code, request));

/**
 * Decides the waiting step. Refuses with `approval.not_open`, `approval.not_yours`, and with `approval.own_work` where nobody may approve
 * their own work.
 */
export const decideDisclosure = (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  code: string,
  given: ApprovalDecision,
) =>
  inReport(deps, scope, reportId, async (scoped, work) => {
    const state = await decideRound(scoped, work, code, given);
    if (state === 'open') return;
    const status = state === 'accepted' ? 'approval-accepted' : 'approval-rejected';
    requireDisclosureMove('pending-approval', status);
    const { omission = null } = (await findSelected(scoped, reportId, code)) ?? {};
    await updateDisclosure(scoped, reportId, code, status, omission);
    await finishReportChange(scoped, work);
  });
