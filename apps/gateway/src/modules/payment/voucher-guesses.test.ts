import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

it('lets a person try five voucher codes in an hour, and counts them for that person only', async () => {
  const guess = async (name: PersonName, code: string) => {
    const answer = await h.as(name).request('/organizations/voucher-codes', body('POST', { voucherCode: code }));
    return answer.status;
  };
  const tried = new Set<number>();
  for (let count = 0; count < 5; count += 1) tried.add(await guess('verdant.admin', `GUESS-${count}`));
  expect([...tried]).toEqual([422]);
  expect(await guess('verdant.admin', 'GUESS-5')).toBe(429);
  expect(await guess('harbour.admin', 'GUESS-5')).toBe(422);
});

it('counts voucher codes that are tried at once on any page, and does not count valid ones', async () => {
  await h.database.pool.query(
    `insert into vouchers (tenant_id, code, percent_off) select id, 'GREEN10', 10 from tenants`,
  );
  const plan = { userType: 'report', billingPlan: 12, seat: 3 };
  const ways = (voucherCode: string) =>
    [
      ['/organizations/voucher-codes', { voucherCode }],
      ['/payment/temporary', { ...plan, voucherCode }],
      ['/payment/organizations/temp-payment-information', { ...plan, voucherCode, paymentType: 'offline' }],
      ['/stripe/organizations/subscriptions', { ...plan, voucherCode, tokenId: 'none' }],
    ] as const;
  const admin = h.as('verdant.admin');
  for (let time = 0; time < 30; time += 1) {
    const right = await admin.request('/payment/temporary', body('POST', { ...plan, voucherCode: 'GREEN10' }));
    expect(right.status).toBe(200);
  }
  const guesses = Array.from({ length: 50 }, (_, number) => ways(`GUESS-${number}`)[number % 4] ?? ways('')[0]);
  const answers = await Promise.all(guesses.map(([path, given]) => admin.request(path, body('POST', given))));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(45);
});
