import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { PaymentSuccessfulPage } from '../../features/onboarding/payment/PaymentSuccessfulPage.tsx';

export const Route = createFileRoute('/ct/payment-successful')({
  beforeLoad: requirePermission('billing:manage'),
  component: PaymentSuccessfulPage,
});
