import { limits, type Role, signInLimits, type TokenPair } from '@esg/contract';
import type { GatewayDeps } from '../../platform/deps.ts';
import type { Session } from './auth.repository.ts';

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

/** The end of a session that is used now: thirty days, and never longer than a sign-in may last. */
export const lifetimeFrom = (now: Date, signedInAt = now) => {
  const byUse = later(now, limits.refreshTokenSeconds);
  const atMost = later(signedInAt, signInLimits.secondsMax);
  return byUse < atMost ? byUse : atMost;
};

/** The tokens of a session in its present state. */
export const issuePair = async (
  { tokens }: Pick<GatewayDeps, 'tokens'>,
  session: Session,
  role: Role,
): Promise<TokenPair> => {
  const { id, signInId, userId, tenantId, organisationId, generation, rotatedAt, expiresAt } = session;
  const [accessToken, refreshToken] = await Promise.all([
    tokens.signAccess({
      sub: userId,
      tenant: tenantId,
      organisation: organisationId,
      role,
      session: id,
      signIn: signInId,
    }),
    tokens.signRefresh({ session: id, generation }, rotatedAt, expiresAt),
  ]);
  return { accessToken, refreshToken };
};
