import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { BillingTab } from '../../../features/billing/BillingTab.tsx';

export const Route = createFileRoute('/ct/account-settings/billing')({
  beforeLoad: requirePermission('billing:manage'),
  component: BillingTab,
});
