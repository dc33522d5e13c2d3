import { createMiddleware } from 'hono/factory';
import type { ScopeVariables } from './context.ts';

/** From here on the request is about suppliers (docs/adr/0088): the database shows their rows and no others. */
export const aboutSuppliers = createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
  c.set('scope', { ...c.var.scope, party: 'suppliers' });
  await next();
});

/** The same where the query says `of=suppliers`. Check it by `PartyQuerySchema` before. */
export const aboutParty = createMiddleware<{ Variables: ScopeVariables }>((c, next) =>
  c.req.query('of') === 'suppliers' ? aboutSuppliers(c, next) : next(),
);
