import { type RecoveryCodes, type SignInStep, signInLimits, type TotpSetup } from '@esg/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/demo-data.ts';
import { body, createHarness, type Harness, type PersonName } from '../../../testing/harness.ts';
import { mailTo } from '../testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const email = 'admin@verdant.example';
const post = (path: string, value: object, name: PersonName = 'verdant.admin') =>
  h.as(name).request(path, body('POST', value));
const proof = { password: demoPassword };
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: h.clock.now().getTime() });
const begin = async () => (await (await post('/auth/totp', proof)).json()) as TotpSetup;
const confirm = (key: string, code: string, name: PersonName = 'verdant.admin') =>
  h.as(name).request('/auth/totp', body('PUT', { key, code }));
/** Turns the second factor on; a minute later its codes are new ones. */
const turnOn = async () => {
  const { key, secret } = await begin();
  const { codes } = (await (await confirm(key, codeOf(secret))).json()) as RecoveryCodes;
  h.clock.advance(60);
  return { secret, codes };
};
const firstStep = async () => {
  const answer = await h.anonymous('/auth/sign-in', body('POST', { email, password: demoPassword }));
  expect(answer.status).toBe(202);
  expect(answer.headers.get('set-cookie')).toBeNull();
  return (await answer.json()) as Extract<SignInStep, { step: 'second-factor' }>;
};
const secondStep = (key: string, code: string, factor = 'totp', host?: string) =>
  h.anonymous('/auth/sign-in/second-factor', body('POST', { key, factor, code }), host);

describe('an authenticator app', () => {
  it('is asked for after the password, once its owner confirmed a code of it', async () => {
    const { key, secret, otpauthUrl } = await begin();
    expect(otpauthUrl).toContain(`issuer=Verdant&secret=${secret}`);
    expect((await confirm(key, '000000')).status).toBe(422);
    const { codes } = (await (await confirm(key, codeOf(secret))).json()) as RecoveryCodes;
    expect(new Set(codes).size).toBe(signInLimits.recoveryCodes);
    // 28 characters out of 32: 140 bits.
    for (const code of codes) expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){6}[A-HJ-NP-Z2-9]{4}$/);
    expect(await (await h.as('verdant.admin').request('/auth/security')).json()).toMatchObject({
      hasPassword: true,
      totpSince: expect.any(String),
      recoveryCodesLeft: signInLimits.recoveryCodes,
      passkeys: [],
    });
    await mailTo(h, email, /How you sign in/);

    h.clock.advance(60);
    const step = await firstStep();
    expect(step).toMatchObject({ step: 'second-factor', factors: ['totp', 'recovery-code'] });
    const answer = await secondStep(step.key, codeOf(secret));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^accounts-session=/);
    expect((await secondStep(step.key, codeOf(secret))).status).toBe(422);
  });

  it('gives codes that work once, even where several requests bring the same code at once', async () => {
    const { secret } = await turnOn();
    const steps = await Promise.all([firstStep(), firstStep(), firstStep()]);
    const code = codeOf(secret);
    const answers = await Promise.all(steps.map(({ key }) => secondStep(key, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('locks the account after too many wrong codes, even though the password is right each time', async () => {
    const { secret } = await turnOn();
    for (let time = 0; time < signInLimits.failuresMax; time++) {
      const { key } = await firstStep();
      expect(await (await secondStep(key, '000000')).json()).toMatchObject({ code: 'auth.code_wrong' });
    }
    const answer = await h.anonymous('/auth/sign-in', body('POST', { email, password: demoPassword }));
    expect(answer.status).toBe(429);
    expect(codeOf(secret)).toMatch(/^\d{6}$/);
  });

  it('can be replaced by a recovery code, which signs in once', async () => {
    const { codes } = await turnOn();
    const [code = ''] = codes;
    const sloppy = code.toLowerCase().replaceAll('-', ' ');
    expect((await secondStep((await firstStep()).key, sloppy, 'recovery-code')).status).toBe(200);
    expect((await secondStep((await firstStep()).key, code, 'recovery-code')).status).toBe(422);
    const renewed = (await (await post('/auth/recovery-codes', proof)).json()) as RecoveryCodes;
    expect(renewed.codes).not.toContain(codes[1]);
    expect((await secondStep((await firstStep()).key, codes[1] ?? '', 'recovery-code')).status).toBe(422);
  });

  it('is no longer asked for once it is removed', async () => {
    await turnOn();
    expect((await post('/auth/totp-removals', proof)).status).toBe(204);
    expect((await post('/auth/totp-removals', proof)).status).toBe(404);
    expect((await h.anonymous('/auth/sign-in', body('POST', { email, password: demoPassword }))).status).toBe(200);
  });

  it('leaves ten minutes for the second step, at the same tenant', async () => {
    const { secret } = await turnOn();
    const { key } = await firstStep();
    expect((await secondStep(key, codeOf(secret), 'totp', 'harbour.localhost')).status).toBe(422);
    h.clock.advance(signInLimits.stepSeconds + 1);
    expect(await (await secondStep(key, codeOf(secret))).json()).toMatchObject({ code: 'auth.link_invalid' });
  });

  it('is changed only with the password', async () => {
    for (const path of ['/auth/totp', '/auth/totp-removals', '/auth/recovery-codes', '/auth/passkey-registrations']) {
      expect(await (await post(path, { password: 'wrong' })).json()).toMatchObject({ code: 'auth.password_wrong' });
      expect((await h.anonymous(path, body('POST', proof))).status).toBe(401);
    }
  });

  it('is closed to other people: its key, its secret and its codes', async () => {
    const { key, secret } = await begin();
    for (const stranger of ['verdant.member', 'verdant.sister', 'harbour.admin'] as const)
      expect((await confirm(key, codeOf(secret), stranger)).status).toBe(422);
    await confirm(key, codeOf(secret));
    for (const stranger of ['verdant.member', 'verdant.sister', 'harbour.admin'] as const)
      expect(await (await h.as(stranger).request('/auth/security')).json()).toMatchObject({ totpSince: null });
    const { rows } = await h.database.pool.query('select secret from totp_secrets');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
