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
import { findFigureSettings } from './figure-settings.repository.ts';
import {
  type Device,
  findByLink,
  findBySession,
  type Guest,
  insertSession,
  noteVisit,
  type SessionProof,
  touchSession,
} from './guests.repository.ts';

/** The inviter's view of a guest. */
export type Invited = {
  readonly name: string;
  readonly language: Language;
  /** Sends a notice to pages that show whether the guest has been there. */
  readonly notice: Notice;
};
/**
 * Finds the subject of a guest's invitation by the guest's id; nothing where it is gone, or is another module's. Called with each request.
 * Throws where it is there and closed.
 */
export type FindInvited<Found extends Invited = Invited> = (tx: Transaction, id: string) => Promise<Found | undefined>;

/** The shortest interval in which a session's use is stored. */
const noteEveryMilliseconds = 60_000;

/** Throws where the links are closed. */
const requireOpen = <Found extends Invited>(
  { withdrawnAt, expiresAt }: Guest,
  invited: Found | undefined,
  now: Date,
): Found => {
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

type Opening = { readonly tenantId: string; readonly key: string; readonly device?: Device };

const unknownDevice: Device = { browser: null, system: null };

/**
 * Opens a session for somebody with the link, and returns its secret. The link stays valid, for another device or another day. Throws
 * `contribution.link_invalid`, `contribution.link_expired` and `contribution.revoked`.
 */
export const openSession = async <Found extends Invited>(
  { database, now, realtime }: Pick<GatewayDeps, 'database' | 'now' | 'realtime'>,
  findInvited: FindInvited<Found>,
  { tenantId, key, device = unknownDevice }: Opening,
) => {
  const at = now();
  const opened = await database.withSystem(async (tx) => {
    const guest = await findByLink(tx, tenantId, key);
    if (!guest) throw new ProblemError('contribution.link_invalid');
    const invited = requireOpen(guest, await findInvited(tx, guest.id), at);
    await noteVisit(tx, guest, at);
    const settings = await findFigureSettings(tx, guest.organisationId);
    return { guest, invited, settings, secret: await insertSession(tx, guest, device, at) };
  });
  const { guest, invited } = opened;
  if (!guest.openedAt) realtime.publish(guest, invited.notice);
  return opened;
};

/** Opens a session for the questions, or the draft, of an invitation; throws as `openSession` does. */
export const openGuestSession = async (
  deps: GatewayDeps,
  findInvited: FindInvited,
  opening: Opening,
): Promise<ContributionSession> => {
  const { guest, invited, secret, settings } = await openSession(deps, findInvited, opening);
  return { token: `${contributionMark}${secret}`, contributionId: guest.id, language: invited.language, ...settings };
};

/**
 * The guest of a session that is in use, who is still invited; nothing where the session has ended. Stores that the person is here. Throws
 * `contribution.link_invalid`, `contribution.link_expired` and `contribution.revoked`.
 */
export const proveSession = async <Found extends Invited>(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  findInvited: FindInvited<Found>,
  proof: SessionProof,
) => {
  const at = now();
  return database.withSystem(async (tx) => {
    const found = await findBySession(tx, proof);
    if (!found) return undefined;
    const { guest, id, usedAt } = found;
    const idle = at.getTime() - usedAt.getTime();
    if (idle > contributionLimits.sessionIdleSeconds * 1000) return undefined;
    const invited = requireOpen(guest, await findInvited(tx, guest.id), at);
    if (idle >= noteEveryMilliseconds) await touchSession(tx, id, guest, at);
    return { id, guest, invited };
  });
};

const identifyGuest = async (
  deps: GatewayDeps,
  findInvited: FindInvited,
  tenantId: string,
  secret: string,
): Promise<Scope> => {
  const proved = await proveSession(deps, findInvited, { secret });
  if (proved?.guest.tenantId !== tenantId) throw new ProblemError('contribution.session_ended');
  const scope = scopeOf(proved.guest, proved.invited);
  await deps.limits.countAttempt('contribution', scope.userId);
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
