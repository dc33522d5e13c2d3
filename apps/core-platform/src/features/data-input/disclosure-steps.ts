import type { DisclosureStatus } from '@esg/contract';

/** How a person takes the disclosure forward: by completing it, or by submitting it where it needs an approval first. */
export const forwardStep = (status: DisclosureStatus, needsApproval: boolean): 'complete' | 'submit' | undefined => {
  if (status === 'approval-accepted') return 'complete';
  if (status === 'completed' || status === 'pending-approval' || status === 'omitted') return undefined;
  if (needsApproval) return 'submit';
  // Rejected, and needs no approval any more: it goes back to work before it can be completed.
  return status === 'approval-rejected' ? undefined : 'complete';
};

/** Whether a person can take the disclosure back to work. One that was rejected can be submitted again as it stands. */
export const mayReopen = (status: DisclosureStatus, needsApproval: boolean): boolean =>
  status === 'completed' ||
  status === 'approval-accepted' ||
  status === 'pending-approval' ||
  (status === 'approval-rejected' && !needsApproval);
