import { type Fraction, toPlaces } from './fractions.ts';

/** The whole square root of a whole number, rounded down (Newton’s method). */
const wholeRoot = (whole: bigint): bigint => {
  if (whole < 2n) return whole;
  let guess = 1n << BigInt(Math.ceil(whole.toString(2).length / 2));
  for (;;) {
    const next = (guess + whole / guess) / 2n;
    if (next >= guess) return guess;
    guess = next;
  }
};

/** The square root of a number that is not negative, as a canonical decimal with at most this many decimals, halves rounded up. */
export const rootOf = ({ over, under }: Fraction, places: number): string => {
  // One more digit than is asked for decides how the last one is rounded.
  const scale = 10n ** BigInt(places + 1);
  return toPlaces({ over: wholeRoot((over * scale * scale) / under), under: scale }, places);
};
