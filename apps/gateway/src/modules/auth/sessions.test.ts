import type { AccountSession } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../seed/demo-data.ts';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { deviceOf } from './client.ts';
import { mailTo } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const signInWith = async (agent: string) => {
  const given = body('POST', { email: 'admin@verdant.example', password: demoPassword });
  const headers = { ...given.headers, 'user-agent': agent, 'x-forwarded-for': '203.0.113.7' };
  const answer = await h.anonymous('/auth/sign-in', { ...given, headers });
  return (await answer.json()) as { accessToken: string };
};
const sessionsOf = async (name: 'verdant.admin' | 'verdant.member' | 'verdant.sister' = 'verdant.admin') =>
  (await (await h.as(name).request('/auth/sessions')).json()) as AccountSession[];
const statusOf = async ({ accessToken }: { accessToken: string }) =>
  (await h.anonymous('/users/me', { headers: { authorization: `Bearer ${accessToken}` } })).status;

describe('sessions', () => {
  it('are listed with their device and their last use, the present one marked', async () => {
    await sessionsOf();
    h.clock.advance(120);
    await signInWith(firefox);
    const [newer, older] = await sessionsOf();
    expect(newer).toMatchObject({ browser: 'Firefox', system: 'Windows', address: '203.0.113.7', isCurrent: false });
    expect(newer?.lastUsedAt).toBe(h.clock.now().toISOString());
    expect(older).toMatchObject({ browser: null, isCurrent: true });
  });

  it('end one by one, or all but this one, or all', async () => {
    const first = await signInWith(firefox);
    const second = await signInWith(firefox);
    const third = await signInWith(firefox);
    const admin = h.as('verdant.admin');
    const [one] = (await sessionsOf()).filter(({ isCurrent }) => !isCurrent);
    expect((await admin.request(`/auth/sessions/${one?.id}`, { method: 'DELETE' })).status).toBe(204);
    const left = await Promise.all([first, second, third].map((pair) => statusOf(pair)));
    expect(left.filter((status) => status === 401)).toHaveLength(1);
    expect((await admin.request('/auth/sessions?except=current', { method: 'DELETE' })).status).toBe(204);
    expect(await sessionsOf()).toMatchObject([{ isCurrent: true }]);
    expect((await admin.request('/auth/sessions', { method: 'DELETE' })).status).toBe(204);
    expect((await admin.request('/users/me')).status).toBe(401);
  });

  it('of other people can neither be seen nor ended', async () => {
    const [theirs] = await sessionsOf();
    for (const stranger of ['verdant.member', 'verdant.sister', 'harbour.admin'] as const) {
      const path = `/auth/sessions/${theirs?.id}`;
      expect((await h.as(stranger).request(path, { method: 'DELETE' })).status).toBe(404);
      await h.as(stranger).request('/auth/sessions', { method: 'DELETE' });
    }
    expect(await sessionsOf()).toHaveLength(1);
    expect((await h.anonymous('/auth/sessions')).status).toBe(401);
    expect((await h.anonymous('/auth/sessions', { method: 'DELETE' })).status).toBe(401);
  });

  it('are announced by e-mail when they come from a browser that was not used before', async () => {
    await signInWith(firefox);
    await signInWith(firefox);
    await signInWith('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1');
    const mail = await mailTo(h, 'admin@verdant.example', /New sign-in/, /Safari, iOS/);
    expect(mail.text).toContain('http://verdant.localhost:4200/ct/account-settings/security');
    expect(mail.text).toMatch(/\d{2}:\d{2} \(Hong Kong Standard Time\)/);
  });
});

describe('sessions of the people of an organisation', () => {
  const end = (name: PersonName, id: string) =>
    h.as(name).request(`/organizations/users/${id}/sessions`, { method: 'DELETE' });
  const member = () => h.as('verdant.member').scope.userId;

  it('are ended by its administrators, all at once, and the person can sign in again', async () => {
    const one = await h.signIn('verdant.member');
    const other = await h.signIn('verdant.member');
    expect((await end('verdant.admin', member())).status).toBe(204);
    expect(await Promise.all([statusOf(one), statusOf(other)])).toEqual([401, 401]);
    expect((await h.as('verdant.admin').request('/users/me')).status).toBe(200);
    expect(await statusOf(await h.signIn('verdant.member'))).toBe(200);
  });

  it('are ended by nobody else', async () => {
    const pair = await h.signIn('verdant.member');
    for (const name of ['verdant.member', 'verdant.entity'] as const)
      expect((await end(name, member())).status).toBe(403);
    for (const stranger of ['verdant.sister', 'harbour.admin'] as const)
      expect((await end(stranger, member())).status).toBe(404);
    expect((await h.anonymous(`/organizations/users/${member()}/sessions`, { method: 'DELETE' })).status).toBe(401);
    expect(await statusOf(pair)).toBe(200);
  });
});

describe('the name of a device', () => {
  it.each([
    [firefox, 'Firefox', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/142.0.0.0 Safari/537.36 Edg/142.0', 'Edge', 'macOS'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari/537.36', 'Chrome', 'Android'],
    ['curl/8', null, null],
  ])('is read from %s', (agent, browser, system) => {
    expect(deviceOf(agent)).toEqual({ browser, system });
  });
});
