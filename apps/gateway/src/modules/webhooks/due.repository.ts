import type { WebhookDelivery } from '@esg/contract';
import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

/** After this long a running attempt counts as lost with its process. */
const leaseMilliseconds = 60_000;

/** The messages due now, in the order of their events, locked against other processes. */
export const takeDue = async (tx: Transaction, now: Date, most: number) => {
  const due = await tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(lte(webhookDeliveries.dueAt, now), isNull(webhooks.pausedAt)))
    .orderBy(webhookDeliveries.dueAt, webhookDeliveries.createdAt)
    .limit(most)
    .for('update', { of: webhookDeliveries, skipLocked: true });
  return take(
    tx,
    due.map(({ id }) => id),
    now,
  );
};

/** Locks these, whether or not they are due. */
export const take = async (tx: Transaction, ids: readonly string[], now: Date) => {
  if (ids.length === 0) return [];
  const taken = inArray(webhookDeliveries.id, [...ids]);
  const attempts = sql`${webhookDeliveries.attempts} + 1`;
  const dueAt = new Date(now.getTime() + leaseMilliseconds);
  await tx.update(webhookDeliveries).set({ dueAt, attempts, lastAttemptAt: now }).where(taken);
  return tx
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(taken);
};
export type Taken = Awaited<ReturnType<typeof take>>[number];

type Outcome = Pick<WebhookDelivery, 'status' | 'milliseconds' | 'responseStatus' | 'responseBody' | 'failure'>;

/** Stores the result of an attempt and, for a failed one, when to try again. */
export const recordOutcome = async (tx: Transaction, id: string, outcome: Outcome, dueAt: Date | null) => {
  await tx
    .update(webhookDeliveries)
    .set({ ...outcome, dueAt })
    .where(eq(webhookDeliveries.id, id));
};

/** Since when all attempts fail: from now on, or from an earlier time that is stored; null after a success. */
export const markFailing = async (tx: Transaction, webhookId: string, since: Date | null) => {
  const [row] = await tx
    .update(webhooks)
    .set({ failingSince: since && sql`coalesce(${webhooks.failingSince}, ${since.toISOString()}::timestamptz)` })
    .where(eq(webhooks.id, webhookId))
    .returning({ failingSince: webhooks.failingSince });
  return row?.failingSince ?? null;
};

/** Whether it was still running and is paused now. */
export const pause = async (tx: Transaction, webhookId: string, at: Date) => {
  const paused = await tx
    .update(webhooks)
    .set({ pausedAt: at, version: sql`${webhooks.version} + 1` })
    .where(and(eq(webhooks.id, webhookId), isNull(webhooks.pausedAt)))
    .returning({ id: webhooks.id });
  return paused.length > 0;
};

/** Deletes what happened before. */
export const deleteOlderDeliveries = async (tx: Transaction, before: Date) => {
  await tx.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
};
