import type { MiddlewareHandler } from 'hono';
import { createTenantRouter, type ScopeVariables } from '../platform/http/index.ts';

type TenantRouter = ReturnType<typeof createTenantRouter>;
export type Guard = MiddlewareHandler<{ Variables: ScopeVariables }>;

/**
 * Runs these guards, one after the other, before each route of the router and before no other. So the routes are closed wherever the router
 * is mounted, and its guards do not affect what is mounted beside it.
 */
export const behind = (guards: readonly Guard[], router: Pick<TenantRouter, 'routes'>): TenantRouter => {
  const guarded = createTenantRouter();
  const known = new Set<string>();
  for (const { method, path, handler } of router.routes) {
    const route = `${method} ${path}`;
    if (!known.has(route)) for (const guard of guards) guarded.on(method, path, guard);
    known.add(route);
    guarded.on(method, path, handler);
  }
  return guarded;
};
