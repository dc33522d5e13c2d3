import type { ApprovalStep } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { type Assignment, listAssignments, readAssignment, unassigned } from './assignments.repository.ts';
import { type ReportRules, readReportRules } from './rules.repository.ts';

/** The steps of a disclosure: the people named for it decide first, then the chain where the rules require it for disclosures. */
export const stepsOf = (
  { steps, ofDisclosures }: Pick<ReportRules, 'steps' | 'ofDisclosures'>,
  { approverIds }: Pick<Assignment, 'approverIds'>,
): ApprovalStep[] => [...(approverIds.length > 0 ? [{ approverIds }] : []), ...(ofDisclosures ? steps : [])];

/** Whether any of these disclosures needs an approval before it is completed. */
export const needApproval = async (scoped: Scoped, reportId: string, codes: readonly string[]): Promise<boolean> => {
  const [only, ...others] = codes;
  if (only === undefined) return false;
  const rules = await readReportRules(scoped, reportId);
  if (others.length === 0) return stepsOf(rules, await readAssignment(scoped, reportId, only)).length > 0;
  const assigned = await listAssignments(scoped, reportId);
  return codes.some((code) => stepsOf(rules, assigned.get(code) ?? unassigned(code)).length > 0);
};

/** Whether the report needs an approval as a whole before it is completed and published. */
export const reportNeedsApproval = async (scoped: Scoped, reportId: string) =>
  (await readReportRules(scoped, reportId)).ofReports;
