import { and, eq, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { endGuests } from '../guests/index.ts';
import { users } from '../users/users.tables.ts';
import { withdrawInvitations } from './contributions.repository.ts';
import { contributions } from './contributions.tables.ts';

/**
 * Ends every link and invitation in the caller's organisation made by people outside of it, including those who have left their
 * consultancy, and those for people of the consultancy. Written texts stay.
 */
export const endInvitationsOfOutsiders = async (scoped: Scoped, consultancyId: string, now: Date) => {
  const { tx, tenantId, organisationId } = scoped;
  const peopleOf = (id: string) => and(eq(users.tenantId, tenantId), eq(users.organisationId, id));
  const insiders = tx.select({ id: users.id }).from(users).where(peopleOf(organisationId));
  const mailboxes = tx.select({ email: users.email }).from(users).where(peopleOf(consultancyId));
  const ended = await tx
    .select({ id: contributions.id })
    .from(contributions)
    .where(
      and(
        eq(contributions.tenantId, tenantId),
        eq(contributions.organisationId, organisationId),
        isNull(contributions.revokedAt),
        or(
          notInArray(contributions.invitedById, insiders),
          and(isNotNull(contributions.userId), notInArray(contributions.userId, insiders)),
          inArray(contributions.email, mailboxes),
        ),
      ),
    );
  const ids = ended.map(({ id }) => id);
  await withdrawInvitations(scoped, ids, now);
  await endGuests(scoped, ids);
};
