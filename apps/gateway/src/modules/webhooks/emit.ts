import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@esg/contract';
import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

type Event = {
  type: WebhookEvent;
  /** Ids and names of kinds: whatever a receiver needs to ask for the thing itself with an API key of its own. Never figures or texts. */
  data: Readonly<Record<string, string | number | null>>;
  at: Date;
};

/**
 * Tells the organisation's webhooks that something happens, in the transaction in which it does: told when, and only when, that
 * commits. What is sent holds ids alone, because whoever reads an address's log may see less than the organisation's people.
 *
 *     await emitEvent(scoped, { type: 'report.published', data: { id }, at: now });
 */
export const emitEvent = async ({ tx, tenantId, organisationId }: Scoped, { type, data, at }: Event) => {
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
  if (told.length === 0) return;
  const eventId = randomUUID();
  const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const moments = { createdAt: at, dueAt: at };
  await tx.insert(webhookDeliveries).values(
    told.map(({ id: webhookId }) => ({
      ...{ tenantId, organisationId, webhookId, eventId, type, payload, ...moments },
      status: 'waiting' as const,
    })),
  );
};
