import { systemScope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createPublicRouter, empty, operation, ProblemError } from '../../platform/http/index.ts';
import { noteEvent } from './bills.repository.ts';
import type { ProviderEvent } from './cards/provider.ts';
import { settleEvent } from './collect.ts';
import { type PaymentDeps, publishSubscriptionChange } from './payment.deps.ts';

/** Processes an event once: the record of the event and what follows from it are stored together or not at all. */
export const takeEvent = async (deps: PaymentDeps, event: ProviderEvent) => {
  await deps.jobs.start();
  const now = deps.now();
  const isNew = await deps.database.withSystem(async (tx) => {
    if (!(await noteEvent(tx, deps.cards.kind, event.id, now))) return false;
    await settleEvent(deps, { ...systemScope(event), tx }, event.billId, event.outcome, now);
    return true;
  });
  if (isNew) publishSubscriptionChange(deps, event);
};

/** Receives the card provider's events. Public: the signature proves the sender, and nothing else is trusted. */
export const webhookRoutes = (deps: PaymentDeps & Pick<GatewayDeps, 'log'>) =>
  createPublicRouter().post(
    '/stripe/webhooks',
    operation({
      id: 'receiveStripeEvent',
      tag: 'payment',
      summary: 'Events of the card provider, signed by it',
      answers: { 204: empty('Taken in, now or before') },
      headers: [{ name: 'stripe-signature', maxLength: 2000, description: 'Signature of the body' }],
    }),
    async (c) => {
      const { readEvent } = deps.cards;
      if (!readEvent) throw new ProblemError('route.not_found');
      // The raw bytes: the signature covers them, not their meaning.
      const event = await readEvent(await c.req.text(), c.req.header('stripe-signature') ?? '');
      if (event) await takeEvent(deps, event);
      return c.body(null, 204);
    },
  );
