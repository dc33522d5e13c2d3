import { canMoveDisclosure, type Disclosure, type DisclosureStatus } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { disclosureNeedsApproval, endRounds, type RoundRow, type RoundSubject } from '../approvals/index.ts';
import { notifyWithin } from '../notifications/index.ts';
import { appendAudit } from './audit.repository.ts';
import { updateDisclosure } from './disclosures.repository.ts';
import { type AnswersByField, type DisclosureState, statusAfterAnswer } from './reports.policy.ts';
import type { Work } from './work.ts';

/** Throws `disclosure.transition_refused` where the disclosure's life has no such step. */
export const requireDisclosureMove = (from: DisclosureStatus, to: DisclosureStatus) => {
  if (!canMoveDisclosure(from, to))
    throw new ProblemError('disclosure.transition_refused', {
      message: `A disclosure that is ${from} may not become ${to}`,
    });
};

/** The same for what a person marks; completing asks for an approval where one is due (`approval.required`). */
export const requireMark = async (
  scoped: Scoped,
  reportId: string,
  code: string,
  from: DisclosureStatus,
  to: DisclosureStatus,
) => {
  if (from === to) return;
  requireDisclosureMove(from, to);
  if (to === 'completed' && from !== 'approval-accepted' && (await disclosureNeedsApproval(scoped, reportId, code)))
    throw new ProblemError('approval.required');
};

/** Everybody who took part in the round. */
const concernedBy = ({ steps, submittedById, decisions }: RoundRow) =>
  new Set([submittedById, ...decisions.map(({ by }) => by.id), ...steps.flatMap(({ approverIds }) => approverIds)]);

const tellOfFall = async (scoped: Scoped, { report, actor, now }: Work, round: RoundRow) => {
  const code = round.disclosureCode ?? '';
  const path = `/ct/framework-reports/${report.versionId}/reports/${report.id}/data-input?disclosure=${encodeURIComponent(code)}`;
  const facts = { report: report.name, disclosure: code, person: actor.name };
  for (const userId of concernedBy(round)) {
    if (userId === actor.id) continue;
    await notifyWithin(scoped, { to: { userId }, kind: 'approval.fell_away', facts, path }, now);
  }
};

/** Ends what was approved, or waits for a decision, because the answers are others now: logged, and told to who took part. */
export const letApprovalsFall = async (
  scoped: Scoped,
  work: Work,
  subjects: readonly RoundSubject[],
  fieldKey?: string,
) => {
  const { report, actor, now } = work;
  const fallen = await endRounds(scoped, report.id, subjects, { state: 'fallen', by: actor, at: now, fieldKey });
  if (fallen.length === 0) return;
  const entries = fallen.map(({ disclosureCode }) => ({
    action: 'approval-fell-away' as const,
    section: disclosureCode,
    field: fieldKey ?? null,
  }));
  await appendAudit(scoped, report.id, actor, now, entries);
  for (const round of fallen) await tellOfFall(scoped, work, round);
};

/** Ends what was approved, or waits for a decision, because a person took it back. */
export const takeApprovalBack = async (scoped: Scoped, { report, actor, now }: Work, subject: RoundSubject) => {
  const ended = await endRounds(scoped, report.id, [subject], { state: 'withdrawn', by: actor, at: now });
  if (ended.length === 0) return;
  await appendAudit(scoped, report.id, actor, now, [{ action: 'approval-withdrawn', section: subject }]);
};

/**
 * Whatever changed answers of the disclosure calls this: its status follows from them, and its approval falls away. Says whether the
 * status changed.
 */
export const settleAnswered = async (
  scoped: Scoped,
  work: Work,
  disclosure: Disclosure,
  state: DisclosureState,
  answers: AnswersByField,
  fieldKey?: string,
) => {
  await letApprovalsFall(scoped, work, [disclosure.code], fieldKey);
  const status = statusAfterAnswer(state.status, disclosure, answers);
  if (status === state.status) return false;
  await updateDisclosure(scoped, work.report.id, disclosure.code, status, state.omission);
  return true;
};
