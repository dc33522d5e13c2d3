import { seatLimits } from '@esg/contract';

export type SeatRefusal = 'required' | 'too-few' | 'contact-support';

/** A whole number as typed, in plain digits; undefined for everything else. */
export const readSeats = (typed: string): number | undefined => (/^\d{1,6}$/.test(typed) ? Number(typed) : undefined);

/** Why this number of seats cannot be bought here (spec sections 5 and 9). */
export const seatRefusal = (typed: string): SeatRefusal | undefined => {
  const seats = readSeats(typed);
  if (seats === undefined) return 'required';
  if (seats < seatLimits.min) return 'too-few';
  return seats > seatLimits.max ? 'contact-support' : undefined;
};

/** One more or fewer, within the range of the button: never below the minimum, and up to the number that needs support. */
export const stepSeats = (typed: string, by: 1 | -1): string => {
  const seats = readSeats(typed) ?? seatLimits.default;
  return String(Math.min(seatLimits.max + 1, Math.max(seatLimits.min, seats + by)));
};
