import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import { billsRoutes } from './bills.routes.ts';
import { createCardProvider } from './cards/index.ts';
import { sandboxRoutes } from './cards/sandbox.routes.ts';
import type { PaymentDeps } from './payment.deps.ts';
import { plansRoutes } from './plans.routes.ts';
import { subscriptionsRoutes } from './subscriptions.routes.ts';
import { createStatusMemory } from './suspended.ts';

export { assertFreeSeat, readSeats } from './seats.ts';
export { requireRunningSubscription } from './suspended.ts';

/** What the routes, the jobs and the guard of this module share. */
export const createPayment = (deps: GatewayDeps): PaymentDeps => ({
  ...deps,
  cards: createCardProvider(deps),
  statuses: createStatusMemory(deps.database, deps.now),
});

/** Routes of subscriptions, seats and bills. */
export const paymentRoutes = (deps: PaymentDeps) =>
  createTenantRouter()
    .route('/', plansRoutes(deps))
    .route('/', subscriptionsRoutes(deps))
    .route('/', billsRoutes(deps))
    .route('/', sandboxRoutes(deps));
