import { createMiddleware } from 'hono/factory';
import type { Database } from '../../platform/database/index.ts';
import { ProblemError, type ScopeVariables } from '../../platform/http/index.ts';
import { findOwnGrant } from './access-grants.repository.ts';

/**
 * Admits only people with a grant for a part of their organisation, and puts the grant on the request: from then on only the rows that it
 * names are reachable (docs/adr/0073), for somebody who came by a link those of its entity. Throws `permission.denied`.
 */
export const requireGrant = (database: Pick<Database, 'askScope'>) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const { scope } = c.var;
    const grantId = await database.askScope(scope, findOwnGrant);
    if (!grantId) throw new ProblemError('permission.denied');
    c.set('scope', { ...scope, access: { ...scope.access, grantId } });
    await next();
  });
