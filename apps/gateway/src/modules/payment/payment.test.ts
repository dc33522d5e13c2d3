import type { BillPage, Subscription } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { insertVoucher } from './operators.repository.ts';
import { askToSubscribe, cardNumbers, refusalOf, subscribe, tokenOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const admin = 'verdant.admin' satisfies PersonName;
const get = async <T>(path: string, name: PersonName = admin) => (await (await h.as(name).request(path)).json()) as T;
const patch = (path: string, value: object = {}, name: PersonName = admin) =>
  h.as(name).request(path, body('PATCH', value));
const subscriptionPath = '/payment/organizations/subscriptions';
const contact = {
  name: 'Mei Chan',
  email: 'billing@verdant.example',
  phone: '+852 2345 6789',
  addressLine1: '1 Queen’s Road',
  addressLine2: '',
  city: 'Hong Kong',
  state: '',
  zipCode: '',
  country: 'HK',
};

describe('choosing a plan', () => {
  it('shows the price of a seat, a fifth less for a year', async () => {
    expect(await get('/payment/beginningPrice?userType=report')).toMatchObject({
      currency: 'USD',
      seatMonthMinor: 4900,
      seatAnnualMinor: 47_040,
      seatsMin: 3,
      seatsMax: 20,
      trialDays: 7,
    });
  });

  it('keeps the choice until it is paid, and starts with three seats, monthly', async () => {
    expect(await get('/payment/temporary')).toMatchObject({ userType: 'report', billingPlan: 1, seat: 3 });
    const chosen = { userType: 'report', billingPlan: 12, seat: 8 };
    expect((await h.as(admin).request('/payment/temporary', body('POST', chosen))).status).toBe(200);
    expect(await get('/payment/temporary')).toMatchObject(chosen);
    expect(await get('/payment/temporary', 'verdant.sister')).toMatchObject({ seat: 3 });
  });

  it.each([
    [2, '422 seats.too_few'],
    [21, '422 seats.contact_support'],
    [0, '422 request.invalid'],
  ])('refuses %i seats', async (seat, refusal) => {
    const answer = await h.as(admin).request('/payment/temporary', body('POST', { billingPlan: 1, seat }));
    expect(await refusalOf(answer)).toBe(refusal);
  });

  it('stores the billing contact', async () => {
    const path = '/payment/organizations/billing-contact';
    expect(await get(path)).toBeNull();
    expect((await h.as(admin).request(path, body('PUT', contact))).status).toBe(200);
    expect(await get(path)).toEqual(contact);
    expect(await get(path, 'verdant.sister')).toBeNull();
    const wrong = await h.as(admin).request(path, body('PUT', { ...contact, email: 'x' }));
    expect(await wrong.json()).toMatchObject({ issues: [{ path: 'email', rule: 'email_invalid' }] });
  });
});

describe('vouchers', () => {
  const enter = (voucherCode: string) =>
    h.as(admin).request('/organizations/voucher-codes', body('POST', { voucherCode }));
  const give = (voucher: Partial<Parameters<typeof insertVoucher>[1]>) =>
    h.database.withSystem((tx) =>
      insertVoucher(tx, { code: 'GREEN', tenantId: h.as(admin).scope.tenantId, ...voucher }),
    );

  it('make the first bill cheaper and the trial longer', async () => {
    await give({ percentOff: 25, extraTrialDays: 7, usesMax: 1 });
    expect(await (await enter('green')).json()).toMatchObject({ code: 'GREEN', percentOff: 25, extraTrialDays: 7 });
    const subscription = await subscribe(h, admin, { voucherCode: 'GREEN' });
    expect(subscription).toMatchObject({ voucherCode: 'GREEN', renewalMinor: 11_025 });
    expect(new Date(subscription.trialEndsAt ?? 0).getTime() - h.clock.now().getTime()).toBe(14 * 86_400_000);
    expect(await refusalOf(await enter('GREEN'))).toBe('422 voucher.used_up');
  });

  it('are refused when unknown, expired, or of another tenant', async () => {
    await give({ expiresAt: h.clock.now() });
    expect(await refusalOf(await enter('NOPE'))).toBe('422 voucher.unknown');
    expect(await refusalOf(await enter('GREEN'))).toBe('422 voucher.expired');
    const abroad = body('POST', { voucherCode: 'GREEN' });
    expect(await refusalOf(await h.as('harbour.admin').request('/organizations/voucher-codes', abroad))).toBe(
      '422 voucher.unknown',
    );
  });
});

describe('subscribing by card', () => {
  it('starts the trial without taking money, and never shows a card number', async () => {
    expect(await get(subscriptionPath)).toBeNull();
    const subscription = await subscribe(h, admin, { seat: 5 });
    expect(subscription).toMatchObject({
      status: 'registered',
      providerState: 'trialing',
      paymentStatus: 'free-trial',
      paymentType: 'card',
      seats: 5,
      seatsInUse: 2,
      renewalMinor: 24_500,
    });
    expect(await get('/payment/organizations/bills')).toEqual({ items: [], nextCursor: null });
    expect(await get('/payment/organizations/payment-information')).toMatchObject({
      provider: 'sandbox',
      paymentType: 'card',
      card: { brand: 'visa', last4: '4242' },
    });
    const { rows } = await h.database.pool.query('select row_to_json(c)::text as row from sandbox_cards c');
    expect(JSON.stringify(rows)).not.toMatch(/4242424242424242|123/);
  });

  it.each([
    [cardNumbers.declined, '422 card.declined'],
    [cardNumbers.noFunds, '422 card.insufficient_funds'],
    [cardNumbers.expired, '422 card.expired'],
    [cardNumbers.wrongCvc, '422 card.incorrect_cvc'],
  ])('returns the bank’s refusal of %s', async (number, refusal) => {
    expect(await refusalOf(await askToSubscribe(h, admin, number))).toBe(refusal);
    expect(await get(subscriptionPath)).toBeNull();
  });

  it('accepts only test numbers, and a token once', async () => {
    await expect(tokenOf(h, admin, '4111 1111 1111 1111')).rejects.toThrow('card.incorrect_number');
    const tokenId = await tokenOf(h, admin, cardNumbers.works);
    const draft = body('POST', { billingPlan: 1, seat: 3, tokenId });
    const stranger = await h.as('verdant.sister').request('/stripe/organizations/subscriptions', draft);
    expect(await refusalOf(stranger)).toBe('422 card.token_unknown');
    expect((await h.as(admin).request('/stripe/organizations/subscriptions', draft)).status).toBe(201);
    const again = await h.as(admin).request('/stripe/update-card', body('POST', { tokenId }));
    expect(await refusalOf(again)).toBe('422 card.token_unknown');
  });

  it('is refused a second time', async () => {
    await subscribe(h, admin);
    expect(await refusalOf(await askToSubscribe(h, admin, cardNumbers.works))).toBe('422 subscription.exists');
  });

  it('replaces the card', async () => {
    await subscribe(h, admin);
    const tokenId = await tokenOf(h, admin, cardNumbers.debit);
    const answer = await h.as(admin).request('/stripe/update-card', body('POST', { tokenId }));
    expect(await answer.json()).toMatchObject({ paymentType: 'debit', card: { last4: '5556' } });
  });
});

describe('paying by bank transfer', () => {
  const transfer = (billingPlan: number) =>
    h
      .as(admin)
      .request(
        '/payment/organizations/temp-payment-information',
        body('POST', { paymentType: 'offline', billingPlan, seat: 4 }),
      );

  it('issues an annual bill to be paid, while the trial runs', async () => {
    const subscription = (await (await transfer(12)).json()) as Subscription;
    expect(subscription).toMatchObject({ status: 'pending', paymentStatus: 'wait-for-pay', paymentType: 'offline' });
    const { items } = await get<BillPage>('/payment/organizations/bills');
    expect(items).toMatchObject([
      { number: 'INV-000001', totalMinor: 188_160, paymentStatus: 'wait-for-pay', purpose: 'create-subscription' },
    ]);
  });

  it('is possible for annual billing only', async () => {
    expect(await refusalOf(await transfer(1))).toBe('422 payment.offline_annual_only');
  });
});

describe('seats and cancellation', () => {
  it('change seats freely on trial, but never below those in use', async () => {
    await subscribe(h, admin);
    expect(await (await patch('/payment/organizations/seat', { seat: 9 })).json()).toMatchObject({ seats: 9 });
    expect(await refusalOf(await patch('/payment/organizations/seat', { seat: 2 }))).toBe('422 seats.too_few');
    expect(await refusalOf(await patch('/payment/organizations/seat', { seat: 40 }))).toBe('422 seats.contact_support');
  });

  it('count invited people as seats in use, and show the cost of a change before it is made', async () => {
    await subscribe(h, admin, { seat: 5 });
    const invite = (name: string) => {
      const invited = { email: `${name}@seats.example`, role: 'basic', language: 'en' };
      return h.as(admin).request('/organizations/users', body('POST', invited));
    };
    for (const name of ['one', 'two']) expect((await invite(name)).status).toBe(201);
    expect(await get(subscriptionPath)).toMatchObject({ seatsInUse: 2, seatsInvited: 2 });
    expect(await refusalOf(await patch('/payment/organizations/seat', { seat: 3 }))).toBe('422 seats.below_in_use');
    const quote = (seat: number) => h.as(admin).request(`/payment/organizations/seat?seat=${seat}`);
    expect(await refusalOf(await quote(3))).toBe('422 seats.below_in_use');
    expect(await refusalOf(await quote(21))).toBe('422 seats.contact_support');
    expect(await (await quote(4)).json()).toMatchObject({ takesEffect: 'now', dueNowMinor: 0, renewalMinor: 19_600 });
    expect(await get(subscriptionPath)).toMatchObject({ seats: 5 });
    expect((await patch('/payment/organizations/seat', { seat: 4 })).status).toBe(200);
  });

  it('cancel at the end of the trial, and withdraw the cancellation', async () => {
    const { trialEndsAt } = await subscribe(h, admin);
    const cancelled = await (await patch(`${subscriptionPath}/cancel`)).json();
    expect(cancelled).toMatchObject({ status: 'cancelled', endsAt: trialEndsAt, renewsAt: null });
    expect(await refusalOf(await patch(`${subscriptionPath}/cancel`))).toBe('422 subscription.transition_refused');
    expect(await (await patch(`${subscriptionPath}/resume`)).json()).toMatchObject({
      status: 'registered',
      endsAt: null,
    });
    expect(await refusalOf(await patch(`${subscriptionPath}/resume`))).toBe('422 subscription.transition_refused');
  });

  it('are refused before a plan was chosen', async () => {
    for (const path of [`${subscriptionPath}/cancel`, `${subscriptionPath}/resume`])
      expect(await refusalOf(await patch(path))).toBe('422 subscription.required');
    expect(await refusalOf(await patch('/payment/organizations/seat', { seat: 5 }))).toBe('422 subscription.required');
  });
});

describe('access to billing', () => {
  const reads = [
    '/payment/beginningPrice',
    '/payment/temporary',
    subscriptionPath,
    '/payment/organizations/bills',
    '/payment/organizations/payment-information',
    '/payment/organizations/billing-contact',
  ];

  it.each(['verdant.member', 'verdant.entity'] as const)('is refused to %s, except for the status', async (name) => {
    await subscribe(h, admin);
    for (const path of reads) expect(await refusalOf(await h.as(name).request(path))).toBe('403 permission.denied');
    for (const path of [`${subscriptionPath}/cancel`, `${subscriptionPath}/resume`])
      expect(await refusalOf(await patch(path, {}, name))).toBe('403 permission.denied');
    expect(await get(`${subscriptionPath}/current-status`, name)).toMatchObject({
      status: 'registered',
      mayWork: true,
    });
  });

  it.each(['verdant.sister', 'harbour.admin'] as const)('shows %s nothing of another organisation', async (name) => {
    await subscribe(h, admin);
    expect(await get(subscriptionPath, name)).toBeNull();
    expect(await get(`${subscriptionPath}/current-status`, name)).toMatchObject({ status: null, mayWork: true });
    expect(await refusalOf(await patch(`${subscriptionPath}/cancel`, {}, name))).toBe('422 subscription.required');
  });
});
