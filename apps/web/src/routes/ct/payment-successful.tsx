import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { TransferDetails } from '../../features/billing/TransferDetails.tsx';
import { PaymentSuccessfulPage } from '../../features/onboarding/payment/PaymentSuccessfulPage.tsx';

export const Route = createFileRoute('/ct/payment-successful')({
  beforeLoad: requirePermission('billing:manage'),
  component: () => <PaymentSuccessfulPage transfer={(bill) => <TransferDetails bill={bill} />} />,
});
