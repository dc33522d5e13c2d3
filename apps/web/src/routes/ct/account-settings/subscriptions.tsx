import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { SubscriptionTab } from '../../../features/subscription/SubscriptionTab.tsx';

export const Route = createFileRoute('/ct/account-settings/subscriptions')({
  beforeLoad: requirePermission('billing:manage'),
  component: SubscriptionTab,
});
