import { webhookLimits } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { type Attempt, postOutside } from '../../platform/outbound/index.ts';
import { notify } from '../notifications/index.ts';
import { markFailing, pause, recordOutcome, type Taken, take, takeDue } from './due.repository.ts';
import { signatureOf } from './signature.ts';
import type { WebhookRow } from './webhooks.repository.ts';

export type DeliverDeps = Pick<GatewayDeps, 'config' | 'database' | 'realtime' | 'vault' | 'log' | 'now'>;

/** Messages sent at the same time. */
const batchSize = 20;

/** The purpose for which a webhook's secret is sealed. */
export const sealOf = (webhookId: string) => `webhook ${webhookId}`;

const secretsOf = ({ vault }: DeliverDeps, { id, secret, oldSecret, oldSecretUntil }: WebhookRow, now: Date) => {
  const old = oldSecret && oldSecretUntil && oldSecretUntil > now ? [oldSecret] : [];
  return [secret, ...old].map((sealed) => vault.open(sealed, sealOf(id)));
};

const send = (deps: DeliverDeps, { delivery, webhook }: Taken): Promise<Attempt> => {
  const now = deps.now();
  const seconds = Math.floor(now.getTime() / 1000);
  const { eventId, payload } = delivery;
  const { timeoutMilliseconds, answerBytesMax } = webhookLimits;
  return postOutside({
    url: webhook.url,
    body: payload,
    timeoutMilliseconds,
    answerBytesMax,
    allowLocal: deps.config.webhooksToLocal,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Webhooks/1.0',
      'webhook-id': eventId,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatureOf(secretsOf(deps, webhook, now), eventId, seconds, payload),
    },
  });
};

const failureOf = ({ status, failure }: Attempt) => {
  if (failure) return failure;
  if (status !== null && status >= 200 && status < 300) return null;
  return status !== null && status >= 300 && status < 400 ? 'redirect' : 'answer';
};

/** When to try again after this many attempts; null after the last. */
const nextAttempt = (attempts: number, now: Date) => {
  const wait = webhookLimits.retrySeconds[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * 1000);
};

const isLost = (failingSince: Date, now: Date) =>
  now.getTime() - failingSince.getTime() > webhookLimits.failingSecondsMax * 1000;

const attempt = async (deps: DeliverDeps, taken: Taken) => {
  const { delivery, webhook } = taken;
  const made = await send(deps, taken);
  const now = deps.now();
  const failure = failureOf(made);
  const next = failure && delivery.type !== 'ping' ? nextAttempt(delivery.attempts, now) : null;
  const status = failure ? (next ? 'waiting' : 'failed') : 'delivered';
  const { milliseconds, status: responseStatus, body: responseBody } = made;
  const paused = await deps.database.withSystem(async (tx) => {
    await recordOutcome(tx, delivery.id, { status, milliseconds, responseStatus, responseBody, failure }, next);
    // A test is about the present address, and does not count as a success or a failure.
    if (delivery.type === 'ping') return false;
    const failingSince = await markFailing(tx, webhook.id, failure ? now : null);
    return failingSince !== null && isLost(failingSince, now) && pause(tx, webhook.id, now);
  });
  if (paused) await notifyPaused(deps, webhook);
};

const notifyPaused = (deps: DeliverDeps, { id, tenantId, organisationId, name }: WebhookRow) => {
  const scope: Scope = { tenantId, organisationId, userId: id, role: 'administrator' };
  const path = '/ct/account-settings/api';
  return notify(deps, scope, { to: 'administrators', kind: 'webhook.paused', facts: { webhook: name }, path });
};

/** Sends everything that is due, oldest first, each once; a failed message waits for its next time. */
export const deliverDue = async (deps: DeliverDeps) => {
  for (;;) {
    const taken = await deps.database.withSystem((tx) => takeDue(tx, deps.now(), batchSize));
    await Promise.all(taken.map((one) => attempt(deps, one)));
    if (taken.length < batchSize) return;
  }
};

/** Sends this message now. */
export const deliverNow = async (deps: DeliverDeps, id: string) => {
  const taken = await deps.database.withSystem((tx) => take(tx, [id], deps.now()));
  for (const one of taken) await attempt(deps, one);
};
