import {
  HandOverCodeSchema,
  HandOverRequestSchema,
  HandOverSchema,
  RefreshSchema,
  TokenPairSchema,
} from '@esg/contract';
import {
  addressOf,
  bearerOf,
  createPublicRouter,
  empty,
  json,
  operation,
  ProblemError,
  validBody,
} from '../../platform/http/index.ts';
import { fromAccountsSite } from './accounts-call.ts';
import { accountsTokenOf, keepSignIn } from './accounts-cookie.ts';
import type { AuthDeps } from './auth.deps.ts';
import { followSession, issueHandOverCode, redeemHandOver } from './hand-over.service.ts';
import { whereabouts } from './place.ts';

const tag = 'auth';

/** Passing a sign-in from the accounts site to the tenant's page and back, without a token in any address. */
export const handOverRoutes = (deps: AuthDeps) => {
  const { config, directory, identify, limits } = deps;
  return createPublicRouter()
    .post(
      '/auth/hand-over-codes',
      operation({
        id: 'issueHandOverCode',
        tag,
        summary: 'A code for the page that sent the person to the accounts site',
        answers: {
          200: json('The code, good once and for half a minute', HandOverCodeSchema),
          204: empty('No session there'),
        },
      }),
      validBody(HandOverRequestSchema),
      async (c) => {
        const tenant = await fromAccountsSite(deps, c);
        const { challenge } = c.req.valid('json');
        const accountsToken = accountsTokenOf(c, config.trustProxy);
        const code = await issueHandOverCode(deps, tenant.id, { accountsToken, challenge });
        return code ? c.json({ code }) : c.body(null, 204);
      },
    )
    .post(
      '/auth/hand-overs',
      operation({
        id: 'redeemHandOver',
        tag,
        summary: 'Tokens for a code, for the page that asked for it',
        answers: { 200: json('Access and refresh token', TokenPairSchema) },
      }),
      validBody(HandOverSchema),
      async (c) => {
        await limits.countAttempt('key', addressOf(c, config.trustProxy));
        const { tenant } = await whereabouts(directory, config, c);
        return c.json(await redeemHandOver(deps, tenant.id, c.req.valid('json')));
      },
    )
    .post(
      '/auth/accounts-sessions',
      operation({
        id: 'followSession',
        tag,
        summary: 'Leave the sign-in of these tokens with the accounts site',
        answers: { 204: empty('It is held there by a cookie') },
      }),
      validBody(RefreshSchema),
      async (c) => {
        const tenant = await fromAccountsSite(deps, c);
        const bearer = bearerOf(c);
        if (!bearer) throw new ProblemError('auth.not_authenticated');
        const { scope, session } = await identify(bearer);
        if (scope.tenantId !== tenant.id) throw new ProblemError('auth.not_authenticated');
        keepSignIn(c, await followSession(deps, session, c.req.valid('json').refreshToken), config.trustProxy);
        return c.body(null, 204);
      },
    );
};
