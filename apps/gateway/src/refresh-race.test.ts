import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient, exchangeRefreshToken } from '@esg/api-client';
import { limits, type TokenPair } from '@esg/contract';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from './testing/harness.ts';

/** The apps' own client against the gateway, over a real connection. */

const throwOnError = true;
const manyRequestsMs = 60_000;
const requests = Array.from({ length: 50 }, (_, index) => index);

let h: Harness;
let server: Server;
let baseUrl: string;
/** Status and path of all answers. */
let answered: string[];

beforeAll(async () => {
  h = await createHarness();
  const fetch = async (request: Request) => {
    const answer = await h.app.fetch(request);
    answered.push(`${answer.status} ${new URL(request.url).pathname.replace('/api', '')}`);
    return answer;
  };
  server = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await new Promise((ready) => server.once('listening', ready));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await h.reset();
  answered = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await h.close();
});

/** One browser: its tabs share their tokens, as they share cookies. */
const openBrowser = async () => {
  let kept: TokenPair = await h.signIn('verdant.admin');
  let revoked = 0;
  const openTab = () => {
    const headers = () => ({ 'tenant-url': 'verdant.localhost', authorization: `Bearer ${kept.accessToken}` });
    const bare = createApiClient({ baseUrl, headers, onTokenExpired: async () => false, onUnauthenticated: () => {} });
    return createApiClient({
      baseUrl,
      headers,
      onTokenExpired: async () => {
        const fresh = await exchangeRefreshToken(bare, kept.refreshToken).catch(() => undefined);
        kept = fresh ?? kept;
        return fresh !== undefined;
      },
      onUnauthenticated: () => {
        revoked += 1;
      },
    });
  };
  return { openTab, revocations: () => revoked };
};

const timesAnswered = (line: string) => answered.filter((other) => other === line).length;
const json = { 'Content-Type': 'application/json' };

/** Reads, and every fifth call a write, so that both are replayed. */
const callAll = (client: ReturnType<typeof createApiClient>) =>
  Promise.all(
    requests.map((index) =>
      index % 5 > 0
        ? client.get({ url: '/api/users/me', throwOnError })
        : client.post({
            url: '/api/reports',
            throwOnError,
            headers: json,
            body: { versionId: 'gri-2025', name: `Report ${index}` },
          }),
    ),
  );

it(
  '50 requests at once with an expired token make one refresh, and each is answered once',
  async () => {
    const { openTab, revocations } = await openBrowser();
    h.clock.advance(limits.accessTokenSeconds + 1);
    const answers = await callAll(openTab());
    expect(answers).toHaveLength(50);
    expect(timesAnswered('200 /auth/refresh-token')).toBe(1);
    // One more answer of 440 for each: no call passed with the old token, and none was replayed twice.
    expect(answered.filter((line) => line.startsWith('440 '))).toHaveLength(50);
    expect(answered).toHaveLength(101);
    expect(revocations()).toBe(0);
    const { items, total } = (await (await h.as('verdant.admin').request('/reports?limit=100')).json()) as {
      items: { name: string }[];
      total: number;
    };
    expect(total).toBe(10);
    expect(new Set(items.map(({ name }) => name)).size).toBe(10);
  },
  manyRequestsMs,
);

it(
  'several tabs that do not wait for each other lose no request and keep one session',
  async () => {
    const { openTab, revocations } = await openBrowser();
    h.clock.advance(limits.accessTokenSeconds + 1);
    const tabs = [openTab(), openTab()];
    const answers = await Promise.all(tabs.map(callAll));
    expect(answers.flat()).toHaveLength(100);
    expect(revocations()).toBe(0);
    // The gateway gives late callers the existing successor.
    const { generations } = (
      await h.database.pool.query(`select max(generation) as generations from sessions where revoked_at is null`)
    ).rows[0] as { generations: number };
    expect(generations).toBe(2);
  },
  manyRequestsMs,
);

it('a session that was ended meanwhile is over for all tabs, and asks only once', async () => {
  const { openTab, revocations } = await openBrowser();
  await h.database.pool.query(`update sessions set revoked_at = now()`);
  h.clock.advance(limits.accessTokenSeconds + 1);
  const client = openTab();
  const results = await Promise.allSettled(requests.map(() => client.get({ url: '/api/users/me', throwOnError })));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(answered.filter((line) => line.endsWith('/auth/refresh-token'))).toEqual(['401 /auth/refresh-token']);
  expect(revocations()).toBeGreaterThan(0);
});
