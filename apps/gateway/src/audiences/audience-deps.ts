import type { AuthDeps, SessionWatch } from '../modules/auth/index.ts';
import type { PaymentDeps } from '../modules/payment/index.ts';
import type { SharedCalls } from '../platform/auth/index.ts';

/** The dependencies of the audiences of the API. */
export type AudienceDeps = AuthDeps & {
  payment: PaymentDeps;
  /** The person of an access token, or of a short token for the entity portal. */
  identifyInPortal: SessionWatch['identifyInPortal'];
  /** The shared counter of calls, where there are several gateways. */
  sharedCalls?: SharedCalls | undefined;
  /** The OpenAPI document of the whole gateway. */
  describe: () => Promise<object>;
};
