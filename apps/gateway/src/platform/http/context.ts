import { Hono } from 'hono';
import type { Scope } from '../database/index.ts';
import type { Log } from '../log.ts';

/** What every request carries. */
export type RequestVariables = { requestId: string; log: Log };
/** What a request of a signed-in person carries besides. */
export type ScopeVariables = RequestVariables & {
  scope: Scope;
  /** Session the access token belongs to. */
  session: { id: string; signInId: string };
};

/** A router whose handlers run without a person: sign-in, branding, health. */
export const createPublicRouter = () => new Hono<{ Variables: RequestVariables }>();
/** A router whose handlers always have `c.var.scope`. Mount it below the authentication in `app.ts` only. */
export const createTenantRouter = () => new Hono<{ Variables: ScopeVariables }>();
