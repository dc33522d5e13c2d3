// Some lines longer than others: the browser and the gateway that all of it is held against stand here, too.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@esg/api-client';
import { limits, type TokenPair } from '@esg/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

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
/** The accounts site answers nobody. */
vi.mock('./login-frame.ts', () => ({ askLoginFrame: async () => undefined, signOutLoginFrame: async () => {} }));

const { createSession } = await import('./session.ts');
const { loadTokens, storeTokens } = await import('./session-tokens.ts');
type Session = ReturnType<typeof createSession>;

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
const left = vi.fn<(address: string) => void>();
const reloaded = vi.fn();
vi.stubGlobal('document', browser);
vi.stubGlobal('location', {
  ...{ protocol: 'http:', hostname: tenantHost, pathname: '/ct/reports', search: '?a=1', hash: '' },
  ...{ replace: left, reload: reloaded },
});

const seconds = () => Math.floor(Date.now() / 1000);
const encode = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
/** Names in order, so that the newest is known. */
let issued = 0;
const pairFor = (livesSeconds: number, claims: object = {}): TokenPair => {
  issued += 1;
  const accessToken = encode({
    ...{ sub: 'mei', organisation: 'own', ...claims },
    iat: seconds(),
    exp: seconds() + livesSeconds,
    number: issued,
  });
  return { accessToken, refreshToken: `refresh-${issued}` };
};

let server: Server;
let gatewayRoot: string;
let refreshes: string[];
/** The only refresh token that is good, as on the gateway: each works once. */
let good: string;
let refused: 'no' | 'yes' | 'away';
let onRefresh: () => Promise<void>;

beforeEach(async () => {
  [refreshes, good, refused] = [[], '', 'no'];
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
    if (request.url !== '/api/auth/refresh-token') return isFresh ? answer(200, {}) : answer(440, { code: '' });
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
  // Tabs that a test left open are closed with it.
  for (const tab of tabs.splice(0)) tab.revoke();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const tabs: Session[] = [];
const openTab = () => {
  const tab = createSession({ accountsUrl: 'http://accounts.localhost', gatewayRoot, tenantHost });
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

it('takes the tokens it is given, keeps them unreadable in cookies, and finds them again after a reload', async () => {
  const given = signIn();
  expect(await openTab().start(given)).toBe(true);
  expect([...jar.keys()].sort()).toEqual(['refreshToken', 'token']);
  for (const cookie of jar.values()) expect(decodeURIComponent(cookie)).not.toContain(given.refreshToken);
  const again = openTab();
  expect(await again.start(undefined)).toBe(true);
  expect(again.accessToken()).toBe(given.accessToken);
  expect(again.userId()).toBe('mei');
});

it('finds nobody where no cookie is, or one of another key', async () => {
  expect(await openTab().start(undefined)).toBe(false);
  await storeTokens(signIn());
  disk.clear();
  expect(await openTab().start(undefined)).toBe(false);
  expect(jar.size).toBe(0);
});

it('50 calls at once in each of two tabs share one refresh, by turns', async () => {
  const given = signIn();
  const [first, second] = [openTab(), openTab()];
  await first.start(given);
  await second.start(undefined);
  // The token is not good any more, earlier than either tab can know.
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

it('a tab that is told of newer tokens while it waits for its turn does not refresh again', async () => {
  const given = signIn();
  const [first, second] = [openTab(), openTab()];
  await first.start(given);
  await second.start(undefined);
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

it('ends in all tabs when the refresh is refused, and comes back to the page', async () => {
  const given = signIn();
  const [first, second] = [openTab(), openTab()];
  await first.start(given);
  await second.start(undefined);
  [newest, refused] = [undefined, 'yes'];
  const call = apiOf(first).get({ url: '/api/users/me', throwOnError: true });
  await expect(call).rejects.toMatchObject({ status: 440 });
  expect(jar.size).toBe(0);
  await vi.waitFor(() => expect(left.mock.calls).toEqual([[signInPage], [signInPage]]), patience);
  expect(await second.refresh()).toBe(false);
  expect(refreshes).toHaveLength(1);
});

it('ends nothing when the gateway is away: the next call tries again', async () => {
  await openTab().start(signIn());
  const [tab] = tabs;
  if (!tab) throw new Error('no tab');
  [newest, refused] = [undefined, 'away'];
  const call = () => apiOf(tab).get({ url: '/api/users/me', throwOnError: true });
  await expect(call()).rejects.toMatchObject({ status: 503 });
  refused = 'no';
  await call();
  expect(left).not.toHaveBeenCalled();
});

it('refreshes by itself once the token ends within the threshold, and tells the other tab', async () => {
  const lives = limits.refreshThresholdSeconds + 2;
  const given = signIn(lives);
  const [first, second] = [openTab(), openTab()];
  const startedMs = Date.now();
  await first.start(given);
  await second.start(undefined);
  const tokens = () => [first.accessToken(), second.accessToken()];
  await vi.waitFor(() => expect(tokens()).toEqual(Array(2).fill(newest?.accessToken)), patience);
  await vi.waitFor(() => expect(first.accessToken()).not.toBe(given.accessToken), patience);
  expect(Date.now() - startedMs).toBeGreaterThan(900);
  await vi.waitFor(() => expect(tokens()).toEqual(Array(2).fill(newest?.accessToken)), patience);
  expect(refreshes).toEqual([given.refreshToken]);
});

it('signs all tabs out together, and forgets everything', async () => {
  await openTab().start(signIn());
  const other = openTab();
  await other.start(undefined);
  await tabs[0]?.signOut();
  await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(2), patience);
  expect(left.mock.calls[0]?.[0]).toContain('leaving=1');
  expect(jar.size).toBe(0);
});

it.each([
  ['somebody else', { sub: 'daniel' }],
  ['the same person for another organisation', { organisation: 'client' }],
])('loads the page anew where another tab has signed in %s', async (_, other) => {
  await openTab().start(signIn());
  await openTab().start(signIn(900, other));
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1), patience);
});

it('trades its tokens for those of another organisation, in all tabs', async () => {
  const given = signIn();
  const [first, second] = [openTab(), openTab()];
  await first.start(given);
  await second.start(undefined);
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
