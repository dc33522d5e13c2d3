import { daysAfter, monthsAfter } from '@esg/contract';
import { seedSubscription } from '../modules/payment/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { demoTenants } from './demo-data.ts';

/**
 * Gives the demonstration organisations their subscriptions (decision 12): Verdant pays monthly and Harbour once a year, both with
 * bills to look at; the default tenant is on trial. Organisations that have one already keep it.
 */
export const seedSubscriptions = async (deps: GatewayDeps) => {
  const now = deps.now();
  const startOf: Record<
    string,
    { startedAt: Date; billingPlan: 1 | 12; seats: number; plan: 'report' | 'consultancy' }
  > = {
    meridian: { startedAt: daysAfter(now, -2), billingPlan: 1, seats: 3, plan: 'report' },
    verdant: { startedAt: daysAfter(monthsAfter(now, -4), -12), billingPlan: 1, seats: 8, plan: 'report' },
    harbour: { startedAt: daysAfter(monthsAfter(now, -14), -12), billingPlan: 12, seats: 5, plan: 'consultancy' },
  };
  for (const { id: tenantId, brand, hosts, organisations } of demoTenants) {
    const [organisation] = organisations;
    const start = startOf[brand];
    if (!organisation || !start) continue;
    const owner = { tenantId, organisationId: organisation.id };
    await seedSubscription(deps, owner, { ...start, site: `http://${hosts[0]?.host}:4200` });
  }
};
