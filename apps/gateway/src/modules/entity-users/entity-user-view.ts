import type { EntityLinks, EntityUser } from '@esg/contract';
import type { Guest, listGuestSessions } from '../guests/index.ts';
import type { InvitationRow } from '../invitations/index.ts';
import type { EntityUserRow } from './entity-users.repository.ts';

type GuestSession = Awaited<ReturnType<typeof listGuestSessions>>[number];

/** The links that somebody got to an entity, and where they are open. */
export const linksOf = (
  entityId: string,
  { expiresAt, withdrawnAt, lastSeenAt }: Guest,
  sessions: readonly GuestSession[],
): EntityLinks => ({
  entityId,
  expiresAt: expiresAt.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
  lastUsedAt: lastSeenAt?.toISOString() ?? null,
  devices: sessions.map(({ browser, system, usedAt }) => ({ browser, system, lastUsedAt: usedAt.toISOString() })),
});

/** An entity user with an account, with those of their entities that the caller manages, and the links to these. */
export const registeredView = (
  row: EntityUserRow,
  entityIds: readonly string[],
  links: readonly EntityLinks[],
): EntityUser => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  status: 'Registered',
  joinedAt: row.createdAt.toISOString(),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  invitation: null,
  entityIds: [...entityIds],
  links: [...links],
});

/** Somebody who was invited as an entity user and has not joined yet. */
export const invitedView = (row: InvitationRow, entityIds: readonly string[]): EntityUser => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  status: 'Pending Confirmation',
  joinedAt: null,
  lastSignInAt: null,
  invitation: {
    invitedBy: row.invitedByName,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  },
  entityIds: [...entityIds],
  links: [],
});
