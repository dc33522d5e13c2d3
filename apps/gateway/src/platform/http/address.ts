import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** How a socket for both kinds of addresses writes one of the older kind (RFC 4291, 2.5.5.2). */
const mappedPrefix = /^::ffff:(?=\d+\.)/;

/** The caller's network address. Forwarded headers count only behind a proxy that this deployment trusts. */
export const addressOf = (c: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address?.replace(mappedPrefix, '') ?? 'unknown';
  } catch {
    // A request that came through no socket, as in-process tests make.
    return 'in-process';
  }
};
