import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { CheckoutPage } from '../../../features/billing/CheckoutPage.tsx';
import { PlanForm } from '../../../features/subscription/plan/PlanForm.tsx';

export const Route = createFileRoute('/ct/account-settings/checkout')({
  validateSearch: ({ step }): { step?: 'payment' } => (step === 'payment' ? { step } : {}),
  beforeLoad: requirePermission('billing:manage'),
  component: () => {
    const { step = 'plan' } = Route.useSearch();
    return <CheckoutPage step={step} planForm={(props) => <PlanForm {...props} />} />;
  },
});
