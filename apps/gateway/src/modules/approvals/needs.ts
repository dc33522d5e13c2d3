import type { ApprovalStep } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { type Assignment, assignmentOf } from './assignments.repository.ts';
import { type ReportRules, rulesOf } from './rules.repository.ts';

/** The steps a disclosure goes through: those named for it decide first, then the chain where it is asked of disclosures. */
export const stepsOf = (
  { steps, ofDisclosures }: Pick<ReportRules, 'steps' | 'ofDisclosures'>,
  { approverIds }: Pick<Assignment, 'approverIds'>,
): ApprovalStep[] => [...(approverIds.length > 0 ? [{ approverIds }] : []), ...(ofDisclosures ? steps : [])];

/** Whether the disclosure is completed only once it is approved. */
export const disclosureNeedsApproval = async (scoped: Scoped, reportId: string, code: string) =>
  stepsOf(await rulesOf(scoped, reportId), await assignmentOf(scoped, reportId, code)).length > 0;

/** Whether the report is completed and published only once it is approved as a whole. */
export const reportNeedsApproval = async (scoped: Scoped, reportId: string) =>
  (await rulesOf(scoped, reportId)).ofReports;
