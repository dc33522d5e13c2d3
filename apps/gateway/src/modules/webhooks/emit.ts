import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { insertWaiting, listListening } from './emit.repository.ts';

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
export const emitEvent = async (scoped: Scoped, { type, data, at }: Event) => {
  const told = await listListening(scoped, type);
  if (told.length === 0) return;
  const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
  await insertWaiting(scoped, told, { eventId: randomUUID(), type, payload, createdAt: at, dueAt: at });
};
