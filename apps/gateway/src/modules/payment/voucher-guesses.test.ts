import { afterAll, beforeAll, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

it('lets a person try twenty voucher codes in an hour, and nobody else pays for it', async () => {
  const guess = async (name: PersonName, code: string) => {
    const answer = await h.as(name).request('/organizations/voucher-codes', body('POST', { voucherCode: code }));
    return answer.status;
  };
  const tried = new Set<number>();
  for (let count = 0; count < 20; count += 1) tried.add(await guess('verdant.admin', `GUESS-${count}`));
  expect([...tried]).toEqual([422]);
  expect(await guess('verdant.admin', 'GUESS-20')).toBe(429);
  expect(await guess('harbour.admin', 'GUESS-20')).toBe(422);
});
