import type { Context } from 'hono';

/** Where the caller reached us: `http://verdant.localhost:4200`. Behind a trusted proxy, what the proxy says. */
export const originOf = (c: Context, trustProxy: boolean): URL => {
  const url = new URL(c.req.url);
  const host = (trustProxy && c.req.header('x-forwarded-host')) || c.req.header('host') || url.host;
  const scheme = (trustProxy && c.req.header('x-forwarded-proto')) || url.protocol.replace(':', '');
  const origin = `${scheme === 'https' ? 'https' : 'http'}://${host}`;
  return new URL(URL.canParse(origin) ? origin : url.origin);
};

/** The same deployment under another host name: scheme and port stay. */
export const originAt = (origin: URL, hostname: string) => {
  const moved = new URL(origin);
  moved.hostname = hostname;
  return moved.origin;
};
