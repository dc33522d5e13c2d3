import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryOut } from '../../operator/carry-out.ts';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { createMarkPaid } from '../payment/index.ts';
import { refusalOf, subscribe } from '../payment/testing.ts';
import { checkDomain, domainsOf, pay, proveDomains } from './testing/domains.ts';
import { client, startProvider } from './testing/real-provider.ts';

let h: Harness;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  h = await createHarness();
  h.deps.config.signInProvidersToLocal = true;
  provider = await startProvider('http://accounts.localhost:4200/api/auth/providers/callback');
});
beforeEach(() => h.reset());
afterAll(async () => {
  await h.close();
  await provider.close();
});

const path = '/organizations/sign-in-provider';
const put = (domains: string[], name: PersonName = 'verdant.admin') =>
  h.as(name).request(
    path,
    body('PUT', {
      issuer: provider.issuer,
      clientId: client.clientId,
      clientSecret: client.clientSecret,
      domains,
      membership: 'join-as-basic',
      enabled: true,
    }),
  );
const found = async (domain: string) =>
  ((await (await h.anonymous(`/auth/providers?domain=${domain}`)).json()) as { provider: unknown }).provider;
const statesOf = async (name: PersonName = 'verdant.admin') =>
  (await domainsOf(h, name)).map(({ domain, state, failure }) => [domain, state, failure]);
const operator = (change: object = {}) =>
  carryOut(
    {
      ...h.deps,
      accountsUrl: undefined,
      onHostsChanged: h.directory.forget,
      onSubscriptionChanged: () => {},
      markPaid: createMarkPaid(h.deps),
    },
    {
      kind: 'prove-domain',
      tenant: 'verdant.localhost',
      domain: 'verdant.example',
      adminEmail: 'admin@verdant.example',
      enabled: 'on',
      ...change,
    },
  );

