import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandMarkers, type RuntimeConfig, type TenantInfo } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkIn, mailTo } from '../modules/auth/testing.ts';
import { createMarkPaid } from '../modules/payment/index.ts';
import { requireAccountsSites, tenantHosts } from '../modules/tenants/index.ts';
import { carryOut } from '../operator/carry-out.ts';
import type { Order } from '../operator/order.ts';
import { body, createHarness, type Harness, personOf } from '../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  for (const [folder, name] of [
    [h.folders.web, 'web'],
    [h.folders.accounts, 'accounts'],
  ] as const) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), `${brandMarkers.lang}>${brandMarkers.head}${name}</html>`);
  }
});
beforeEach(async () => {
  h.deps.config.accountsUrl = undefined;
  await h.reset();
});
afterAll(() => h.close());

const order = (given: Order) =>
  carryOut(
    {
      ...h.deps,
      accountsUrl: h.deps.config.accountsUrl,
      onHostsChanged: h.directory.forget,
      onSubscriptionChanged: () => {},
      markPaid: createMarkPaid(h.deps),
    },
    given,
  );
const addHost = (host: string, hostType?: TenantInfo['hostType']) =>
  order({ kind: 'add-host', tenant: 'verdant.localhost', host, ...(hostType && { hostType }) });
const giveAccountsHost = (accountsHost?: string) =>
  order({ kind: 'set-accounts-host', tenant: 'verdant.localhost', ...(accountsHost && { accountsHost }) });
const get = (host: string, path: string) =>
  h.app.request(`http://${host}:4200${path}`, { headers: { host: `${host}:4200` } });
const accountsUrlAt = async (host: string) =>
  ((await (await get(host, '/config.json')).json()) as RuntimeConfig).accountsUrl;
const leadsTo = async (host: string, path: string) => {
  const answer = await get(host, path);
  return answer.status === 302 ? answer.headers.get('location') : answer.status;
};
const titleAt = async (host: string, path: string) =>
  /<title>(.*)<\/title>/.exec(await (await get(host, path)).text())?.[1];
const knows = async (domain: string) => (await get('10.0.0.5', `/known-host?domain=${domain}`)).status === 200;
const resetLink = async (host: string, email = 'admin@verdant.example') => {
  await h.anonymous('/auth/password-resets', body('POST', { email }), host);
  return linkIn(await mailTo(h, email, /password/i), '/reset-password').url;
};

describe.each([
  'esg.verdant.com.hk',
  'esg.verdant.co.uk',
  'esg.verdant.com.tw',
  'esg.verdant.com.sg',
  'verdant.com.hk',
])('people of %s', (host) => {
  it('sign in below their own host, in page, frame and e-mail, with their own brand only', async () => {
    await addHost(host);
    const accounts = `accounts.${host}`;
    expect(await accountsUrlAt(host)).toBe(`http://${accounts}:4200`);
    const policy = (await get(host, '/ct')).headers.get('content-security-policy');
    expect(policy).toContain(`frame-src 'self' http://${accounts}:4200;`);
    expect(policy).not.toContain('localhost');
    expect(await titleAt(accounts, `/sign-in?tenant=${host}`)).toBe('Verdant');
    expect((await get(accounts, `/login-frame?tenant=${host}`)).headers.get('content-security-policy')).toContain(
      `frame-ancestors http://${host}:4200;`,
    );
    expect(await leadsTo(accounts, '/sign-in')).toBe(`http://${accounts}:4200/sign-in?tenant=${host}`);
    expect(await leadsTo(accounts, '/?tenant=harbour.localhost')).toBe(`http://${accounts}:4200/?tenant=${host}`);
    expect(await knows(accounts)).toBe(true);
    expect((await resetLink(host)).host).toBe(`${accounts}:4200`);
  });
});

