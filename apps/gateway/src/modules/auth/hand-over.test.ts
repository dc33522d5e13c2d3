import { createHash, randomBytes } from 'node:crypto';
import { signInLimits, type TokenPair } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../seed/demo-data.ts';
import { body, createHarness, type Harness } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const accounts = 'http://accounts.localhost:4200';
let caller = 0;
/** Attempts of one address are counted in real time, so each test uses its own address. */
const addressed = () => ({ 'x-forwarded-for': `10.9.${caller >> 8}.${caller & 255}` });
beforeEach(() => {
  caller += 1;
});

const post = (path: string, value: object, headers: Record<string, string> = {}) => {
  const request = body('POST', value);
  const own = { host: 'accounts.localhost:4200', 'tenant-url': 'verdant.localhost', origin: accounts };
  const all = { ...request.headers, ...own, ...addressed(), ...headers };
  return h.app.request(`${accounts}/api${path}`, { ...request, headers: all });
};
const signIn = async (email = 'admin@verdant.example') => {
  const answer = await post('/auth/sign-in', { email, password: demoPassword });
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', pair: (await answer.json()) as TokenPair };
};
/** The secret that the tenant's page keeps, and the challenge that it sends. */
const newPage = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};
const codeFor = async (cookie: string, challenge: string, headers = {}) => {
  const answer = await post('/auth/hand-over-codes', { challenge }, { cookie, ...headers });
  return answer.status === 200 ? ((await answer.json()) as { code: string }).code : String(answer.status);
};
const redeem = (code: string, verifier: string, headers = {}) =>
  post('/auth/hand-overs', { code, verifier }, { origin: 'http://verdant.localhost:4200', ...headers });

describe('a code of the accounts site', () => {
  it('gives the page that asked tokens of a session of its own', async () => {
    const { cookie, pair } = await signIn();
    const { verifier, challenge } = newPage();
    const answer = await redeem(await codeFor(cookie, challenge), verifier);
    const { accessToken, refreshToken } = (await answer.json()) as TokenPair;
    expect(refreshToken).not.toBe(pair.refreshToken);
    const me = await h.anonymous('/users/me', { headers: { authorization: `Bearer ${accessToken}` } });
    expect(await me.json()).toMatchObject({ email: 'admin@verdant.example' });
  });

  it('works once, even when fifty requests bring it at the same time', async () => {
    const { cookie } = await signIn();
    const { verifier, challenge } = newPage();
    const code = await codeFor(cookie, challenge);
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(code, verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await redeem(code, verifier)).status).toBe(422);
  });

  it('is refused to another browser, and afterwards to everybody', async () => {
    const { cookie } = await signIn();
    const { verifier, challenge } = newPage();
    const code = await codeFor(cookie, challenge);
    expect(await (await redeem(code, newPage().verifier)).json()).toMatchObject({ code: 'auth.link_invalid' });
    expect((await redeem(code, verifier)).status).toBe(422);
  });

  it('is refused after half a minute, after its sign-in has ended, and outside its tenant', async () => {
    const { cookie } = await signIn();
    const { verifier, challenge } = newPage();
    const late = await codeFor(cookie, challenge);
    h.clock.advance(signInLimits.handOverSeconds + 1);
    expect((await redeem(late, verifier)).status).toBe(422);
    const elsewhere = await codeFor(cookie, challenge);
    expect((await redeem(elsewhere, verifier, { 'tenant-url': 'harbour.localhost' })).status).toBe(422);
    const left = await codeFor(cookie, challenge);
    expect((await post('/auth/logout', {}, { cookie })).status).toBe(204);
    expect((await redeem(left, verifier)).status).toBe(422);
  });

  it('is given to the accounts site’s own page only, for the person who is signed in there', async () => {
    const { cookie } = await signIn();
    const { challenge } = newPage();
    expect(await codeFor('', challenge)).toBe('204');
    expect(await codeFor(cookie, challenge, { 'tenant-url': 'harbour.localhost' })).toBe('204');
    for (const origin of [
      'http://verdant.localhost:4200',
      'http://accounts.localhost:9999',
      'https://accounts.localhost',
    ])
      expect(await codeFor(cookie, challenge, { origin }), origin).toBe('401');
    expect((await post('/auth/hand-over-codes', { challenge: 'short' }, { cookie })).status).toBe(422);
  });

  it('cannot be guessed: one address has a limited number of tries in a minute', async () => {
    const { verifier } = newPage();
    const answers = await Promise.all(Array.from({ length: 130 }, (_, at) => redeem(`guess-${at}`, verifier)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('the accounts site that receives new tokens', () => {
  const follow = ({ accessToken, refreshToken }: TokenPair, headers = {}) =>
    post('/auth/accounts-sessions', { refreshToken }, { authorization: `Bearer ${accessToken}`, ...headers });
  const whoIsAt = async (cookie: string) => {
    const { verifier, challenge } = newPage();
    const { accessToken } = (await (await redeem(await codeFor(cookie, challenge), verifier)).json()) as TokenPair;
    const me = await h.anonymous('/users/me', { headers: { authorization: `Bearer ${accessToken}` } });
    return ((await me.json()) as { email: string }).email;
  };

  it('signs in the person to whom they belong', async () => {
    const { pair } = await signIn('member@verdant.example');
    const answer = await follow(pair);
    expect(answer.status).toBe(204);
    expect(await whoIsAt(answer.headers.get('set-cookie')?.split(';')[0] ?? '')).toBe('member@verdant.example');
  });

  it('accepts tokens from its own page only, both of one session and of its tenant', async () => {
    const { pair } = await signIn();
    const { pair: other } = await signIn();
    const statuses = [
      await follow({ ...pair, refreshToken: other.refreshToken }),
      await follow({ ...pair, refreshToken: pair.accessToken }),
      await follow({ ...pair, accessToken: '' }),
      await follow(pair, { origin: 'http://verdant.localhost:4200' }),
      await follow(pair, { 'tenant-url': 'harbour.localhost' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
  });
});
