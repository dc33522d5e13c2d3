import { createHash, timingSafeEqual } from 'node:crypto';
import type { HandOver, TokenPair } from '@esg/contract';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { AuthDeps } from './auth.deps.ts';
import { findSignIn } from './auth.repository.ts';
import { openNextSession } from './auth.service.ts';
import { issueKey, takeKey } from './keys.repository.ts';
import { requireRefreshTokenOf } from './switch.service.ts';
import { issuePair } from './token-pairs.ts';

/** A code for the accounts site's sign-in; nothing when nobody is signed in there for this tenant. */
export const issueHandOverCode = async (
  { database, tokens, now }: GatewayDeps,
  tenantId: string,
  { accountsToken, challenge }: { accountsToken: string | undefined; challenge: string },
): Promise<string | undefined> => {
  const reading = await tokens.readSignIn(accountsToken ?? '');
  if (reading.kind !== 'valid') return undefined;
  const { signIn: signInId } = reading.claims;
  return database.withSystem(async (tx) => {
    const found = await findSignIn(tx, signInId);
    if (found?.tenantId !== tenantId) return undefined;
    const key = { tenantId, kind: 'hand-over' as const, subject: signInId, data: { signInId, challenge } };
    return (await issueKey(tx, key, now())).secret;
  });
};

const isMadeOf = (challenge: string, verifier: string) =>
  timingSafeEqual(Buffer.from(challenge, 'base64url'), createHash('sha256').update(verifier).digest());

/**
 * Exchanges a code for tokens. The first call uses it up, even one without the verifier, which gets nothing: a leaked code is then
 * worthless. Throws `auth.link_invalid`.
 */
export const redeemHandOver = async (
  deps: GatewayDeps,
  tenantId: string,
  { code, verifier }: HandOver,
): Promise<TokenPair> => {
  const now = deps.now();
  // The code must be used up whatever happens, so the refusal is thrown after the transaction.
  const live = await deps.database.withSystem(async (tx) => {
    const key = await takeKey(tx, { tenantId, kinds: ['hand-over'] as const, secret: code }, now);
    if (!key || !isMadeOf(key.data.challenge, verifier)) return undefined;
    const signIn = await findSignIn(tx, key.data.signInId);
    return signIn && openNextSession(tx, signIn, now);
  });
  if (!live) throw new ProblemError('auth.link_invalid');
  return issuePair(deps, live.session, live.role);
};

/**
 * Stores in the accounts site's cookie a session that a tenant's page got in another way, so that both have the same person. The access
 * token alone is not enough, because the cookie lasts longer. Throws `auth.not_authenticated`.
 */
export const followSession = async (
  deps: AuthDeps,
  { id, signInId }: { id: string; signInId: string },
  refreshToken: string,
) => {
  await requireRefreshTokenOf(deps, id, refreshToken);
  const signIn = await deps.database.withSystem((tx) => findSignIn(tx, signInId));
  if (!signIn) throw new ProblemError('auth.not_authenticated');
  const accountsToken = await deps.tokens.signSignIn(signIn.id, deps.now(), signIn.expiresAt);
  return { accountsToken, expiresAt: signIn.expiresAt };
};
