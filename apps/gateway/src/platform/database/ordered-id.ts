import { randomUUID } from 'node:crypto';

/** Ids of one millisecond; the next id has the following millisecond. */
const perMillisecond = 0x1000;

let last = { time: 0, place: 0 };

const following = (time: number) => {
  if (time > last.time) return { time, place: 0 };
  return last.place + 1 < perMillisecond
    ? { time: last.time, place: last.place + 1 }
    : { time: last.time + 1, place: 0 };
};

/**
 * An id that sorts after every id this process created before (UUID version 7: milliseconds, then the place within one of them, then random
 * bits). So rows of one moment keep the order in which they were created, and rows written together are together in every index of ids,
 * where 100,000 random ones would touch all of its pages again and again.
 */
export const orderedId = (now = Date.now()): string => {
  last = following(now);
  const time = last.time.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${last.place.toString(16).padStart(3, '0')}-${randomUUID().slice(19)}`;
};
