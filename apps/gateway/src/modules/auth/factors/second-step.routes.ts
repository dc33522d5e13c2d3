import { PasskeyOptionsSchema, PasskeyProofSchema, SecondFactorProofSchema, TokenPairSchema } from '@esg/contract';
import type { Context } from 'hono';
import { addressOf, createPublicRouter, json, operation, validBody } from '../../../platform/http/index.ts';
import { keepSignIn } from '../accounts-cookie.ts';
import type { AuthDeps } from '../auth.deps.ts';
import { clientOf } from '../client.ts';
import { whereabouts } from '../place.ts';
import type { SignedIn } from '../sign-in.service.ts';
import { challengePasskey, signInWithPasskey } from './passkeys.service.ts';
import { proveSecondFactor } from './totp.service.ts';

const tag = 'auth';
const pair = { 200: json('Access and refresh token', TokenPairSchema) };

/** Signing in with more than a password, or without one. */
export const secondStepRoutes = (deps: AuthDeps) => {
  const { config, directory, limits } = deps;
  const readVisit = async (c: Context) => ({
    ...(await whereabouts(directory, config, c)),
    client: clientOf(c, config.trustProxy),
  });
  const answer = (c: Context, signedIn: SignedIn) => {
    keepSignIn(c, signedIn, config.trustProxy);
    return c.json(signedIn.pair);
  };
  return createPublicRouter()
    .post(
      '/auth/sign-in/second-factor',
      operation({ id: 'proveSecondFactor', tag, summary: 'The second step of a sign-in', answers: pair }),
      validBody(SecondFactorProofSchema),
      async (c) => answer(c, await proveSecondFactor(deps, c.req.valid('json'), await readVisit(c))),
    )
    .post(
      '/auth/passkey-challenges',
      operation({
        id: 'challengePasskey',
        tag,
        summary: 'Options to sign in with a passkey',
        answers: { 200: json('Options and the key to answer with', PasskeyOptionsSchema) },
      }),
      async (c) => {
        await limits.countAttempt('key', addressOf(c, config.trustProxy));
        return c.json(await challengePasskey(deps, await whereabouts(directory, config, c)));
      },
    )
    .post(
      '/auth/passkey-sign-ins',
      operation({ id: 'signInWithPasskey', tag, summary: 'Sign in with a passkey', answers: pair }),
      validBody(PasskeyProofSchema),
      async (c) => answer(c, await signInWithPasskey(deps, c.req.valid('json'), await readVisit(c))),
    );
};
