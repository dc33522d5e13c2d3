import type { ReportingTime } from '@esg/contract';

type Placed = Pick<ReportingTime, 'id' | 'kind' | 'period'>;

const later = (one: Placed, other: Placed) =>
  one.period.start === other.period.start ? one.period.end > other.period.end : one.period.start > other.period.start;

const areInOrder = (times: readonly Placed[]) =>
  times.every((time, place) => place === 0 || later(time, times[place - 1] ?? time));

/**
 * Inserts each added time before the first later one of its kind: years of an import are in order of time, whichever was imported first.
 * Where the organisation has another order, they follow all others.
 */
export const withAdded = <Time extends Placed>(times: readonly Time[], added: ReadonlySet<string>): Time[] => {
  const order = times.filter(({ id }) => !added.has(id));
  for (const time of times.filter(({ id }) => added.has(id))) {
    const alike = order.filter(({ kind }) => kind === time.kind);
    const next = areInOrder(alike) ? alike.find((each) => later(each, time)) : undefined;
    order.splice(next ? order.indexOf(next) : order.length, 0, time);
  }
  return order;
};
