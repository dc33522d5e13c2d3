import { setTimeout as pause } from 'node:timers/promises';
import { apiLimits } from '@esg/contract';
import { createMiddleware } from 'hono/factory';
import type { ScopeVariables } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import type { Log } from '../log.ts';
import { createCallCounter, type SharedCalls, windowSeconds } from './call-counter.ts';
import { createPace, type Pace } from './pace.ts';

/** A refusal is delayed this long: a program that retries at once would otherwise use up the gateway's time. */
const heldMilliseconds = 1000;

type CallLimits = {
  now: () => Date;
  log: Pick<Log, 'warn'>;
  personCallsPerMinuteMax?: number | undefined;
  /** How fast one person may call this gateway; calls above that rate wait. Without it calls are not delayed. */
  personPace?: Pace | undefined;
  /** The shared counter of several gateways; without it this gateway counts in its memory. */
  sharedCalls?: SharedCalls | undefined;
};

/**
 * Limits the calls of each key and of each signed-in person in a minute (ASVS 2.4.1): `request.too_many` with `Retry-After`. Keys are told
 * how many are left (draft-ietf-httpapi-ratelimit-headers). Applies to all gateways together where they share a store (docs/adr/0036).
 * Calls that one person sends at once are spread over time, so that others hardly notice.
 */
export const limitCalls = ({ now, log, sharedCalls, ...limits }: CallLimits) => {
  const { personCallsPerMinuteMax = apiLimits.personCallsPerMinuteMax } = limits;
  const count = createCallCounter(now, sharedCalls, log);
  const turnOf = limits.personPace && createPace(limits.personPace);
  return createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const { key, userId } = c.get('scope');
    const most = key ? apiLimits.keyCallsPerMinuteMax : personCallsPerMinuteMax;
    const { allowed, left, resetSeconds } = await count(userId, most);
    if (key) {
      c.header('RateLimit-Policy', `"minute";q=${most};w=${windowSeconds}`);
      c.header('RateLimit', `"minute";r=${left};t=${resetSeconds}`);
    }
    if (!allowed) {
      await pause(heldMilliseconds);
      throw new ProblemError('request.too_many', { retryAfterSeconds: resetSeconds });
    }
    const waitMilliseconds = (!key && turnOf?.(userId)) || 0;
    if (waitMilliseconds > 0) await pause(waitMilliseconds);
    await next();
  });
};
