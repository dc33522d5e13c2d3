import type { TokenPair } from '@esg/contract';
import { ProblemError } from '../../platform/http/index.ts';
import type { AuthDeps } from './auth.deps.ts';
import { findSignIn, insertSession, lockLiveSession } from './auth.repository.ts';
import { issuePair, lifetimeFrom } from './token-pairs.ts';

/** Throws `auth.not_authenticated` unless the refresh token belongs to this session: an access token alone opens no other. */
export const requireRefreshTokenOf = async ({ tokens }: AuthDeps, sessionId: string, refreshToken: string) => {
  const reading = await tokens.readRefresh(refreshToken);
  if (reading.kind !== 'valid' || reading.claims.session !== sessionId)
    throw new ProblemError('auth.not_authenticated');
};

/**
 * Opens one more session of a sign-in, in this organisation. It is valid only where the person belongs or is a consultant; otherwise
 * `auth.not_authenticated` is thrown. Earlier sessions stay valid, for other tabs.
 */
export const openSessionIn = (deps: AuthDeps, signInId: string, organisationId: string): Promise<TokenPair> =>
  deps.database
    .withSystem(async (tx) => {
      const now = deps.now();
      const signIn = await findSignIn(tx, signInId);
      if (!signIn) throw new ProblemError('auth.not_authenticated');
      const { id } = await insertSession(tx, { ...signIn, organisationId }, now, lifetimeFrom(now, signIn.createdAt));
      const opened = await lockLiveSession(tx, id);
      if (!opened) throw new ProblemError('auth.not_authenticated');
      return opened;
    })
    .then(({ session, role }) => issuePair(deps, session, role));
