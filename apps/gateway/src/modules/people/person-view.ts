import type { OrganizationUser } from '@esg/contract';
import type { InvitationRow } from '../invitations/index.ts';
import type { PersonRow } from './people.repository.ts';

/** A person with an account, as administrators see them. */
export const userOf = (row: PersonRow, callerId: string): OrganizationUser => {
  const { id, email, firstName, lastName, role, department, lastSignInAt, createdAt } = row;
  const { avatarFileId, entitiesManagerId } = row;
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    department,
    avatarFileId,
    entitiesManagerId,
    status: 'Registered',
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    addedAt: createdAt.toISOString(),
    invitation: null,
    isSelf: id === callerId,
  };
};

/** Somebody who was invited and has not accepted yet. */
export const inviteeOf = (row: InvitationRow): OrganizationUser => {
  const { id, email, firstName, lastName, role, createdAt, invitedByName: invitedBy, sentAt, expiresAt } = row;
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    department: null,
    lastSignInAt: null,
    avatarFileId: null,
    entitiesManagerId: null,
    status: 'Pending Confirmation',
    addedAt: createdAt.toISOString(),
    invitation: { invitedBy, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() },
    isSelf: false,
  };
};

/** Invitations that can still be accepted: they reserve seats. */
export const waitingOf = (rows: readonly InvitationRow[], now: Date) => rows.filter(({ expiresAt }) => expiresAt > now);
