import type { Context } from 'hono';

/** How people reach this deployment, from its configuration. */
export type Reach = {
  /** Whether `X-Forwarded-*` are trusted. */
  trustProxy: boolean;
  /** The port in addresses; by default that of the connection, behind a proxy the protocol's default port. */
  publicPort?: number | undefined;
};

/** The address at which the caller reached us: `http://verdant.localhost:4200`. Behind a trusted proxy, what the proxy says. */
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
 * Scheme and port of the links that we send. The port never comes from the request: a made-up `Host` would send a link to another port to
 * somebody. Combine it with a host that a tenant owns by `originAt`.
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
