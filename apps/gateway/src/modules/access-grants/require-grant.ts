import { createMiddleware } from 'hono/factory';
import type { Database } from '../../platform/database/index.ts';
import { ProblemError, type ScopeVariables } from '../../platform/http/index.ts';
import { findOwnGrant } from './access-grants.repository.ts';

/**
 * Lets only people through who were given a part of their organisation, and puts their grant on the request: what follows reaches the rows
 * that the grant names, and no others (docs/adr/0073). Throws `permission.denied`.
 */
export const requireGrant = (database: Pick<Database, 'askScope'>) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const { scope } = c.var;
    const grantId = await database.askScope(scope, findOwnGrant);
    if (!grantId) throw new ProblemError('permission.denied');
    c.set('scope', { ...scope, access: { grantId } });
    await next();
  });
