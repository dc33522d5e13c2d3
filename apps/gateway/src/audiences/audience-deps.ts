import type { AuthDeps } from '../modules/auth/index.ts';
import type { PaymentDeps } from '../modules/payment/index.ts';
import type { SharedCalls } from '../platform/auth/index.ts';

/** What the audiences of the API work with. */
export type AudienceDeps = AuthDeps & {
  payment: PaymentDeps;
  /** Where several gateways count calls together. */
  sharedCalls?: SharedCalls | undefined;
  /** The OpenAPI document of the whole gateway. */
  describe: () => Promise<object>;
};
