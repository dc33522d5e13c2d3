import { randomUUID } from 'node:crypto';

/** Ids that one millisecond can hold; the next one takes the millisecond after. */
const perMillisecond = 0x1000;

let last = { time: 0, place: 0 };

const following = (time: number) => {
  if (time > last.time) return { time, place: 0 };
  return last.place + 1 < perMillisecond
    ? { time: last.time, place: last.place + 1 }
    : { time: last.time + 1, place: 0 };
};

/**
 * An id that sorts after every one this process made before (UUID version 7: milliseconds, then the place within one of them, then
 * chance). Rows of one moment so keep the order in which they were made, and what is written together stands together in every index
 * of ids, where 100,000 random ones would touch all of its pages again and again.
 */
export const orderedId = (now = Date.now()): string => {
  last = following(now);
  const time = last.time.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${last.place.toString(16).padStart(3, '0')}-${randomUUID().slice(19)}`;
};
