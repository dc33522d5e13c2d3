import { limits, signInLimits, type TokenPair } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../seed/demo-data.ts';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { deleteEndedSignIns } from './auth.repository.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const credentials = { email: 'admin@verdant.example', password: demoPassword };
const signIn = (given: object = credentials, host = 'verdant.localhost') =>
  h.anonymous('/auth/sign-in', body('POST', given), host);
const refresh = (refreshToken: string) => h.anonymous('/auth/refresh-token', body('POST', { refreshToken }));
const me = (accessToken: string, host?: string) =>
  h.anonymous('/users/me', { headers: { authorization: `Bearer ${accessToken}` } }, host);

const accounts = 'http://accounts.localhost:4200';
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const sessionTokens = (cookie: string, headers: Record<string, string> = {}) =>
  h.app.request(`${accounts}/api/auth/session-tokens`, {
    method: 'POST',
    headers: {
      cookie,
      origin: accounts,
      host: 'accounts.localhost:4200',
      'tenant-url': 'verdant.localhost',
      ...headers,
    },
  });

describe('signing in', () => {
  it('gives tokens with an expiry, and a cookie that no script and no unencrypted connection can read', async () => {
    const answer = await signIn();
    const { accessToken, refreshToken } = (await answer.json()) as TokenPair;
    for (const token of [accessToken, refreshToken]) {
      const [, payload = ''] = token.split('.');
      expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toHaveProperty('exp');
    }
    expect(answer.headers.get('set-cookie')).toMatch(/^accounts-session=.*HttpOnly; Secure; SameSite=None$/);
    expect((await me(accessToken)).status).toBe(200);
  });

  it('ignores case and spaces of the e-mail', async () => {
    expect((await signIn({ ...credentials, email: '  ADMIN@Verdant.example ' })).status).toBe(200);
  });

  it('answers a wrong password and an unknown account alike', async () => {
    const wrong = await signIn({ ...credentials, password: 'wrong' });
    const unknown = await signIn({ ...credentials, email: 'nobody@verdant.example' });
    expect([wrong.status, unknown.status]).toEqual([422, 422]);
    const strip = async (answer: Response) => ({ ...((await answer.json()) as object), requestId: '' });
    expect(await strip(wrong)).toEqual(await strip(unknown));
  });

  it('finds an account in its own tenant only', async () => {
    expect((await signIn(credentials, 'harbour.localhost')).status).toBe(422);
    expect(await (await signIn(credentials, 'nobody.example')).json()).toMatchObject({ code: 'tenant.unknown' });
  });

  it('locks an account after too many wrong passwords, even for the right one, and says for how long', async () => {
    const email = 'member@verdant.example';
    for (let attempt = 0; attempt < signInLimits.failuresMax; attempt++)
      expect((await signIn({ email, password: `wrong ${attempt}` })).status).toBe(422);
    const locked = await signIn({ email, password: demoPassword });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(signInLimits.lockSeconds - 60);
    expect(await locked.json()).toMatchObject({ code: 'auth.locked', retryAfterSeconds: expect.any(Number) });
    expect((await signIn()).status).toBe(200);
  });

  it('slows down one address that tries many accounts', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' };
    const attempt = (number: number) =>
      h.anonymous('/auth/sign-in', {
        ...body('POST', { email: `guess${number}@verdant.example`, password: 'guess' }),
        headers: from,
      });
    const statuses = await Promise.all(Array.from({ length: 130 }, (_, number) => attempt(number)));
    expect(statuses.filter(({ status }) => status === 429).length).toBe(10);
    expect(statuses.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('tokens', () => {
  it('that expired answer 440, that were tampered with 401', async () => {
    const { accessToken } = await h.signIn('verdant.admin');
    expect((await me(`${accessToken.slice(0, -4)}AAAA`)).status).toBe(401);
    h.clock.advance(limits.accessTokenSeconds + 1);
    expect((await me(accessToken)).status).toBe(440);
  });

  it('are accepted for their own purpose only', async () => {
    const { accessToken, refreshToken } = await h.signIn('verdant.admin');
    expect((await me(refreshToken)).status).toBe(401);
    expect((await refresh(accessToken)).status).toBe(401);
  });

  it('of one tenant are refused on another tenant’s page', async () => {
    const { accessToken } = await h.signIn('verdant.admin');
    expect((await me(accessToken, 'harbour.localhost')).status).toBe(401);
  });

  it('are rotated: the old refresh token still gives its successor for some seconds, then revokes the session', async () => {
    const first = await h.signIn('verdant.admin');
    h.clock.advance(60);
    const second = (await (await refresh(first.refreshToken)).json()) as TokenPair;
    expect(second.refreshToken).not.toBe(first.refreshToken);
    h.clock.advance(5);
    const otherTab = (await (await refresh(first.refreshToken)).json()) as TokenPair;
    expect(otherTab.refreshToken).toBe(second.refreshToken);
    h.clock.advance(30);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect((await me(second.accessToken)).status).toBe(401);
  });

  it('are refreshed on pages of their own tenant, and refused on those of another', async () => {
    const { refreshToken } = await h.signIn('verdant.admin');
    const on = async (host: string) => {
      const init = body('POST', { refreshToken });
      const headers = { ...Object.fromEntries(new Headers(init.headers)), 'tenant-url': host };
      return (await h.anonymous('/auth/refresh-token', { ...init, headers })).status;
    };
    expect(await on('harbour.localhost')).toBe(401);
    expect(await on('verdant.localhost')).toBe(200);
  });

  it('refreshed by many tabs at once are rotated once', async () => {
    const { refreshToken } = await h.signIn('verdant.admin');
    h.clock.advance(60);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
    const pairs = await Promise.all(answers.map((answer) => answer.json() as Promise<TokenPair>));
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1);
  });

  it('end ninety days after the sign-in, however often they are refreshed', async () => {
    let { refreshToken } = await h.signIn('verdant.admin');
    const step = limits.refreshTokenSeconds - 60;
    for (let time = 0; time < 3; time++) {
      h.clock.advance(step);
      refreshToken = ((await (await refresh(refreshToken)).json()) as TokenPair).refreshToken;
    }
    h.clock.advance(signInLimits.secondsMax - 3 * step + 1);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('end with the thirty days of the refresh token', async () => {
    const { refreshToken } = await h.signIn('verdant.admin');
    h.clock.advance(limits.refreshTokenSeconds + 1);
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

describe('the accounts site’s session', () => {
  it('opens further sessions from its own pages', async () => {
    const cookie = cookieOf(await signIn());
    const pair = (await (await sessionTokens(cookie)).json()) as TokenPair;
    expect((await me(pair.accessToken)).status).toBe(200);
  });

  it('opens no session for another site’s page, for another tenant or without its cookie', async () => {
    const cookie = cookieOf(await signIn());
    expect((await sessionTokens(cookie, { origin: 'https://evil.example' })).status).toBe(401);
    expect((await sessionTokens(cookie, { 'tenant-url': 'harbour.localhost' })).status).toBe(204);
    expect((await sessionTokens('')).status).toBe(204);
  });

  it('ends at sign-out, and every token with it', async () => {
    const answer = await signIn();
    const pair = (await answer.json()) as TokenPair;
    const cookie = cookieOf(answer);
    const authorization = `Bearer ${pair.accessToken}`;
    expect((await h.anonymous('/auth/logout', { method: 'POST', headers: { authorization } })).status).toBe(204);
    expect((await me(pair.accessToken)).status).toBe(401);
    expect((await refresh(pair.refreshToken)).status).toBe(401);
    expect((await sessionTokens(cookie)).status).toBe(204);
    expect((await h.anonymous('/auth/logout', { method: 'POST' })).status).toBe(401);
  });
});

describe('ended sessions', () => {
  it('are deleted, while sessions in use stay', async () => {
    const kept = await h.signIn('verdant.admin');
    const ended = await h.signIn('verdant.entity');
    const authorization = `Bearer ${ended.accessToken}`;
    await h.anonymous('/auth/logout', { method: 'POST', headers: { authorization } });
    const count = async () => (await h.database.pool.query('select from sessions')).rowCount;
    const purge = (time: number) => h.database.withSystem((tx) => deleteEndedSignIns(tx, new Date(time)));
    await purge(h.clock.now().getTime() - 1000);
    expect(await count()).toBe(2);
    await purge(h.clock.now().getTime() + 1000);
    expect(await count()).toBe(1);
    expect((await refresh(kept.refreshToken)).status).toBe(200);
  });
});

describe('demonstration accounts', () => {
  it('are listed for the tenant they belong to', async () => {
    const accounts = (await (await h.anonymous('/auth/demo-accounts')).json()) as { email: string }[];
    expect(accounts.map(({ email }) => email)).toEqual([
      'admin@verdant.example',
      'member@verdant.example',
      'entity@verdant.example',
      'supplier@verdant.example',
      'manager@verdant.example',
    ]);
  });
});
