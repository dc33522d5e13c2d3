import { Hono } from 'hono';
import type { Scope } from '../database/index.ts';
import type { Log } from '../log.ts';

/** What every request carries. */
export type RequestVariables = {
  requestId: string;
  log: Log;
  /** Who asks, as far as the log says so: ids alone. */
  caller?: Readonly<Record<string, string>>;
  /** Code of the problem that it was answered with. */
  refusal?: string;
};
/** What a request of a signed-in person carries besides. */
export type ScopeVariables = RequestVariables & {
  scope: Scope;
  /** Session the access token belongs to. */
  session: { id: string; signInId: string };
  /** Version of the one thing that is answered; see `tagged`. */
  version?: number;
};

/** A router whose handlers run without a person: sign-in, branding, health. */
export const createPublicRouter = () => new Hono<{ Variables: RequestVariables }>();
/** A router whose handlers always have `c.var.scope`. Mount it in an audience that asks who calls. */
export const createTenantRouter = () => new Hono<{ Variables: ScopeVariables }>();
