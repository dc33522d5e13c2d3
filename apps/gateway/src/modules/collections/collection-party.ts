import { createMiddleware } from 'hono/factory';
import type { Database } from '../../platform/database/index.ts';
import { aboutSuppliers, type ScopeVariables } from '../../platform/http/index.ts';
import { findCollection } from '../collection-requests/index.ts';

/**
 * The request is about suppliers where its collection asks them (docs/adr/0088), so that one address serves both. The collection is the parameter
 * `id`, which must be checked before.
 */
export const inItsParty = ({ database }: { database: Pick<Database, 'askScope'> }) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const id = c.req.param('id') ?? '';
    const found = await database.askScope({ ...c.var.scope, party: 'suppliers' }, (scoped) =>
      findCollection(scoped, id),
    );
    return found ? aboutSuppliers(c, next) : next();
  });
