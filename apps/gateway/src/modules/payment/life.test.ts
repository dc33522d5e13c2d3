import type { BillPage, NotificationPage, Subscription } from '@esg/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { mailTo } from '../auth/testing.ts';
import { advanceSubscriptions } from './advance.ts';
import { bills as billRows } from './bills.tables.ts';
import { createPayment } from './index.ts';
import { cardNumbers, refusalOf, subscribe, tokenOf } from './testing.ts';

// Invoices are drawn while these tests run, which keeps a small machine busy.
vi.setConfig({ testTimeout: 60_000 });

let h: Harness;
let payment: ReturnType<typeof createPayment>;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
  payment = createPayment(h.deps);
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const admin = 'verdant.admin';
const path = '/payment/organizations/subscriptions';
const ask = (method: 'PATCH' | 'POST', to: string, value: object = {}) => h.as(admin).request(to, body(method, value));
const now = async () => (await (await h.as(admin).request(path)).json()) as Subscription;
const bills = async () =>
  ((await (await h.as(admin).request('/payment/organizations/bills')).json()) as BillPage).items;
const quote = async (seat: number) => (await h.as(admin).request(`/payment/organizations/seat?seat=${seat}`)).json();
const useCard = async (number: string) =>
  ask('POST', '/stripe/update-card', { tokenId: await tokenOf(h, admin, number) });

/** Moves the clock and performs what is due. Sessions end meanwhile, so people sign in again. */
const pass = async (days: number) => {
  h.clock.advance(days * 86_400);
  h.signOutAll();
  await advanceSubscriptions(payment);
};
const subjects = async () => {
  const { rows } = await h.database.pool.query<{ subject: string }>(
    `select data->>'subject' as subject from jobs.job where name = 'mail.deliver' union all select subject from caught_mails`,
  );
  return rows.map(({ subject }) => subject);
};

it('leads a tenant from trial to the end of its subscription: active, past due, suspended, resumed, cancelled, terminated', async () => {
  await subscribe(h, admin, { seat: 4 });
  await pass(4);
  expect(await now()).toMatchObject({ status: 'registered', providerState: 'trialing' });
  await pass(3);
  expect(await now()).toMatchObject({ status: 'registered', providerState: 'active', paymentStatus: 'paid' });
  expect(await bills()).toMatchObject([
    { number: 'INV-000001', purpose: 'create-subscription', totalMinor: 19_600, paymentStatus: 'paid' },
  ]);

  expect((await useCard(cardNumbers.failsLater)).status).toBe(200);
  await pass(31);
  expect(await now()).toMatchObject({ status: 'registered', providerState: 'past_due', paymentStatus: 'failed' });
  expect((await h.as(admin).request('/reports')).status).toBe(200);
  for (const days of [1, 2, 2]) await pass(days);
  expect(await now()).toMatchObject({ providerState: 'past_due' });
  await pass(2);
  expect(await now()).toMatchObject({ status: 'suspended', providerState: 'unpaid' });
  // Deviation 19: the invoice that reopens the organisation comes with the message.
  const invoice = await mailTo(h, h.as(admin).email, /invoice INV-\d+$/, /open again once it is paid/);
  expect(invoice.text).toContain('196.00');
  expect(await refusalOf(await h.as(admin).request('/reports'))).toBe('403 subscription.suspended');
  expect(await refusalOf(await h.as('verdant.member').request('/reports'))).toBe('403 subscription.suspended');

  expect(await refusalOf(await ask('PATCH', `${path}/resume`))).toBe('422 card.declined');
  expect((await useCard(cardNumbers.works)).status).toBe(200);
  expect(await (await ask('PATCH', `${path}/resume`)).json()).toMatchObject({
    status: 'registered',
    providerState: 'active',
  });
  expect((await h.as(admin).request('/reports')).status).toBe(200);
  const [paid, ...earlier] = await bills();
  expect(paid).toMatchObject({ purpose: 'subscription-renewal', paymentStatus: 'paid' });
  expect(earlier.slice(0, -1).map(({ paymentStatus }) => paymentStatus)).toEqual(['cancel', 'cancel']);

  const { items } = (await (await h.as(admin).request('/notifications?limit=50')).json()) as NotificationPage;
  for (const kind of ['trial_ending', 'bill_issued', 'payment_failed', 'suspended'])
    expect(items.map((item) => item.kind)).toContain(`subscription.${kind}`);
  const cancelled = (await (await ask('PATCH', `${path}/cancel`)).json()) as Subscription;
  expect(cancelled).toMatchObject({ status: 'cancelled', endsAt: paid?.lines[0]?.periodEnd });
  expect((await h.as(admin).request('/reports')).status).toBe(200);
  await pass(32);
  expect(await now()).toMatchObject({ status: 'terminated' });
  expect(await refusalOf(await h.as(admin).request('/reports'))).toBe('403 subscription.suspended');
  await pass(90);
  expect(await now()).toMatchObject({ status: 'pending-removal', removalAt: expect.any(String) });

  const told = await subjects();
  for (const about of [
    'trial',
    'didn’t go through',
    'is suspended',
    'continues',
    'is cancelled',
    'has ended',
    'removed',
  ])
    expect(told.filter((subject) => subject.includes(about)).length, about).toBeGreaterThan(0);
});

