import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brands, NotificationPage, SignInStep, TenantSettings, TokenPair } from '@esg/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMarkPaid, createPassTime, createPayment } from '../modules/payment/index.ts';
import { subscribe } from '../modules/payment/testing.ts';
import { readEnvironment } from '../platform/env.ts';
import { body, createHarness, type Harness } from '../testing/harness.ts';
import { carryOut } from './carry-out.ts';
import { askControl, openControl } from './control.ts';
import { mayPassTime } from './may-pass-time.ts';
import type { OperatorDeps } from './operator.deps.ts';
import { type AddOrder, type Order, type Outcome, Refusal } from './order.ts';

// Invoices are drawn while these tests run, which keeps a small machine busy.
vi.setConfig({ testTimeout: 60_000 });

let h: Harness;
const folder = mkdtempSync(join(tmpdir(), 'esg-operator-'));
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(async () => {
  await h.close();
  rmSync(folder, { recursive: true, force: true });
});

const changed: string[] = [];
const operator = (): OperatorDeps => ({
  accountsUrl: h.deps.config.accountsUrl,
  ...h.deps,
  onHostsChanged: h.directory.forget,
  markPaid: createMarkPaid(h.deps),
  onSubscriptionChanged: ({ organisationId }) => changed.push(organisationId),
});
const run = (order: Order): Promise<Outcome> => carryOut(operator(), order);
const order = (change: Partial<AddOrder> = {}): AddOrder => ({
  kind: 'add',
  host: 'acme.localhost',
  name: 'Acme',
  supportEmail: 'help@acme.example',
  primary: '#0f4c81',
  adminEmail: 'admin@acme.example',
  pictures: {},
  ...change,
});
const picture = async (side: number) => ({
  name: 'logo.png',
  base64: (
    await sharp({ create: { width: side, height: side, channels: 4, background: 'red' } })
      .png()
      .toBuffer()
  ).toString('base64'),
});
const added = async (change: Partial<AddOrder> = {}) => {
  const outcome = await run(order(change));
  if (outcome.kind !== 'added') throw new Error('another outcome');
  return outcome;
};
const count = async () =>
  (
    await h.database.pool.query(
      'select (select count(*) from tenants)::int as tenants, (select count(*) from files)::int as files',
    )
  ).rows[0];

describe('a tenant that an operator adds', () => {
  it('is served at its host at once, in its brand, with its pictures', async () => {
    expect((await h.anonymous('/esg-tenant/settings/info', {}, 'acme.localhost')).status).toBe(404);
    await added({ pictures: { logo: await picture(200), favicon: await picture(64) } });
    const answer = await h.anonymous('/esg-tenant/settings/info', {}, 'acme.localhost');
    const settings = (await answer.json()) as TenantSettings;
    expect(settings).toMatchObject({ companyName: 'Acme', supportEmail: 'help@acme.example' });
    expect(settings.colorSetting.primary.color).toBe('#0f4c81');
    expect((await h.app.request(settings.logo.origin)).status).toBe(200);
    expect(await (await h.anonymous('/esg-tenant/tenants/info/acme.localhost')).json()).toMatchObject({
      hostType: 'SUBDOMAIN',
      brandMode: 'whitelabeled',
    });
  });

  it('has an administrator who replaces the shown password at the first sign-in, and may manage the brand', async () => {
    const { email, password } = await added({ adminName: 'Mei Ling Chan' });
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w-]{19}$/);
    const signIn = (given: string) =>
      h.anonymous('/auth/sign-in', body('POST', { email, password: given }), 'acme.localhost');
    const first = await signIn(password);
    expect(first.status).toBe(202);
    const { key } = (await first.json()) as SignInStep;
    const chosen = body('POST', { key, password: 'Green-Leaf-7' });
    expect((await h.anonymous('/auth/new-passwords', chosen, 'acme.localhost')).status).toBe(204);
    expect((await signIn(password)).status).toBe(422);
    const { accessToken } = (await (await signIn('Green-Leaf-7')).json()) as TokenPair;
    const read = (path: string) =>
      h.anonymous(path, { headers: { authorization: `Bearer ${accessToken}` } }, 'acme.localhost');
    expect(await (await read('/users/me')).json()).toMatchObject({ firstName: 'Mei', lastName: 'Ling Chan' });
    const brands = (await (await read('/brands')).json()) as Brands;
    expect(brands.published).toMatchObject({ number: 1, content: { companyName: 'Acme' } });
    expect((await h.anonymous('/auth/sign-in', body('POST', { email, password }), 'verdant.localhost')).status).toBe(
      422,
    );
  });

  it('is served at another host as soon as one is added', async () => {
    await added();
    const outcome = await run({ kind: 'add-host', tenant: 'acme.localhost', host: 'esg.acme.example' });
    expect(outcome).toMatchObject({ kind: 'host-added', name: 'Acme', accountsHost: 'accounts.esg.acme.example' });
    expect(await (await h.anonymous('/esg-tenant/tenants/info/esg.acme.example')).json()).toMatchObject({
      name: 'Acme',
      hostType: 'CUSTOM_URL',
    });
  });

  it('is in the list of tenants', async () => {
    await added();
    const outcome = await run({ kind: 'list' });
    expect(outcome.kind === 'listed' && outcome.tenants.at(-1)).toEqual({
      name: 'Acme',
      mode: 'whitelabeled',
      hosts: ['acme.localhost'],
      administrators: ['admin@acme.example'],
    });
  });
});

