import type { Context } from 'hono';
import type { Scoped } from '../../platform/database/index.ts';
import { hostNameOf, originAt, originOf, ProblemError, type Reach, servedOrigin } from '../../platform/http/index.ts';
import { listHosts } from './brands.repository.ts';

/** The origin of a request: the gateway's own address, for its links, and the host of the page. */
export type Place = { gateway: URL; served: URL; host: string | undefined };

/** The place of a request. */
export const placeOf = (c: Context, reach: Reach): Place => ({
  gateway: originOf(c, reach.trustProxy),
  served: servedOrigin(c, reach),
  host: hostNameOf(c.req.header('tenant-url')),
});

/** Origin of the tenant's site: the person's host, if it is one of the tenant's, otherwise its first. */
export const findSite = async (scoped: Scoped, { served, host }: Place): Promise<string> => {
  const hosts = await listHosts(scoped);
  const chosen = hosts.find((known) => known === host) ?? hosts[0];
  if (!chosen) throw new ProblemError('tenant.unknown');
  return originAt(served, chosen);
};
