import { limits, signInLimits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCaughtMails } from '../../platform/mail/mailbox.repository.ts';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { deleteExpiredKeys } from './keys.repository.ts';
import { linkIn, mailTo } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const password = 'Green-Leaf-7';
const person = (email: string) => ({
  firstName: 'Ka Yan',
  lastName: 'Leung',
  email,
  password,
  acceptedTerms: true,
  language: 'zhTw',
});
const register = (email: string, change: object = {}, host?: string) =>
  h.anonymous('/auth/registrations', body('POST', { ...person(email), ...change }), host);
/** In another browser than the one that registered, with the password. */
const confirm = (key: string, host?: string, given: string | undefined = password) =>
  h.anonymous('/auth/email-confirmations', body('POST', { key, password: given }), host);
const press = (key: string, headers: Record<string, string>) => {
  const request = body('POST', { key });
  return h.anonymous('/auth/email-confirmations', { ...request, headers: { ...request.headers, ...headers } });
};
const origin = 'http://verdant.localhost:4200';
const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
/** Registers as the page of the accounts site does; returns the browser's cookie. */
const registerInBrowser = async (email: string) => {
  const request = body('POST', person(email));
  const answer = await h.anonymous('/auth/registrations', { ...request, headers: { ...request.headers, origin } });
  return cookieOf(answer, 'accounts-registration');
};
const signIn = (email: string, given = password, host?: string) =>
  h.anonymous('/auth/sign-in', body('POST', { email, password: given }), host);
const verification = (email: string) => mailTo(h, email, /確認/);
const countKeys = async () => (await h.database.pool.query('select from one_time_keys')).rowCount;

