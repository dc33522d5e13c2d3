import { apiLimits } from '@esg/contract';
import { createMiddleware } from 'hono/factory';
import type { ScopeVariables } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';

const windowSeconds = 60;

/** Counts calls of each caller in the present minute; the next one begins with nothing, so nothing has to be cleared. */
const createCounter = (now: () => Date) => {
  let minute = 0;
  let calls = new Map<string, number>();
  return (caller: string) => {
    const seconds = now().getTime() / 1000;
    const present = Math.floor(seconds / windowSeconds);
    if (present !== minute) {
      minute = present;
      calls = new Map();
    }
    const made = (calls.get(caller) ?? 0) + 1;
    calls.set(caller, made);
    return { made, resetSeconds: Math.max(1, Math.ceil((present + 1) * windowSeconds - seconds)) };
  };
};

type CallLimits = { now: () => Date; personCallsPerMinuteMax?: number | undefined };

/**
 * Limits the calls of each key and of each signed-in person in a minute (ASVS 2.4.1): `request.too_many` with `Retry-After`. Keys are
 * told how much is left (draft-ietf-httpapi-ratelimit-headers). Counted in the memory of each gateway, because every call passes
 * here and a shared store would cost more than most of them; several gateways together let through as many times as much.
 */
export const limitCalls = ({ now, personCallsPerMinuteMax = apiLimits.personCallsPerMinuteMax }: CallLimits) => {
  const count = createCounter(now);
  return createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const { key, userId } = c.var.scope;
    const most = key ? apiLimits.keyCallsPerMinuteMax : personCallsPerMinuteMax;
    const { made, resetSeconds } = count(userId);
    if (key) {
      c.header('RateLimit-Policy', `"minute";q=${most};w=${windowSeconds}`);
      c.header('RateLimit', `"minute";r=${Math.max(0, most - made)};t=${resetSeconds}`);
    }
    if (made > most) throw new ProblemError('request.too_many', { retryAfterSeconds: resetSeconds });
    await next();
  });
};
