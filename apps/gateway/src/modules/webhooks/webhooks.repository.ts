import type { NewWebhook, Webhook, WebhookDelivery } from '@esg/contract';
import { and, asc, count, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
type NewRow = NewWebhook & { id: string; secret: string; createdAt: Date };

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(webhooks.tenantId, tenantId), eq(webhooks.organisationId, organisationId));
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(webhooks.id, id));
const ofOne = ({ tenantId, organisationId }: Scoped, webhookId: string) =>
  and(
    eq(webhookDeliveries.tenantId, tenantId),
    eq(webhookDeliveries.organisationId, organisationId),
    eq(webhookDeliveries.webhookId, webhookId),
  );

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

/** New ones are made one after the other, so that there are never too many. */
export const countWebhooks = async (scoped: Scoped) => {
  const { tx, organisationId } = scoped;
  const organisation = eq(organisations.id, organisationId);
  await tx.select({ id: organisations.id }).from(organisations).where(organisation).for('update');
  const [row] = await tx.select({ n: count() }).from(webhooks).where(own(scoped));
  return row?.n ?? 0;
};

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

/** Whether there was one. Its log goes with it. */
export const deleteWebhook = async (scoped: Scoped, id: string) =>
  (await scoped.tx.delete(webhooks).where(one(scoped, id)).returning({ id: webhooks.id })).length > 0;

/** A page of the log of one webhook, newest first. */
export const listDeliveries = (scoped: Scoped, webhookId: string, after: ListPosition | undefined, limit: number) => {
  const { createdAt, id } = webhookDeliveries;
  const older = after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(id, after.id)));
  return scoped.tx
    .select()
    .from(webhookDeliveries)
    .where(and(ofOne(scoped, webhookId), older))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
};

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
