import {
  derived,
  dividedBy,
  type Fraction,
  fractionOf,
  isAtMost,
  minus,
  plus,
  size,
  times,
  toDigits,
  toPlaces,
} from './fractions.ts';

/** A number with its unit. */
export type Quantity = { readonly number: string; readonly unit: string };

/** How a unit is converted into the base unit of its kind: base = (number + shift) × numerator ÷ denominator. */
export type UnitRatio = { readonly numerator: string; readonly denominator: string; readonly shift: string };

/** The facts of a unit that conversion needs; its ratio is null where it cannot be converted, such as currencies. */
export type Convertible = {
  readonly code: string;
  readonly factorToBase: string | null;
  readonly ratio: UnitRatio | null;
};

/** The unit that figures of the kind are compared and added up in; undefined for kinds that have none, such as currencies. */
export const baseUnitIn = <Unit extends { readonly factorToBase: string | null }>(
  units: readonly Unit[],
): Unit | undefined => units.find(({ factorToBase }) => factorToBase === '1');

type Scale = { readonly factor: Fraction; readonly shift: Fraction };
const scales = new WeakMap<UnitRatio, Scale>();

/** The ratio as numbers. Those of a library are asked for again with each figure, so they are read once. */
const scaleOf = (ratio: UnitRatio): Scale => {
  const known = scales.get(ratio);
  if (known) return known;
  const factor = dividedBy(fractionOf(ratio.numerator), fractionOf(ratio.denominator));
  const scale = { factor, shift: fractionOf(ratio.shift) };
  scales.set(ratio, scale);
  return scale;
};

const inBase = (number: string, ratio: UnitRatio): Fraction => {
  const { factor, shift } = scaleOf(ratio);
  return times(plus(fractionOf(number), shift), factor);
};

/** The largest canonical number. */
const canonicalDigits = 45;
/** Digits of a converted number without a last digit: enough that converting it back gives the entered number. */
const endlessDigits = 60;
const slack: Fraction = { over: 1n, under: 10n ** 57n };

/**
 * The canonical number that the value equals except for rounding of its last digits, else the value to 60 digits. A shifted value
 * (temperatures) is judged by its decimals, because a small one may remain of a large one.
 */
const settled = (value: Fraction, shifted: boolean): string => {
  const written = shifted ? toPlaces : toDigits;
  const short = written(value, canonicalDigits);
  const most = shifted ? slack : times(size(value), slack);
  return isAtMost(size(minus(value, fractionOf(short))), most) ? short : written(value, endlessDigits);
};

/**
 * Converts a canonical decimal by the ratios of two units of one kind. The result is exact wherever it has a last digit within 45 digits,
 * and otherwise correct to 57 significant digits, so that converting it back gives the entered number.
 */
export const convertBy = (number: string, from: UnitRatio, to: UnitRatio): string => {
  const { factor, shift } = scaleOf(to);
  return settled(minus(dividedBy(inBase(number, from), factor), shift), from.shift !== to.shift);
};

/** Quantities of one kind (`units`) added up in its base unit, without rounding; null where there are none, or their units do not convert. */
export const sumInBase = (quantities: readonly Quantity[], units: readonly Convertible[]): Quantity | null => {
  const base = baseUnitIn(units);
  const amounts = quantities.map(({ number, unit }) => {
    const ratio = base && units.find(({ code }) => code === unit)?.ratio;
    return ratio ? { unit: base.code, number: inBase(number, ratio) } : { unit, number: fractionOf(number) };
  });
  const [first] = amounts;
  if (!first || units.length === 0 || amounts.some(({ unit }) => unit !== first.unit)) return null;
  return { number: derived(amounts.map(({ number }) => number).reduce(plus)), unit: first.unit };
};
