import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';

/** What the module works with besides the gateway's own parts. */
export type BrandDeps = GatewayDeps & {
  /**
   * Called once the caller's tenant has another brand: whoever remembers the old one forgets it, the open pages are told, and so
   * are the other administrators.
   */
  onPublished: (scope: Scope) => Promise<void>;
};
