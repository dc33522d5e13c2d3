// Longer lines than usual: the simulated browser and gateway of these tests are in this file, too.
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@esg/api-client';
import { limits, type TokenPair } from '@esg/contract';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimsOf, pairFor } from './testing.ts';

/** The browser's disk. Web Locks and channels between tabs are Node's own. */
const disk = new Map<string, unknown>();
vi.mock('../browser/database.ts', () => ({
  readRecord: async (_: string, key: string) => disk.get(key),
  addRecord: async (_: string, key: string, value: unknown) => {
    if (disk.has(key)) return false;
    disk.set(key, value);
    return true;
  },
}));
vi.mock('../browser/kept-database.ts', () => ({ removeKeptData: () => void disk.delete('kept') }));
/** The accounts site has no session, and receives new tokens. */
const tellings: unknown[][] = [];
vi.mock('./login-frame.ts', () => ({
  askLoginFrame: async () => undefined,
  signOutLoginFrame: async () => {},
  sendToLoginFrame: async (...told: unknown[]) => void tellings.push(told),
}));

const { createSession } = await import('./session.ts');
const { loadTokens, storeTokens, storeUserInfo } = await import('./session-tokens.ts');
type Session = ReturnType<typeof createSession>;

const hashes: Promise<ArrayBuffer>[] = [];
const digest = crypto.subtle.digest.bind(crypto.subtle);
vi.spyOn(crypto.subtle, 'digest').mockImplementation((...given) => {
  const hash = digest(...given);
  hashes.push(hash);
  return hash;
});

const patience = { timeout: 10_000, interval: 20 };
const tenantHost = 'verdant.localhost';
const jar = new Map<string, string>();
const browser = {
  get cookie() {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  },
  set cookie(text: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (text.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  },
};
const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
});
const left = vi.fn<(address: string) => void>();
const reloaded = vi.fn();
vi.stubGlobal('document', browser);
afterAll(() => vi.unstubAllGlobals());
vi.stubGlobal('location', {
  protocol: 'http:',
  hostname: tenantHost,
  pathname: '/ct/reports',
  search: '?a=1',
  hash: '',
  replace: left,
  reload: reloaded,
});

let server: Server;
let gatewayRoot: string;
let refreshes: string[];
/** The only valid refresh token, as on the gateway: each works once. */
let good: string;
let refused: 'no' | 'yes' | 'away';
/** The two people of a replacement by an address, and the answer of the person. */
let asked: unknown[];
let mayReplace: boolean;
/** The secrets that codes were exchanged with. */
let handed: string[];
let onRefresh: () => Promise<void>;

