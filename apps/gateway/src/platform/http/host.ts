import type { Context } from 'hono';

/** Host name without port, lower case, without a final dot; undefined for anything that cannot be one. */
export const hostNameOf = (host: string | undefined): string | undefined => {
  const name = host?.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return name && name.length <= 253 && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(name) ? name : undefined;
};

/** The tenant's host of a request: the `tenant-url` header (spec section 7), otherwise the host it came to. */
export const tenantHostOf = (c: Context): string | undefined =>
  hostNameOf(c.req.header('tenant-url') ?? c.req.header('host') ?? new URL(c.req.url).host);
