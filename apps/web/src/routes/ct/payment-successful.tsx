import { createFileRoute } from '@tanstack/react-router';
import { PaymentSuccessfulPage } from '../../features/onboarding/payment/PaymentSuccessfulPage.tsx';

export const Route = createFileRoute('/ct/payment-successful')({ component: PaymentSuccessfulPage });
