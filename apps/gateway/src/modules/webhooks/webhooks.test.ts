import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type NotificationPage,
  type Problem,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryPage,
  type WebhookSecret,
  webhookLimits,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';
import { deliverDue } from './deliver.ts';

type Received = { headers: IncomingHttpHeaders; text: string };
/** A receiver as an organisation would run one. */
const receiver = { got: [] as Received[], status: 204, answer: '' };
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  receiver.got.push({ headers: request.headers, text: Buffer.concat(parts).toString() });
  response.writeHead(receiver.status).end(receiver.answer);
});

let h: Harness;
let url = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  h.deps.config.webhooksToLocal = true;
  Object.assign(receiver, { got: [], status: 204, answer: '' });
});
afterAll(async () => {
  await h.close();
  server.closeAllConnections();
  server.close();
});

const admin = 'verdant.admin';
const problem = async (answer: Response) => `${answer.status} ${((await answer.json()) as Problem).code}`;
const fields = (change: object = {}) => ({ name: 'Ledger', url, events: ['data_point.created'], ...change });
const add = (change: object = {}, name: PersonName = admin) =>
  h.as(name).request('/webhooks', body('POST', fields(change)));
const added = async (change: object = {}) => (await (await add(change)).json()) as WebhookSecret;
const list = async (name: PersonName = admin) => (await (await h.as(name).request('/webhooks')).json()) as Webhook[];
const post = (path: string) => h.as(admin).request(path, { method: 'POST' });
const log = async (id: string) =>
  ((await (await h.as(admin).request(`/webhooks/${id}/deliveries`)).json()) as WebhookDeliveryPage).items;
const deliver = () => deliverDue(h.deps);
const store = async () => {
  const hub = hubOf(h, admin);
  const time = await hub.time('2025-01-01', '2025-12-31');
  return hub.store(time.id);
};