describe('a domain', () => {
  it('does not count before its record exists, and shows what a check found', async () => {
    await put(['verdant.example']);
    expect(await statesOf()).toEqual([['verdant.example', 'pending', null]]);
    expect(await found('verdant.example')).toBeNull();
    const [{ record } = { record: { name: '', value: '' } }] = await domainsOf(h, 'verdant.admin');
    expect(record.name).toMatch(/\.verdant\.example$/);
    const check = async () => (await checkDomain(h, 'verdant.admin', 'verdant.example')).json();
    expect(await check()).toMatchObject({ state: 'failed', failure: 'no-record' });
    h.textRecords.set(record.name, ['sign-in-check=another organisation’s']);
    expect(await check()).toMatchObject({ state: 'failed', failure: 'other-record' });
    h.textRecords.set(record.name, ['sign-in-check=another organisation’s', ` ${record.value}`]);
    expect(await check()).toMatchObject({ state: 'proved', failure: null });
    expect(await found('verdant.example')).toMatchObject({ organizationName: 'Verdant Manufacturing' });
  });

  it('is not proved while the name server does not answer, and stays proved when the record is removed later', async () => {
    await put(['verdant.example']);
    const [{ record } = { record: { name: '' } }] = await domainsOf(h, 'verdant.admin');
    h.textRecords.set(record.name, new Error('queryTxt ETIMEOUT'));
    const silent = await (await checkDomain(h, 'verdant.admin', 'verdant.example')).json();
    expect(silent).toMatchObject({ state: 'failed', failure: 'no-answer' });
    await proveDomains(h, 'verdant.admin');
    h.textRecords.clear();
    await checkDomain(h, 'verdant.admin', 'verdant.example');
    expect(await statesOf()).toEqual([['verdant.example', 'proved', null]]);
  });

  it('keeps its proof when a check that began before it fails later', async () => {
    await put(['verdant.example']);
    let answer = (_: string[]) => {};
    const late = new Promise<string[]>((resolve) => (answer = resolve));
    const [{ record } = { record: { name: '' } }] = await domainsOf(h, 'verdant.admin');
    h.textRecords.set(record.name, late);
    const asked = vi.spyOn(h.textRecords, 'get');
    const failing = checkDomain(h, 'verdant.admin', 'verdant.example');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await proveDomains(h, 'verdant.admin');
    answer([]);
    expect(await (await failing).json()).toMatchObject({ state: 'proved' });
    asked.mockRestore();
  });

  it('keeps its proof while it is listed, and loses it when it is removed', async () => {
    await put(['verdant.example']);
    await proveDomains(h, 'verdant.admin');
    await put(['verdant.asia', 'verdant.example']);
    expect(await statesOf()).toEqual([
      ['verdant.asia', 'pending', null],
      ['verdant.example', 'proved', null],
    ]);
    await put(['verdant.asia']);
    await put(['verdant.asia', 'verdant.example']);
    expect(await found('verdant.example')).toBeNull();
  });

  it('belongs to one organisation of the tenant, and cannot be taken from it by entering it elsewhere', async () => {
    await put(['verdant.example'], 'verdant.sister');
    await put(['verdant.example']);
    await proveDomains(h, 'verdant.admin');
    await proveDomains(h, 'verdant.sister');
    expect(await statesOf('verdant.sister')).toEqual([['verdant.example', 'failed', 'taken']]);
    expect(await found('verdant.example')).toMatchObject({ organizationName: 'Verdant Manufacturing' });
    const twoAtOnce = await Promise.all(
      (['verdant.sister', 'verdant.admin'] as const).map(async (name) => (await put(['both.example'], name)).status),
    );
    expect(twoAtOnce).toEqual([200, 200]);
    await Promise.all([proveDomains(h, 'verdant.sister'), proveDomains(h, 'verdant.admin')]);
    const states = [...(await statesOf('verdant.sister')), ...(await statesOf())].map(([, state]) => state);
    expect(states.sort()).toEqual(['failed', 'proved']);
  });

  it('is refused where anybody can have an address at it', async () => {
    expect(await refusalOf(await put(['verdant.example', 'Gmail.com']))).toBe('422 sign_in_provider.public_domain');
  });

  it('is checked by administrators of its own organisation', async () => {
    await put(['verdant.example']);
    expect((await checkDomain(h, 'verdant.member', 'verdant.example')).status).toBe(403);
    for (const stranger of ['verdant.sister', 'harbour.admin'] as const)
      expect((await checkDomain(h, stranger, 'verdant.example')).status).toBe(404);
    expect((await h.anonymous(`${path}/domain-checks`, body('POST', { domain: 'verdant.example' }))).status).toBe(401);
    expect((await checkDomain(h, 'verdant.admin', 'no domain')).status).toBe(422);
  });
});

describe('an organisation on trial', () => {
  it('can neither set up a provider, check an address nor prove a domain', async () => {
    await put(['verdant.example']);
    await subscribe(h, 'verdant.admin', { seat: 3 });
    expect(await (await h.as('verdant.admin').request(path)).json()).toMatchObject({ onTrial: true });
    const check = h.as('verdant.admin').request(`${path}/checks`, body('POST', { issuer: provider.issuer }));
    for (const answer of [put(['verdant.example']), check, checkDomain(h, 'verdant.admin', 'verdant.example')])
      expect(await refusalOf(await answer)).toBe('422 sign_in_provider.on_trial');
    await expect(operator()).rejects.toThrow('on trial');
    await pay(h, 'verdant.sister');
    expect((await put(['sister.example'], 'verdant.sister')).status).toBe(200);
  });
});

describe('the operator', () => {
  it('proves a domain without a record, for one organisation, and withdraws the proof', async () => {
    await put(['verdant.example']);
    expect(await operator()).toMatchObject({ kind: 'domain-proved', domain: 'verdant.example' });
    expect(await found('verdant.example')).toMatchObject({ organizationName: 'Verdant Manufacturing' });
    await expect(operator({ adminEmail: 'admin@sister.example' })).rejects.toThrow('another organisation');
    await operator({ enabled: 'off' });
    expect(await found('verdant.example')).toBeNull();
    await expect(operator({ domain: 'never-named.example', enabled: 'off' })).rejects.toThrow('has no domain');
    expect((await statesOf()).map(([domain]) => domain)).toEqual(['verdant.example']);
    await expect(operator({ domain: 'gmail.com' })).rejects.toThrow('anybody');
    await expect(operator({ adminEmail: 'nobody@verdant.example' })).rejects.toThrow('no administrator');
  });
});
