import type { DisclosureStatus, ModelKpiSheet } from '@esg/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { listAssignments, listLatestRounds } from '../approvals/index.ts';
import { listProofs } from '../report-documents/index.ts';
import type { DisclosureState } from '../reports/index.ts';
import { users } from '../users/users.tables.ts';

/** Names of people of the organisation by their ids. */
const namesOf = async ({ tx, tenantId, organisationId }: Scoped, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, string>();
  const { id, firstName, lastName } = users;
  const rows = await tx
    .select({ id, firstName, lastName })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId), inArray(id, [...ids])));
  return new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`.trim()]));
};

/** The assignees and the evidence of each selected disclosure, and its status: a completed one that was approved counts as approved. */
export const kpiWorkOf = async (
  scoped: Scoped,
  reportId: string,
  disclosures: ReadonlyMap<string, DisclosureState>,
): Promise<ModelKpiSheet['disclosures']> => {
  const assignments = await listAssignments(scoped, reportId);
  const rounds = await listLatestRounds(scoped, reportId);
  const names = await namesOf(scoped, [...new Set([...assignments.values()].flatMap((each) => each.assigneeIds))]);
  const proofs = Map.groupBy(await listProofs(scoped, reportId), ({ disclosureCode }) => disclosureCode);
  const statusOf = (code: string, status: DisclosureStatus): DisclosureStatus => {
    const isApproved = [code, null].some((subject) => rounds.get(subject)?.state === 'accepted');
    return status === 'completed' && isApproved ? 'approval-accepted' : status;
  };
  return [...disclosures].map(([code, { status }]) => ({
    code,
    owners: (assignments.get(code)?.assigneeIds ?? []).flatMap((id) => names.get(id) ?? []),
    evidence: [...new Set((proofs.get(code) ?? []).map(({ name }) => name))],
    status: statusOf(code, status),
  }));
};
