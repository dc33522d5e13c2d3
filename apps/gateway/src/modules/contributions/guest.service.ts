import { type ContributionSession, contributionLimits, contributionMark } from '@esg/contract';
import { createMiddleware } from 'hono/factory';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { bearerOf, ProblemError, type ScopeVariables } from '../../platform/http/index.ts';
import { type TenantDirectory, tenantHostOf } from '../tenants/index.ts';
import type { ContributionRow } from './contributions.repository.ts';
import { findByLink, findBySession, type Held, insertSession, noteVisit, touchSession } from './guest.repository.ts';
import { findNumberFormat } from './letters.repository.ts';

/** A session's use is noted this often at most. */
const noteEveryMilliseconds = 60_000;

/** Throws where the invitation no longer holds. */
const requireHolding = ({ contribution, reportDeletedAt }: Held, now: Date) => {
  if (reportDeletedAt) throw new ProblemError('contribution.link_invalid');
  if (contribution.revokedAt) throw new ProblemError('contribution.revoked');
  if (contribution.expiresAt <= now) throw new ProblemError('contribution.link_expired');
  return contribution;
};

/**
 * Opens a session for whoever has the link. The link stays good, for another device or another day. Throws `contribution.link_invalid`,
 * `contribution.link_expired` and `contribution.revoked`.
 */
export const openGuestSession = async (
  { database, now, realtime }: GatewayDeps,
  tenantId: string,
  key: string,
): Promise<ContributionSession> => {
  const at = now();
  const { contribution, secret, numberFormat } = await database.withSystem(async (tx) => {
    const held = await findByLink(tx, tenantId, key);
    if (!held) throw new ProblemError('contribution.link_invalid');
    const found = requireHolding(held, at);
    await noteVisit(tx, found, at);
    const numberFormat = await findNumberFormat(tx, found.organisationId);
    return { contribution: found, numberFormat, secret: await insertSession(tx, found, at) };
  });
  if (!contribution.openedAt)
    realtime.publish(scopeOf(contribution), { type: 'contributions.changed', reportId: contribution.reportId });
  const { id, language } = contribution;
  return { token: `${contributionMark}${secret}`, contributionId: id, language, numberFormat };
};

/** What such a person may touch: rows of that organisation, through the routes of their invitation alone. The role opens nothing. */
const scopeOf = ({ id, tenantId, organisationId, name, email }: ContributionRow): Scope => ({
  tenantId,
  organisationId,
  userId: id,
  role: 'supplier',
  guest: { name: name || email },
});

const identifyGuest = async ({ database, now, limits }: GatewayDeps, tenantId: string, secret: string) => {
  const at = now();
  const contribution = await database.withSystem(async (tx) => {
    const held = await findBySession(tx, tenantId, secret);
    if (!held) return undefined;
    const idle = at.getTime() - held.usedAt.getTime();
    if (idle > contributionLimits.sessionIdleSeconds * 1000) return undefined;
    const found = requireHolding(held, at);
    if (idle >= noteEveryMilliseconds) await touchSession(tx, secret, found.id, at);
    return found;
  });
  if (!contribution) throw new ProblemError('contribution.session_ended');
  await limits.countAttempt('contribution', contribution.id);
  return scopeOf(contribution);
};

/**
 * Lets only sessions of invitations through, those of the tenant whose host is asked. Access tokens and API keys are none: these
 * routes are closed to them, as all others are to these sessions.
 */
export const authenticateGuest = (deps: GatewayDeps, directory: TenantDirectory) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const token = bearerOf(c);
    if (!token?.startsWith(contributionMark)) throw new ProblemError('contribution.session_ended');
    const tenant = await directory.find(tenantHostOf(c));
    if (!tenant) throw new ProblemError('tenant.unknown');
    const scope = await identifyGuest(deps, tenant.id, token.slice(contributionMark.length));
    c.set('scope', scope);
    c.set('caller', { contribution: scope.userId, tenant: scope.tenantId });
    await next();
  });
