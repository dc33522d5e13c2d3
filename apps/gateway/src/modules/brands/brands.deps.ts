import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';

/** The module's dependencies besides the gateway's own parts. */
export type BrandDeps = GatewayDeps & {
  /**
   * Called once the caller's tenant has another brand: caches forget the old one, open pages get a notice, and other administrators an
   * e-mail.
   */
  onPublished: (scope: Scope) => Promise<void>;
};