/** The receiver's own check (standardwebhooks.com): its signature over id, time and body. */
const isSigned = ({ headers, text }: Received, secret: string) => {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const mine = `v1,${createHmac('sha256', key).update(`${id}.${time}.${text}`).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(mine);
};

describe('a webhook', () => {
  it('gets the events that it chose, signed, with ids and no figures', async () => {
    const { webhook, secret } = await added();
    await added({ events: ['report.published'] });
    const point = await store();
    await deliver();
    expect(receiver.got).toHaveLength(1);
    const [got] = receiver.got;
    expect(got && isSigned(got, secret)).toBe(true);
    expect(JSON.parse(got?.text ?? '')).toEqual({
      type: 'data_point.created',
      timestamp: h.clock.now().toISOString(),
      data: {
        id: point.id,
        metricKey: point.metricKey,
        sectionId: point.sectionId,
        version: point.version,
        entityId: point.entityId,
        reportingTimeId: point.reportingTimeId,
      },
    });
    expect(await log(webhook.id)).toMatchObject([{ status: 'delivered', attempts: 1, responseStatus: 204 }]);
    await deliver();
    expect(receiver.got).toHaveLength(1);
  });

  it('shows its secret once, and keeps it sealed', async () => {
    const { secret } = await added();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const { rows } = await h.database.pool.query('select * from webhooks');
    expect(JSON.stringify([rows, await list()])).not.toContain(secret.slice(6));
  });

  it('is tried again with growing intervals, keeps the responses, and arrives at last', async () => {
    const { webhook } = await added();
    Object.assign(receiver, { status: 500, answer: 'no room '.repeat(200) });
    await store();
    await deliver();
    const [first] = await log(webhook.id);
    const next = new Date(h.clock.now().getTime() + 60_000).toISOString();
    expect(first).toMatchObject({ status: 'waiting', responseStatus: 500, failure: 'answer', nextAttemptAt: next });
    expect(first?.responseBody).toHaveLength(webhookLimits.answerBytesMax);
    expect((await list())[0]?.failingSince).toBe(h.clock.now().toISOString());
    h.clock.advance(59);
    await deliver();
    expect(receiver.got).toHaveLength(1);
    h.clock.advance(1);
    receiver.status = 200;
    await deliver();
    expect(await log(webhook.id)).toMatchObject([{ status: 'delivered', attempts: 2, nextAttemptAt: null }]);
    const ids = receiver.got.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    expect((await list())[0]?.failingSince).toBeNull();
  });

  it('is given up after the last attempt, and paused after failing for days, and its administrators are notified', async () => {
    const { webhook } = await added();
    receiver.status = 410;
    await store();
    for (const wait of [0, ...webhookLimits.retrySeconds]) {
      h.clock.advance(wait);
      await deliver();
    }
    h.signOutAll();
    expect(await log(webhook.id)).toMatchObject([{ status: 'failed', attempts: 8 }]);
    h.clock.advance(webhookLimits.failingSecondsMax);
    h.signOutAll();
    await hubOf(h, admin)
      .time('2026-01-01', '2026-12-31')
      .then((time) => hubOf(h, admin).store(time.id));
    await deliver();
    expect((await list())[0]?.pausedAt).toBe(h.clock.now().toISOString());
    const { items } = (await (await h.as(admin).request('/notifications')).json()) as NotificationPage;
    expect(items).toMatchObject([{ kind: 'webhook.paused', facts: { webhook: 'Ledger' } }]);
  });

  it('shows in a test what its address answers', async () => {
    const { webhook, secret } = await added();
    receiver.answer = 'pong';
    const tested = (await (await post(`/webhooks/${webhook.id}/test`)).json()) as WebhookDelivery;
    expect(tested).toMatchObject({ type: 'ping', status: 'delivered', responseStatus: 204, attempts: 1 });
    expect(receiver.got[0] && isSigned(receiver.got[0], secret)).toBe(true);
    receiver.status = 302;
    const moved = (await (await post(`/webhooks/${webhook.id}/test`)).json()) as WebhookDelivery;
    expect(moved).toMatchObject({ status: 'failed', failure: 'redirect', nextAttemptAt: null });
  });

  it('gets a delivery again when somebody asks for that, with the same id', async () => {
    const { webhook } = await added();
    await store();
    await deliver();
    const [sent] = await log(webhook.id);
    const replayed = await post(`/webhooks/${webhook.id}/deliveries/${sent?.id}/replay`);
    expect(await replayed.json()).toMatchObject({
      status: 'delivered',
      eventId: sent?.eventId,
      payload: sent?.payload,
    });
    expect(await log(webhook.id)).toHaveLength(2);
    const nobodys = `/webhooks/${webhook.id}/deliveries/${webhook.id}/replay`;
    expect(await problem(await post(nobodys))).toBe('404 resource.not_found');
  });

  it('signs with the old secret as well for a day after a rotation', async () => {
    const { webhook, secret: old } = await added();
    const rotated = (await (await post(`/webhooks/${webhook.id}/secret`)).json()) as WebhookSecret;
    await post(`/webhooks/${webhook.id}/test`);
    expect([old, rotated.secret].map((secret) => receiver.got[0] && isSigned(receiver.got[0], secret))).toEqual([
      true,
      true,
    ]);
    h.clock.advance(webhookLimits.oldSecretSeconds);
    h.signOutAll();
    await post(`/webhooks/${webhook.id}/test`);
    expect([old, rotated.secret].map((secret) => receiver.got[1] && isSigned(receiver.got[1], secret))).toEqual([
      false,
      true,
    ]);
  });

  it('gets nothing while it is paused', async () => {
    const { webhook } = await added();
    const change = (paused: boolean, version: number) =>
      h.as(admin).request(`/webhooks/${webhook.id}`, body('PUT', { ...fields(), paused, version }));
    expect(await (await change(true, 1)).json()).toMatchObject({ pausedAt: h.clock.now().toISOString(), version: 2 });
    expect(await problem(await change(false, 1))).toBe('409 webhook.stale');
    await store();
    await deliver();
    expect(await log(webhook.id)).toEqual([]);
    expect((await change(false, 2)).status).toBe(200);
    expect((await h.as(admin).request(`/webhooks/${webhook.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});

describe('the address of a webhook', () => {
  it.each([
    'http://ledger.example/',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://vault.internal/',
  ])('%s is refused', async (address) => {
    h.deps.config.webhooksToLocal = false;
    expect(await problem(await add({ url: address }))).toBe('422 webhook.url_refused');
  });

  it('is checked again at each delivery, and refused where it leads inside the network', async () => {
    const { webhook } = await added();
    h.deps.config.webhooksToLocal = false;
    const tested = await (await post(`/webhooks/${webhook.id}/test`)).json();
    expect(tested).toMatchObject({ status: 'failed', failure: 'refused-address', responseStatus: null });
    expect(receiver.got).toEqual([]);
  });
});

describe('webhooks', () => {
  it('are managed by administrators of the organisation', async () => {
    const { webhook } = await added();
    expect((await h.anonymous('/webhooks')).status).toBe(401);
    expect(await problem(await add({}, 'verdant.member'))).toBe('403 permission.denied');
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      expect(await list(name)).toEqual([]);
      const log = await h.as(name).request(`/webhooks/${webhook.id}/deliveries`);
      expect(await problem(log)).toBe('404 resource.not_found');
    }
    await hubOf(h, 'verdant.sister')
      .time('2025-01-01', '2025-12-31')
      .then((time) => hubOf(h, 'verdant.sister').store(time.id));
    await deliver();
    expect(receiver.got).toEqual([]);
  });
});
