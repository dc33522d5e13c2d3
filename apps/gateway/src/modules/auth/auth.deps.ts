import type { GatewayDeps } from '../../platform/deps.ts';
import type { TenantDirectory } from '../tenants/index.ts';

/** The dependencies of signing in. `forget` makes this gateway forget a session that has ended. */
export type AuthDeps = GatewayDeps & { directory: TenantDirectory; forget: (sessionId: string) => void };
