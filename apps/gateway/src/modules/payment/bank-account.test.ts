import type { Subscription } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { carryOut } from '../../operator/carry-out.ts';
import type { OrderOf } from '../../operator/order.ts';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { mailTo } from '../auth/testing.ts';
import { bills } from './bills.tables.ts';
import { createMarkPaid } from './index.ts';
import { invoiceModelOf } from './invoice/invoice-model.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const account = {
  bank: 'Harbour Bank, Central, Hong Kong',
  accountName: 'Verdant Reporting Limited',
  accountNumber: '012-345-678901-838',
  swift: 'HRBRHKHH',
};
const setBank = (change: Partial<OrderOf<'set-bank'>> = {}) =>
  carryOut(
    {
      ...h.deps,
      accountsUrl: h.deps.config.accountsUrl,
      onHostsChanged: h.directory.forget,
      onSubscriptionChanged: () => {},
      markPaid: createMarkPaid(h.deps),
    },
    { kind: 'set-bank', tenant: 'verdant.localhost', ...change },
  );
const chooseTransfer = async () => {
  const draft = { paymentType: 'offline', billingPlan: 12, seat: 4 };
  const path = '/payment/organizations/temp-payment-information';
  expect((await h.as('verdant.admin').request(path, body('POST', draft))).status).toBe(201);
};
const payTo = async () => {
  const answer = await h.as('verdant.admin').request('/payment/organizations/subscriptions');
  return ((await answer.json()) as Subscription).openBill?.payTo;
};
/** What the tenant's only invoice prints. */
const invoice = async () => {
  const [bill] = await h.database.withSystem((tx) => tx.select().from(bills));
  if (!bill) throw new Error('There is no bill');
  return invoiceModelOf(bill, 'en');
};

it('prints the operator’s account and the number of the bill on the invoice, in the e-mail and on the payment page', async () => {
  expect(await setBank(account)).toMatchObject({ kind: 'bank-set', account });
  await chooseTransfer();
  expect(await payTo()).toEqual({ ...account, fps: null });
  const { transfer, notes } = await invoice();
  expect(transfer?.facts).toEqual([
    ['Bank', account.bank],
    ['Account name', account.accountName],
    ['Account number', account.accountNumber],
    ['SWIFT code', 'HRBRHKHH'],
    ['Reference', 'INV-000001'],
  ]);
  expect(notes.join(' ')).not.toContain('Ask');
  const mail = await mailTo(h, 'admin@verdant.example', /invoice INV-000001/);
  expect(mail.text).toContain(account.accountNumber);
  expect(mail.text).toContain(account.accountName);
});

it('names a contact where the operator has no account, and shows an account that is set later', async () => {
  await chooseTransfer();
  expect(await payTo()).toBeNull();
  const { transfer, notes } = await invoice();
  expect(transfer).toBeUndefined();
  expect(notes.at(-1)).toMatch(/^Ask .+@.+ for the bank account to pay into\.$/);
  await setBank(account);
  expect(await payTo()).toEqual({ ...account, fps: null });
  expect((await invoice()).transfer).toBeUndefined();
});

it('prints on an invoice the bank account that it was issued with', async () => {
  await setBank(account);
  await chooseTransfer();
  await setBank({ ...account, accountNumber: '999-000' });
  expect(await payTo()).toMatchObject({ accountNumber: account.accountNumber });
  await setBank();
  expect(await payTo()).toMatchObject({ accountNumber: account.accountNumber });
});

it('shows a tenant’s bank account to no other tenant, and refuses an incomplete account', async () => {
  await setBank({ ...account, tenant: 'harbour.localhost' });
  await chooseTransfer();
  expect(await payTo()).toBeNull();
  await expect(setBank({ bank: account.bank })).rejects.toThrow('--account-number together');
});

it('issues one invoice for one choice, however often it is made at once, and another one for a changed choice', async () => {
  const draft = { paymentType: 'offline', billingPlan: 12, seat: 4 };
  const choose = (more: object = {}) =>
    h
      .as('verdant.admin')
      .request('/payment/organizations/temp-payment-information', body('POST', { ...draft, ...more }));
  const answers = await Promise.all(Array.from({ length: 50 }, () => choose()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const issued = () => h.database.withSystem((tx) => tx.select({ status: bills.paymentStatus }).from(bills));
  expect(await issued()).toEqual([{ status: 'wait-for-pay' }]);
  expect((await choose({ seat: 5 })).status).toBe(201);
  expect((await issued()).map(({ status }) => status).toSorted()).toEqual(['cancel', 'wait-for-pay']);
});
