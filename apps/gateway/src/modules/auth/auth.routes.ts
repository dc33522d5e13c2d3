import { DemoAccountSchema, RefreshSchema, SignInSchema, SignInStepSchema, TokenPairSchema } from '@esg/contract';
import * as v from 'valibot';
import {
  addressOf,
  bearerOf,
  createPublicRouter,
  empty,
  isFromHere,
  json,
  operation,
  ProblemError,
  validBody,
} from '../../platform/http/index.ts';
import { demoAccountsOf } from '../../seed/demo-accounts.ts';
import { pageTenant } from '../tenants/index.ts';
import { fromAccountsSite } from './accounts-call.ts';
import { accountsTokenOf, forgetSignIn, keepSignIn } from './accounts-cookie.ts';
import type { AuthDeps } from './auth.deps.ts';
import { issueSessionTokens, logOut, readAccountsToken, refreshTokens } from './auth.service.ts';
import { clientOf } from './client.ts';
import { whereabouts } from './place.ts';
import { signIn } from './sign-in.service.ts';

const tag = 'auth';
const pair = { 200: json('Access and refresh token', TokenPairSchema) };
const step = { 202: json('What is asked for next', SignInStepSchema) };

/** Signing in and out, and the tokens of a session. */
export const signInRoutes = (deps: AuthDeps) => {
  const { config, directory, forget, identify } = deps;
  return createPublicRouter()
    .post(
      '/auth/sign-in',
      operation({
        id: 'signIn',
        tag,
        summary: 'Sign in to the tenant of the `tenant-url` header',
        answers: { ...pair, ...step },
      }),
      validBody(SignInSchema),
      async (c) => {
        const sender = await whereabouts(directory, config, c);
        const visit = { ...sender, client: clientOf(c, config.trustProxy) };
        const outcome = await signIn(deps, c.req.valid('json'), visit);
        if ('step' in outcome) return c.json(outcome, 202);
        keepSignIn(c, outcome, config.trustProxy);
        return c.json(outcome.pair);
      },
    )
    .post(
      '/auth/session-tokens',
      operation({
        id: 'issueSessionTokens',
        tag,
        summary: 'Tokens for the session held by the accounts site',
        answers: { ...pair, 204: empty('No session there') },
      }),
      async (c) => {
        const tenant = await fromAccountsSite(deps, c);
        const tokens = await issueSessionTokens(deps, tenant.id, accountsTokenOf(c, config.trustProxy));
        return tokens ? c.json(tokens) : c.body(null, 204);
      },
    )
    .post(
      '/auth/refresh-token',
      operation({ id: 'refreshToken', tag, summary: 'The next token pair', answers: pair }),
      validBody(RefreshSchema),
      async (c) => {
        await deps.limits.countAttempt('refresh', addressOf(c, config.trustProxy));
        const page = await pageTenant(directory, c);
        const { refreshToken } = c.req.valid('json');
        return c.json(await refreshTokens(deps, { refreshToken, tenantId: page?.id }, forget));
      },
    )
    .post(
      '/auth/logout',
      operation({ id: 'logOut', tag, summary: 'End the sign-in everywhere', answers: { 204: empty() } }),
      async (c) => {
        const bearer = bearerOf(c);
        const signInId = bearer
          ? (await identify(bearer)).session.signInId
          : await readAccountsToken(deps, accountsTokenOf(c, config.trustProxy));
        await logOut(deps, signInId, forget);
        forgetSignIn(c, config.trustProxy);
        return c.body(null, 204);
      },
    )
    .get(
      '/auth/demo-accounts',
      operation({
        id: 'listDemoAccounts',
        tag,
        summary: 'Accounts to try: in a demonstration, for callers on its own machine',
        answers: { 200: json('The accounts of the tenant', v.array(DemoAccountSchema)) },
      }),
      async (c) => {
        if (!config.demo || !isFromHere(c, config.trustProxy)) throw new ProblemError('route.not_found');
        const { tenant } = await whereabouts(directory, config, c);
        return c.json(demoAccountsOf(tenant.id));
      },
    );
};
