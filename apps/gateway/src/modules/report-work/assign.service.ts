import { type AssignmentChange, issueAt, may } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type Assignment, assign, listAssignments, unassigned } from '../approvals/index.ts';
import { appendAudit, lockEditableReport, reportIn } from '../reports/index.ts';
import { listColleagues } from './colleagues.repository.ts';
import { notifyOthers } from './notify-others.ts';
import { requirePeople } from './people.ts';

const requireSelected = (selected: readonly string[], codes: readonly string[]) => {
  const issues = codes.flatMap((code, index) =>
    selected.includes(code) ? [] : [issueAt(`codes.${index}`, 'choice_unknown', { choice: code })],
  );
  if (issues.length > 0) throw new ProblemError('disclosure.not_selected', { issues });
};

/** Only those who may approve can name approvers: otherwise naming nobody would give an approval. */
const requireMayName = (scope: Scope, { approverIds }: AssignmentChange) => {
  if (approverIds && !may(scope.role, 'report:approve', scope.organisationType))
    throw new ProblemError('permission.denied');
};

/** The log's text of an assignment: people by name, then the day. */
const worded = ({ assigneeIds, approverIds, dueOn }: Assignment, names: ReadonlyMap<string, string>) => {
  const said = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(', ');
  return [said(assigneeIds), approverIds.length > 0 ? `→ ${said(approverIds)}` : '', dueOn ?? '']
    .filter(Boolean)
    .join(' · ');
};

const change = async (scoped: Scoped, reportId: string, given: AssignmentChange, now: Date) => {
  const work = await lockEditableReport(scoped, reportId, now);
  const codes = [...new Set(given.codes)];
  requireSelected((await reportIn(scoped, reportId)).disclosureCodes, codes);
  const colleagues = await listColleagues(scoped);
  requirePeople(colleagues, given.assigneeIds ?? [], 'assigneeIds');
  const approvers = colleagues.filter(({ mayApprove }) => mayApprove);
  requirePeople(approvers, given.approverIds ?? [], 'approverIds');
  const before = await listAssignments(scoped, reportId);
  await assign(scoped, reportId, { ...given, codes });
  const after = await listAssignments(scoped, reportId);
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  const entries = codes.map((code) => ({
    action: 'assigned' as const,
    section: code,
    oldValue: worded(before.get(code) ?? unassigned(code), names),
    newValue: worded(after.get(code) ?? unassigned(code), names),
  }));
  const changed = entries.filter(({ oldValue, newValue }) => oldValue !== newValue);
  await appendAudit(scoped, reportId, work.actor, now, changed);
  const { report, actor } = work;
  for (const userId of given.assigneeIds ?? []) {
    const fresh = codes.filter((code) => !before.get(code)?.assigneeIds.includes(userId));
    if (fresh.length === 0) continue;
    const facts = { person: actor.name };
    await notifyOthers(scoped, [userId], { kind: 'work.assigned', report, codes: fresh, facts, at: now });
  }
};

/**
 * Assigns disclosures of a report to people. Refuses with `disclosure.not_selected`, with `request.invalid` for people who are unknown or
 * may not approve, and with `permission.denied` where somebody names approvers without being allowed to approve.
 */
export const changeAssignments = async (deps: GatewayDeps, scope: Scope, reportId: string, given: AssignmentChange) => {
  requireMayName(scope, given);
  await deps.database.withScope(scope, (scoped) => change(scoped, reportId, given, deps.now()));
  deps.realtime.publish(scope, { type: 'report-work.changed', reportId });
  deps.realtime.publish(scope, { type: 'notification.arrived' });
};
