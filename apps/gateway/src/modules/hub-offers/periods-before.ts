import { dayMilliseconds, type Period, periodBefore } from '@esg/contract';

/** Days by which a fiscal year of whole weeks moves. */
const shiftMax = 8 * dayMilliseconds;
const isNear = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) < shiftMax;

/** The periods before this one, the newest first: the organisation's own reporting times if it has them. */
export const periodsBefore = (period: Period, times: readonly { period: Period }[], count: number): Period[] =>
  Array.from({ length: count }, (_, index) => {
    const before = periodBefore(period, index + 1);
    const own = times.find((time) => isNear(time.period.start, before.start) && isNear(time.period.end, before.end));
    return own?.period ?? before;
  });
