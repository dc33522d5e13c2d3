import {
  accessRequestLimits,
  attemptLimits,
  brandPreviewLimits,
  contributionLimits,
  limits,
  signInLimits,
  supportLimits,
  surveyLimits,
} from '@esg/contract';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ProblemError } from '../http/problem.ts';
import { createOneByOne } from '../one-by-one.ts';

const windowSeconds = 60;
const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;

export type Limits = ReturnType<typeof createLimits>;

const waitSeconds = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000));

const limiterIn =
  (pool: pg.Pool | undefined) =>
  (keyPrefix: string, points: number, duration: number): RateLimiterAbstract =>
    pool
      ? new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          // A migration created the table: gateways that start at once would conflict with each other.
          tableCreated: true,
          keyPrefix,
          points,
          duration,
        })
      : new RateLimiterMemory({ keyPrefix, points, duration });
type MakeLimiter = ReturnType<typeof limiterIn>;

/** How often each of these may be done. */
const attemptsIn = (limiter: MakeLimiter) => ({
  signIn: limiter('sign-in', attemptLimits.signInsPerMinuteMax, windowSeconds),
  refresh: limiter('refresh', attemptLimits.refreshesPerMinuteMax, windowSeconds),
  brandShare: limiter('brand-share', brandPreviewLimits.linksPerHourMax, hourSeconds),
  /** Previews of one tenant's brand by e-mail, by all of its people together. */
  brandEmail: limiter('brand-email', brandPreviewLimits.emailsPerHourMax, hourSeconds),
  registration: limiter('registration', attemptLimits.registrationsPerHourMax, hourSeconds),
  invitation: limiter('invitation', attemptLimits.invitationsPerHourMax, hourSeconds),
  /** Requests of one consultancy to one company that was its client. */
  accessRequest: limiter('access-request', accessRequestLimits.perDayMax, daySeconds),
  support: limiter('support', supportLimits.questionsPerHourMax, hourSeconds),
  linkEmail: limiter('link-email', limits.linkEmailsPerHourMax, hourSeconds),
  contributionEmail: limiter('contribution-email', contributionLimits.emailsPerHourMax, hourSeconds),
  /** Calls of one person who was invited to a report. */
  contribution: limiter('contribution', contributionLimits.callsPerMinuteMax, windowSeconds),
  /** Pages that are drawn for one reader of a draft. */
  draftPages: limiter('draft-pages', contributionLimits.drawingsPerMinuteMax, windowSeconds),
  /** Calls of people who answer a survey, from one address and by one link, pictures that they read, and how many begin from one address. */
  surveyAddress: limiter('survey-address', surveyLimits.callsPerAddressPerMinuteMax, windowSeconds),
  surveyLink: limiter('survey-link', surveyLimits.callsPerLinkPerMinuteMax, windowSeconds),
  surveyPicture: limiter('survey-picture', surveyLimits.picturesPerAddressPerMinuteMax, windowSeconds),
  surveyBallot: limiter('survey-ballot', surveyLimits.ballotsPerAddressPerHourMax, hourSeconds),
  /** Domains that the sign-in page looks up, once for each typed address. */
  providerSearch: limiter('provider-search', attemptLimits.providerSearchesPerMinuteMax, windowSeconds),
  /** Keys of links and of a sign-in's next steps, so that nobody can try them all. */
  key: limiter('key', attemptLimits.signInsPerMinuteMax, windowSeconds),
});

/** What could be guessed, with the refusal after too many wrong guesses. */
const guessesIn = (limiter: MakeLimiter) =>
  ({
    signIn: {
      limit: limiter('failure', signInLimits.failuresMax, signInLimits.lockSeconds),
      refusal: 'auth.locked',
    },
    voucher: { limit: limiter('voucher', attemptLimits.vouchersPerHourMax, hourSeconds), refusal: 'request.too_many' },
  }) as const;

/**
 * Counts attempts: in PostgreSQL where several gateways share one, in memory otherwise. Accounts are counted by a key, whether or not they
 * exist, so that a lock does not reveal which e-mails do.
 */
export const createLimits = (pool: pg.Pool | undefined) => {
  const limiter = limiterIn(pool);
  const attempts = attemptsIn(limiter);
  const guesses = guessesIn(limiter);
  const oneByOne = createOneByOne();
  const consume = async (limit: RateLimiterAbstract, caller: string, refusal: 'request.too_many' | 'auth.locked') => {
    try {
      await limit.consume(caller);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ProblemError(refusal, { retryAfterSeconds: waitSeconds(refused) });
    }
  };
  return {
    /** Counts one attempt of this address, or of this person. Throws `request.too_many`. */
    countAttempt: (kind: keyof typeof attempts, caller: string) => consume(attempts[kind], caller, 'request.too_many'),
    /**
     * Checks something that could be guessed. Every `ProblemError` that the check throws counts as a wrong guess. A guess is counted before
     * it is checked, so that simultaneous guesses at several gateways are no more than successive ones, and is subtracted again unless it
     * was wrong. Throws `auth.locked` or `request.too_many` without checking when there were too many.
     *
     * A gateway checks one by one: simultaneous right ones would otherwise use up each other's guesses.
     */
    guess: <Result>(kind: keyof typeof guesses, guesser: string, check: () => Promise<Result>): Promise<Result> => {
      const { limit, refusal } = guesses[kind];
      return oneByOne(`${kind}:${guesser}`, async () => {
        await consume(limit, guesser, refusal);
        let isWrong = false;
        try {
          return await check();
        } catch (error) {
          isWrong = error instanceof ProblemError;
          throw error;
        } finally {
          if (!isWrong) await limit.reward(guesser);
        }
      });
    },
    /** Clears the wrong passwords and codes of an account whose owner has proved their identity. */
    clearGuesses: (account: string) => guesses.signIn.limit.delete(account),
  };
};
