import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { linkIn, mailTo } from '../modules/auth/testing.ts';
import { demoPassword } from '../seed/demo-data.ts';
import { body, createHarness, type Harness } from '../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const credentials = { email: 'admin@verdant.example', password: demoPassword };
const https = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'accounts.localhost' };
const ask = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  h.app.request(`http://gateway.internal:4200${path}`, { ...init, headers: { host: 'gateway.internal', ...headers } });

describe('another origin', () => {
  const allowed = async (origin: string, headers: Record<string, string> = {}) => {
    const answer = await h.app.request('http://verdant.localhost:4200/api/esg-tenant/settings/info', {
      headers: { host: 'verdant.localhost:4200', origin, ...headers },
    });
    return answer.headers.get('access-control-allow-origin');
  };

  it('may read responses where it is a tenant’s host as we serve it: same scheme, same port', async () => {
    expect(await allowed('http://harbour.localhost:4200')).toBe('http://harbour.localhost:4200');
    const behindProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'verdant.localhost' };
    expect(await allowed('https://harbour.localhost', behindProxy)).toBe('https://harbour.localhost');
    for (const other of ['http://harbour.localhost', 'https://harbour.localhost:4200'])
      expect(await allowed(other, behindProxy), other).toBeNull();
  });

  it.each([
    'http://verdant.localhost:9999',
    'http://verdant.localhost',
    'https://verdant.localhost:4200',
    'ftp://verdant.localhost:4200',
    'http://evil.example:4200',
    'http://verdant.localhost:4200/',
    'http://user@verdant.localhost:4200',
    'null',
  ])('%s may not read responses', async (origin) => expect(await allowed(origin)).toBeNull());
});

describe('the cookie of the accounts site', () => {
  const accounts = 'http://accounts.localhost:4200';
  const tokens = (cookie: string, headers: Record<string, string>) =>
    h.app.request(`${accounts}/api/auth/session-tokens`, {
      method: 'POST',
      headers: { cookie, host: 'accounts.localhost:4200', 'tenant-url': 'verdant.localhost', ...headers },
    });
  const signIn = (headers: Record<string, string> = {}) => {
    const request = body('POST', credentials);
    const all = { ...request.headers, 'tenant-url': 'verdant.localhost', ...headers };
    return h.app.request(`${accounts}/api/auth/sign-in`, {
      ...request,
      headers: { host: 'accounts.localhost:4200', ...all },
    });
  };
  const cookiesOf = (answer: Response) => answer.headers.getSetCookie();
  const valueIn = (answer: Response, name: string) =>
    cookiesOf(answer)
      .find((line) => line.startsWith(`${name}=`) && !line.includes('Max-Age=0'))
      ?.split(';')[0] ?? '';

  it('gives tokens to the site’s own pages only, by scheme, host and port', async () => {
    const cookie = valueIn(await signIn(), 'accounts-session');
    expect((await tokens(cookie, { origin: accounts })).status).toBe(200);
    for (const origin of [
      'http://accounts.localhost:9999',
      'https://accounts.localhost:4200',
      'http://accounts.localhost',
    ])
      expect((await tokens(cookie, { origin })).status, origin).toBe(401);
  });

  it('has the __Host- prefix under https, where a cookie without it is ignored and deleted', async () => {
    const answer = await signIn(https);
    const cookie = valueIn(answer, '__Host-accounts-session');
    expect(cookiesOf(answer).find((line) => line.startsWith('__Host-'))).toMatch(
      /Path=\/; .*HttpOnly; Secure; SameSite=None$/,
    );
    expect(cookiesOf(answer)).toContainEqual(expect.stringMatching(/^accounts-session=; Max-Age=0; Path=\/api\/auth/));
    const from = { ...https, origin: 'https://accounts.localhost' };
    expect((await tokens(cookie, from)).status).toBe(200);
    expect((await tokens(cookie.replace('__Host-', ''), from)).status).toBe(204);
  });

  it('keeps its plain name on a machine without https', async () => {
    const answer = await signIn();
    expect(cookiesOf(answer)).toEqual([
      expect.stringMatching(/^accounts-session=.*Path=\/api\/auth; .*Secure; SameSite=None$/),
    ]);
  });
});

describe('strict transport security', () => {
  const sent = async (host: string, scheme = 'https') =>
    (await ask('/api/health', { 'x-forwarded-proto': scheme, 'x-forwarded-host': host })).headers.get(
      'strict-transport-security',
    );

  it('is sent by the protocol that people use, even behind a proxy', async () => {
    expect(await sent('verdant.localhost')).toBe('max-age=31536000; includeSubDomains');
    expect(await sent('accounts.localhost')).toBe('max-age=31536000; includeSubDomains');
    expect(await sent('verdant.localhost', 'http')).toBeNull();
  });

  it('leaves out other hosts below the root host', async () => {
    expect(await sent('localhost')).toBe('max-age=31536000');
  });
});

describe('links in e-mails', () => {
  it('lead to the port that we serve, whatever port a request claims', async () => {
    const request = body('POST', { email: credentials.email });
    const forged = { ...request.headers, 'tenant-url': 'verdant.localhost' };
    for (const host of ['accounts.localhost:9999', 'evil.example', 'evil.example:31337']) {
      await h.reset();
      await h.app.request('http://gateway.internal/api/auth/password-resets', {
        ...request,
        headers: { ...forged, host, 'x-forwarded-host': host },
      });
      const { url } = linkIn(await mailTo(h, credentials.email, /password/i), '/reset-password');
      expect(url.origin, host).toBe('http://accounts.localhost:4200');
    }
  });
});

describe('demonstration data', () => {
  const statusFor = async (path: string, headers: Record<string, string>) =>
    (await ask(path, { 'tenant-url': 'verdant.localhost', host: 'verdant.localhost:4200', ...headers })).status;

  it.each(['/api/auth/demo-accounts', '/dev/mail'])('%s is served to callers on its own machine only', async (path) => {
    for (const address of ['127.0.0.1', '127.8.9.1', '::1'])
      expect(await statusFor(path, { 'x-forwarded-for': address }), address).toBe(200);
    for (const address of [
      '203.0.113.9',
      '10.0.0.4',
      '127.0.0.1, 203.0.113.9',
      '::ffff:10.0.0.4',
      '127.0.0.1.evil.example',
    ])
      expect(await statusFor(path, { 'x-forwarded-for': address }), address).toBe(404);
    // A page elsewhere whose name resolves to this machine (DNS rebinding).
    expect(await statusFor(path, { 'x-forwarded-for': '127.0.0.1', host: 'evil.example:4200' })).toBe(404);
  });

  it('is hidden from requests through a proxy that nobody configured', async () => {
    const { config } = h.deps;
    config.trustProxy = false;
    try {
      for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
        expect(await statusFor('/api/auth/demo-accounts', { [name]: '127.0.0.1' })).toBe(404);
      expect(await statusFor('/api/auth/demo-accounts', {})).toBe(200);
    } finally {
      config.trustProxy = true;
    }
  });
});
