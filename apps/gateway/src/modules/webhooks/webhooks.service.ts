import { randomUUID } from 'node:crypto';
import {
  apiLimits,
  type NewWebhook,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  type WebhookDeliveryPage,
  type WebhookSecret,
  webhookLimits,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError, pageOfRows, positionOf, requireRoom } from '../../platform/http/index.ts';
import { isPublicUrl } from '../../platform/outbound/index.ts';
import { deliverNow, sealOf } from './deliver.ts';
import { newSigningSecret } from './signature.ts';
import * as rows from './webhooks.repository.ts';

type Deps = GatewayDeps;

const requireUrl = ({ config }: Deps, url: string) => {
  if (!config.webhooksToLocal && !isPublicUrl(new URL(url))) throw new ProblemError('webhook.url_refused');
};

const webhookIn = async (scoped: Scoped, id: string) => {
  const row = await rows.findWebhook(scoped, id);
  if (!row) throw new ProblemError('resource.not_found');
  return row;
};

/** The organisation's webhooks, oldest first. */
export const readWebhooks = ({ database }: Deps, scope: Scope): Promise<Webhook[]> =>
  database.withScope(scope, async (scoped) => (await rows.listWebhooks(scoped)).map(rows.webhookOf));

/** Adds one and returns its signing secret this once. Throws `webhook.url_refused`, `api.full`. */
export const createWebhook = async (deps: Deps, scope: Scope, fields: NewWebhook): Promise<WebhookSecret> => {
  requireUrl(deps, fields.url);
  const id = randomUUID();
  const secret = newSigningSecret();
  const row = await deps.database.withScope(scope, async (scoped) => {
    await requireRoom(scoped, 'webhooks', { count: rows.countWebhooks, most: apiLimits.webhooksMax, code: 'api.full' });
    const sealed = deps.vault.seal(secret, sealOf(id));
    return rows.insertWebhook(scoped, { ...fields, id, secret: sealed, createdAt: deps.now() });
  });
  return { webhook: rows.webhookOf(row), secret };
};

/** Changes, pauses or restarts one. Throws `webhook.stale` with the present one. */
export const changeWebhook = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { version, paused, ...fields }: WebhookChange,
): Promise<Webhook> => {
  requireUrl(deps, fields.url);
  return deps.database.withScope(scope, async (scoped) => {
    const before = await webhookIn(scoped, id);
    if (before.version !== version)
      throw new ProblemError('webhook.stale', { extra: { current: rows.webhookOf(before) } });
    const pausedAt = paused ? (before.pausedAt ?? deps.now()) : null;
    // A webhook that is restarted, or has a new address, has not failed yet.
    const startsAnew = (before.pausedAt && !paused) || fields.url !== before.url;
    const failing = startsAnew ? { failingSince: null } : {};
    return rows.webhookOf(await rows.updateWebhook(scoped, id, { ...fields, pausedAt, ...failing }));
  });
};

/** Removes one with its log. Throws `resource.not_found`. */
export const removeWebhook = async ({ database }: Deps, scope: Scope, id: string) => {
  if (!(await database.withScope(scope, (scoped) => rows.deleteWebhook(scoped, id))))
    throw new ProblemError('resource.not_found');
};

/** Gives it a new signing secret, returned this once; the old one also signs for a day. */
export const rotateSecret = async (deps: Deps, scope: Scope, id: string): Promise<WebhookSecret> => {
  const secret = newSigningSecret();
  const row = await deps.database.withScope(scope, async (scoped) => {
    const before = await webhookIn(scoped, id);
    const oldSecretUntil = new Date(deps.now().getTime() + webhookLimits.oldSecretSeconds * 1000);
    const sealed = deps.vault.seal(secret, sealOf(id));
    return rows.updateWebhook(scoped, id, { secret: sealed, oldSecret: before.secret, oldSecretUntil });
  });
  return { webhook: rows.webhookOf(row), secret };
};

/** A page of the sent messages, newest first. */
export const readDeliveries = (
  { database }: Deps,
  scope: Scope,
  id: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<WebhookDeliveryPage> =>
  database.withScope(scope, async (scoped) => {
    await webhookIn(scoped, id);
    return pageOfRows(await rows.listDeliveries(scoped, id, positionOf(cursor), limit + 1), limit, rows.deliveryOf);
  });

type Message = Pick<WebhookDelivery, 'eventId' | 'type' | 'payload'>;

/** Sends it at once, also while the webhook is paused, and returns the result. */
const sendNow = async (
  deps: Deps,
  scope: Scope,
  webhookId: string,
  messageIn: (scoped: Scoped) => Promise<Message>,
) => {
  const now = deps.now();
  const { id } = await deps.database.withScope(scope, async (scoped) => {
    await webhookIn(scoped, webhookId);
    const message = await messageIn(scoped);
    return rows.insertDelivery(scoped, { ...message, webhookId, createdAt: now, dueAt: now });
  });
  await deliverNow(deps, id);
  return deps.database.withScope(scope, async (scoped) => {
    const row = await rows.findDelivery(scoped, webhookId, id);
    if (!row) throw new ProblemError('resource.not_found');
    return rows.deliveryOf(row);
  });
};

/** Sends a `ping`, and returns the result. */
export const testWebhook = (deps: Deps, scope: Scope, id: string): Promise<WebhookDelivery> =>
  sendNow(deps, scope, id, async () => {
    const payload = JSON.stringify({ type: 'ping', timestamp: deps.now().toISOString(), data: { webhookId: id } });
    return { eventId: randomUUID(), type: 'ping', payload };
  });

/** Sends an earlier message again, with the same id. Throws `resource.not_found`. */
export const replayDelivery = (deps: Deps, scope: Scope, id: string, deliveryId: string): Promise<WebhookDelivery> =>
  sendNow(deps, scope, id, async (scoped) => {
    const row = await rows.findDelivery(scoped, id, deliveryId);
    if (!row) throw new ProblemError('resource.not_found');
    return { eventId: row.eventId, type: row.type, payload: row.payload };
  });
