import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import { notifyWithin } from '../notifications/index.ts';
import { advanceSubscriptions } from './advance.ts';
import { billsRoutes } from './bills.routes.ts';
import { createCardProvider } from './cards/index.ts';
import { sandboxRoutes } from './cards/sandbox.routes.ts';
import { defineInvoiceMail } from './invoice-mail.ts';
import type { PaymentDeps } from './payment.deps.ts';
import { plansRoutes } from './plans.routes.ts';
import { subscriptionsRoutes } from './subscriptions.routes.ts';
import { createStatusMemory } from './suspended.ts';
import { webhookRoutes } from './webhook.routes.ts';

export { setLocked } from './lock.ts';
export { createMarkPaid, type MarkPaid } from './mark-paid.ts';
export { findAdministered, insertVoucher, listVouchers, saveBankAccount, savePrice } from './operators.repository.ts';
export { createPassTime, type PassTime } from './pass-time.ts';
export { type PaymentDeps, publishSubscriptionChange } from './payment.deps.ts';
export { removeOrganisation } from './removal.ts';
export { closeForRemoval, reopenAfterRemoval } from './removal-request.ts';
export { assertFreeSeat, readSeats } from './seats.ts';
export { seedSubscription } from './seed-subscription.ts';
export { countSeatsInvited, findSubscription, isOnTrial } from './subscriptions.repository.ts';
export { requireRunningSubscription } from './suspended.ts';
export { startTrial } from './trial.service.ts';
export { webhookRoutes as paymentWebhookRoutes };

/** What the routes, jobs and guard of this module share. */
export const createPayment = (deps: GatewayDeps): PaymentDeps => ({
  ...deps,
  cards: createCardProvider(deps),
  statuses: createStatusMemory(deps.database, deps.now),
  invoiceMail: defineInvoiceMail(deps),
  notifyWithin,
});

/** Routes of subscriptions, seats and bills, and the job that performs what is due. */
export const paymentRoutes = (deps: PaymentDeps) => {
  deps.jobs.define('payment.advance', () => advanceSubscriptions(deps), { cron: '*/10 * * * *' });
  return createTenantRouter()
    .route('/', plansRoutes(deps))
    .route('/', subscriptionsRoutes(deps))
    .route('/', billsRoutes(deps))
    .route('/', sandboxRoutes(deps));
};
