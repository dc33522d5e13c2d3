import type { ApiKey, NewApiKey, Webhook, WebhookDelivery } from '@esg/contract';

const idOf = (number: number) => `0de0a91a-0000-4000-8000-00000000000${number}`;
const by = { id: idOf(9), name: 'Mei Chan' };

export const sampleKeys: readonly ApiKey[] = [
  {
    id: idOf(1),
    name: 'Energy meters',
    prefix: 'esgk_R7mQ2xVn',
    createdBy: by,
    scopes: ['data-hub:read', 'data-hub:write', 'entities:read'],
    revokedAt: null,
    createdAt: '2026-03-02T02:00:00.000Z',
    lastUsedAt: '2026-11-20T08:10:00.000Z',
    expiresAt: '2099-03-02T02:00:00.000Z',
  },
  {
    id: idOf(2),
    name: 'Data warehouse',
    prefix: 'esgk_h8Lw0cKe',
    createdBy: by,
    scopes: ['reports:read'],
    createdAt: '2025-01-10T02:00:00.000Z',
    lastUsedAt: null,
    expiresAt: null,
    revokedAt: '2025-06-01T02:00:00.000Z',
  },
];

export const sampleWebhooks: readonly Webhook[] = [
  {
    id: idOf(3),
    name: 'Data warehouse',
    url: 'https://warehouse.company.example/hooks/sustainability',
    events: ['data_point.created', 'data_point.updated', 'report.published'],
    version: 1,
    createdAt: '2026-03-02T02:00:00.000Z',
    pausedAt: null,
    failingSince: null,
  },
  {
    id: idOf(4),
    name: 'Board portal',
    url: 'https://board.company.example/incoming',
    version: 4,
    events: ['report.published'],
    createdAt: '2026-03-02T02:00:00.000Z',
    pausedAt: null,
    failingSince: '2026-11-19T02:00:00.000Z',
  },
];

const delivery: WebhookDelivery = {
  id: idOf(5),
  webhookId: idOf(3),
  eventId: idOf(6),
  type: 'report.published',
  status: 'delivered',
  attempts: 1,
  createdAt: '2026-11-20T08:10:00.000Z',
  lastAttemptAt: '2026-11-20T08:10:01.000Z',
  nextAttemptAt: null,
  milliseconds: 182,
  responseStatus: 200,
  responseBody: 'ok',
  failure: null,
  payload: `{"type":"report.published","timestamp":"2026-11-20T08:10:00.000Z","data":{"id":"${idOf(7)}"}}`,
};
const failed: WebhookDelivery = {
  ...delivery,
  id: idOf(8),
  type: 'data_point.updated',
  status: 'waiting',
  attempts: 3,
  responseStatus: 503,
  responseBody: 'Service unavailable',
  failure: 'answer',
  nextAttemptAt: '2026-11-20T08:45:00.000Z',
};
const unreachable: WebhookDelivery = {
  ...delivery,
  type: 'ping',
  status: 'failed',
  responseStatus: null,
  responseBody: null,
  failure: 'connection',
};

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Answers the calls of the page as the gateway would, from its own memory. */
export const apiGateway = (keys: readonly ApiKey[], webhooks: readonly Webhook[]) => {
  let held = [...keys];
  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const call = `${request.method} ${path.replace(/[0-9a-f-]{36}/g, ':id')}`;
    if (call === 'GET /api-keys') return answer(held);
    if (call === 'POST /api-keys') {
      const made = {
        ...(sampleKeys[0] as ApiKey),
        ...((await request.json()) as NewApiKey),
        id: idOf(0),
        lastUsedAt: null,
      };
      held = [made, ...held];
      return answer({ key: made, secret: 'esgk_T3n8Yw1zPq6LrXc9Kb5VmA2sDf7Gh4Jk0EiUoRtNvBw' }, 201);
    }
    if (call === 'DELETE /api-keys/:id') {
      held = held.map((key) => (path.endsWith(key.id) ? { ...key, revokedAt: '2026-11-21T08:00:00.000Z' } : key));
      return new Response(null, { status: 204 });
    }
    if (call === 'GET /webhooks') return answer(webhooks);
    if (call === 'POST /webhooks/:id/test') return answer(unreachable);
    if (call === 'POST /webhooks/:id/deliveries/:id/replay') return answer(delivery);
    if (call === 'GET /webhooks/:id/deliveries') return answer({ items: [failed, delivery], nextCursor: null });
    return answer({ statusCode: 404, code: 'route.not_found', message: '', requestId: 'story', issues: [] }, 404);
  };
};
