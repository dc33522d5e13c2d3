import type { TokenPair } from '@esg/contract';
import type { Transaction } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import {
  findSignIn,
  insertSession,
  lockLiveSession,
  revokeSession,
  revokeSignIn,
  rotateSession,
  type SignIn,
} from './auth.repository.ts';
import { issuePair, lifetimeFrom } from './token-pairs.ts';

/** Two tabs may bring the same refresh token within this time; both get its one successor. Later it counts as stolen. */
const reuseGraceMilliseconds = 10_000;

/** Opens one more session of a sign-in; nothing where it would be invalid. */
export const openNextSession = async (tx: Transaction, signIn: SignIn, now: Date) =>
  lockLiveSession(tx, (await insertSession(tx, signIn, now, lifetimeFrom(now, signIn.createdAt))).id);

const requireValid = <Claims>(reading: { kind: 'valid'; claims: Claims } | { kind: 'expired' | 'invalid' }): Claims => {
  if (reading.kind !== 'valid') throw new ProblemError('auth.not_authenticated');
  return reading.claims;
};

/** Opens one more session of the accounts site's sign-in; nothing when nobody is signed in there for this tenant. */
export const issueSessionTokens = async (
  deps: GatewayDeps,
  tenantId: string,
  accountsToken: string | undefined,
): Promise<TokenPair | undefined> => {
  const reading = await deps.tokens.readSignIn(accountsToken ?? '');
  if (reading.kind !== 'valid') return undefined;
  const { signIn: signInId } = reading.claims;
  const now = deps.now();
  const live = await deps.database.withSystem(async (tx) => {
    const found = await findSignIn(tx, signInId);
    if (found?.tenantId !== tenantId) return undefined;
    return openNextSession(tx, found, now);
  });
  return live && issuePair(deps, live.session, live.role);
};

/**
 * Exchanges a refresh token for the next pair, at its own tenant only: `tenantId` is that of the page, where it is given. A token that was
 * used before revokes its whole family, because one of its two users is not the owner. Throws `auth.not_authenticated`.
 */
export const refreshTokens = async (
  deps: GatewayDeps,
  { refreshToken, tenantId }: { refreshToken: string; tenantId: string | undefined },
  forget: (id: string) => void,
) => {
  const claims = requireValid(await deps.tokens.readRefresh(refreshToken));
  const now = deps.now();
  // The revocation must be committed, so the refusal is thrown after the transaction.
  const outcome = await deps.database.withSystem(async (tx) => {
    const live = await lockLiveSession(tx, claims.session);
    if (!live || (tenantId && live.session.tenantId !== tenantId)) return 'refused';
    const { session, role, signedInAt } = live;
    if (claims.generation === session.generation)
      return { session: await rotateSession(tx, session, now, lifetimeFrom(now, signedInAt)), role };
    const sinceRotation = now.getTime() - session.rotatedAt.getTime();
    if (claims.generation === session.generation - 1 && sinceRotation <= reuseGraceMilliseconds) return live;
    await revokeSession(tx, session.id, now);
    return 'stolen';
  });
  if (outcome === 'stolen') {
    forget(claims.session);
    deps.realtime.disconnectSession(claims.session);
    deps.log.warn({ session: claims.session }, 'a refresh token was used twice; its session is revoked');
  }
  if (typeof outcome === 'string') throw new ProblemError('auth.not_authenticated');
  return issuePair(deps, outcome.session, outcome.role);
};

/** Ends a sign-in everywhere. */
export const logOut = async (deps: GatewayDeps, signInId: string, forget: (id: string) => void) => {
  const ended = await deps.database.withSystem((tx) => revokeSignIn(tx, signInId, deps.now()));
  for (const { id } of ended) {
    forget(id);
    deps.realtime.disconnectSession(id);
  }
};

/** The sign-in in the accounts site's cookie. */
export const readAccountsToken = async (deps: GatewayDeps, accountsToken: string | undefined) =>
  requireValid(await deps.tokens.readSignIn(accountsToken ?? '')).signIn;
