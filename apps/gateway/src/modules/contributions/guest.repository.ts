import { and, eq, lt } from 'drizzle-orm';
import { hashSecret, newSecret } from '../../platform/auth/index.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { reports } from '../reports/reports.tables.ts';
import type { ContributionRow } from './contributions.repository.ts';
import { contributionLinks, contributionSessions, contributions } from './contributions.tables.ts';

/** An invitation that somebody has the secret of, whether or not it still holds. */
export type Held = { contribution: ContributionRow; reportDeletedAt: Date | null };

const columns = { contribution: contributions, reportDeletedAt: reports.deletedAt };

/** The invitation that a link of this tenant leads to. */
export const findByLink = async (tx: Transaction, tenantId: string, secret: string): Promise<Held | undefined> => {
  const [row] = await tx
    .select(columns)
    .from(contributionLinks)
    .innerJoin(contributions, eq(contributions.id, contributionLinks.contributionId))
    .innerJoin(reports, eq(reports.id, contributions.reportId))
    .where(and(eq(contributionLinks.tenantId, tenantId), eq(contributionLinks.secretHash, hashSecret(secret))));
  return row;
};

/** Opens a session and gives its secret, which is not stored. */
export const insertSession = async (
  tx: Transaction,
  { id, tenantId, organisationId }: ContributionRow,
  usedAt: Date,
): Promise<string> => {
  const secret = newSecret();
  await tx
    .insert(contributionSessions)
    .values({ tenantId, organisationId, secretHash: hashSecret(secret), contributionId: id, usedAt });
  return secret;
};

/** The invitation that a session of this tenant is for, and when it was last used. */
export const findBySession = async (
  tx: Transaction,
  tenantId: string,
  secret: string,
): Promise<(Held & { usedAt: Date }) | undefined> => {
  const [row] = await tx
    .select({ ...columns, usedAt: contributionSessions.usedAt })
    .from(contributionSessions)
    .innerJoin(contributions, eq(contributions.id, contributionSessions.contributionId))
    .innerJoin(reports, eq(reports.id, contributions.reportId))
    .where(and(eq(contributionSessions.tenantId, tenantId), eq(contributionSessions.secretHash, hashSecret(secret))));
  return row;
};

/** Notes that the session is used and the person is here. */
export const touchSession = async (tx: Transaction, secret: string, contributionId: string, at: Date) => {
  await tx
    .update(contributionSessions)
    .set({ usedAt: at })
    .where(eq(contributionSessions.secretHash, hashSecret(secret)));
  await tx.update(contributions).set({ lastSeenAt: at }).where(eq(contributions.id, contributionId));
};

/** Notes a visit by the link. */
export const noteVisit = async (tx: Transaction, { id, openedAt }: ContributionRow, at: Date) => {
  await tx
    .update(contributions)
    .set({ lastSeenAt: at, openedAt: openedAt ?? at })
    .where(eq(contributions.id, id));
};

/** Forgets sessions that nobody has used since. */
export const removeIdleSessions = (tx: Transaction, before: Date) =>
  tx.delete(contributionSessions).where(lt(contributionSessions.usedAt, before));
