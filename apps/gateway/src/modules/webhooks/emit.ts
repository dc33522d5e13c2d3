import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { insertWaiting, listListening } from './emit.repository.ts';

type Event = {
  type: WebhookEvent;
  /** Ids and names of kinds: what a receiver needs to request the object itself with its own API key. Never figures or texts. */
  data: Readonly<Record<string, string | number | null>>;
  at: Date;
};

/**
 * Tells the organisation's webhooks that something happens, in the transaction in which it does: told when, and only when, that
 * commits. What is sent holds ids alone, because whoever reads an address's log may see less than the organisation's people.
 *
 *     await emitEvent(scoped, { type: 'report.published', data: { id }, at: now });
 */
export const emitEvent = (scoped: Scoped, event: Event) => emitEvents(scoped, event.type, [event.data], event.at);

/** The same for many events of one type: the receivers are looked up once. */
export const emitEvents = async (scoped: Scoped, type: WebhookEvent, each: readonly Event['data'][], at: Date) => {
  const told = each.length > 0 ? await listListening(scoped, type) : [];
  if (told.length === 0) return;
  for (const data of each) {
    const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
    await insertWaiting(scoped, told, { eventId: randomUUID(), type, payload, createdAt: at, dueAt: at });
  }
};
