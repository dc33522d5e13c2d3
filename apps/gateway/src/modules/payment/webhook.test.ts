import type { BillPage, Subscription } from '@esg/contract';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { advanceSubscriptions } from './advance.ts';
import { createPayment } from './index.ts';
import { cardNumbers, subscribe } from './testing.ts';

const settings = {
  secretKey: 'sk_test_of_the_tests',
  publishableKey: 'pk_test_x',
  webhookSecret: 'whsec_of_the_tests',
};
const { webhooks } = new Stripe(settings.secretKey);
const admin = 'verdant.admin';

// Invoices are drawn while these tests run, which keeps a small machine busy.
vi.setConfig({ testTimeout: 60_000 });

let h: Harness;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
  const config = { ...h.deps.config, stripe: settings };
  app = createApp({ ...h.deps, config, directory: h.directory, folders: h.folders });
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const bill = async () => {
  const page = (await (await h.as(admin).request('/payment/organizations/bills')).json()) as BillPage;
  return page.items[0];
};
const subscription = async () =>
  (await (await h.as(admin).request('/payment/organizations/subscriptions')).json()) as Subscription;

/** A subscription whose first payment the bank refused. */
const pastDue = async () => {
  await subscribe(h, admin, {}, cardNumbers.failsLater);
  h.clock.advance(7 * 86_400);
  h.signOutAll();
  await advanceSubscriptions(createPayment(h.deps));
  expect(await subscription()).toMatchObject({ providerState: 'past_due' });
};

type Told = { id: string; type: string; status: string; intent?: string; tenant?: string };
const tell = async ({ id, type, status, intent = 'pi_1', tenant }: Told, secret = settings.webhookSecret, age = 0) => {
  const { tenantId, organisationId } = h.as(admin).scope;
  const metadata = { tenant: tenant ?? tenantId, organisation: organisationId, bill: (await bill())?.id ?? '' };
  const object = { id: intent, object: 'payment_intent', status, metadata };
  const payload = JSON.stringify({ id, object: 'event', type: `payment_intent.${type}`, data: { object } });
  const timestamp = Math.floor(h.clock.now().getTime() / 1000) - age;
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return app.request('http://verdant.localhost:4200/api/stripe/webhooks', { method: 'POST', headers, body: payload });
};
const succeeded = { id: 'evt_1', type: 'succeeded', status: 'succeeded' };

it('records a payment that the provider reports, once, whatever the provider reports later', async () => {
  await pastDue();
  for (let time = 0; time < 3; time += 1) expect((await tell(succeeded)).status).toBe(204);
  expect(await bill()).toMatchObject({ paymentStatus: 'paid' });
  const paid = await subscription();
  expect(paid).toMatchObject({ status: 'registered', providerState: 'active' });
  const late = { id: 'evt_0', type: 'payment_failed', status: 'requires_payment_method' };
  expect((await tell(late)).status).toBe(204);
  expect(await bill()).toMatchObject({ paymentStatus: 'paid' });
  expect(await subscription()).toEqual(paid);
  const { rows } = await h.database.pool.query('select count(*)::int as count from provider_events');
  expect(rows).toEqual([{ count: 2 }]);
});

it('ignores a refusal that is about another attempt to pay', async () => {
  await pastDue();
  const before = await bill();
  await h.database.pool.query(`update bills set payment_status = 'pending', payment_reference = 'pi_2'`);
  await tell({ id: 'evt_3', type: 'payment_failed', status: 'requires_payment_method', intent: 'pi_1' });
  expect(await bill()).toEqual({ ...before, paymentStatus: 'pending' });
});

it('refuses a report without signature, with an old one, or about another tenant’s bill', async () => {
  await pastDue();
  expect((await tell(succeeded, 'whsec_of_somebody_else')).status).toBe(400);
  expect((await tell(succeeded, settings.webhookSecret, 600)).status).toBe(400);
  const { tenantId } = h.as('harbour.admin').scope;
  expect((await tell({ ...succeeded, tenant: tenantId })).status).toBe(204);
  expect(await bill()).toMatchObject({ paymentStatus: 'failed' });
});

it('ignores events that are not about a bill', async () => {
  await pastDue();
  expect((await tell({ id: 'evt_9', type: 'created', status: 'requires_payment_method' })).status).toBe(204);
  expect(await bill()).toMatchObject({ paymentStatus: 'failed' });
});

it('answers 404 to the card provider’s webhook where none is configured', async () => {
  expect((await h.anonymous('/stripe/webhooks', { method: 'POST', body: '{}' })).status).toBe(404);
});
