import type { ApprovalRound } from '@esg/contract';
import { useWizard } from '../wizard-context.ts';
import { useWork, type Work } from './use-work.ts';

export type ReportApproval = {
  readonly work: Work;
  readonly round: ApprovalRound | null;
  /** Publishing waits for an approval of the whole report. */
  readonly isAwaited: boolean;
};

/** Whether the report has to be approved as a whole before it is published, and the state of that approval. */
export const useReportApproval = (): ReportApproval => {
  const { report } = useWizard();
  const work = useWork();
  const { round = null, needsApproval = false } = work.work ?? {};
  const isPublished = report.status === 'readonly-published';
  const isAwaited =
    !isPublished && (report.status === 'pending-approval' || (needsApproval && round?.state !== 'accepted'));
  return { work, round, isAwaited };
};
