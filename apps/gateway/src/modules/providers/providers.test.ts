import type { FoundProvider } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { pay, proveDomains } from './testing/domains.ts';
import { client, startProvider } from './testing/real-provider.ts';

const accounts = 'http://accounts.localhost:4200';
const redirectUri = `${accounts}/api/auth/providers/callback`;

let h: Harness;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  h = await createHarness();
  h.deps.config.signInProvidersToLocal = true;
  provider = await startProvider(redirectUri);
});
beforeEach(async () => {
  await h.reset();
  provider.people.clear();
});
afterAll(async () => {
  await h.close();
  await provider.close();
});

const path = '/organizations/sign-in-provider';
const settings = (change: object = {}) => ({
  issuer: provider.issuer,
  clientId: client.clientId,
  clientSecret: client.clientSecret,
  domains: ['verdant.example'],
  membership: 'join-as-basic',
  enabled: true,
  ...change,
});
const put = (change: object = {}, name: PersonName = 'verdant.admin') =>
  h.as(name).request(path, body('PUT', settings(change)));
/** Stores the provider and proves its domains. */
const set = async (change: object = {}) => {
  expect((await put(change)).status).toBe(200);
  await proveDomains(h, 'verdant.admin');
};
const found = async (domain = 'verdant.example', host?: string) =>
  ((await (await h.anonymous(`/auth/providers?domain=${domain}`, {}, host)).json()) as FoundProvider).provider;

const visit = (address: string, cookie = '') =>
  h.app.request(address, { headers: { cookie, host: 'accounts.localhost:4200' } });
const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
const start = async (domain?: string) => {
  const answer = await visit(`${(await found(domain))?.startUrl}&next=/ct/reports`);
  return { address: answer.headers.get('location') ?? '', cookie: cookieOf(answer, 'provider-visit') };
};
/** Signs in at the provider as this person and comes back; returns what the accounts site is told. */
const signIn = async (login: string, domain?: string) => {
  const { address, cookie } = await start(domain);
  const back = await provider.signIn(address, login);
  const answer = await visit(back.href, cookie);
  return { back, cookie, answer, landed: new URL(answer.headers.get('location') ?? '') };
};
const meOf = async (answer: Response) => {
  const tokens = await h.app.request(`${accounts}/api/auth/session-tokens`, {
    method: 'POST',
    headers: {
      cookie: cookieOf(answer, 'accounts-session'),
      origin: accounts,
      host: 'accounts.localhost:4200',
      'tenant-url': 'verdant.localhost',
    },
  });
  const { accessToken } = (await tokens.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await h.anonymous('/users/profiles', { headers })).json();
};
const daniel = { email: 'member@verdant.example', email_verified: true };

