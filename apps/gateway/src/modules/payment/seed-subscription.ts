import type { BillingPlan, PlanType } from '@esg/contract';
import { daysAfter, seatPeriodMinor, subscriptionDays } from '@esg/contract';
import { type Scope, systemScope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { advanceOne } from './advance.ts';
import { insertSandboxCard } from './cards/sandbox.repository.ts';
import { createSandboxProvider, sandboxCardId } from './cards/sandbox.ts';
import type { PaymentDeps } from './payment.deps.ts';
import { findSeatPrice } from './plans.repository.ts';
import { findSubscription, lockSubscription, saveSubscription } from './subscriptions.repository.ts';
import { createStatusMemory } from './suspended.ts';

type DemoSubscription = {
  startedAt: Date;
  billingPlan: BillingPlan;
  seats: number;
  plan: PlanType;
  site: string;
  /** The bank refuses each payment. */
  cardFails?: true;
};
type Owner = Pick<Scope, 'tenantId' | 'organisationId'>;

const store = (deps: GatewayDeps, owner: Owner, demo: DemoSubscription) =>
  deps.database.withScope(systemScope(owner), async (scoped) => {
    if (await lockSubscription(scoped)) return false;
    const { startedAt, seats, plan, billingPlan, site, cardFails } = demo;
    const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: startedAt.getUTCFullYear() + 6 };
    const behaviour = cardFails
      ? { at: 'charge' as const, refusal: 'card.declined' as const }
      : { at: 'never' as const };
    const kept = { card, behaviour, funding: 'credit' as const, createdAt: startedAt };
    const cardId = sandboxCardId(await insertSandboxCard(scoped, kept));
    await saveSubscription(scoped, undefined, {
      seats,
      plan,
      billingPlan,
      site,
      card,
      cardId,
      customerId: 'cus_sandbox_demo',
      paymentType: 'card',
      status: 'registered',
      providerState: 'trialing',
      trialEndsAt: daysAfter(startedAt, subscriptionDays.trial),
      seatPeriodMinor: seatPeriodMinor(await findSeatPrice(scoped, plan), billingPlan),
      createdAt: startedAt,
      updatedAt: startedAt,
    });
    return true;
  });

/** Prevents e-mails and notifications about what happened before the demonstration began. */
const silent = {
  mailer: { way: 'none' as const, send: async () => undefined, close: () => undefined },
  invoiceMail: { enqueue: async () => undefined },
  notifyWithin: async () => undefined,
};

/**
 * Creates a demonstration subscription and performs everything due since its start by the product's own rules, step by step, so that its
 * bills are those that people would have received. An organisation that has a subscription keeps it.
 */
export const seedSubscription = async (deps: GatewayDeps, owner: Owner, demo: DemoSubscription) => {
  if (!(await store(deps, owner, demo))) return;
  const until = deps.now();
  let at = demo.startedAt;
  const past: PaymentDeps = {
    ...deps,
    ...silent,
    now: () => at,
    cards: createSandboxProvider({ database: deps.database, now: () => at }),
    statuses: createStatusMemory(deps.database, () => at),
    jobs: { ...deps.jobs, start: async () => undefined },
  };
  const nextDueAt = () =>
    deps.database.withScope(systemScope(owner), async (scoped) => (await findSubscription(scoped))?.nextDueAt);
  for (let due = await nextDueAt(); due && due < until; due = await nextDueAt()) {
    at = due;
    await advanceOne(past, owner);
  }
};
