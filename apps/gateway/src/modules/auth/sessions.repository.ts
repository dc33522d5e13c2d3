import { and, count, desc, eq, gt, isNull, max, ne } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { sessions, signIns } from './auth.tables.ts';
import type { Client } from './client.ts';

/** The valid sign-ins of an account, the one last used first. */
export const listSignIns = (tx: Transaction, userId: string, now: Date) => {
  const lastUsedAt = max(sessions.rotatedAt);
  const { id, browser, system, address, createdAt } = signIns;
  return tx
    .select({ id, browser, system, address, createdAt, lastUsedAt })
    .from(signIns)
    .innerJoin(sessions, eq(sessions.signInId, signIns.id))
    .where(
      and(
        eq(signIns.userId, userId),
        isNull(signIns.revokedAt),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .groupBy(signIns.id)
    .orderBy(desc(lastUsedAt), signIns.id);
};

/** Ids of all sessions of an account. */
export const listSessionsOf = async (tx: Transaction, tenantId: string, userId: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId)));
  return rows.map(({ id }) => id);
};

/** Whether the account was used before, but not with this browser and system. */
export const isUnusualClient = async (tx: Transaction, userId: string, { browser, system }: Client) => {
  const rows = await tx
    .select({ browser: signIns.browser, system: signIns.system, times: count() })
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .groupBy(signIns.browser, signIns.system);
  return rows.length > 0 && !rows.some((known) => known.browser === browser && known.system === system);
};

/** Ends sign-ins of an account: one, or all but one, or all. Returns the sessions that ended. */
export const revokeSignInsOf = async (
  tx: Transaction,
  userId: string,
  which: { only?: string | undefined; except?: string | undefined },
  now: Date,
) => {
  const ended = await tx
    .update(signIns)
    .set({ revokedAt: now })
    .where(
      and(
        eq(signIns.userId, userId),
        isNull(signIns.revokedAt),
        which.only === undefined ? undefined : eq(signIns.id, which.only),
        which.except === undefined ? undefined : ne(signIns.id, which.except),
      ),
    )
    .returning({ id: signIns.id });
  const ids = new Set(ended.map(({ id }) => id));
  const all = await tx
    .select({ id: sessions.id, signInId: sessions.signInId })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return { signIns: ended.length, sessions: all.filter(({ signInId }) => ids.has(signInId)).map(({ id }) => id) };
};
