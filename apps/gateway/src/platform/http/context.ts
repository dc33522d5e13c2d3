import { Hono } from 'hono';
import type { Scope } from '../database/index.ts';
import type { Log } from '../log.ts';

/** What every request carries. */
export type RequestVariables = {
  requestId: string;
  log: Log;
  /** The caller, as the log shows it: only ids. */
  caller?: Readonly<Record<string, string>>;
  /** Code of the problem that it was answered with. */
  refusal?: string;
};
/** What a request of a signed-in person carries besides. */
export type ScopeVariables = RequestVariables & {
  scope: Scope;
  /** Session the access token belongs to. */
  session: { id: string; signInId: string };
  /** Version of the single object in the answer; see `tagged`. */
  version?: number;
};

/** A router whose handlers need no person: sign-in, branding, health. */
export const createPublicRouter = () => new Hono<{ Variables: RequestVariables }>();
/** A router whose handlers always have `c.var.scope`. Mount it in an audience that requires a caller. */
export const createTenantRouter = () => new Hono<{ Variables: ScopeVariables }>();
