import type { Subscription } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { organisations } from '../organizations/index.ts';
import { advanceSubscriptions } from './advance.ts';
import { createPayment } from './index.ts';
import { refusalOf, subscribe } from './testing.ts';

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
const signUp = async (...steps: number[]) => {
  await h.database.withSystem((tx) => tx.update(organisations).set({ registerProcess: 1, informationStep: '0' }));
  for (const step of steps) {
    const answer = await h
      .as(admin)
      .request('/user-organization/user-settings/register-process', body('POST', { step }));
    expect(answer.status).toBe(200);
  }
};
const now = async () =>
  (await (await h.as(admin).request('/payment/organizations/subscriptions')).json()) as Subscription | null;
const pass = async (days: number) => {
  h.clock.advance(days * 86_400);
  h.signOutAll();
  await advanceSubscriptions(payment);
};

it('starts a trial for an organisation that continues without paying, ends it after seven days, and replaces it by a paid plan', async () => {
  await signUp(3, 8);
  expect(await now()).toMatchObject({ status: 'pending', providerState: 'trialing', seats: 3 });
  await pass(6);
  expect((await h.as(admin).request('/reports')).status).toBe(200);
  await pass(2);
  expect(await now()).toMatchObject({ status: 'inactive', providerState: 'unpaid' });
  expect(await refusalOf(await h.as(admin).request('/reports'))).toBe('403 subscription.suspended');
  await subscribe(h, admin);
  expect(await now()).toMatchObject({ status: 'registered', providerState: 'active' });
  expect((await h.as(admin).request('/reports')).status).toBe(200);
});

it('starts no trial for an organisation that chose a plan and a card', async () => {
  await subscribe(h, admin, { seat: 5 });
  await signUp(2, 3);
  expect(await now()).toMatchObject({ status: 'registered', seats: 5 });
});

it('lets a trial be cancelled and resumed without a bill and get more seats, but not be resumed once it is over', async () => {
  const change = (path: string, value: object = {}) =>
    h.as(admin).request(`/payment/organizations/${path}`, body('PATCH', value));
  await signUp(3, 8);
  expect(await now()).toMatchObject({ paymentStatus: 'free-trial', openBill: null });
  expect(await (await change('seat', { seat: 6 })).json()).toMatchObject({ seats: 6, status: 'pending' });
  expect(await (await change('subscriptions/cancel')).json()).toMatchObject({ status: 'cancelled' });
  expect(await (await change('subscriptions/resume')).json()).toMatchObject({ status: 'pending', openBill: null });
  await pass(8);
  expect(await now()).toMatchObject({ status: 'inactive' });
  expect(await refusalOf(await change('subscriptions/resume'))).toBe('422 subscription.transition_refused');
});
