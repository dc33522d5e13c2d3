import type { Identify, Identity, Reading, Tokens } from '../../platform/auth/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { stillHolds } from '../../platform/still-holds.ts';
import { findLiveSession } from './auth.repository.ts';

/** How long another gateway may still accept a revoked session. This one forgets it at once. */
const rememberMilliseconds = 5000;
const rememberedMax = 10_000;

/** Finds who came by a link, by the id of the session that it opened. Throws where that has ended. */
export type FindByLink = (sessionId: string) => Promise<Omit<Identity, 'expiresAt'>>;

export type SessionWatch = {
  identify: Identify;
  /** For the entity portal: takes an access token as well as a short one, which opens nothing else. `ofLink` finds who came by a link. */
  identifyInPortal: (ofLink: FindByLink) => Identify;
  forget: (sessionId: string) => void;
  /** The permissions of people depend on their organisation's type: when that changes, all of them are read again. */
  forgetOrganisation: (organisationId: string) => void;
};

/** The person of an access token, from the database: a revoked session or a changed role takes effect at once. */
export const createSessionWatch = (database: Database, tokens: Tokens, now: () => Date): SessionWatch => {
  const remembered = new Map<string, { identity: Omit<Identity, 'expiresAt'>; until: number }>();
  /** Counts invalidations: a result that was requested before one is not cached. */
  let forgotten = 0;

  const find = async (sessionId: string) => {
    const known = remembered.get(sessionId);
    if (known && stillHolds(known, now().getTime(), rememberMilliseconds)) return known.identity;
    const before = forgotten;
    const found = await database.withSystem((tx) => findLiveSession(tx, sessionId));
    if (!found) throw new ProblemError('auth.not_authenticated');
    const { session, role, organisationType, visitor } = found;
    const { id, signInId, tenantId, organisationId, userId } = session;
    const scope = { tenantId, organisationId, userId, role, organisationType, visitor };
    const identity = { scope, session: { id, signInId } };
    if (remembered.size >= rememberedMax) remembered.clear();
    if (before === forgotten) remembered.set(sessionId, { identity, until: now().getTime() + rememberMilliseconds });
    return identity;
  };

  const findPerson = async (
    reading: Reading<{ session: string; link?: boolean; exp: number }>,
    ofLink: FindByLink = find,
  ): Promise<Identity> => {
    if (reading.kind === 'expired') throw new ProblemError('auth.token_expired');
    if (reading.kind === 'invalid') throw new ProblemError('auth.not_authenticated');
    const { session, link = false, exp } = reading.claims;
    return { ...(await (link ? ofLink(session) : find(session))), expiresAt: new Date(exp * 1000) };
  };

  return {
    identify: async (accessToken) => findPerson(await tokens.readAccess(accessToken)),
    identifyInPortal: (ofLink) => async (token) => {
      const reading = await tokens.readAccess(token);
      return reading.kind === 'invalid' ? findPerson(await tokens.readPortal(token), ofLink) : findPerson(reading);
    },
    forget: (sessionId) => {
      forgotten += 1;
      remembered.delete(sessionId);
    },
    forgetOrganisation: (organisationId) => {
      forgotten += 1;
      for (const [sessionId, { identity }] of remembered)
        if (identity.scope.organisationId === organisationId) remembered.delete(sessionId);
    },
  };
};
