import { createFileRoute } from '@tanstack/react-router';
import { PaymentForm } from '../../features/billing/pay/PaymentForm.tsx';
import { BillingPaymentPage } from '../../features/onboarding/payment/BillingPaymentPage.tsx';

export const Route = createFileRoute('/ct/billing-payment')({
  component: () => <BillingPaymentPage form={(props) => <PaymentForm {...props} />} />,
});