describe('renewals', () => {
  it('keep the day of the month, use the smaller number of seats that was asked for, and happen once', async () => {
    h.clock.set(new Date('2026-01-24T10:00:00Z'));
    h.signOutAll();
    await subscribe(h, admin, { seat: 6 });
    await pass(7);
    expect(await now()).toMatchObject({ periodEnd: '2026-02-28T10:00:00.000Z', seats: 6 });
    expect(await (await ask('PATCH', '/payment/organizations/seat', { seat: 4 })).json()).toMatchObject({
      seats: 6,
      seatsAtRenewal: 4,
    });
    await pass(28);
    await advanceSubscriptions(payment);
    expect(await now()).toMatchObject({ periodEnd: '2026-03-31T10:00:00.000Z', seats: 4, seatsAtRenewal: null });
    expect(await bills()).toHaveLength(2);
  });

  it('are tried again at once with a new card', async () => {
    await subscribe(h, admin, {}, cardNumbers.failsLater);
    await pass(7);
    expect(await now()).toMatchObject({ providerState: 'past_due' });
    await useCard(cardNumbers.works);
    expect(await now()).toMatchObject({ providerState: 'active' });
  });

  it('ask the bank again where its answer was never stored', async () => {
    await subscribe(h, admin, {}, cardNumbers.failsLater);
    await pass(7);
    // The state after a process ended while it asked the bank, which accepted meanwhile.
    await h.database.pool.query(`update bills set payment_status = 'pending'`);
    await h.database.pool.query(`update sandbox_cards set behaviour = '{"at":"never"}'`);
    await pass(0.01);
    expect(await now()).toMatchObject({ providerState: 'active' });
    expect(await bills()).toMatchObject([{ paymentStatus: 'paid' }]);
  });

  it('catch up after the gateway was down', async () => {
    await subscribe(h, admin);
    await pass(7 + 70);
    expect(await now()).toMatchObject({ status: 'registered', providerState: 'active' });
    expect(await bills()).toHaveLength(3);
  });
});

describe('seats that are added', () => {
  it('are paid for the remaining days, and available at once', async () => {
    h.clock.set(new Date('2026-03-25T10:00:00Z'));
    h.signOutAll();
    await subscribe(h, admin);
    await pass(7);
    await pass(20);
    expect(await quote(5)).toMatchObject({
      takesEffect: 'now',
      dueNowMinor: 3267,
      proration: { days: 10, ofDays: 30 },
      renewalMinor: 24_500,
    });
    const changed = await ask('PATCH', '/payment/organizations/seat', { seat: 5 });
    expect(await changed.json()).toMatchObject({ seats: 5 });
    const [bill] = await bills();
    expect(bill).toMatchObject({ purpose: 'add-extra-seats', totalMinor: 3267, paymentStatus: 'paid' });
    expect(await quote(4)).toMatchObject({ takesEffect: 'renewal', dueNowMinor: 0, renewalMinor: 19_600 });
    expect(bill?.lines).toMatchObject([{ seats: 2, unitMinor: 4900, proration: { days: 10, ofDays: 30 } }]);
  });

  it('are not available where the bank refuses', async () => {
    await subscribe(h, admin);
    await pass(7);
    await useCard(cardNumbers.failsLater);
    expect(await refusalOf(await ask('PATCH', '/payment/organizations/seat', { seat: 5 }))).toBe('422 card.declined');
    expect(await now()).toMatchObject({ seats: 3, providerState: 'active' });
    expect((await bills())[0]).toMatchObject({ paymentStatus: 'cancel' });
  });
});

describe('a bank transfer that does not arrive', () => {
  it('closes the organisation at the end of the trial', async () => {
    const draft = { paymentType: 'offline', billingPlan: 12, seat: 3 };
    expect((await ask('POST', '/payment/organizations/temp-payment-information', draft)).status).toBe(201);
    await pass(7);
    expect(await now()).toMatchObject({ status: 'inactive' });
    expect(await refusalOf(await h.as(admin).request('/reports'))).toBe('403 subscription.suspended');
  });
});

it('lists bills page by page, newest first', async () => {
  await subscribe(h, admin);
  await pass(7 + 70);
  const page = async (query: string) =>
    (await (await h.as(admin).request(`/payment/organizations/bills?limit=2${query}`)).json()) as BillPage;
  const first = await page('');
  expect(first.items.map(({ number }) => number)).toEqual(['INV-000003', 'INV-000002']);
  const second = await page(`&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ items: [{ number: 'INV-000001' }], nextCursor: null });
  expect(await refusalOf(await h.as(admin).request('/payment/organizations/bills?cursor=x'))).toBe(
    '422 request.invalid',
  );
});

describe('an invoice', () => {
  it('is a PDF in the requested language, unchanged since it was issued', async () => {
    await subscribe(h, admin);
    await pass(7);
    const [bill] = await bills();
    const renamed = { name: 'Renamed Company', industry: null, headquartersCountry: null };
    expect((await h.as(admin).request('/organization-profiles', body('PUT', renamed))).status).toBe(200);
    const textIn = async (language: string) => {
      const file = `/payment/organizations/bills/${bill?.id}/file?language=${language}`;
      const answer = await h.as(admin).request(file);
      expect(answer.headers.get('content-disposition')).toContain('INV-000001.pdf');
      const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
      return (await extractText(pdf, { mergePages: true })).text;
    };
    const english = await textIn('en');
    for (const part of ['Invoice', 'INV-000001', 'USD 147.00', 'Verdant Manufacturing'])
      expect(english).toContain(part);
    expect(await textIn('zhTw')).toContain('發票');
    expect(await refusalOf(await h.as('verdant.sister').request(`/payment/organizations/bills/${bill?.id}/file`))).toBe(
      '404 resource.not_found',
    );
    const rewrite = h.database.withSystem((tx) => tx.update(billRows).set({ totalMinor: 1 }));
    await expect(rewrite).rejects.toMatchObject({ cause: { code: '23001' } });
  });
});
