import { and, eq, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { users } from '../users/users.tables.ts';
import { contributionLinks, contributionSessions, contributions } from './contributions.tables.ts';

/**
 * Ends every link and invitation in the caller's organisation that people outside of it made, also those who have left their consultancy
 * since, and those that lead to people of the consultancy. What was written stays.
 */
export const endInvitationsOfOutsiders = async (scoped: Scoped, consultancyId: string, now: Date) => {
  const { tx, tenantId, organisationId } = scoped;
  const peopleOf = (id: string) => and(eq(users.tenantId, tenantId), eq(users.organisationId, id));
  const insiders = tx.select({ id: users.id }).from(users).where(peopleOf(organisationId));
  const mailboxes = tx.select({ email: users.email }).from(users).where(peopleOf(consultancyId));
  const ended = await tx
    .update(contributions)
    .set({ revokedAt: now })
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
    )
    .returning({ id: contributions.id });
  const ids = ended.map(({ id }) => id);
  await tx.delete(contributionLinks).where(inArray(contributionLinks.contributionId, ids));
  await tx.delete(contributionSessions).where(inArray(contributionSessions.contributionId, ids));
};
