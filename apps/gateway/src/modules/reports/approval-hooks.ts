import { canMoveDisclosure, type DisclosureStatus } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { endRounds, needApproval, type RoundSubject } from '../approvals/index.ts';
import { invalidateApprovals, invalidateDependents } from './approval-invalidation.ts';
import { appendAudit } from './audit.repository.ts';
import type { ReportChangeContext } from './change-context.ts';

/** Throws `disclosure.transition_refused` where the disclosure cannot take this step. */
export const requireDisclosureMove = (from: DisclosureStatus, to: DisclosureStatus) => {
  if (!canMoveDisclosure(from, to))
    throw new ProblemError('disclosure.transition_refused', {
      message: `A disclosure that is ${from} may not become ${to}`,
    });
};

/** The disclosure whose status a person sets. */
export type Mark = { readonly code: string; readonly from: DisclosureStatus; readonly to: DisclosureStatus };

/** The same for a status that a person sets; completing asks for an approval where one is required (`approval.required`). */
export const requireMarks = async (scoped: Scoped, reportId: string, marks: readonly Mark[]) => {
  const moved = marks.filter(({ from, to }) => from !== to);
  for (const { from, to } of moved) requireDisclosureMove(from, to);
  const completed = moved.filter(({ from, to }) => to === 'completed' && from !== 'approval-accepted');
  const codes = completed.map(({ code }) => code);
  if (await needApproval(scoped, reportId, codes)) throw new ProblemError('approval.required');
};

/** Ends an approval, given or waiting, because a person withdrew it. */
export const withdrawApproval = async (
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

/**
 * Called when an answer of the disclosure changed: ends its approval, and those of texts that print its figures. Returns whether its own
 * ended, and whether the status of one of those texts changed.
 */
export const invalidateRounds = async (
  scoped: Scoped,
  work: ReportChangeContext,
  code: string,
  fieldKey: string,
): Promise<{ hasEnded: boolean; readersMoved: boolean }> => {
  const ended = await invalidateApprovals(scoped, work, [code, null], fieldKey);
  const readersMoved = await invalidateDependents(scoped, work, [code], fieldKey);
  return { hasEnded: ended.includes(code), readersMoved };
};
