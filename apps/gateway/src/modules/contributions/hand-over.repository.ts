import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { contributions } from './contributions.tables.ts';

/**
 * Ends the invitations of a leaving person, which are kept with everything they wrote. Somebody else takes over the invitations they sent.
 * Returns how many of those are open.
 */
export const handOverContributions = async (
  { tx, tenantId, organisationId }: Scoped,
  from: string,
  to: string,
  now: Date,
) => {
  const own = and(eq(contributions.tenantId, tenantId), eq(contributions.organisationId, organisationId));
  await tx
    .update(contributions)
    .set({ userId: null, revokedAt: sql`coalesce(${contributions.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(own, eq(contributions.userId, from)));
  const taken = await tx
    .update(contributions)
    .set({ invitedById: to })
    .where(and(own, eq(contributions.invitedById, from), isNull(contributions.doneAt), isNull(contributions.revokedAt)))
    .returning({ id: contributions.id });
  return taken.length;
};
