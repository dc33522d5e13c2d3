import { apiLimits } from '@esg/contract';

/** How many calls a caller may make at once, and how fast after that. */
export type Pace = { readonly perSecond: number; readonly atOnce: number };

/** The rate for a minute's limit: a page's first calls at once, then as many a second as use up the minute. */
export const paceOfMinute = (callsMax: number = apiLimits.personCallsPerMinuteMax): Pace => ({
  perSecond: callsMax / 60,
  atOnce: callsMax / 12,
});

const rememberedMax = 10_000;

/**
 * Spreads the calls of each caller: some at once, then one after the other (generic cell rate, ITU-T I.371). Returns the milliseconds that
 * this call has to wait.
 */
export const createPace = ({ perSecond, atOnce }: Pace, now = () => performance.now()) => {
  const interval = 1000 / perSecond;
  /** The time until which the caller's calls so far would take if they were spread evenly. */
  const spread = new Map<string, number>();
  const forgetOld = () => {
    for (const [caller, until] of spread) if (until <= now()) spread.delete(caller);
  };
  return (caller: string): number => {
    const present = now();
    const until = Math.max(spread.get(caller) ?? present, present) + interval;
    if (spread.size >= rememberedMax) forgetOld();
    spread.set(caller, until);
    return Math.max(0, until - present - atOnce * interval);
  };
};