describe('an order of an operator that is refused', () => {
  it.each([
    [
      'a host that is taken',
      { host: 'verdant.localhost' },
      '--host: verdant.localhost belongs to Verdant already; give another name.',
    ],
    [
      'the accounts site’s name',
      { host: 'accounts.acme.example' },
      '--host: names that begin with "accounts." are the accounts site\'s; give another name.',
    ],
    [
      'no picture',
      { pictures: { logo: { name: 'a.txt', base64: 'aGVsbG8=' } } },
      '--logo: "a.txt" is of another format; give a PNG, JPEG, WebP or SVG picture.',
    ],
  ] as const)('for %s names the option, and changes nothing', async (_, change, sentence) => {
    const before = await count();
    await expect(run(order(change))).rejects.toThrow(new Refusal(sentence));
    expect(await count()).toEqual(before);
  });

  it('for a small picture says how large it must be', async () => {
    await expect(run(order({ pictures: { favicon: await picture(16) } }))).rejects.toThrow(
      new Refusal('--favicon: "logo.png" is too small; give one of at least 32 by 32 pixels.'),
    );
  });

  it('for an unknown tenant names the command that lists them', async () => {
    await expect(run({ kind: 'add-host', tenant: 'nobody.example', host: 'a.example' })).rejects.toThrow(
      new Refusal('--tenant: nobody lives at nobody.example; "npm run tenant -- list" shows the hosts there are.'),
    );
  });
});

describe('the running gateway', () => {
  it('accepts orders through a socket that only the owner of the data folder can open', async () => {
    expect(await askControl(folder, { kind: 'list' })).toBeUndefined();
    const close = await openControl(folder, 4711, run);
    expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600);
    const asked = await askControl(folder, order());
    expect(asked).toMatchObject({ port: 4711, outcome: { kind: 'added', host: 'acme.localhost' } });
    await expect(askControl(folder, order())).rejects.toThrow(/belongs to Acme already/);
    await expect(askControl(folder, { kind: 'list', more: 1 } as Order)).resolves.toBeDefined();
    await expect(askControl(folder, { kind: 'drop' } as unknown as Order)).rejects.toThrow(/another version/);
    close?.();
    expect(await askControl(folder, { kind: 'list' })).toBeUndefined();
  });

  it('runs without the socket where its path is too long', async () => {
    const long = join(folder, 'x'.repeat(120));
    expect(await openControl(long, 1, run)).toBeUndefined();
    expect(await askControl(long, { kind: 'list' })).toBeUndefined();
  });
});

