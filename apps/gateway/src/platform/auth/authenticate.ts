import { may, type Permission, permissionOfScope } from '@esg/contract';
import { createMiddleware } from 'hono/factory';
import { uniqueSymbol } from 'hono-openapi';
import { homeScopeOf, type Scope } from '../database/index.ts';
import { bearerOf } from '../http/bearer.ts';
import type { ScopeVariables } from '../http/context.ts';
import { marksOf } from '../http/marks.ts';
import { ProblemError } from '../http/problem.ts';

export type Identity = { scope: Scope; session: { id: string; signInId: string }; expiresAt: Date };
/** The person of an access token. Throws `auth.token_expired` or `auth.not_authenticated`. */
export type Identify = (accessToken: string) => Promise<Identity>;

/** The organisation of an API key. Throws `auth.not_authenticated`. */
export type IdentifyKey = (secret: string) => Promise<Scope>;

/** The beginning of every API key, so that a leaked one is recognised; no access token begins like this. */
export const apiKeyMark = 'esgk_';

/** Accepts only signed-in people and API keys, and puts their scope on the request. */
export const authenticate = (identify: Identify, identifyKey: IdentifyKey) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const token = bearerOf(c);
    if (!token) throw new ProblemError('auth.not_authenticated');
    if (token.startsWith(apiKeyMark)) {
      const scope = await identifyKey(token);
      c.set('scope', scope);
      c.set('caller', { key: scope.userId, tenant: scope.tenantId });
    } else {
      const { scope, session } = await identify(token);
      c.set('scope', scope);
      c.set('session', session);
      c.set('caller', { user: scope.userId, tenant: scope.tenantId });
    }
    await next();
  });

/** Keys can call only operations that the OpenAPI document offers them (`x-scopes`), with the scope named there. */
export const requireKeyScope = createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
  const { key } = c.get('scope');
  if (key) {
    const scope = marksOf(c)?.['x-scopes']?.[0];
    if (!scope) throw new ProblemError('key.not_accepted');
    if (!key.scopes.includes(scope))
      throw new ProblemError('key.scope_missing', { message: `The key lacks the scope ${scope}`, extra: { scope } });
  }
  await next();
});

/** Applies the following routes to the caller's own account, also while they view a client. */
export const inHomeOrganisation = createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
  c.set('scope', homeScopeOf(c.var.scope));
  await next();
});

/** Whether the role has the permission, and the API key, where there is one, reaches as far. */
export const isPermitted = ({ role, organisationType, key }: Scope, permission: Permission): boolean =>
  (!key || key.scopes.some((scope) => permissionOfScope[scope] === permission)) &&
  may(role, permission, organisationType);

/**
 * Refuses people whose role lacks the permission (one table for gateway and interface, in the contract), and documents that in the OpenAPI
 * document.
 */
export const requirePermission = (permission: Permission) => {
  const fence = createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    if (!isPermitted(c.get('scope'), permission)) throw new ProblemError('permission.denied');
    await next();
  });
  return Object.assign(fence, { [uniqueSymbol]: { spec: { 'x-permission': permission } } });
};
