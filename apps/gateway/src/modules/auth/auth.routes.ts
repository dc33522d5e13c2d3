import { DemoAccountSchema, RefreshSchema, SignInSchema, TokenPairSchema } from '@esg/contract';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  addressOf,
  createPublicRouter,
  empty,
  json,
  operation,
  ProblemError,
  validBody,
} from '../../platform/http/index.ts';
import { demoAccountsOf } from '../../seed/demo-accounts.ts';
import { hostNameOf, type TenantDirectory, tenantHostOf } from '../tenants/index.ts';
import { issueSessionTokens, logOut, readAccountsToken, refreshTokens, signIn } from './auth.service.ts';
import type { SessionWatch } from './identify.ts';

const tag = 'auth';
const pair = { 200: json('Access and refresh token', TokenPairSchema) };

const cookieName = 'accounts-session';
/** `None`: the hidden login frame reads it from inside the tenant's page, which is another site. */
const cookie = { path: '/api/auth', httpOnly: true, secure: true, sameSite: 'None' } as const;

/** The accounts site's own pages only: another site could make the browser send the cookie. */
const isSameOrigin = (c: Context) => {
  const origin = c.req.header('origin');
  if (!origin) return c.req.header('sec-fetch-site') === 'same-origin';
  return URL.canParse(origin) && hostNameOf(new URL(origin).host) === hostNameOf(c.req.header('host'));
};
const accountsToken = (c: Context) => (isSameOrigin(c) ? getCookie(c, cookieName) : undefined);

const requireTenant = async (directory: TenantDirectory, c: Context) => {
  const tenant = await directory.find(tenantHostOf(c));
  if (!tenant) throw new ProblemError('tenant.unknown');
  return tenant.id;
};

export const authRoutes = (deps: GatewayDeps, directory: TenantDirectory, { identify, forget }: SessionWatch) =>
  createPublicRouter()
    .post(
      '/auth/sign-in',
      operation({ id: 'signIn', tag, summary: 'Sign in to the tenant of the `tenant-url` header', answers: pair }),
      validBody(SignInSchema),
      async (c) => {
        const tenantId = await requireTenant(directory, c);
        const address = addressOf(c, deps.config.trustProxy);
        const signedIn = await signIn(deps, tenantId, c.req.valid('json'), address);
        setCookie(c, cookieName, signedIn.accountsToken, { ...cookie, expires: signedIn.expiresAt });
        return c.json(signedIn.pair);
      },
    )
    .post(
      '/auth/session-tokens',
      operation({
        id: 'issueSessionTokens',
        tag,
        summary: 'Tokens for the session held by the accounts site',
        answers: { ...pair, 204: empty('Nobody is signed in there') },
      }),
      async (c) => {
        await deps.limits.countAttempt('refresh', addressOf(c, deps.config.trustProxy));
        const tenantId = await requireTenant(directory, c);
        if (!isSameOrigin(c)) throw new ProblemError('auth.not_authenticated');
        const tokens = await issueSessionTokens(deps, tenantId, accountsToken(c));
        return tokens ? c.json(tokens) : c.body(null, 204);
      },
    )
    .post(
      '/auth/refresh-token',
      operation({ id: 'refreshToken', tag, summary: 'The next token pair', answers: pair }),
      validBody(RefreshSchema),
      async (c) => {
        await deps.limits.countAttempt('refresh', addressOf(c, deps.config.trustProxy));
        return c.json(await refreshTokens(deps, c.req.valid('json').refreshToken, forget));
      },
    )
    .post(
      '/auth/logout',
      operation({ id: 'logOut', tag, summary: 'End the sign-in everywhere', answers: { 204: empty() } }),
      async (c) => {
        const bearer = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
        const signInId = bearer
          ? (await identify(bearer)).session.signInId
          : await readAccountsToken(deps, accountsToken(c));
        await logOut(deps, signInId, forget);
        deleteCookie(c, cookieName, cookie);
        return c.body(null, 204);
      },
    )
    .get(
      '/auth/demo-accounts',
      operation({
        id: 'listDemoAccounts',
        tag,
        summary: 'Accounts to try, in demo mode only',
        answers: { 200: json('The accounts of the tenant', v.array(DemoAccountSchema)) },
      }),
      async (c) => {
        if (!deps.config.demo) throw new ProblemError('route.not_found');
        return c.json(demoAccountsOf(await requireTenant(directory, c)));
      },
    );
