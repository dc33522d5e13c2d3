import { limits } from '@esg/contract';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ProblemError } from '../http/problem.ts';

/** How often one address may try to sign in, refresh or ask for tokens: points in a window of seconds. */
export type LimitSettings = { attempts: { points: number; duration: number } };
const defaults: LimitSettings = { attempts: { points: 120, duration: 60 } };

export type Limits = ReturnType<typeof createLimits>;

const waitSeconds = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000));

/**
 * Counts attempts. In PostgreSQL where several gateways share one, in memory otherwise.
 * Accounts are counted by a key, whether or not they exist, so that a lock does not tell which e-mails do.
 */
export const createLimits = (pool: pg.Pool | undefined, settings: LimitSettings = defaults) => {
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract =>
    pool
      ? new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          keyPrefix,
          points,
          duration,
        })
      : new RateLimiterMemory({ keyPrefix, points, duration });
  const attempts = limiter('attempt', settings.attempts.points, settings.attempts.duration);
  const failures = limiter('failure', limits.signInFailuresMax, limits.signInLockSeconds);
  return {
    /** Counts one attempt of this address. Throws `request.too_many`. */
    countAttempt: async (address: string) => {
      try {
        await attempts.consume(address);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new ProblemError('request.too_many', { retryAfterSeconds: waitSeconds(refused) });
      }
    },
    /** Throws `auth.locked` while the account is locked. */
    requireUnlocked: async (account: string) => {
      const state = await failures.get(account);
      if (state && state.consumedPoints >= limits.signInFailuresMax)
        throw new ProblemError('auth.locked', { retryAfterSeconds: waitSeconds(state) });
    },
    /** Counts one wrong password; the last allowed one locks the account. */
    countFailure: async (account: string) => {
      const { consumedPoints } = await failures.penalty(account);
      if (consumedPoints >= limits.signInFailuresMax) await failures.block(account, limits.signInLockSeconds);
    },
    /** Forgets the wrong passwords after a right one. */
    clearFailures: (account: string) => failures.delete(account),
  };
};
