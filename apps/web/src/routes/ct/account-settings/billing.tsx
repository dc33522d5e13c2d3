import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { LeaveQuestion } from '../../../features/account-settings/LeaveQuestion.tsx';
import { BillingTab } from '../../../features/billing/BillingTab.tsx';

export const Route = createFileRoute('/ct/account-settings/billing')({
  beforeLoad: requirePermission('billing:manage'),
  component: () => <BillingTab leaveQuestion={(unsaved) => <LeaveQuestion unsaved={unsaved} />} />,
});
