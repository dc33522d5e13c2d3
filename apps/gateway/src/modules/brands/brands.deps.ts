import type { GatewayDeps } from '../../platform/deps.ts';

/** What the module works with besides the gateway's own parts. */
export type BrandDeps = GatewayDeps & {
  /** Called once a tenant has another brand: whoever remembers the old one forgets it, and the open pages are told. */
  onPublished: (tenantId: string) => void;
};