beforeEach(async () => {
  [refreshes, good, refused] = [[], '', 'no'];
  [asked, mayReplace, handed] = [[], false, []];
  kept.clear();
  onRefresh = async () => {};
  for (const spy of [left, reloaded]) spy.mockReset();
  jar.clear();
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const answer = (status: number, body?: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));
    if (request.url === '/api/auth/logout') return answer(204);
    const isFresh = request.headers.authorization === `Bearer ${newest?.accessToken}`;
    if (request.url === '/api/auth/hand-overs') {
      handed.push(text);
      const { code } = JSON.parse(text) as { code: string };
      return code === 'late' ? answer(422, { code: 'auth.link_invalid' }) : answer(200, newest);
    }
    const { sub: id = '' } = claimsOf(request.headers.authorization);
    const me = { id, firstName: id, lastName: 'Chan', email: `${id}@verdant.example` };
    if (request.url !== '/api/auth/refresh-token') return isFresh ? answer(200, me) : answer(440, { code: '' });
    const { refreshToken } = JSON.parse(text) as TokenPair;
    refreshes.push(refreshToken);
    await onRefresh();
    if (refused === 'away') return answer(503);
    if (refused === 'yes' || refreshToken !== good) return answer(401);
    newest = pairFor(900);
    good = newest.refreshToken;
    return answer(200, newest);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  gatewayRoot = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
let newest: TokenPair | undefined;

afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.revoke();
  // They redirect a moment later, once their code is loaded and the hash of their secret is made; none may do so in the next test.
  await vi.dynamicImportSettled();
  await Promise.all(hashes.splice(0));
  await new Promise((gone) => setImmediate(gone));
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const tabs: Session[] = [];
const openTab = () => {
  const tab = createSession({
    accountsUrl: 'http://accounts.localhost',
    gatewayRoot,
    tenantHost,
    mayReplace: async (replacement) => {
      asked.push(replacement);
      return mayReplace;
    },
  });
  tabs.push(tab);
  return tab;
};
const signIn = (livesSeconds = 900, claims?: object) => {
  newest = pairFor(livesSeconds, claims);
  good = newest.refreshToken;
  return newest;
};
const apiOf = (session: Session) =>
  createApiClient({
    baseUrl: gatewayRoot,
    headers: () => ({ authorization: `Bearer ${session.accessToken()}` }),
    onTokenExpired: session.refresh,
    onUnauthenticated: session.revoke,
  });
const signInPage = expect.stringMatching(/^http:\/\/accounts\.localhost\/sign-in\?.*next=%2Fct%2Freports%3Fa%3D1/);

it('keeps the tokens it was given, unreadable in cookies, and finds them again after a reload', async () => {
  const given = signIn(900, { organisation: 'client' });
  expect(await openTab().start({ tokens: given })).toBe(true);
  expect([...jar.keys()].sort()).toEqual(['refreshToken', 'token']);
  for (const cookie of jar.values()) expect(decodeURIComponent(cookie)).not.toContain(given.refreshToken);
  const again = openTab();
  expect(await again.start({})).toBe(true);
  expect(again.accessToken()).toBe(given.accessToken);
  expect(again.userId()).toBe('mei');
  expect(again.organisationId()).toBe('client');
});

it('finds no session where there is no cookie, or one with another key', async () => {
  expect(await openTab().start({})).toBe(false);
  await storeTokens(signIn());
  disk.clear();
  expect(await openTab().start({})).toBe(false);
  expect(jar.size).toBe(0);
  expect(disk.has('kept')).toBe(false);
});

it('makes one refresh for 50 calls at once in each of two tabs', async () => {
  const given = signIn();
  const first = openTab();
  const second = openTab();
  await first.start({ tokens: given });
  await second.start({});
  // The token has been revoked, which neither tab can know.
  newest = undefined;
  const told: string[] = [];
  second.onToken((token) => told.push(token));
  const calls = [first, second].flatMap((tab) => {
    const client = apiOf(tab);
    return Array.from({ length: 50 }, () => client.get({ url: '/api/users/me', throwOnError: true }));
  });
  await Promise.all(calls);
  expect(refreshes).toEqual([given.refreshToken]);
  expect(first.accessToken()).toBe(second.accessToken());
  expect(new Set(told).size).toBe(1);
  expect(await loadTokens()).toEqual(newest);
  expect(left).not.toHaveBeenCalled();
});

it('does not refresh in a tab that learns of newer tokens while it waits', async () => {
  const given = signIn();
  const first = openTab();
  const second = openTab();
  await first.start({ tokens: given });
  await second.start({});
  const done: Promise<unknown>[] = [];
  const turn = (work: () => Promise<unknown>) => done.push(navigator.locks.request('esg-session-refresh', work));
  turn(async () => {
    done.push(first.refresh());
    turn(() => vi.waitFor(() => expect(second.accessToken()).not.toBe(given.accessToken), patience));
    done.push(second.refresh());
  });
  await vi.waitFor(() => expect(done).toHaveLength(4), patience);
  expect(await Promise.all(done)).toContain(true);
  expect(refreshes).toEqual([given.refreshToken]);
});

it('ends in all tabs when the refresh is refused, and returns to the page after sign-in', async () => {
  const given = signIn();
  const first = openTab();
  const second = openTab();
  await first.start({ tokens: given });
  await second.start({});
  [newest, refused] = [undefined, 'yes'];
  const call = apiOf(first).get({ url: '/api/users/me', throwOnError: true });
  await expect(call).rejects.toMatchObject({ status: 440 });
  expect(jar.size).toBe(0);
  await vi.waitFor(() => expect(left.mock.calls).toEqual([[signInPage], [signInPage]]), patience);
  expect(await second.refresh()).toBe(false);
  expect(refreshes).toHaveLength(1);
});

it('survives a gateway that is away: the next call tries again', async () => {
  await openTab().start({ tokens: signIn() });
  const [tab] = tabs;
  if (!tab) throw new Error('no tab');
  [newest, refused] = [undefined, 'away'];
  const call = () => apiOf(tab).get({ url: '/api/users/me', throwOnError: true });
  await expect(call()).rejects.toMatchObject({ status: 503 });
  refused = 'no';
  await call();
  expect(left).not.toHaveBeenCalled();
});

it('refreshes the token shortly before it expires, and tells the other tabs', async () => {
  const lives = limits.refreshThresholdSeconds + 2;
  const given = signIn(lives);
  const first = openTab();
  const second = openTab();
  const startedMs = Date.now();
  await first.start({ tokens: given });
  await second.start({});
  const tokens = () => [first.accessToken(), second.accessToken()];
  await vi.waitFor(() => expect(tokens()).toEqual(Array(2).fill(newest?.accessToken)), patience);
  await vi.waitFor(() => expect(first.accessToken()).not.toBe(given.accessToken), patience);
  expect(Date.now() - startedMs).toBeGreaterThan(900);
  await vi.waitFor(() => expect(tokens()).toEqual(Array(2).fill(newest?.accessToken)), patience);
  expect(refreshes).toEqual([given.refreshToken]);
});

it('ends in all tabs at sign-out, and deletes everything it stored', async () => {
  await openTab().start({ tokens: signIn() });
  const other = openTab();
  await other.start({});
  disk.set('kept', 'requests');
  await tabs[0]?.signOut();
  await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(2), patience);
  expect(left.mock.calls.filter(([address]) => address.includes('leaving=1'))).toHaveLength(1);
  expect(jar.size).toBe(0);
});

