import type { ApprovalStep } from '@esg/contract';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { approvalRounds, approvalRules, assignments, reportChains } from './approvals.tables.ts';

const replaced = (ids: readonly string[], from: string, to: string) => [
  ...new Set(ids.map((id) => (id === from ? to : id))),
];
const replacedIn = (steps: readonly ApprovalStep[], from: string, to: string): ApprovalStep[] =>
  steps.map((step) => ({ ...step, approverIds: replaced(step.approverIds, from, to) }));

/** Steps of a chain that name this person. */
const naming = (
  column: typeof reportChains.steps | typeof approvalRules.steps | typeof approvalRounds.steps,
  id: string,
) => sql`${column} @> ${JSON.stringify([{ approverIds: [id] }])}::jsonb`;

/** Replaces the person among assignees and approvers of disclosures. Returns the assignments before. */
const handOverAssignments = async ({ tx, tenantId, organisationId }: Scoped, from: string, to: string) => {
  const own = and(eq(assignments.tenantId, tenantId), eq(assignments.organisationId, organisationId));
  const listed = JSON.stringify([from]);
  const given = await tx
    .select()
    .from(assignments)
    .where(
      and(
        own,
        or(sql`${assignments.assigneeIds} @> ${listed}::jsonb`, sql`${assignments.approverIds} @> ${listed}::jsonb`),
      ),
    )
    .for('update');
  for (const { reportId, disclosureCode, assigneeIds, approverIds } of given)
    await tx
      .update(assignments)
      .set({ assigneeIds: replaced(assigneeIds, from, to), approverIds: replaced(approverIds, from, to) })
      .where(and(own, eq(assignments.reportId, reportId), eq(assignments.disclosureCode, disclosureCode)));
  return given;
};

/** In the organisation's own chain. */
const handOverRules = async ({ tx, tenantId, organisationId }: Scoped, from: string, to: string) => {
  const own = and(eq(approvalRules.tenantId, tenantId), eq(approvalRules.organisationId, organisationId));
  const rules = await tx
    .select({ steps: approvalRules.steps })
    .from(approvalRules)
    .where(and(own, naming(approvalRules.steps, from)))
    .for('update');
  for (const { steps } of rules)
    await tx
      .update(approvalRules)
      .set({ steps: replacedIn(steps, from, to), version: sql`${approvalRules.version} + 1` })
      .where(own);
  return rules;
};

/** In the chains that reports have of their own. */
const handOverChains = async ({ tx, tenantId, organisationId }: Scoped, from: string, to: string) => {
  const own = and(eq(reportChains.tenantId, tenantId), eq(reportChains.organisationId, organisationId));
  const chains = await tx
    .select({ reportId: reportChains.reportId, steps: reportChains.steps })
    .from(reportChains)
    .where(and(own, naming(reportChains.steps, from)))
    .for('update');
  for (const { reportId, steps } of chains)
    await tx
      .update(reportChains)
      .set({ steps: replacedIn(steps, from, to) })
      .where(and(own, eq(reportChains.reportId, reportId)));
  return chains;
};

/** In open approvals. */
const handOverOpenRounds = async ({ tx, tenantId, organisationId }: Scoped, from: string, to: string) => {
  const own = and(eq(approvalRounds.tenantId, tenantId), eq(approvalRounds.organisationId, organisationId));
  const rounds = await tx
    .select({ id: approvalRounds.id, reportId: approvalRounds.reportId, steps: approvalRounds.steps })
    .from(approvalRounds)
    .where(and(own, eq(approvalRounds.state, 'open'), naming(approvalRounds.steps, from)))
    .for('update');
  for (const { id, steps } of rounds)
    await tx
      .update(approvalRounds)
      .set({ steps: replacedIn(steps, from, to) })
      .where(and(own, eq(approvalRounds.id, id)));
  return rounds;
};

/** Replaces a leaving person by somebody else. Past decisions stay theirs. Returns how many of each were replaced. */
export const handOverApprovals = async (scoped: Scoped, from: string, to: string) => {
  const given = await handOverAssignments(scoped, from, to);
  const rules = await handOverRules(scoped, from, to);
  const chains = await handOverChains(scoped, from, to);
  const rounds = await handOverOpenRounds(scoped, from, to);
  const approved = given.filter(({ approverIds }) => approverIds.includes(from));
  return {
    assignments: given.filter(({ assigneeIds }) => assigneeIds.includes(from)).length,
    approverPlaces: approved.length + rules.length + chains.length + rounds.length,
    reportIds: [...given, ...chains, ...rounds].map(({ reportId }) => reportId),
  };
};
