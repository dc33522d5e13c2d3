import { createMiddleware } from 'hono/factory';
import { hostNameOf, ProblemError, type ScopeVariables } from '../../platform/http/index.ts';
import type { TenantDirectory } from './directory.ts';

/**
 * Refuses a token of one tenant on another tenant's page: a link with somebody else's token in it must not show their data in
 * a brand they never signed in to. Applies where the page says which tenant it is (`tenant-url`).
 */
export const requireOwnTenant = (directory: TenantDirectory) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const page = c.req.header('tenant-url');
    const tenant = page ? await directory.find(hostNameOf(page)) : undefined;
    if (tenant && tenant.id !== c.get('scope').tenantId) throw new ProblemError('auth.not_authenticated');
    await next();
  });