describe('a tenant’s own accounts host', () => {
  const own = 'login.verdant.com.hk';
  beforeEach(async () => {
    await addHost('esg.verdant.com.hk');
    await giveAccountsHost(own);
  });

  it('is where its people sign in from all its hosts, and where old links redirect to', async () => {
    for (const host of ['esg.verdant.com.hk', 'verdant.localhost']) {
      expect(await accountsUrlAt(host)).toBe(`http://${own}:4200`);
      expect(await titleAt(own, `/sign-in?tenant=${host}`)).toBe('Verdant');
    }
    expect(await leadsTo('accounts.localhost', '/reset-password?tenant=verdant.localhost&key=k')).toBe(
      `http://${own}:4200/reset-password?tenant=verdant.localhost&key=k`,
    );
    expect((await resetLink('verdant.localhost', 'member@verdant.example')).host).toBe(`${own}:4200`);
    expect(await knows(own)).toBe(true);
  });

  it('shows no other tenant’s brand, even where an address asks for one', async () => {
    expect(await leadsTo(own, '/')).toBe(`http://${own}:4200/?tenant=esg.verdant.com.hk`);
    expect(await leadsTo(own, '/sign-in?tenant=harbour.localhost&next=%2Fct')).toBe(
      `http://${own}:4200/sign-in?tenant=esg.verdant.com.hk&next=%2Fct`,
    );
  });

  it('is used instead of the deployment’s, which other tenants keep', async () => {
    h.deps.config.accountsUrl = 'https://accounts.esg.example';
    expect(await accountsUrlAt('verdant.localhost')).toBe(`http://${own}:4200`);
    expect(await accountsUrlAt('harbour.localhost')).toBe('https://accounts.esg.example');
    expect((await get('accounts.esg.verdant.com.hk', '/')).status).toBe(404);
    expect(await knows('accounts.esg.verdant.com.hk')).toBe(false);
  });

  it('is found again as soon as the database is back', async () => {
    h.directory.forget();
    const away = vi
      .spyOn(h.deps.database, 'withSystem')
      .mockRejectedValue(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    expect((await get(own, '/')).status).toBe(503);
    away.mockRestore();
    expect((await get(own, '/')).status).toBe(302);
  });

  it('can be removed, and its people sign in at the usual accounts host again', async () => {
    await giveAccountsHost();
    expect(await accountsUrlAt('esg.verdant.com.hk')).toBe('http://accounts.esg.verdant.com.hk:4200');
    expect((await get(own, '/')).status).toBe(404);
  });

  it.each([
    [own, /belongs to Verdant already/],
    ['harbour.localhost', /belongs to Harbour Advisory already/],
    ['10.0.0.9', /give a host name/],
    ['accounts.esg.verdant.com.hk', /people of Verdant sign in at/],
  ])('%s is refused to another tenant', async (accountsHost, reason) => {
    await expect(order({ kind: 'set-accounts-host', tenant: 'localhost', accountsHost })).rejects.toThrow(reason);
  });

  it('is refused as a host of the tenant’s own pages', async () => {
    await expect(order({ kind: 'add-host', tenant: 'localhost', host: own })).rejects.toThrow(/belongs to Verdant/);
  });
});

describe('a host whose people would sign in at another tenant’s accounts host', () => {
  it('is refused, and so is removing the accounts host that kept them apart', async () => {
    await order({ kind: 'set-accounts-host', tenant: 'localhost', accountsHost: 'accounts.new.verdant.example' });
    await expect(addHost('new.verdant.example')).rejects.toThrow(/people of new\.verdant\.example would sign in/);
    await giveAccountsHost('login.verdant.example');
    await addHost('new.verdant.example');
    await expect(giveAccountsHost()).rejects.toThrow(/people of new\.verdant\.example would sign in/);
  });
});

describe('a host whose people could sign in nowhere', () => {
  const insert = () =>
    h.database.withSystem((tx) => {
      const { tenantId } = personOf('verdant.admin').scope;
      return tx.insert(tenantHosts).values({ host: '10.1.2.3', hostType: 'CUSTOM_URL', tenantId });
    });

  it('is refused when it is added, with the remedy', async () => {
    await expect(addHost('10.1.2.3')).rejects.toThrow(/--host: nobody could sign in at 10\.1\.2\.3\. Set ACCOUNTS_URL/);
    await giveAccountsHost('login.verdant.com.hk');
    expect(await addHost('10.1.2.3')).toMatchObject({ accountsHost: 'login.verdant.com.hk' });
    await expect(giveAccountsHost()).rejects.toThrow(/nobody could sign in at 10\.1\.2\.3/);
  });

  it('is refused when the gateway starts', async () => {
    await requireAccountsSites(h.database, { accountsUrl: undefined });
    await insert();
    await expect(requireAccountsSites(h.database, { accountsUrl: undefined })).rejects.toThrow(
      /^The host 10\.1\.2\.3 of Verdant.* has no accounts site\. Set ACCOUNTS_URL/,
    );
    await requireAccountsSites(h.database, { accountsUrl: 'https://accounts.esg.example' });
  });
});
