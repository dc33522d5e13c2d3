import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';

const allowHeaders = [
  'authorization',
  'refreshtoken',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'x-request-id',
  'tenant-url',
  'tenant-id',
  'platform-language',
  'communication-language',
  'report-language',
];
const exposeHeaders = ['retry-after', 'x-request-id', 'content-disposition', 'etag', 'ratelimit', 'ratelimit-policy'];

/**
 * Lets pages of these origins read the answers. The library answers the question that a browser asks before; on answers themselves it
 * would begin one before there is one, and the gateway would write each twice.
 */
export const allowOrigins = (isAllowed: (origin: string, c: Context) => Promise<boolean>) => {
  const beforehand = cors({
    origin: async (origin, c) => ((await isAllowed(origin, c)) ? origin : null),
    allowHeaders,
    exposeHeaders,
    maxAge: 600,
  });
  const exposed = exposeHeaders.join(',');
  return createMiddleware(async (c, next) => {
    if (c.req.method === 'OPTIONS') return beforehand(c, next);
    await next();
    const origin = c.req.header('origin');
    const { headers } = c.res;
    headers.append('vary', 'Origin');
    if (!origin || !(await isAllowed(origin, c))) return;
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', exposed);
  });
};
