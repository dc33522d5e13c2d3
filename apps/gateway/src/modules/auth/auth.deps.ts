import type { GatewayDeps } from '../../platform/deps.ts';
import type { TenantDirectory } from '../tenants/index.ts';

/** What the ways to sign in work with. `forget` makes this gateway forget a session that has ended. */
export type AuthDeps = GatewayDeps & { directory: TenantDirectory; forget: (sessionId: string) => void };
