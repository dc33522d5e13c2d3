import { limits, signInLimits, type TokenPair } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../seed/demo-data.ts';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { linkIn, mailTo } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const newPassword = 'Green-Leaf-7';
const email = 'admin@verdant.example';
const ask = (address: string) => h.anonymous('/auth/password-resets', body('POST', { email: address }));
const reset = (key: string, host?: string) =>
  h.anonymous('/auth/new-passwords', body('POST', { key, password: newPassword }), host);
const signIn = (password: string, address = email) =>
  h.anonymous('/auth/sign-in', body('POST', { email: address, password }));
const me = (pair: TokenPair) =>
  h.anonymous('/users/me', { headers: { authorization: `Bearer ${pair.accessToken}` } }).then(({ status }) => status);
const change = (currentPassword: string, password = newPassword) =>
  h.as('verdant.admin').request('/auth/change-password', body('PUT', { currentPassword, newPassword: password }));

describe('a forgotten password', () => {
  it('is replaced by a link that works once and ends every session', async () => {
    const before = await h.signIn('verdant.admin');
    expect((await ask(email)).status).toBe(202);
    const { key, url } = linkIn(await mailTo(h, email, /new password/), '/reset-password');
    expect(url.searchParams.get('tenant')).toBe('verdant.localhost');
    const answers = await Promise.all([reset(key), reset(key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    expect(await me(before)).toBe(401);
    expect((await signIn(demoPassword)).status).toBe(422);
    expect((await signIn(newPassword)).status).toBe(200);
    await mailTo(h, email, /has been changed/);
  });

  it('unlocks an account that was locked by wrong guesses', async () => {
    for (let time = 0; time < signInLimits.failuresMax; time++) await signIn('wrong');
    expect((await signIn(demoPassword)).status).toBe(429);
    await ask(email);
    await reset(linkIn(await mailTo(h, email, /new password/), '/reset-password').key);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it('gets the same answer with or without an account, and a link that works for one hour at one tenant', async () => {
    const known = await ask('member@verdant.example');
    const unknown = await ask('nobody@verdant.example');
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    const { key } = linkIn(await mailTo(h, 'member@verdant.example', /new password/), '/reset-password');
    expect((await reset(key, 'harbour.localhost')).status).toBe(422);
    h.clock.advance(limits.resetLinkSeconds + 1);
    expect(await (await reset(key)).json()).toMatchObject({ code: 'auth.link_invalid' });
  });
});

describe('changing the password', () => {
  it('signs out all other sessions, and keeps this one', async () => {
    const other = await h.signIn('verdant.admin');
    expect((await change(demoPassword)).status).toBe(204);
    expect((await h.as('verdant.admin').request('/users/me')).status).toBe(200);
    expect(await me(other)).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
    await mailTo(h, email, /has been changed/);
  });

  it('needs the present password, and counts wrong ones towards the lock', async () => {
    for (let time = 0; time < signInLimits.failuresMax; time++)
      expect(await (await change('wrong')).json()).toMatchObject({ statusCode: 422, code: 'auth.password_wrong' });
    expect(await (await change(demoPassword)).json()).toMatchObject({ code: 'auth.locked' });
    expect((await signIn(demoPassword)).status).toBe(429);
  });

  it('refuses a new password that breaks the rules, and callers who are not signed in', async () => {
    expect(await (await change(demoPassword, 'short')).json()).toMatchObject({
      issues: [{ path: 'newPassword', rule: 'password_weak' }],
    });
    expect((await h.anonymous('/auth/change-password', body('PUT', {}))).status).toBe(401);
  });

  it('refuses common passwords, and leaves the link of the e-mail valid for another try', async () => {
    const ruleOf = async (answer: Response) =>
      ((await answer.json()) as { issues: { rule: string }[] }).issues[0]?.rule;
    expect(await ruleOf(await change(demoPassword, 'Password-1!'))).toBe('password_common');
    expect(await ruleOf(await change(demoPassword, 'Verdant-2026!'))).toBe('password_context');
    await ask(email);
    const { key } = linkIn(await mailTo(h, email, /new password/), '/reset-password');
    const weak = await h.anonymous('/auth/new-passwords', body('POST', { key, password: 'Welcome-2026!' }));
    expect(await ruleOf(weak)).toBe('password_common');
    expect((await reset(key)).status).toBe(204);
  });

  it('changes nobody else’s password', async () => {
    expect((await change(demoPassword)).status).toBe(204);
    for (const [other, host] of [
      ['member@verdant.example', 'verdant.localhost'],
      ['admin@sister.example', 'verdant.localhost'],
      ['admin@harbour.example', 'harbour.localhost'],
    ] as const) {
      const given = body('POST', { email: other, password: demoPassword });
      expect((await h.anonymous('/auth/sign-in', given, host)).status).toBe(200);
    }
  });
});

describe('a password that an operator set', () => {
  it('is replaced before the first session begins', async () => {
    await h.database.pool.query(`update users set must_change_password = true where email = '${email}'`);
    const answer = await signIn(demoPassword);
    expect(answer.status).toBe(202);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const step = (await answer.json()) as { step: string; key: string };
    expect(step).toEqual({ step: 'new-password', key: expect.any(String) });
    expect((await reset(step.key)).status).toBe(204);
    expect((await signIn(newPassword)).status).toBe(200);
  });
});
