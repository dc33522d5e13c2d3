import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { hostNameOf, ProblemError, type ScopeVariables } from '../../platform/http/index.ts';
import type { TenantDirectory } from './directory.ts';

/** The tenant of the page that sends the request, where the header `tenant-url` names it; a customer's own program does not send it. */
export const pageTenant = async (directory: TenantDirectory, c: Context) => {
  const page = c.req.header('tenant-url');
  return page ? directory.find(hostNameOf(page)) : undefined;
};

/**
 * Refuses a token of one tenant on another tenant's page: a link with somebody else's token must not show their data in a brand they never
 * signed in to. Applies where the page names its tenant (`tenant-url`).
 */
export const requireOwnTenant = (directory: TenantDirectory) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const tenant = await pageTenant(directory, c);
    if (tenant && tenant.id !== c.get('scope').tenantId) throw new ProblemError('auth.not_authenticated');
    await next();
  });
