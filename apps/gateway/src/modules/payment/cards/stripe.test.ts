import { expect, it } from 'vitest';
import { createStripeProvider } from './stripe.ts';

const settings = { secretKey: 'sk_test_of_the_tests', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' };
type Call = { method: string; path: string; body: URLSearchParams; idempotencyKey: string | null };

/** A fake of Stripe's API: responses by path, and the requests it received. */
const stripeAnswering = (answers: Record<string, [status: number, answer: object]>) => {
  const calls: Call[] = [];
  const fetch = async (input: string | URL | Request, init: RequestInit = {}) => {
    const path = new URL(String(input)).pathname.replace('/v1', '');
    const headers = new Headers(init.headers);
    const body = new URLSearchParams(String(init.body ?? ''));
    calls.push({ method: init.method ?? 'GET', path, body, idempotencyKey: headers.get('idempotency-key') });
    const [status, answer] = answers[path] ?? [
      404,
      { error: { type: 'invalid_request_error', code: 'resource_missing' } },
    ];
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  };
  return { calls, provider: createStripeProvider({ settings, now: () => new Date(), fetch }) };
};

const owner = { tenantId: 't', organisationId: 'o', customerId: null, email: 'a@b.example', name: 'Verdant' };
const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031, funding: 'debit' };
const order = {
  tenantId: 't',
  organisationId: 'o',
  customerId: 'cus_1',
  cardId: 'pm_1',
  amountMinor: 14_700,
  currency: 'USD' as const,
  billId: 'b',
  description: 'Verdant INV-000001',
  reference: null,
  idempotencyKey: 'b:1',
};
const cardError = (code: string, declineCode?: string) => ({
  error: {
    type: 'card_error',
    code,
    ...(declineCode && { decline_code: declineCode }),
    payment_intent: { id: 'pi_9' },
  },
});

it('stores a card after the bank agreed to later payments', async () => {
  const { calls, provider } = stripeAnswering({
    '/customers': [200, { id: 'cus_1' }],
    '/payment_methods': [200, { id: 'pm_1', card }],
    '/setup_intents': [200, { status: 'succeeded' }],
  });
  expect(await provider.keepCard(owner, 'tok_1')).toEqual({
    customerId: 'cus_1',
    cardId: 'pm_1',
    paymentType: 'debit',
    card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2031 },
  });
  expect(calls.map(({ path }) => path)).toEqual(['/customers', '/payment_methods', '/setup_intents']);
  expect(Object.fromEntries(calls[2]?.body ?? [])).toMatchObject({ usage: 'off_session', confirm: 'true' });
});

it.each([
  [402, cardError('card_declined', 'insufficient_funds'), 'card.insufficient_funds'],
  [402, cardError('card_declined', 'stolen_card'), 'card.declined'],
  [402, cardError('expired_card'), 'card.expired'],
  [402, cardError('incorrect_cvc'), 'card.incorrect_cvc'],
  [400, { error: { type: 'invalid_request_error', code: 'token_already_used' } }, 'card.token_unknown'],
  [401, { error: { type: 'invalid_request_error' } }, 'card.provider_unavailable'],
])('gives the reason why a card is not stored: %i %j', async (status, answer, code) => {
  const { provider } = stripeAnswering({ '/payment_methods': [status, answer], '/customers': [200, { id: 'cus_1' }] });
  await expect(provider.keepCard(owner, 'tok_1')).rejects.toMatchObject({ code });
});

it('charges a payment in cents, once per key', async () => {
  const { calls, provider } = stripeAnswering({ '/payment_intents': [200, { id: 'pi_1', status: 'succeeded' }] });
  expect(await provider.charge(order)).toEqual({ kind: 'paid', reference: 'pi_1' });
  expect(calls[0]?.idempotencyKey).toBe('b:1');
  expect(Object.fromEntries(calls[0]?.body ?? [])).toMatchObject({
    amount: '14700',
    currency: 'usd',
    customer: 'cus_1',
    payment_method: 'pm_1',
    off_session: 'true',
    'metadata[bill]': 'b',
  });
});

it('reads the state of a payment that was begun, and never starts it again', async () => {
  const { calls, provider } = stripeAnswering({ '/payment_intents/pi_1': [200, { id: 'pi_1', status: 'processing' }] });
  expect(await provider.charge({ ...order, reference: 'pi_1' })).toEqual({ kind: 'pending', reference: 'pi_1' });
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
});

it('returns the bank’s refusal as an answer, and throws where the bank says nothing', async () => {
  const refused = stripeAnswering({ '/payment_intents': [402, cardError('card_declined', 'insufficient_funds')] });
  expect(await refused.provider.charge(order)).toEqual({
    kind: 'failed',
    refusal: 'card.insufficient_funds',
    reference: 'pi_9',
  });
  const wrongKey = stripeAnswering({ '/payment_intents': [401, { error: { type: 'invalid_request_error' } }] });
  await expect(wrongKey.provider.charge(order)).rejects.toMatchObject({ code: 'card.provider_unavailable' });
});
