import type { GatewayDeps } from '../../../platform/deps.ts';
import type { CardProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox.ts';
import { createStripeProvider } from './stripe.ts';

/** Stripe where its keys are set, the sandbox otherwise. */
export const createCardProvider = (deps: GatewayDeps): CardProvider => {
  const { stripe } = deps.config;
  if (stripe) return createStripeProvider({ settings: stripe, now: deps.now });
  if (deps.config.environment === 'production')
    deps.log.warn(
      { kind: 'payment' },
      'STRIPE_SECRET_KEY is not set: cards are taken by the sandbox, and no money moves',
    );
  return createSandboxProvider(deps);
};
