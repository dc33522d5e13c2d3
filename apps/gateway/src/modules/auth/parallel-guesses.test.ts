import { type SignInStep, signInLimits, type TotpSetup } from '@esg/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../seed/demo-data.ts';
import { body, createHarness, type Harness } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const email = 'admin@verdant.example';
const most = signInLimits.failuresMax;
/** Fifty calls at once, with the right one where it comes too late. */
const late = 45;
const fiftyAtOnce = (call: (number: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: 50 }, (_, number) => call(number)));
const signIn = (password: string) => h.anonymous('/auth/sign-in', body('POST', { email, password }));
const secondStep = (key: string, code: string) =>
  h.anonymous('/auth/sign-in/second-factor', body('POST', { key, factor: 'totp', code }));
const post = (path: string, value: object) => h.as('verdant.admin').request(path, body('POST', value));

/** The number of responses by code; `undefined` means a successful sign-in. */
const countCodes = async (answers: readonly Response[]) => {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const { code = 'let in' } = answer.status === 204 ? {} : ((await answer.clone().json()) as { code?: string });
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};
const waits = (answers: readonly Response[]) =>
  answers.filter(({ status }) => status === 429).map(({ headers }) => Number(headers.get('retry-after')));

/** A required app, and a function for its codes. */
const turnOnApp = async () => {
  const { key, secret } = (await (await post('/auth/totp', { password: demoPassword })).json()) as TotpSetup;
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const codeNow = () => app.generate({ timestamp: h.clock.now().getTime() });
  await h.as('verdant.admin').request('/auth/totp', body('PUT', { key, code: codeNow() }));
  h.clock.advance(60);
  return codeNow;
};
const firstStep = async () => (await (await signIn(demoPassword)).json()) as Extract<SignInStep, { key: string }>;

describe('fifty calls at once', () => {
  it('try five passwords, and do not let in the right one that comes after them', async () => {
    const answers = await fiftyAtOnce((number) => signIn(number === late ? demoPassword : `wrong ${number}`));
    expect(await countCodes(answers)).toEqual({ 'auth.invalid_credentials': most, 'auth.locked': 50 - most });
    expect(Math.min(...waits(answers))).toBeGreaterThan(signInLimits.lockSeconds - 60);
  });

  it('with the right password are all let in, however many there are', async () => {
    expect(await countCodes(await fiftyAtOnce(() => signIn(demoPassword)))).toEqual({ 'let in': 50 });
  });

  it('with the right password do not count as guesses where a code is asked for next', async () => {
    const codeNow = await turnOnApp();
    const answers = await fiftyAtOnce(() => signIn(demoPassword));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(202));
    expect((await secondStep((await firstStep()).key, codeNow())).status).toBe(200);
  });

  it('try five codes, and do not let in the right one that comes after them', async () => {
    const codeNow = await turnOnApp();
    const { key } = await firstStep();
    const answers = await fiftyAtOnce((number) => secondStep(key, number === late ? codeNow() : '000000'));
    expect(await countCodes(answers)).toEqual({ 'auth.code_wrong': most, 'auth.locked': 50 - most });
  });

  it('try no more codes with the key of one sign-in, even where the lock is opened meanwhile', async () => {
    const codeNow = await turnOnApp();
    const { key } = await firstStep();
    const account = `${h.as('verdant.admin').scope.tenantId}:${email}`;
    const answers = await fiftyAtOnce(async (number) => {
      await h.deps.limits.clearGuesses(account);
      return secondStep(key, number === late ? codeNow() : '000000');
    });
    const { 'auth.code_wrong': tried, 'let in': letIn } = await countCodes(answers);
    expect({ tried, letIn }).toEqual({ tried: signInLimits.stepTriesMax, letIn: undefined });
    await h.deps.limits.clearGuesses(account);
    expect(await (await secondStep(key, codeNow())).json()).toMatchObject({ code: 'auth.link_invalid' });
    expect((await secondStep((await firstStep()).key, codeNow())).status).toBe(200);
  });

  it('try five codes while an app is set up', async () => {
    const { key } = (await (await post('/auth/totp', { password: demoPassword })).json()) as TotpSetup;
    const confirm = () => h.as('verdant.admin').request('/auth/totp', body('PUT', { key, code: '000000' }));
    expect(await countCodes(await fiftyAtOnce(confirm))).toEqual({
      'auth.code_wrong': signInLimits.stepTriesMax,
      'auth.link_invalid': 50 - signInLimits.stepTriesMax,
    });
  });

  it.each([
    ['/auth/change-password', 'PUT'],
    ['/auth/totp', 'POST'],
    ['/auth/totp-removals', 'POST'],
    ['/auth/recovery-codes', 'POST'],
    ['/auth/passkey-registrations', 'POST'],
  ] as const)('try five passwords where %s asks for it again', async (path, method) => {
    await h.as('verdant.admin').request('/users/me');
    const ask = (password: string) => {
      const given = method === 'PUT' ? { currentPassword: password, newPassword: 'Unheard-of-7391!' } : { password };
      return h.as('verdant.admin').request(path, body(method, given));
    };
    const answers = await fiftyAtOnce((number) => ask(number === late ? demoPassword : `wrong ${number}`));
    expect(await countCodes(answers)).toEqual({ 'auth.password_wrong': most, 'auth.locked': 50 - most });
    expect((await signIn(demoPassword)).status).toBe(429);
  });
});
