import { canMoveDisclosure, type DisclosureStatus } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { endRounds, needApproval, type RoundSubject } from '../approvals/index.ts';
import { invalidateApprovals, invalidateDependents } from './approval-invalidation.ts';
import { appendAudit } from './audit.repository.ts';
import type { ReportChangeContext } from './change-context.ts';

/** Throws `disclosure.transition_refused` where the disclosure's life has no such step. */
export const requireDisclosureMove = (from: DisclosureStatus, to: DisclosureStatus) => {
  if (!canMoveDisclosure(from, to))
    throw new ProblemError('disclosure.transition_refused', {
      message: `A disclosure that is ${from} may not become ${to}`,
    });
};

/** A disclosure that a person marks. */
export type Mark = { readonly code: string; readonly from: DisclosureStatus; readonly to: DisclosureStatus };

/** The same for what a person marks; completing asks for an approval where one is due (`approval.required`). */
export const requireMarks = async (scoped: Scoped, reportId: string, marks: readonly Mark[]) => {
  const moved = marks.filter(({ from, to }) => from !== to);
  for (const { from, to } of moved) requireDisclosureMove(from, to);
  const completed = moved.filter(({ from, to }) => to === 'completed' && from !== 'approval-accepted');
  const codes = completed.map(({ code }) => code);
  if (await needApproval(scoped, reportId, codes)) throw new ProblemError('approval.required');
};

/** Ends what was approved, or waits for a decision, because a person took it back. */
export const takeApprovalBack = async (
  scoped: Scoped,
  { report, actor, now }: ReportChangeContext,
  ...subjects: readonly RoundSubject[]
) => {
  const ended = await endRounds(scoped, report.id, subjects, { state: 'withdrawn', by: actor, at: now });
  if (ended.length === 0) return;
  const sections = [...new Set(ended.map(({ disclosureCode }) => disclosureCode))];
  const entries = sections.map((section) => ({ action: 'approval-withdrawn' as const, section }));
  await appendAudit(scoped, report.id, actor, now, entries);
};

/** An answer of the disclosure changed: its approval falls away, as do those of texts that print its figures. Says whether the status of one of those changed. */
export const invalidateRounds = async (
  scoped: Scoped,
  work: ReportChangeContext,
  code: string,
  fieldKey: string,
): Promise<boolean> => {
  await invalidateApprovals(scoped, work, [code, null], fieldKey);
  return invalidateDependents(scoped, work, [code], fieldKey);
};
