import { apiLimits } from '@esg/contract';

/** How fast a caller may go on, after how many calls at once. */
export type Pace = { readonly perSecond: number; readonly atOnce: number };

/** A minute's calls: a page's first ones at once, then as many a second as use up the minute. */
export const paceOfMinute = (callsMax: number = apiLimits.personCallsPerMinuteMax): Pace => ({
  perSecond: callsMax / 60,
  atOnce: callsMax / 12,
});

const rememberedMax = 10_000;

/**
 * Spreads the calls of each caller: so many at once, then one after the other (generic cell rate, ITU-T I.371). Gives the milliseconds that
 * this call has to wait for its turn.
 */
export const createPace = ({ perSecond, atOnce }: Pace, now = () => performance.now()) => {
  const interval = 1000 / perSecond;
  /** When everything that a caller has asked for so far would have been spread evenly. */
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
