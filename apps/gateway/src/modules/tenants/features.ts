import { createMiddleware } from 'hono/factory';
import type { Database } from '../../platform/database/index.ts';
import { ProblemError, type ScopeVariables } from '../../platform/http/index.ts';
import { type Feature, hasFeature } from './tenants.repository.ts';

/** Refuses everybody of a tenant without the module (decision 3: a flag hides menu, pages and calls alike). */
export const requireFeature = (database: Pick<Database, 'withScope'>, feature: Feature) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const has = await database.withScope(c.var.scope, (scoped) => hasFeature(scoped, feature));
    if (!has) throw new ProblemError('permission.denied');
    await next();
  });
