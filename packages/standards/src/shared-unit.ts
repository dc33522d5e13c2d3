import { less, magnitudeOf, placesOf } from '@esg/quantities';
import { convert } from './units.ts';

type Amount = { readonly number: string; readonly unit: string };

/** The largest of some units of a kind, which a sum of figures in several of them is in; undefined where they do not convert. */
export const largestUnit = (kind: string, units: readonly string[]): string | undefined => {
  const [first, ...others] = new Set(units);
  return others.reduce<string | undefined>((largest, unit) => {
    const one = largest === undefined ? undefined : convert('1', kind, unit, largest);
    if (one === undefined) return undefined;
    return less(one, '1').startsWith('-') || one === '1' ? largest : unit;
  }, first);
};

/** The decimal places to which a figure was given, counted in another unit of its kind: 624 kg was given to three decimals of a tonne. */
const placesIn = (kind: string, { number, unit }: Amount, other: string): number => {
  const places = placesOf(number);
  const last = places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`;
  return Math.max(0, -magnitudeOf(convert(last, kind, unit, other) ?? last));
};

/** The decimals of a sum in that unit: no more than its coarsest part was given with, so that it says no digit that nobody measured. */
export const placesOfSum = (kind: string, parts: readonly Amount[], unit: string): number =>
  Math.min(...parts.map((part) => placesIn(kind, part, unit)));

/**
 * Whether figures in these units can be written in that one with the same digits: only their point moves, so that no digit appears that
 * nobody typed.
 */
export const movesPointOnly = (kind: string, units: readonly string[], unit: string): boolean =>
  units.every((each) => /^(?:10*|0\.0*1)$/.test(convert('1', kind, each, unit) ?? ''));
