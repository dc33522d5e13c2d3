import type { Context } from 'hono';

/** How people reach this deployment, as far as its configuration tells. */
export type Reach = {
  /** Whether `X-Forwarded-*` may be believed. */
  trustProxy: boolean;
  /** The port in addresses; where nothing is said the one of the connection, behind a proxy the usual one of the protocol. */
  publicPort?: number | undefined;
};

/** Where the caller reached us: `http://verdant.localhost:4200`. Behind a trusted proxy, what the proxy says. */
export const originOf = (c: Context, trustProxy: boolean): URL => {
  const url = new URL(c.req.url);
  const host = (trustProxy && c.req.header('x-forwarded-host')) || c.req.header('host') || url.host;
  const scheme = (trustProxy && c.req.header('x-forwarded-proto')) || url.protocol.replace(':', '');
  const origin = `${scheme === 'https' ? 'https' : 'http'}://${host}`;
  return new URL(URL.canParse(origin) ? origin : url.origin);
};

/** What the server that took the connection leaves in the context; nothing where a request came through no socket. */
type Connection = { incoming?: { socket?: { localPort?: number } } } | undefined;

/**
 * Scheme and port of the links that we send out. The port is never what the request says it came to: whoever makes up a `Host`
 * would have a link to their own port sent to somebody else. Take a host that a tenant owns with `originAt`.
 */
export const servedOrigin = (c: Context, { trustProxy, publicPort }: Reach): URL => {
  const origin = new URL(originOf(c, trustProxy).origin);
  const listening = trustProxy ? undefined : (c.env as Connection)?.incoming?.socket?.localPort;
  origin.port = String(publicPort ?? listening ?? '');
  return origin;
};

/** The same deployment under another host name: scheme and port stay. */
export const originAt = (origin: URL, hostname: string) => {
  const moved = new URL(origin);
  moved.hostname = hostname;
  return moved.origin;
};
