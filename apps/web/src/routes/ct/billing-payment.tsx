import { createFileRoute } from '@tanstack/react-router';
import { BillingPaymentPage } from '../../features/onboarding/payment/BillingPaymentPage.tsx';

export const Route = createFileRoute('/ct/billing-payment')({ component: BillingPaymentPage });
