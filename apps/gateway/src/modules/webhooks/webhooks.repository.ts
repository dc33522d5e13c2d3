import type { NewWebhook, Webhook, WebhookDelivery } from '@esg/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { olderThan, ownRows, type Scoped } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
type NewRow = NewWebhook & { id: string; secret: string; createdAt: Date };

const own = (scoped: Scoped) => ownRows(webhooks, scoped);
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(webhooks.id, id));
const ofOne = (scoped: Scoped, webhookId: string) =>
  and(ownRows(webhookDeliveries, scoped), eq(webhookDeliveries.webhookId, webhookId));

export const webhookOf = ({ id, name, url, events, version, ...moments }: WebhookRow): Webhook => ({
  id,
  name,
  url,
  events,
  version,
  createdAt: moments.createdAt.toISOString(),
  pausedAt: moments.pausedAt?.toISOString() ?? null,
  failingSince: moments.failingSince?.toISOString() ?? null,
});

export const deliveryOf = (row: DeliveryRow): WebhookDelivery => {
  const { id, webhookId, eventId, type, payload, status, attempts, milliseconds, responseStatus, responseBody } = row;
  return {
    id,
    webhookId,
    eventId,
    type,
    payload,
    status,
    attempts,
    milliseconds,
    responseStatus,
    responseBody,
    failure: row.failure,
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: row.dueAt?.toISOString() ?? null,
  };
};

export const listWebhooks = (scoped: Scoped) =>
  scoped.tx.select().from(webhooks).where(own(scoped)).orderBy(asc(webhooks.createdAt), asc(webhooks.id));

export const countWebhooks = (scoped: Scoped) => scoped.tx.$count(webhooks, own(scoped));

export const insertWebhook = async (scoped: Scoped, row: NewRow): Promise<WebhookRow> => {
  const { tx, tenantId, organisationId } = scoped;
  const [made] = await tx
    .insert(webhooks)
    .values({ ...row, tenantId, organisationId })
    .returning();
  if (!made) throw new Error('A webhook was not stored');
  return made;
};

export const findWebhook = async (scoped: Scoped, id: string) => {
  const [row] = await scoped.tx.select().from(webhooks).where(one(scoped, id)).for('update');
  return row;
};

export const updateWebhook = async (
  scoped: Scoped,
  id: string,
  change: Partial<Omit<WebhookRow, 'id' | 'tenantId' | 'organisationId' | 'version'>>,
): Promise<WebhookRow> => {
  const version = sql`${webhooks.version} + 1`;
  const [row] = await scoped.tx
    .update(webhooks)
    .set({ ...change, version })
    .where(one(scoped, id))
    .returning();
  if (!row) throw new Error('A webhook was not changed');
  return row;
};

/** Returns whether there was one. Its log is deleted with it. */
export const deleteWebhook = async (scoped: Scoped, id: string) =>
  (await scoped.tx.delete(webhooks).where(one(scoped, id)).returning({ id: webhooks.id })).length > 0;

/** A page of the log of one webhook, newest first. */
export const listDeliveries = (scoped: Scoped, webhookId: string, after: ListPosition | undefined, limit: number) =>
  scoped.tx
    .select()
    .from(webhookDeliveries)
    .where(and(ofOne(scoped, webhookId), olderThan(webhookDeliveries, after)))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);

export const findDelivery = async (scoped: Scoped, webhookId: string, id: string) => {
  const [row] = await scoped.tx
    .select()
    .from(webhookDeliveries)
    .where(and(ofOne(scoped, webhookId), eq(webhookDeliveries.id, id)));
  return row;
};

type NewDelivery = Pick<DeliveryRow, 'webhookId' | 'eventId' | 'type' | 'payload' | 'createdAt' | 'dueAt'>;
export const insertDelivery = async (scoped: Scoped, delivery: NewDelivery): Promise<DeliveryRow> => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({ ...delivery, tenantId, organisationId, status: 'waiting' })
    .returning();
  if (!row) throw new Error('A delivery was not stored');
  return row;
};
