import type { WebhookEvent } from '@esg/contract';
import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

/** Ids of the organisation's webhooks that receive such an event and are not paused. */
export const listListening = async (
  { tx, tenantId, organisationId }: Scoped,
  type: WebhookEvent,
): Promise<string[]> => {
  const told = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.tenantId, tenantId),
        eq(webhooks.organisationId, organisationId),
        isNull(webhooks.pausedAt),
        arrayContains(webhooks.events, [type]),
      ),
    );
  return told.map(({ id }) => id);
};

type Waiting = Pick<typeof webhookDeliveries.$inferInsert, 'eventId' | 'type' | 'payload' | 'createdAt' | 'dueAt'>;

/** Adds one delivery for each of these webhooks, to be sent when it is due. */
export const insertWaiting = async (
  { tx, tenantId, organisationId }: Scoped,
  webhookIds: readonly string[],
  delivery: Waiting,
): Promise<void> => {
  await tx
    .insert(webhookDeliveries)
    .values(
      webhookIds.map((webhookId) => ({ tenantId, organisationId, webhookId, ...delivery, status: 'waiting' as const })),
    );
};
