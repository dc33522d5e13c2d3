import { less } from '@esg/quantities';
import { convert } from './units.ts';

/** The largest of some units of a kind, which a sum of figures in several of them is in; undefined where they do not convert. */
export const largestUnit = (kind: string, units: readonly string[]): string | undefined => {
  const [first, ...others] = new Set(units);
  return others.reduce<string | undefined>((largest, unit) => {
    const one = largest === undefined ? undefined : convert('1', kind, unit, largest);
    if (one === undefined) return undefined;
    return less(one, '1').startsWith('-') || one === '1' ? largest : unit;
  }, first);
};

/** Kinds that people read in the unit they are calculated in: nobody says 0.35 of a share, and people are counted whole. */
const readAsCalculated = new Set(['percent', 'count']);

/**
 * The unit for a figure made of figures in these units: theirs where it is one, else the largest. None for counts and shares in several
 * units, which stay in the unit they are calculated in, nor where the units do not convert.
 */
export const unitOfSum = (kind: string, units: readonly string[]): string | undefined => {
  const [first, ...others] = new Set(units);
  if (others.length === 0) return first;
  return readAsCalculated.has(kind) ? undefined : largestUnit(kind, units);
};

/**
 * Whether figures in these units can be written in that one with the same digits: only their point moves, so that no digit appears that
 * nobody typed.
 */
export const movesPointOnly = (kind: string, units: readonly string[], unit: string): boolean =>
  units.every((each) => /^(?:10*|0\.0*1)$/.test(convert('1', kind, each, unit) ?? ''));
