import { type Assessment, type MaterialityAction, type MaterialityApproval, materialityActions } from '@esg/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { materialityEvents } from './materiality.tables.ts';

/** What was asked and said about the approval of an assessment as it stands. */
export type ApprovalRound = Pick<Assessment, 'approvals' | 'approvalRequest' | 'rejection'>;

/**
 * The approvals of the assessment with this stamp in their order, who asked for them, and why it was returned. A rejection ends what was
 * approved before it, and stands until somebody asks again.
 */
export const findApprovals = async (scoped: Scoped, profileId: string, stamp: string): Promise<ApprovalRound> => {
  const rows = await scoped.tx
    .select()
    .from(materialityEvents)
    .where(
      and(
        ownRows(materialityEvents, scoped),
        eq(materialityEvents.profileId, profileId),
        inArray(materialityEvents.action, ['approval_requested', 'approved', 'rejected']),
        sql`${materialityEvents.state} -> 'after' ->> 'stamp' = ${stamp}`,
      ),
    )
    .orderBy(asc(materialityEvents.position));
  const round: { -readonly [Key in keyof ApprovalRound]: ApprovalRound[Key] } = {
    approvals: [],
    approvalRequest: null,
    rejection: null,
  };
  for (const { action, state, byId, byName, at } of rows) {
    const signature = { by: { id: byId, name: byName }, at: at.toISOString() };
    const { step, reason } = state.after as Pick<MaterialityApproval, 'step' | 'reason'>;
    if (action === 'approved') round.approvals.push({ step, reason, ...signature });
    else {
      if (action === 'rejected') round.approvals = [];
      round.approvalRequest = action === 'rejected' ? null : signature;
      round.rejection = action === 'rejected' ? { step, reason, ...signature } : null;
    }
  }
  return round;
};

/** What of the log makes somebody an author: everything but scores, and what approvers and deciders say. */
const authoring: readonly MaterialityAction[] = materialityActions.filter(
  (action) => !['scored', 'approved', 'rejected', 'decided'].includes(action),
);

/** Everybody who made an assessment what it is. */
export const listAuthors = async (scoped: Scoped, profileId: string): Promise<string[]> => {
  const rows = await scoped.tx
    .selectDistinct({ id: materialityEvents.byId })
    .from(materialityEvents)
    .where(
      and(
        ownRows(materialityEvents, scoped),
        eq(materialityEvents.profileId, profileId),
        inArray(materialityEvents.action, [...authoring]),
      ),
    );
  return rows.map(({ id }) => id);
};
