import { type ApprovalRound, may, mayDecideAbout, type Report, type ReportColleague } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { RoundRow } from '../approvals/index.ts';

/** What is known when it is decided whose a decision is. */
export type Deciding = {
  readonly scope: Pick<Scope, 'userId' | 'role' | 'organisationType' | 'visitor'>;
  readonly report: Pick<Report, 'entityIds'>;
  readonly colleagues: readonly Pick<ReportColleague, 'id' | 'role' | 'mayApprove'>[];
  readonly separateDuties: boolean;
  /** Who wrote the present answers that the round is about. */
  readonly writerIds: ReadonlySet<string>;
};

/** Who decides the step that waits: those named who still may, or the administrators where none of them is left. */
export const decidersOf = ({ steps, step }: Pick<RoundRow, 'steps' | 'step'>, colleagues: Deciding['colleagues']) => {
  const able = colleagues.filter(({ mayApprove }) => mayApprove);
  const named = able.filter(({ id }) => steps[step]?.approverIds.includes(id));
  return (named.length > 0 ? named : able.filter(({ role }) => role === 'administrator')).map(({ id }) => id);
};

/** Whether the step that waits is the person's to decide, or would be if it were not their own work (decision 5). */
export const mineOf = (
  round: Pick<RoundRow, 'state' | 'steps' | 'step' | 'submittedById'>,
  { scope, report, colleagues, separateDuties, writerIds }: Deciding,
): ApprovalRound['mine'] => {
  if (round.state !== 'open' || !may(scope.role, 'report:approve', scope.organisationType)) return 'no';
  if (!mayDecideAbout(scope.role, report)) return 'no';
  // Consultants decide whatever waits in the client they view.
  if (!scope.visitor && !decidersOf(round, colleagues).includes(scope.userId)) return 'no';
  const isOwn = round.submittedById === scope.userId || writerIds.has(scope.userId);
  return separateDuties && isOwn ? 'own-work' : 'decide';
};

/** A stored round as people see it. */
export const roundOf = (row: RoundRow, mine: ApprovalRound['mine']): ApprovalRound => ({
  id: row.id,
  state: row.state,
  steps: row.steps,
  step: row.step,
  submittedBy: { id: row.submittedById, name: row.submittedByName },
  submittedAt: row.submittedAt.toISOString(),
  note: row.note,
  decisions: row.decisions,
  ended:
    row.endedAt && row.endedById
      ? {
          by: { id: row.endedById, name: row.endedByName ?? '' },
          at: row.endedAt.toISOString(),
          fieldKey: row.fieldKey,
        }
      : null,
  mine,
});
