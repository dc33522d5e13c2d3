import type { Context } from 'hono';
import type { Scoped } from '../../platform/database/index.ts';
import { hostNameOf, originAt, originOf, ProblemError, type Reach, servedOrigin } from '../../platform/http/index.ts';
import { listHosts } from './brands.repository.ts';

/** Where a request came from: the gateway as it was reached, as its links are written, and the host that the page says it is at. */
export type Place = { gateway: URL; served: URL; host: string | undefined };

/** The place of a request. */
export const placeOf = (c: Context, reach: Reach): Place => ({
  gateway: originOf(c, reach.trustProxy),
  served: servedOrigin(c, reach),
  host: hostNameOf(c.req.header('tenant-url')),
});

/** Origin of the tenant's site: the host the person works at, where it is one of the tenant's, otherwise its first. */
export const siteOf = async (scoped: Scoped, { served, host }: Place): Promise<string> => {
  const hosts = await listHosts(scoped);
  const chosen = hosts.find((known) => known === host) ?? hosts[0];
  if (!chosen) throw new ProblemError('tenant.unknown');
  return originAt(served, chosen);
};
