import {
  type ContributionSession,
  contributionLimits,
  contributionMark,
  type Language,
  type Notice,
} from '@esg/contract';
import { createMiddleware } from 'hono/factory';
import type { Scope, Transaction } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { bearerOf, ProblemError, type ScopeVariables } from '../../platform/http/index.ts';
import { type TenantDirectory, tenantHostOf } from '../tenants/index.ts';
import { findByLink, findBySession, type Guest, insertSession, noteVisit, touchSession } from './guests.repository.ts';
import { findNumberFormat } from './number-format.repository.ts';

/** The inviter's view of a guest. */
export type Invited = {
  readonly name: string;
  readonly language: Language;
  /** Sends a notice to pages that show whether the guest has been there. */
  readonly notice: Notice;
};
/** Finds the subject of a guest's invitation by the guest's id; nothing where it is gone. Called with each request. */
export type FindInvited = (tx: Transaction, id: string) => Promise<Invited | undefined>;

/** The shortest interval in which a session's use is stored. */
const noteEveryMilliseconds = 60_000;

/** Throws where the links are closed. */
const requireOpen = ({ withdrawnAt, expiresAt }: Guest, invited: Invited | undefined, now: Date): Invited => {
  if (!invited) throw new ProblemError('contribution.link_invalid');
  if (withdrawnAt) throw new ProblemError('contribution.revoked');
  if (expiresAt <= now) throw new ProblemError('contribution.link_expired');
  return invited;
};

/** The access of such a person: rows of that organisation, only through the routes of guests. The role opens nothing. */
const scopeOf = ({ id, tenantId, organisationId }: Guest, { name }: Invited): Scope => ({
  tenantId,
  organisationId,
  userId: id,
  role: 'supplier',
  guest: { name },
});

/**
 * Opens a session for somebody with the link. The link stays valid, for another device or another day. Throws `contribution.link_invalid`,
 * `contribution.link_expired` and `contribution.revoked`.
 */
export const openGuestSession = async (
  { database, now, realtime }: GatewayDeps,
  findInvited: FindInvited,
  tenantId: string,
  key: string,
): Promise<ContributionSession> => {
  const at = now();
  const { guest, invited, secret, numberFormat } = await database.withSystem(async (tx) => {
    const found = await findByLink(tx, tenantId, key);
    if (!found) throw new ProblemError('contribution.link_invalid');
    const person = requireOpen(found, await findInvited(tx, found.id), at);
    await noteVisit(tx, found, at);
    return {
      guest: found,
      invited: person,
      numberFormat: await findNumberFormat(tx, found.organisationId),
      secret: await insertSession(tx, found, at),
    };
  });
  if (!guest.openedAt) realtime.publish(guest, invited.notice);
  return { token: `${contributionMark}${secret}`, contributionId: guest.id, language: invited.language, numberFormat };
};

const identifyGuest = async (
  { database, now, limits }: GatewayDeps,
  findInvited: FindInvited,
  tenantId: string,
  secret: string,
): Promise<Scope> => {
  const at = now();
  const scope = await database.withSystem(async (tx) => {
    const found = await findBySession(tx, tenantId, secret);
    if (!found) return undefined;
    const { guest, usedAt } = found;
    const idle = at.getTime() - usedAt.getTime();
    if (idle > contributionLimits.sessionIdleSeconds * 1000) return undefined;
    const invited = requireOpen(guest, await findInvited(tx, guest.id), at);
    if (idle >= noteEveryMilliseconds) await touchSession(tx, secret, guest, at);
    return scopeOf(guest, invited);
  });
  if (!scope) throw new ProblemError('contribution.session_ended');
  await limits.countAttempt('contribution', scope.userId);
  return scope;
};

/**
 * Admits only sessions of guests of the tenant whose host is called. Access tokens and API keys are refused by these routes, and these
 * sessions by all others.
 */
export const authenticateGuest = (deps: GatewayDeps, directory: TenantDirectory, findInvited: FindInvited) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const token = bearerOf(c);
    if (!token?.startsWith(contributionMark)) throw new ProblemError('contribution.session_ended');
    const tenant = await directory.find(tenantHostOf(c));
    if (!tenant) throw new ProblemError('tenant.unknown');
    const scope = await identifyGuest(deps, findInvited, tenant.id, token.slice(contributionMark.length));
    c.set('scope', scope);
    c.set('caller', { contribution: scope.userId, tenant: scope.tenantId });
    await next();
  });
