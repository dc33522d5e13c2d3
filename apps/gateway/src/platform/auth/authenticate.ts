import { may, type Permission } from '@esg/contract';
import { createMiddleware } from 'hono/factory';
import { uniqueSymbol } from 'hono-openapi';
import { homeScopeOf, type Scope } from '../database/index.ts';
import type { ScopeVariables } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';

export type Identity = { scope: Scope; session: { id: string; signInId: string }; expiresAt: Date };
/** Says who an access token stands for. Throws `auth.token_expired` or `auth.not_authenticated`. */
export type Identify = (accessToken: string) => Promise<Identity>;

/** Lets only signed-in people through and puts their scope on the request. */
export const authenticate = (identify: Identify) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (!token) throw new ProblemError('auth.not_authenticated');
    const { scope, session } = await identify(token);
    c.set('scope', scope);
    c.set('session', session);
    c.set('log', c.var.log.child({ user: scope.userId, tenant: scope.tenantId }));
    await next();
  });

/** Makes what follows about the caller's own account, also while they view a client. */
export const atHome = createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
  c.set('scope', homeScopeOf(c.var.scope));
  await next();
});

/** Refuses people whose role lacks the permission (one table for gateway and interface, in the contract), and says so in the OpenAPI document. */
export const requirePermission = (permission: Permission) => {
  const fence = createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const { role, organisationType } = c.var.scope;
    if (!may(role, permission, organisationType)) throw new ProblemError('permission.denied');
    await next();
  });
  return Object.assign(fence, { [uniqueSymbol]: { spec: { 'x-permission': permission } } });
};