describe('signing in through an organisation’s provider', () => {
  it('lets somebody in who has an account, with PKCE, state and nonce', async () => {
    await set();
    provider.people.set('daniel', daniel);
    const { address } = await start();
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(new URL(address).searchParams.get(name)).toBeTruthy();
    const { answer, landed } = await signIn('daniel');
    expect(landed.href).toBe(`${accounts}/?tenant=verdant.localhost&next=%2Fct%2Freports`);
    const { organisationId } = h.as('verdant.member').scope;
    expect(await meOf(answer)).toMatchObject({ role: 'basic', organizationId: organisationId });
  });

  it('recognises a person by the provider’s subject, even with another e-mail later', async () => {
    await set();
    provider.people.set('daniel', daniel);
    await signIn('daniel');
    provider.people.set('daniel', { email: 'renamed@elsewhere.example', email_verified: true });
    expect((await signIn('daniel')).landed.searchParams.get('problem')).toBeNull();
  });

  it('makes a basic account for somebody new, or not, as the administrator decided', async () => {
    await set({ membership: 'existing-only' });
    const nora = { email: 'nora@verdant.example', email_verified: true, given_name: 'Nora', family_name: 'Ip' };
    provider.people.set('nora', nora);
    expect((await signIn('nora')).landed.searchParams.get('problem')).toBe('no-account');
    await set();
    expect((await signIn('nora')).landed.searchParams.get('problem')).toBe('no-seat');
    await pay(h, 'verdant.admin');
    const { answer, landed } = await signIn('nora');
    expect(landed.searchParams.get('problem')).toBeNull();
    expect(await meOf(answer)).toMatchObject({ role: 'basic' });
    const refused = body('POST', { email: nora.email, password: 'any' });
    expect((await h.anonymous('/auth/sign-in', refused)).status).toBe(422);
  });

  it.each([
    ['another domain', { email: 'x@other.example', email_verified: true }, 'domain-refused'],
    ['an e-mail that the provider does not vouch for', { ...daniel, email_verified: false }, 'email-unverified'],
    ['an e-mail of which the provider says nothing', { email: daniel.email }, 'email-unverified'],
    ['no e-mail', {}, 'email-unverified'],
  ])('refuses somebody with %s', async (_, claims, problem) => {
    await set();
    provider.people.set('x', claims);
    const { answer, landed } = await signIn('x');
    expect(landed.searchParams.get('problem')).toBe(problem);
    expect(landed.searchParams.get('next')).toBe('/ct/reports');
    expect(cookieOf(answer, 'accounts-session')).toBe('');
  });

  it('refuses a token whose signature is not by the provider’s published keys', async () => {
    await set();
    provider.people.set('x', daniel);
    await provider.changeKeys();
    try {
      const { answer, landed } = await signIn('x');
      expect(landed.searchParams.get('problem')).toBe('provider-failed');
      expect(cookieOf(answer, 'accounts-session')).toBe('');
    } finally {
      provider.restoreKeys();
    }
  });

  it('refuses a token that was made for another visit, and an answer in the name of another provider', async () => {
    await set();
    provider.people.set('daniel', daniel);
    const { address, cookie } = await start();
    const foreign = new URL(address);
    foreign.searchParams.set('nonce', 'of another visit');
    const problemOf = async (back: URL, visitor: string) =>
      new URL((await visit(back.href, visitor)).headers.get('location') ?? accounts).searchParams.get('problem');
    expect(await problemOf(await provider.signIn(foreign.href, 'daniel'), cookie)).toBe('provider-failed');
    const next = await start();
    const mixedUp = await provider.signIn(next.address, 'daniel');
    mixedUp.searchParams.set('iss', 'https://another.example');
    expect(await problemOf(mixedUp, next.cookie)).toBe('provider-failed');
    expect((await signIn('daniel')).landed.searchParams.get('problem')).toBeNull();
  });

  it('never opens an account of another organisation, although its e-mail is the same', async () => {
    await set({ domains: ['sister.example'] });
    await pay(h, 'verdant.admin');
    provider.people.set('ada', { email: 'admin@sister.example', email_verified: true });
    expect((await signIn('ada', 'sister.example')).landed.searchParams.get('problem')).toBe('no-account');
  });

  it('accepts an answer once, and only from the browser that asked', async () => {
    await set();
    provider.people.set('daniel', daniel);
    const { back, cookie } = await signIn('daniel');
    const problemOf = async (address: string, with_ = cookie) =>
      new URL((await visit(address, with_)).headers.get('location') ?? accounts).searchParams.get('problem');
    expect(await problemOf(back.href)).toBe('provider-failed');
    const other = await start();
    const stolen = await provider.signIn(other.address, 'daniel');
    expect((await visit(stolen.href)).status).toBe(404);
    expect(await problemOf(stolen.href, cookie)).toBe('provider-failed');
  });

  it('asks for a verified address each time, even for somebody it knows', async () => {
    await set();
    provider.people.set('daniel', daniel);
    await signIn('daniel');
    provider.people.set('daniel', { email: daniel.email });
    expect((await signIn('daniel')).landed.searchParams.get('problem')).toBe('email-unverified');
  });

  it('gives somebody who was invited the role of the invitation, and no reserved seat to others', async () => {
    await pay(h, 'verdant.admin');
    await set();
    const invited = { email: 'lena@verdant.example', role: 'administrator', language: 'en' };
    expect((await h.as('verdant.admin').request('/organizations/users', body('POST', invited))).status).toBe(201);
    provider.people.set('nora', { email: 'nora@verdant.example', email_verified: true });
    expect((await signIn('nora')).landed.searchParams.get('problem')).toBe('no-seat');
    provider.people.set('lena', { email: 'lena@verdant.example', email_verified: true });
    const { answer, landed } = await signIn('lena');
    expect(landed.searchParams.get('problem')).toBeNull();
    expect(await meOf(answer)).toMatchObject({ role: 'administrator' });
    const list = await (await h.as('verdant.admin').request('/organizations/users')).json();
    expect(list).toMatchObject({ seats: { total: 3, inUse: 3, invited: 0 } });
  });

  it('is found by a proved domain at its own tenant, under its organisation’s name, while it is in use', async () => {
    await set();
    expect(await found()).toMatchObject({ organizationName: 'Verdant Manufacturing' });
    expect(await found('harbour.example')).toBeNull();
    expect(await found('verdant.example', 'harbour.localhost')).toBeNull();
    const { startUrl } = (await found()) ?? { startUrl: '' };
    expect((await visit(startUrl.replace('verdant.localhost', 'harbour.localhost'))).status).toBe(404);
    await put({ enabled: false, clientSecret: undefined });
    expect(await found()).toBeNull();
    expect((await visit(startUrl)).status).toBe(404);
  });
});

