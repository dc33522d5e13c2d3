import type { Context } from 'hono';

/** The token that a call carries, if it carries one. */
export const bearerOf = (c: Context): string | undefined =>
  /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
