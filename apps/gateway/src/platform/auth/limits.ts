import { contributionLimits, limits, supportLimits } from '@esg/contract';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ProblemError } from '../http/problem.ts';

/**
 * How often one address may do it in a minute. A whole office may share one address: its people sign in now and then, and
 * each of their tabs refreshes four times an hour.
 */
const attemptsMax = { signIn: 120, refresh: 1200 };
const windowSeconds = 60;
const hourSeconds = 60 * 60;
/** Registrations and links by e-mail that one address, an office perhaps, may ask for in an hour. */
const requestsPerHourMax = 60;
/** Voucher codes that one person may try in an hour: a code is worth money, and short enough to be guessed. */
const vouchersPerHourMax = 20;

export type Limits = ReturnType<typeof createLimits>;

const waitSeconds = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000));

/**
 * Counts attempts. In PostgreSQL where several gateways share one, in memory otherwise.
 * Accounts are counted by a key, whether or not they exist, so that a lock does not tell which e-mails do.
 */
export const createLimits = (pool: pg.Pool | undefined) => {
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
  const attempts = {
    signIn: limiter('sign-in', attemptsMax.signIn, windowSeconds),
    refresh: limiter('refresh', attemptsMax.refresh, windowSeconds),
    brandShare: limiter('brand-share', limits.brandPreviewLinksPerHourMax, hourSeconds),
    registration: limiter('registration', requestsPerHourMax, hourSeconds),
    voucher: limiter('voucher', vouchersPerHourMax, hourSeconds),
    support: limiter('support', supportLimits.questionsPerHourMax, hourSeconds),
    linkEmail: limiter('link-email', limits.linkEmailsPerHourMax, hourSeconds),
    contributionEmail: limiter('contribution-email', contributionLimits.emailsPerHourMax, hourSeconds),
    /** Calls of one person who was invited to a report. */
    contribution: limiter('contribution', contributionLimits.callsPerMinuteMax, windowSeconds),
    /** Keys of links and of a sign-in's next steps, so that nobody tries them out. */
    key: limiter('key', attemptsMax.signIn, windowSeconds),
  };
  const failures = limiter('failure', limits.signInFailuresMax, limits.signInLockSeconds);
  return {
    /** Counts one attempt of this address, or of this person. Throws `request.too_many`. */
    countAttempt: async (kind: keyof typeof attempts, caller: string) => {
      try {
        await attempts[kind].consume(caller);
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
