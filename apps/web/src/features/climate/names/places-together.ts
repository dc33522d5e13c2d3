import { calculatedPlaces } from '@esg/quantities';

/** Decimals of figures that are read beside one another, where none of them is smaller than they can say. */
const usualPlaces = 2;

/** Decimals with which parts and their sum are read, so that they add up: those of the smallest, but no more than a board reads. */
export const placesTogether = (decimals: readonly string[]): number => {
  const needed = decimals.filter((decimal) => decimal !== '0').map(calculatedPlaces);
  if (needed.length === 0) return 0;
  return Math.min(Math.max(...needed), Math.max(usualPlaces, Math.min(...needed)));
};