describe('registering', () => {
  it('makes an organisation and its administrator once the e-mail is confirmed', async () => {
    expect((await register('new@leung.example')).status).toBe(202);
    expect((await signIn('new@leung.example')).status).toBe(422);
    const mail = await verification('new@leung.example');
    expect(mail.senderName).toBe('Verdant');
    const { url, key } = linkIn(mail, '/confirm-email');
    expect(url.href).toMatch(/^http:\/\/accounts\.localhost:4200\/confirm-email\?tenant=verdant\.localhost&/);

    const { accessToken } = (await (await confirm(key)).json()) as { accessToken: string };
    expect((await signIn('new@leung.example')).status).toBe(200);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect(await (await h.anonymous('/users/profiles', { headers })).json()).toMatchObject({
      role: 'administrator',
      organizationName: 'leung.example',
      organizationType: 'Standard',
      registerProcess: 1,
      informationStep: '0',
    });
    expect(await (await h.anonymous('/users/me', { headers })).json()).toMatchObject({ language: 'zhTw' });
  });

  it('accepts names of one Chinese character, and refuses names of one letter', async () => {
    expect((await register('wong@leung.example', { firstName: '明', lastName: '王' })).status).toBe(202);
    const refused = await register('w@leung.example', { firstName: 'M', lastName: '\u200b\u200b' });
    expect([refused.status, (await refused.json()).issues]).toMatchObject([
      422,
      [
        { path: 'firstName', rule: 'too_short', params: { length: 2 } },
        { path: 'lastName', rule: 'required' },
      ],
    ]);
  });

  it('works once: the same link, and older ones, are refused afterwards', async () => {
    await register('twice@leung.example');
    const first = linkIn(await verification('twice@leung.example'), '/confirm-email').key;
    h.clock.advance(5);
    const resend = body('POST', { email: 'twice@leung.example' });
    expect((await h.anonymous('/auth/confirmation-emails', resend)).status).toBe(202);
    const newest = async () => linkIn(await verification('twice@leung.example'), '/confirm-email').key;
    await expect.poll(newest, { timeout: 15_000 }).not.toBe(first);
    const second = await newest();
    expect((await confirm(first)).status).toBe(422);
    const answers = await Promise.all([confirm(second), confirm(second), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await (await confirm(second)).json()).toMatchObject({ code: 'auth.link_invalid' });
  });

  it('leaves a day to confirm, on the page of the same tenant only', async () => {
    await register('late@leung.example');
    const { key } = linkIn(await verification('late@leung.example'), '/confirm-email');
    expect((await confirm(key, 'harbour.localhost')).status).toBe(422);
    expect((await confirm('made-up')).status).toBe(422);
    h.clock.advance(limits.confirmationLinkSeconds + 1);
    expect((await confirm(key)).status).toBe(422);
    await h.database.withSystem((tx) => deleteExpiredKeys(tx, h.clock.now()));
    expect(await countKeys()).toBe(0);
  });

  it('signs in with one press in the browser that registered, and sets the accounts site’s cookie', async () => {
    const cookie = await registerInBrowser('press@leung.example');
    const { key } = linkIn(await verification('press@leung.example'), '/confirm-email');
    const answer = await press(key, { origin, cookie });
    expect(answer.status).toBe(200);
    expect(cookieOf(answer, 'accounts-session')).not.toBe('');
    expect(cookieOf(answer, 'accounts-registration')).toBe('accounts-registration=');
    const { accessToken } = (await answer.json()) as { accessToken: string };
    const mine = await h.anonymous('/users/me', { headers: { authorization: `Bearer ${accessToken}` } });
    expect(await mine.json()).toMatchObject({ email: 'press@leung.example' });
    expect((await press(key, { origin, cookie })).status).toBe(422);
  });

  it('asks for the password in any other browser, and creates nothing without it', async () => {
    const cookie = await registerInBrowser('elsewhere@leung.example');
    const other = await registerInBrowser('other-browser@leung.example');
    const { key } = linkIn(await verification('elsewhere@leung.example'), '/confirm-email');
    const elsewhere: Record<string, string>[] = [
      {},
      { cookie },
      { origin, cookie: other },
      { origin: 'http://evil.example', cookie },
    ];
    for (const headers of elsewhere) {
      const asked = await press(key, headers);
      expect(asked.status).toBe(202);
      expect(await asked.json()).toEqual({ step: 'password', email: 'elsewhere@leung.example' });
      expect(cookieOf(asked, 'accounts-session')).toBe('');
    }
    const wrong = await confirm(key, undefined, 'Blue-Leaf-7');
    expect(await wrong.json()).toMatchObject({ code: 'auth.invalid_credentials' });
    expect((await signIn('elsewhere@leung.example')).status).toBe(422);
    expect((await confirm(key)).status).toBe(200);
  });

  it('locks the link after too many wrong passwords, as signing in does', async () => {
    await register('guess@leung.example');
    const { key } = linkIn(await verification('guess@leung.example'), '/confirm-email');
    const answers: number[] = [];
    for (let time = 0; time <= signInLimits.failuresMax; time++)
      answers.push((await confirm(key, undefined, `Wrong-Leaf-${time}`)).status);
    expect(answers.at(-1)).toBe(429);
    expect((await confirm(key)).status).toBe(429);
  });

  it('never reveals on the page that an account exists, and tells its owner by e-mail only', async () => {
    const known = await register('member@verdant.example');
    const unknown = await register('nobody@leung.example');
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    const mail = await mailTo(h, 'member@verdant.example', /already have an account/);
    expect(mail.text).not.toContain('confirm-email');
    await verification('nobody@leung.example');
    expect((await signIn('member@verdant.example')).status).toBe(422);
    expect(await countKeys()).toBe(1);
  });

  it('sends links to the tenant’s own host, whatever host a request claims to have come to', async () => {
    const given = { ...body('POST', person('host@leung.example')) };
    const headers = {
      'content-type': 'application/json',
      'tenant-url': 'verdant.localhost',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    };
    await h.app.request('http://evil.example/api/auth/registrations', { ...given, headers });
    const mail = await verification('host@leung.example');
    expect(`${mail.text}${mail.html}`).not.toContain('evil');
  });

  it.each([
    ['a password without a special character', { password: 'Greenleaf7' }, 'password', 'password_weak'],
    ['a password with a character that is not allowed', { password: 'Green-Läaf-7' }, 'password', 'password_weak'],
    ['a password of seven characters', { password: 'Gre-n17' }, 'password', 'password_weak'],
    ['terms that are not accepted', { acceptedTerms: false }, 'acceptedTerms', 'required'],
    ['a name of one letter', { firstName: 'K' }, 'firstName', 'too_short'],
    ['something that is no e-mail', { email: 'leung' }, 'email', 'email_invalid'],
  ])('refuses %s, and names the field without repeating the value', async (_, change, path, rule) => {
    const refused = await register('weak@leung.example', change);
    const text = await refused.text();
    expect(JSON.parse(text)).toMatchObject({ statusCode: 422, issues: [{ path, rule }] });
    expect(text).not.toContain('Green');
  });

  it('sends a limited number of e-mails to one address in an hour, and says how long to wait', async () => {
    for (let time = 0; time < limits.linkEmailsPerHourMax; time++)
      expect((await register('often@leung.example')).status).toBe(202);
    const refused = await register('often@leung.example');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await refused.json()).toMatchObject({ code: 'request.too_many', retryAfterSeconds: expect.any(Number) });
    expect((await register('other@leung.example')).status).toBe(202);
  });

  it('is refused at a host without a tenant', async () => {
    expect((await register('x@nobody.example', {}, 'nobody.example')).status).toBe(404);
    // The e-mail of an earlier test may arrive late.
    const mails = await h.database.withSystem(listCaughtMails);
    expect(mails.filter(({ recipient }) => recipient === 'x@nobody.example')).toEqual([]);
  });
});
