import type { ApprovalRules, ApprovalRulesChange, ApprovalStep, ReportChain, ReportEvidenceRule } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findRules, readEvidenceRule, saveChain, saveEvidenceRule, saveRules } from '../approvals/index.ts';
import { appendAudit, lockEditableReport } from '../reports/index.ts';
import { requireDecision } from '../reports/kernel.ts';
import { listColleagues } from './colleagues.repository.ts';
import { requirePeople } from './people.ts';

/** The organisation's rules of approval. */
export const readRules = ({ database }: GatewayDeps, scope: Scope): Promise<ApprovalRules> =>
  database.withScope(scope, findRules);

const requireApprovers = async (scoped: Scoped, steps: readonly ApprovalStep[]) => {
  const approvers = (await listColleagues(scoped)).filter(({ mayApprove }) => mayApprove);
  steps.forEach(({ approverIds }, index) => {
    requirePeople(approvers, approverIds, `steps.${index}.approverIds`);
  });
};

/** Changes the organisation's rules. Refuses with `approval_rules.stale`, and with `request.invalid` for people who may not approve. */
export const changeRules = async (deps: GatewayDeps, scope: Scope, change: ApprovalRulesChange) => {
  const rules = await deps.database.withScope(scope, async (scoped) => {
    await requireApprovers(scoped, change.steps);
    const saved = await saveRules(scoped, change);
    if (!saved) throw new ProblemError('approval_rules.stale', { extra: { current: await findRules(scoped) } });
    return saved;
  });
  deps.realtime.publish(scope, { type: 'approval-rules.changed' });
  return rules;
};

/** Gives a report its own approvers, or those of the organisation again. Open rounds continue with the approvers they began with. */
export const changeChain = async (deps: GatewayDeps, scope: Scope, reportId: string, change: ReportChain) => {
  const now = deps.now();
  await deps.database.withScope(scope, async (scoped) => {
    const work = await lockEditableReport(scoped, reportId, now);
    await requireDecision(scoped, work);
    await requireApprovers(scoped, change.own?.steps ?? []);
    await saveChain(scoped, reportId, change);
    const newValue = change.own ? String(change.own.steps.length) : '';
    await appendAudit(scoped, reportId, work.actor, now, [{ action: 'changed', field: 'approvalChain', newValue }]);
  });
  deps.realtime.publish(scope, { type: 'report-work.changed', reportId });
};

/** Gives a report its own evidence rule, or that of the organisation again. */
export const changeEvidenceRule = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  change: ReportEvidenceRule,
) => {
  const now = deps.now();
  await deps.database.withScope(scope, async (scoped) => {
    const work = await lockEditableReport(scoped, reportId, now);
    await requireDecision(scoped, work);
    const oldValue = (await readEvidenceRule(scoped, reportId)).of;
    const newValue = change.own?.of ?? '';
    await saveEvidenceRule(scoped, reportId, change);
    await appendAudit(scoped, reportId, work.actor, now, [
      { action: 'changed', field: 'evidence', oldValue, newValue },
    ]);
  });
  deps.realtime.publish(scope, { type: 'report-work.changed', reportId });
};
