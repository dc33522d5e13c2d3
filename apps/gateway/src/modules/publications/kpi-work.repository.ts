import type { DisclosureStatus, ModelKpiSheet } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { listAssignments, listLatestRounds } from '../approvals/index.ts';
import { listProofs } from '../report-documents/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';
import { namesOfPeople } from '../users/index.ts';

/** The assignees and the evidence of each selected disclosure, and its status: a completed one that was approved counts as approved. */
export const readKpiWork = async (
  scoped: Scoped,
  reportId: string,
  disclosures: ReadonlyMap<string, DisclosureState>,
): Promise<ModelKpiSheet['disclosures']> => {
  const assignments = await listAssignments(scoped, reportId);
  const rounds = await listLatestRounds(scoped, reportId);
  const names = await namesOfPeople(scoped, [
    ...new Set([...assignments.values()].flatMap((each) => each.assigneeIds)),
  ]);
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
