import type { Context } from 'hono';

/** The token of a call, if it has one. */
export const bearerOf = (c: Context): string | undefined =>
  /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
