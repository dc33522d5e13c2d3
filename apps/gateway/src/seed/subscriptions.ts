import { daysAfter, monthsAfter, subscriptionDays } from '@esg/contract';
import { seedSubscription } from '../modules/payment/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { demoTenants } from './demo-data.ts';

type Start = { startedAt: Date; billingPlan: 1 | 12; seats: number; plan: 'report' | 'consultancy'; cardFails?: true };

/**
 * Gives the demonstration organisations their subscriptions (decision 12): Verdant pays monthly and Harbour once a year, both with bills to
 * look at; the default tenant is on trial, and one organisation has lost its access because it did not pay. Existing subscriptions stay.
 */
export const seedSubscriptions = async (deps: GatewayDeps) => {
  const now = deps.now();
  const startOf: Record<string, Start> = {
    meridian: { startedAt: daysAfter(now, -2), billingPlan: 1, seats: 3, plan: 'report' },
    verdant: { startedAt: daysAfter(monthsAfter(now, -4), -12), billingPlan: 1, seats: 8, plan: 'report' },
    harbour: { startedAt: daysAfter(monthsAfter(now, -14), -12), billingPlan: 12, seats: 5, plan: 'consultancy' },
  };
  const { trial, cardGrace } = subscriptionDays;
  const shutOutAt = daysAfter(now, -(trial + cardGrace + 3));
  const unpaid: Start = { startedAt: shutOutAt, billingPlan: 1, seats: 3, plan: 'report', cardFails: true };
  for (const { id: tenantId, brand, hosts, organisations } of demoTenants) {
    const site = `http://${hosts[0]?.host}:4200`;
    for (const [index, { id: organisationId, isUnpaid }] of organisations.entries()) {
      const start = isUnpaid ? unpaid : index === 0 ? startOf[brand] : undefined;
      if (start) await seedSubscription(deps, { tenantId, organisationId }, { ...start, site });
    }
  }
};
