import { type ApprovalRound, may, type ReportColleague } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { RoundRow } from '../approvals/index.ts';

/** What is needed to find out who may decide. */
export type Deciding = {
  readonly scope: Pick<Scope, 'userId' | 'role' | 'organisationType' | 'visitor'>;
  /** Whether reports about these entities are the person's to decide (decision 13). */
  readonly maySettle: boolean;
  readonly colleagues: readonly Pick<ReportColleague, 'id' | 'role' | 'mayApprove'>[];
  readonly separateDuties: boolean;
  /** The authors of the present answers that the round is about. */
  readonly writerIds: ReadonlySet<string>;
};

type Standing = Pick<RoundRow, 'steps' | 'step' | 'submittedById'>;

/** The approvers of the waiting step, or the administrators where none of the named people is among these. */
const inCharge = ({ steps, step }: Standing, able: Deciding['colleagues']) => {
  const named = able.filter(({ id }) => steps[step]?.approverIds.includes(id));
  return (named.length > 0 ? named : able.filter(({ role }) => role === 'administrator')).map(({ id }) => id);
};

const ableOf = (colleagues: Deciding['colleagues']) => colleagues.filter(({ mayApprove }) => mayApprove);

type Duties = Pick<Deciding, 'colleagues' | 'separateDuties' | 'writerIds'>;

/** Whether it is the person's own work, which they may not decide about (decision 5). */
const isBarred = ({ submittedById }: Standing, { separateDuties, writerIds }: Duties, id: string) =>
  separateDuties && (submittedById === id || writerIds.has(id));

/** Who decides the waiting step: the named approvers who still may, or the administrators where none is left. */
export const decidersOf = (round: Standing, duties: Duties) =>
  inCharge(
    round,
    ableOf(duties.colleagues).filter(({ id }) => !isBarred(round, duties, id)),
  );

/** Whether the person decides the waiting step, or would if it were not their own work. */
export const mineOf = (round: Standing & Pick<RoundRow, 'state'>, deciding: Deciding): ApprovalRound['mine'] => {
  const { scope, colleagues } = deciding;
  if (round.state !== 'open' || !may(scope.role, 'report:approve', scope.organisationType)) return 'no';
  if (!deciding.maySettle) return 'no';
  const isOwn = isBarred(round, deciding, scope.userId);
  // Consultants decide everything that waits in the client they view.
  if (scope.visitor) return isOwn ? 'own-work' : 'decide';
  if (decidersOf(round, deciding).includes(scope.userId)) return 'decide';
  return isOwn && inCharge(round, ableOf(colleagues)).includes(scope.userId) ? 'own-work' : 'no';
};

/** A stored round in the form that people see. */
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