describe('a bill that is paid by bank transfer', () => {
  const bill = { kind: 'mark-paid', tenant: 'verdant.localhost', bill: 'INV-000001' } as const;

  it('opens the subscription when an operator marks it as paid through the socket, once', async () => {
    const admin = h.as('verdant.admin');
    const draft = body('POST', { paymentType: 'offline', billingPlan: 12, seat: 4 });
    expect((await admin.request('/payment/organizations/temp-payment-information', draft)).status).toBe(201);
    await expect(run({ ...bill, bill: 'INV-000009' })).rejects.toThrow('no such bill');
    await expect(run({ ...bill, tenant: 'harbour.localhost' })).rejects.toThrow('no such bill');
    const close = await openControl(folder, 4711, run);
    expect(await askControl(folder, bill)).toMatchObject({
      outcome: { kind: 'marked-paid', bill: 'INV-000001', amountMinor: 188_160 },
    });
    close?.();
    expect(changed).toContain(admin.scope.organisationId);
    const subscription = await admin.request('/payment/organizations/subscriptions');
    expect(await subscription.json()).toMatchObject({ status: 'registered', providerState: 'active', seats: 4 });
    const { items } = (await (await admin.request('/notifications')).json()) as NotificationPage;
    expect(items).toMatchObject([{ kind: 'subscription.bill_issued', facts: { number: 'INV-000001' } }]);
    await expect(run(bill)).rejects.toThrow('marked as paid already');
  });
});

describe('vouchers and prices', () => {
  const tenant = 'verdant.localhost';
  const voucher = { kind: 'add-voucher', tenant, code: 'GREEN' } as const;
  const admin = () => h.as('verdant.admin');

  it('are given to a tenant once, and listed with their uses', async () => {
    await expect(run(voucher)).rejects.toThrow('gives nothing');
    await run({ ...voucher, percentOff: 25, usesMax: 2, expires: '2099-01-31' });
    await expect(run({ ...voucher, percentOff: 50 })).rejects.toThrow('has a voucher GREEN already');
    const entered = await admin().request('/organizations/voucher-codes', body('POST', { voucherCode: 'green' }));
    expect(await entered.json()).toMatchObject({ code: 'GREEN', percentOff: 25 });
    expect(await run({ kind: 'vouchers', tenant })).toMatchObject({
      vouchers: [{ code: 'GREEN', percentOff: 25, uses: 0, usesMax: 2, expiresAt: '2099-02-01T11:59:59.999Z' }],
    });
    expect(await run({ kind: 'vouchers', tenant: 'harbour.localhost' })).toMatchObject({ vouchers: [] });
  });

  it('set the price of a seat at one tenant, for new subscriptions', async () => {
    const price = { kind: 'set-price', tenant, plan: 'report', annualDiscountPercent: 10 } as const;
    await run({ ...price, seatMonthMinor: 100 });
    expect(await run({ ...price, seatMonthMinor: 3950 })).toMatchObject({ seatAnnualMinor: 42_660 });
    const shown = async (name: 'verdant.admin' | 'harbour.admin') =>
      (await h.as(name).request('/payment/beginningPrice?userType=report')).json();
    expect(await shown('verdant.admin')).toMatchObject({ seatMonthMinor: 3950, annualDiscountPercent: 10 });
    expect(await shown('harbour.admin')).toMatchObject({ seatMonthMinor: 4900 });
    expect(await subscribe(h, 'verdant.admin')).toMatchObject({ seatPeriodMinor: 3950 });
  });
});

describe('the order to let time pass', () => {
  const days = (count: number) =>
    ({ kind: 'pass-time', tenant: 'verdant.localhost', adminEmail: h.as('verdant.admin').email, days: count }) as const;

  it('ages one subscription, and no other', async () => {
    for (const name of ['verdant.admin', 'verdant.sister'] as const) await subscribe(h, name);
    const passTime = createPassTime(createPayment(h.deps));
    await carryOut({ ...operator(), passTime }, days(7));
    const stateOf = async (name: 'verdant.admin' | 'verdant.sister') =>
      (await h.as(name).request('/payment/organizations/subscriptions')).json();
    expect(await stateOf('verdant.admin')).toMatchObject({ providerState: 'active' });
    expect(await stateOf('verdant.sister')).toMatchObject({ providerState: 'trialing' });
    const stranger = { ...days(1), adminEmail: 'nobody@verdant.example' };
    await expect(carryOut({ ...operator(), passTime }, stranger)).rejects.toThrow('no administrator');
  });

  it('is refused in production, even with demonstration data', async () => {
    const given = (source: Record<string, string>) => mayPassTime(readEnvironment(source));
    expect(given({})).toBe(true);
    expect(given({ DEMO: '0' })).toBe(false);
    expect(given({ NODE_ENV: 'production' })).toBe(false);
    expect(given({ NODE_ENV: 'production', DEMO: '1' })).toBe(false);
    await expect(run(days(1))).rejects.toThrow('never in production');
  });
});