describe('the settings of a provider', () => {
  it('are read without the secret, which the database stores only encrypted', async () => {
    await set();
    const text = await (await h.as('verdant.admin').request(path)).text();
    expect(JSON.parse(text)).toMatchObject({ provider: { hasSecret: true, issuer: provider.issuer }, redirectUri });
    expect(text).not.toContain(client.clientSecret);
    const { rows } = await h.database.pool.query('select * from sign_in_providers');
    expect(JSON.stringify(rows)).not.toContain(client.clientSecret);
  });

  it('keep a secret for its issuer only, and name a provider that does not answer', async () => {
    await set();
    expect((await put({ membership: 'existing-only', clientSecret: undefined })).status).toBe(200);
    const moved = await put({ issuer: 'http://127.0.0.1:9/', clientSecret: undefined });
    expect(await moved.json()).toMatchObject({ issues: [{ path: 'clientSecret', rule: 'required' }] });
    expect(await (await put({ issuer: 'http://127.0.0.1:9/' })).json()).toMatchObject({
      code: 'auth.provider_unreachable',
    });
  });

  it('are checked before they are saved', async () => {
    const check = (issuer: string, name: PersonName = 'verdant.admin') =>
      h.as(name).request(`${path}/checks`, body('POST', { issuer }));
    expect(await (await check(provider.issuer)).json()).toEqual({
      issuer: provider.issuer,
      authorizationEndpoint: `${provider.issuer}/auth`,
    });
    expect(await (await check('http://127.0.0.1:9/')).json()).toMatchObject({ code: 'auth.provider_unreachable' });
    expect((await check('no address')).status).toBe(422);
    expect((await check(provider.issuer, 'verdant.member')).status).toBe(403);
    expect((await h.anonymous(`${path}/checks`, body('POST', { issuer: provider.issuer }))).status).toBe(401);
  });

  it('are read and changed by administrators of the organisation only', async () => {
    await set();
    expect((await h.anonymous(path)).status).toBe(401);
    for (const name of ['verdant.member', 'verdant.entity'] as const) {
      expect((await h.as(name).request(path)).status).toBe(403);
      expect((await put({}, name)).status).toBe(403);
      expect((await h.as(name).request(path, { method: 'DELETE' })).status).toBe(403);
    }
    for (const stranger of ['verdant.sister', 'harbour.admin'] as const) {
      expect(await (await h.as(stranger).request(path)).json()).toMatchObject({ provider: null });
      expect((await h.as(stranger).request(path, { method: 'DELETE' })).status).toBe(404);
    }
    expect((await h.as('verdant.admin').request(path, { method: 'DELETE' })).status).toBe(204);
    expect(await found()).toBeNull();
  });
});
