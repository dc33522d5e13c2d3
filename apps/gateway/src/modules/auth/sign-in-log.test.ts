import { signInLimits } from '@esg/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../../seed/demo-data.ts';
import { body, createHarness, type Harness } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(() => h.close());

const signIn = (email: string, password: string) => {
  const request = body('POST', { email, password });
  return h.anonymous('/auth/sign-in', {
    ...request,
    headers: { ...request.headers, 'x-forwarded-for': '203.0.113.8' },
  });
};

/** The log lines written from now on. */
const listen = () => {
  const lines: object[] = [];
  for (const level of ['info', 'warn'] as const)
    vi.spyOn(h.deps.log, level).mockImplementation((facts: unknown) => void lines.push(facts as object));
  return {
    all: lines,
    signIns: () => lines.filter((line) => 'kind' in line && line.kind === 'sign-in'),
  };
};

describe('the log of sign-ins', () => {
  it('has a line for each sign-in: the account, the method and the device', async () => {
    const log = listen();
    const { email, scope } = h.as('verdant.admin');
    expect((await signIn(email, demoPassword)).status).toBe(200);
    const { tenantId, userId: accountId } = scope;
    expect(log.signIns()).toEqual([{ kind: 'sign-in', tenantId, way: 'password', accountId, address: '203.0.113.8' }]);
  });

  it('has a line for each refusal and each lock, without a password or an address', async () => {
    const log = listen();
    const { email, scope } = h.as('verdant.admin');
    await signIn('nobody@verdant.example', 'Secret-Try-1!');
    for (let tries = 0; tries <= signInLimits.failuresMax; tries++) await signIn(email, 'Secret-Try-2!');
    const codes = log.signIns().map((line) => ({ ...line, tenantId: '', address: '' }));
    const refused = { kind: 'sign-in', tenantId: '', way: 'password', address: '', code: 'auth.invalid_credentials' };
    expect(codes).toEqual([
      { ...refused, accountId: undefined },
      ...Array.from({ length: signInLimits.failuresMax }, () => ({ ...refused, accountId: scope.userId })),
      { ...refused, accountId: undefined, code: 'auth.locked' },
    ]);
    expect(JSON.stringify(log.all)).not.toMatch(/Secret-Try|@verdant/);
  });

  it('names in the line of a request the reason for its refusal', async () => {
    const log = listen();
    await h.as('verdant.member').request('/organizations/users');
    await h.as('verdant.member').request('/reports', body('POST', {}));
    const requests = log.all.filter((line) => 'path' in line && 'code' in line && line.code !== undefined);
    expect(requests).toMatchObject([
      { status: 403, code: 'permission.denied' },
      { status: 422, code: 'request.invalid' },
    ]);
  });
});