it.each([
  ['somebody else', { sub: 'daniel' }],
  ['the same person for another organisation', { organisation: 'client' }],
])('loads the page again where another tab has signed in %s', async (_, other) => {
  mayReplace = true;
  await openTab().start({ tokens: signIn() });
  await openTab().start({ tokens: signIn(900, other) });
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1), patience);
});

it('never uses another person’s tokens that it finds while refreshing, and loads the page again instead', async () => {
  const tab = openTab();
  const own = signIn();
  await tab.start({ tokens: own });
  await storeTokens(pairFor(900, { organisation: 'client' }));
  await expect(tab.refresh()).rejects.toThrow('somebody else');
  expect(reloaded).toHaveBeenCalledTimes(1);
  expect(tab.accessToken()).toBe(own.accessToken);
});

it('keeps tokens that an address brought, even where another tab refreshes at that moment', async () => {
  const first = openTab();
  await first.start({ tokens: signIn() });
  const given = pairFor(900, { sub: 'daniel' });
  onRefresh = () => new Promise((goOn) => setTimeout(goOn, 100));
  [mayReplace, newest] = [true, given];
  await Promise.all([first.refresh(), openTab().start({ tokens: given })]);
  expect(await loadTokens()).toEqual(given);
});

it('exchanges its tokens for those of another organisation in all tabs', async () => {
  const given = signIn();
  const first = openTab();
  const second = openTab();
  await first.start({ tokens: given });
  await second.start({});
  const client = pairFor(900, { organisation: 'client' });
  await first.trade(async (refreshToken) => {
    expect(refreshToken).toBe(given.refreshToken);
    return client;
  });
  expect(await loadTokens()).toEqual(client);
  expect(left).toHaveBeenCalledExactlyOnceWith('/ct');
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1), patience);
  await expect(first.trade(async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await loadTokens()).toEqual(client);
});

describe('tokens in an address', () => {
  it('replace another person’s session only with that person’s consent, who sees both names', async () => {
    const own = signIn();
    await openTab().start({ tokens: own });
    await storeUserInfo({ firstName: 'Mei', lastName: 'Chan', email: 'mei@verdant.example' });
    const other = signIn(900, { sub: 'daniel' });
    const tab = openTab();
    expect(await tab.start({ tokens: other })).toBe(true);
    expect(tab.userId()).toBe('mei');
    expect(await loadTokens()).toEqual(own);
    expect(asked).toEqual([
      {
        present: { name: 'Mei Chan', email: 'mei@verdant.example' },
        coming: { name: 'daniel Chan', email: 'daniel@verdant.example' },
      },
    ]);
    mayReplace = true;
    const willing = openTab();
    await willing.start({ tokens: other });
    expect(willing.userId()).toBe('daniel');
    expect(await loadTokens()).toEqual(other);
  });

  it('replace those of the same person without a question, and are ignored where they belong to nobody', async () => {
    await openTab().start({ tokens: signIn() });
    const newer = signIn();
    await openTab().start({ tokens: newer });
    expect(await loadTokens()).toEqual(newer);
    const tab = openTab();
    await tab.start({ tokens: pairFor(900) });
    expect(await loadTokens()).toEqual(newer);
    expect(asked).toEqual([]);
  });

  it('are passed to the accounts site, as refreshed tokens are, unless they came from there', async () => {
    tellings.length = 0;
    const given = signIn();
    const tab = openTab();
    await tab.start({ tokens: given });
    await tab.refresh();
    await openTab().start({});
    const told = () => tellings.map(([, , tokens]) => tokens);
    await vi.waitFor(() => expect(told()).toEqual([given, newest]), patience);
  });
});

describe('a code from the accounts site', () => {
  const leaveOnce = async () => {
    openTab().revoke();
    await vi.waitFor(() => expect(left).toHaveBeenCalled(), patience);
    const { searchParams } = new URL(left.mock.calls.at(-1)?.[0] ?? '');
    return searchParams.get('challenge') ?? '';
  };

  it('is exchanged for tokens together with a secret that this tab kept and of which only the hash was sent', async () => {
    const challenge = await leaveOnce();
    const pair = signIn();
    const tab = openTab();
    expect(await tab.start({ handOverCode: 'good' })).toBe(true);
    expect(await loadTokens()).toEqual(pair);
    const { verifier } = JSON.parse(handed[0] ?? '') as { verifier: string };
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge);
    expect([...kept.values()]).toEqual([]);
  });

  it('is not tried where another tab asked for it', async () => {
    expect(await openTab().start({ handOverCode: 'stray' })).toBe(false);
    expect(handed).toEqual([]);
  });

  it('is replaced by a new one where it comes too late, but not endlessly', async () => {
    await leaveOnce();
    expect(await openTab().start({ handOverCode: 'late' })).toBe(false);
    await leaveOnce();
    await expect(openTab().start({ handOverCode: 'late' })).rejects.toMatchObject({ code: 'auth.link_invalid' });
  });
});
