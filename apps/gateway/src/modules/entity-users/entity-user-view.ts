import type { EntityUser } from '@esg/contract';
import type { InvitationRow } from '../invitations/index.ts';
import type { EntityUserRow } from './entity-users.repository.ts';

/** An entity user with an account, with those of their entities that the caller manages. */
export const registeredView = (row: EntityUserRow, entityIds: readonly string[]): EntityUser => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  status: 'Registered',
  joinedAt: row.createdAt.toISOString(),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  invitation: null,
  entityIds: [...entityIds],
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
});
