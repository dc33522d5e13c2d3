import type { Measure, Unit } from '@esg/contract';
import { convertBy, isSame } from '@esg/quantities';
import { unitRows } from './data.ts';
import { exactFactors, exactShifts } from './exact-factors.ts';
import { deepFreeze } from './freeze.ts';

let kinds: Map<string, readonly Unit[]> | undefined;

const byKind = () => {
  if (kinds) return kinds;
  const grouped = new Map<string, Unit[]>();
  for (const { kind, ...unit } of unitRows()) grouped.set(kind, [...(grouped.get(kind) ?? []), unit]);
  kinds = deepFreeze(grouped);
  for (const units of grouped.values()) deepFreeze(units);
  return kinds;
};

/** Units of a kind such as `energy`, the base unit or most usual one first; empty for an unknown kind. Frozen. */
export const unitsOfKind = (kind: string): readonly Unit[] => byKind().get(kind) ?? [];

/** Every kind of unit, in the order of the facts. */
export const unitKinds = (): string[] => [...byKind().keys()];

/** The unit with this code within a kind: the code `1` stands in several kinds. */
export const findUnit = (kind: string, code: string): Unit | undefined =>
  unitsOfKind(kind).find((unit) => unit.code === code);

const fractionOf = (kind: string, { code, factorToBase }: Unit): Measure['ratio'] => {
  if (factorToBase === null) return null;
  const [numerator, denominator] = exactFactors[`${kind} ${code}`] ?? [factorToBase, '1'];
  return { numerator, denominator, shift: exactShifts[`${kind} ${code}`] ?? '0' };
};

const measures = new Map<string, readonly Measure[]>();

/** Units of a kind with the fractions that conversion is made with. Frozen. */
export const measuresOfKind = (kind: string): readonly Measure[] => {
  const known = measures.get(kind);
  if (known) return known;
  const made = deepFreeze(unitsOfKind(kind).map((unit) => ({ ...unit, ratio: fractionOf(kind, unit) })));
  measures.set(kind, made);
  return made;
};

/**
 * Converts a canonical decimal between two units of one kind. The result is exact wherever it has a last digit, and otherwise correct to 57
 * significant digits, so that converting it back gives the entered number. Returns `undefined` where no conversion exists: unknown units,
 * two currencies, or a rate that counts people instead of hours. The same unit returns the number unchanged.
 */
export const convert = (number: string, kind: string, fromCode: string, toCode: string): string | undefined => {
  const [from, to] = [fromCode, toCode].map((code) => measuresOfKind(kind).find((unit) => unit.code === code));
  if (!from || !to) return undefined;
  if (from === to) return number;
  return from.ratio && to.ratio ? convertBy(number, from.ratio, to.ratio) : undefined;
};

type Amount = { readonly number: string; readonly unit: string };

/** Whether two amounts are equal in whatever units of a kind: 1 MWh is 1,000 kWh, and 100.50 t is 100.5 t. */
export const isSameAmount = (one: Amount, other: Amount, kind: string): boolean => {
  const number = one.unit === other.unit ? other.number : convert(other.number, kind, other.unit, one.unit);
  return number !== undefined && isSame(one.number, number);
};
