import { randomUUID } from 'node:crypto';
import { brandPreviewLimits, limits, signInLimits } from '@esg/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { ProblemError } from '../http/index.ts';
import { createLimits } from './limits.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const wrong = async () => {
  throw new ProblemError('auth.invalid_credentials');
};
const codeOf = (error: unknown) => (error instanceof ProblemError ? error.code : error);

describe('limits at gateways that share a database', () => {
  /** Calls to two of them in turn, all at once. */
  const atOnce = async (calls: number, call: (gateway: ReturnType<typeof createLimits>) => Promise<unknown>) => {
    const gateways = [createLimits(database.pool), createLimits(database.pool)] as const;
    const outcomes = await Promise.all(
      Array.from({ length: calls }, (_, number) =>
        call(gateways[number % 2 === 0 ? 0 : 1]).then(() => 'let in', codeOf),
      ),
    );
    return Object.fromEntries(
      [...new Set(outcomes)].map((code) => [code, outcomes.filter((one) => one === code).length]),
    );
  };

  it('check only five of fifty wrong guesses that arrive at once', async () => {
    const account = randomUUID();
    const most = signInLimits.failuresMax;
    expect(await atOnce(50, (gateway) => gateway.guess('signIn', account, wrong))).toEqual({
      'auth.invalid_credentials': most,
      'auth.locked': 50 - most,
    });
    const right = async () => 'right';
    await expect(createLimits(database.pool).guess('signIn', account, right)).rejects.toThrow('auth.locked');
    await createLimits(database.pool).clearGuesses(account);
    expect(await createLimits(database.pool).guess('signIn', account, right)).toBe('right');
  });

  it('count neither right guesses nor those that failed on our side', async () => {
    const account = randomUUID();
    expect(await atOnce(50, (gateway) => gateway.guess('signIn', account, async () => undefined))).toEqual({
      'let in': 50,
    });
    const broken = async () => {
      throw new Error('broken');
    };
    for (let time = 0; time < signInLimits.failuresMax + 1; time += 1)
      await expect(createLimits(database.pool).guess('signIn', account, broken)).rejects.toThrow('broken');
  });

  it.each([
    ['signIn', 120],
    ['key', 120],
    ['registration', 60],
    ['linkEmail', limits.linkEmailsPerHourMax],
    ['brandShare', brandPreviewLimits.linksPerHourMax],
    ['brandEmail', brandPreviewLimits.emailsPerHourMax],
  ] as const)('let through no more attempts together: %s', async (kind, most) => {
    const caller = randomUUID();
    expect(await atOnce(most + 50, (gateway) => gateway.countAttempt(kind, caller))).toEqual({
      'let in': most,
      'request.too_many': 50,
    });
  });
});
