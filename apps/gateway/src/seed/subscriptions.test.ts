import type { BillPage, Subscription } from '@esg/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../testing/harness.ts';
import { seedSubscriptions } from './subscriptions.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await seedSubscriptions(h.deps);
});
afterAll(() => h.close());

const read = async <T>(name: PersonName, path: string) =>
  (await (await h.as(name).request(`/payment/organizations/${path}`)).json()) as T;

it.each([
  ['verdant.admin', { providerState: 'active', billingPlan: 1, seats: 8 }, 5],
  ['harbour.admin', { providerState: 'active', billingPlan: 12, seats: 5, userType: 'consultancy' }, 2],
  ['meridian.admin', { providerState: 'trialing', billingPlan: 1, seats: 3 }, 0],
] as const)('gives %s a subscription with the bills that belong to it', async (name, expected, bills) => {
  expect(await read<Subscription>(name, 'subscriptions')).toMatchObject({ status: 'registered', ...expected });
  const { items } = await read<BillPage>(name, 'bills');
  expect(items.map(({ paymentStatus }) => paymentStatus)).toEqual(Array.from({ length: bills }, () => 'paid'));
});

it('leaves one organisation without access, whose card failed', async () => {
  const { rows } = await h.database.pool.query(
    `select status, payment_type from subscriptions join organisations on organisations.id = organisation_id where name = 'Verdant Quarries'`,
  );
  expect(rows).toEqual([{ status: 'suspended', payment_type: 'card' }]);
});

it('changes nothing when it runs again', async () => {
  const before = await read<BillPage>('verdant.admin', 'bills');
  await seedSubscriptions(h.deps);
  expect(await read<BillPage>('verdant.admin', 'bills')).toEqual(before);
});
