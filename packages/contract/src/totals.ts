import type { AnswerValue } from './answers.ts';
import { wholeRows } from './breakdowns.ts';
import type { DataPoint } from './data-points.ts';
import { less } from './decimals.ts';
import type { Measure, Metric } from './standards.ts';

/** A number without rounding: two whole numbers of any size. */
type Fraction = { readonly over: bigint; readonly under: bigint };

/** By how much one figure is more than another, where each is one number of the same unit. */
export const differenceOf = (one: AnswerValue | null, other: AnswerValue | null): string | undefined => {
  const [first, second] = [one, other].map((value) => {
    const rows = value?.type === 'number' || value?.type === 'integer' ? wholeRows(value.rows) : [];
    return rows.length === 1 ? rows[0] : undefined;
  });
  if (!first || !second || first.unit !== second.unit) return undefined;
  return less(first.number, second.number);
};

/** Digits of a derived number that are kept; what people typed is always kept as it is. */
const derivedDigits = 40;

const fractionOf = (decimal: string): Fraction => {
  const [whole = '0', digits = ''] = decimal.split('.');
  return { over: BigInt(whole + digits), under: 10n ** BigInt(digits.length) };
};
const plus = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});
const times = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});

/** Whole part of the quotient, halves rounded up. */
const rounded = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);

/** Digits after the point that leave 40 significant ones; below nought where the whole part alone has more. */
const placesOf = (over: bigint, under: bigint): number => {
  const whole = (over / under).toString();
  if (whole !== '0') return derivedDigits - whole.length;
  let places = derivedDigits;
  for (let scaled = over * 10n; scaled !== 0n && scaled < under; scaled *= 10n) places += 1;
  return places;
};

/** The canonical decimal, to 40 significant digits where it has more. */
const textOf = ({ over: signed, under }: Fraction): string => {
  const over = signed < 0n ? -signed : signed;
  const places = placesOf(over, under);
  const shown =
    places >= 0
      ? rounded(over * 10n ** BigInt(places), under)
      : rounded(over, under * 10n ** BigInt(-places)) * 10n ** BigInt(-places);
  if (shown === 0n) return '0';
  const after = Math.max(places, 0);
  const digits = shown.toString().padStart(after + 1, '0');
  const whole = digits.slice(0, digits.length - after);
  const fraction = digits.slice(digits.length - after).replace(/0+$/, '');
  return `${signed < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
};

const inBase = (number: string, { ratio }: Measure): Fraction => {
  const fraction = fractionOf(number);
  if (!ratio) return fraction;
  const { over, under } = fractionOf(ratio.denominator);
  const factor = times(fractionOf(ratio.numerator), { over: under, under: over });
  return times(plus(fraction, fractionOf(ratio.shift)), factor);
};

/** The unit that figures of the kind are compared and added up in; undefined for kinds that have none, such as currencies. */
export const baseUnitIn = (units: readonly Measure[]): Measure | undefined =>
  units.find(({ factorToBase }) => factorToBase === '1');

/**
 * All rows of a figure that say the whole in the base unit of its kind (`units`), added up without rounding, while it is typed and when it is
 * stored alike. Null for what is no figure, for several currencies, and for several rows of a metric that is not simply added
 * up (shares, averages).
 */
export const totalOf = (
  value: AnswerValue | null,
  { aggregation }: Pick<Metric, 'aggregation'>,
  units: readonly Measure[],
): DataPoint['total'] => {
  if (value?.type !== 'number' && value?.type !== 'integer') return null;
  const rows = wholeRows(value.rows);
  const [only] = rows;
  const isOnePart = only?.breakdown !== undefined;
  if ((rows.length > 1 || isOnePart) && aggregation !== 'sum') return null;
  const base = baseUnitIn(units);
  const amounts = rows.map(({ number, unit }) => {
    const measure = units.find(({ code }) => code === unit);
    const converts = base && measure?.ratio;
    return { unit: converts ? base.code : unit, number: converts ? inBase(number, measure) : fractionOf(number) };
  });
  const [first] = amounts;
  if (!first || units.length === 0 || amounts.some(({ unit }) => unit !== first.unit)) return null;
  return { number: textOf(amounts.map(({ number }) => number).reduce(plus)), unit: first.unit };
};
