import type { DisclosureStatus } from '@esg/contract';

/** The next step of the disclosure: completing it, or submitting it where it needs an approval first. */
export const forwardStep = (status: DisclosureStatus, needsApproval: boolean): 'complete' | 'submit' | undefined => {
  if (status === 'approval-accepted') return 'complete';
  if (status === 'completed' || status === 'pending-approval' || status === 'omitted') return undefined;
  if (needsApproval) return 'submit';
  // A rejected disclosure that needs no approval any more: it is reopened before it can be completed.
  return status === 'approval-rejected' ? undefined : 'complete';
};

/** Whether a person can reopen the disclosure. A rejected one can be submitted again unchanged. */
export const mayReopen = (status: DisclosureStatus, needsApproval: boolean): boolean =>
  status === 'completed' ||
  status === 'approval-accepted' ||
  status === 'pending-approval' ||
  (status === 'approval-rejected' && !needsApproval);
