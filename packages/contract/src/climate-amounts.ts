import { dividedBy, type Fraction, fractionOf, isAtMost, isNought, times, toDigits } from '@esg/quantities';
import * as v from 'valibot';
import { MonthOfYearSchema } from './months.ts';
import { ref } from './schema.ts';

/**
 * Ours: how many times more or less than the same month of the year before, or than every other month of its meter, an amount may be before
 * people are asked whether it is right. Heating differs from summer to winter by more than `others` from most months, and hardly from year
 * to year; a slip of one digit is beyond both. `alike` is how near an amount in another unit must come to be what was meant, and
 * `yearFrom` to `yearTo` what a whole year comes to in months. It is held against the newest `billsMost` bills of its meter.
 */
export const unlikelyAmounts = {
  yearBefore: '3',
  others: '5',
  alike: '2',
  yearFrom: '11',
  yearTo: '13.5',
  billsMost: 48,
} as const;

/** What an unlikely amount is most likely: another unit, a year's amount for a month or the reverse, a digit too many or too few, or none of these. */
export const amountSlips = ['unit', 'year_as_month', 'month_as_year', 'digits', 'unknown'] as const;
export type AmountSlip = (typeof amountSlips)[number];

/** Why an unlikely amount is right, as people say in one press. */
export const amountReasons = ['checked', 'use_changed', 'place_changed', 'other_days'] as const;
export type AmountReason = (typeof amountReasons)[number];

/** What speaks against an amount. */
export const AmountDoubtSchema = v.pipe(
  v.object({
    slip: v.picklist(amountSlips),
    /** The same month of the year before; null where the amount is held against all others of its meter. */
    month: v.nullable(MonthOfYearSchema),
    /** What it is held against, in the unit of the line. */
    usual: v.string(),
    /** How many times more, or less, it is than that. */
    times: v.string(),
    isMore: v.boolean(),
    /** The unit in which the amount would be like the others. */
    unit: v.nullable(v.string()),
  }),
  ref('AmountDoubt'),
);
export type AmountDoubt = v.InferOutput<typeof AmountDoubtSchema>;

/** What a meter came to in a month. */
export type MeteredAmount = { readonly month: string; readonly amount: string; readonly unit: string };

/** A unit of one kind, with how much of the base unit it is. */
export type SizedUnit = { readonly code: string; readonly factorToBase: string | null };

/** How many times one is the other, the larger over the smaller. */
const apart = (amount: Fraction, other: Fraction): Fraction =>
  isAtMost(other, amount) ? dividedBy(amount, other) : dividedBy(other, amount);

const exceeds = (amount: Fraction, bound: string) => !isAtMost(amount, fractionOf(bound));

type Against = { readonly month: string | null; readonly usual: Fraction; readonly ratio: Fraction };

/** What the amount is held against where it is too far from it; the month of the year before says more than all others. */
const against = (
  amount: Fraction,
  month: string,
  others: readonly (MeteredAmount & { readonly base: Fraction })[],
): Against | undefined => {
  const before = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
  const [then, ...more] = others.filter((other) => other.month === before);
  if (then && more.length === 0) {
    const ratio = apart(amount, then.base);
    return exceeds(ratio, unlikelyAmounts.yearBefore) ? { month: before, usual: then.base, ratio } : undefined;
  }
  const sorted = others.map(({ base }) => base).toSorted((a, b) => (isAtMost(a, b) ? -1 : 1));
  const ratios = sorted.map((base) => apart(amount, base));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined || ratios.some((ratio) => !exceeds(ratio, unlikelyAmounts.others))) return undefined;
  return { month: null, usual: middle, ratio: apart(amount, middle) };
};

/** Whether one unit is ten, a thousand or another power of ten times the other, as MWh of kWh: those are mistaken for one another. */
const isMultiple = (size: string, other: string): boolean =>
  /^1(?:0*|\.0+)$|^0\.0*1$/.test(toDigits(dividedBy(fractionOf(size), fractionOf(other)), 12));

/** The unit in which the number would come nearest to what is usual. */
const likelyUnit = (amount: string, usual: Fraction, units: readonly SizedUnit[]): string | null => {
  const near = units
    .flatMap(({ code, factorToBase }) => {
      if (factorToBase === null) return [];
      return [{ code, ratio: apart(times(fractionOf(amount), fractionOf(factorToBase)), usual) }];
    })
    .filter(({ ratio }) => !exceeds(ratio, unlikelyAmounts.alike))
    .toSorted((a, b) => (isAtMost(a.ratio, b.ratio) ? -1 : 1));
  return near[0]?.code ?? null;
};

const slipOf = (ratio: Fraction, isMore: boolean): AmountSlip => {
  const isYear = exceeds(ratio, unlikelyAmounts.yearFrom) && !exceeds(ratio, unlikelyAmounts.yearTo);
  if (isYear) return isMore ? 'year_as_month' : 'month_as_year';
  const isPowerOfTen = ['10', '100', '1000', '10000', '100000', '1000000'].some(
    (power) => !exceeds(apart(ratio, fractionOf(power)), unlikelyAmounts.alike),
  );
  return isPowerOfTen ? 'digits' : 'unknown';
};

/**
 * What speaks against the amount of a line, by the other months of its meter: undefined where nothing does, where nothing is known to hold it
 * against, and for 0, which a meter that stands still has. `units` are those of the kind that the line can be measured in. It never refuses.
 */
export const amountDoubtOf = (
  { month, amount, unit }: MeteredAmount,
  others: readonly MeteredAmount[],
  units: readonly SizedUnit[],
): AmountDoubt | undefined => {
  const sizes = new Map(units.map(({ code, factorToBase }) => [code, factorToBase]));
  const known = sizes.get(unit) ?? null;
  const size = known ?? '1';
  const inBase = (each: MeteredAmount): Fraction | undefined => {
    // Where the size of a unit is not known, as of money, amounts in that unit alone can be held against one another.
    const factor = each.unit === unit ? size : known === null ? null : (sizes.get(each.unit) ?? null);
    return factor === null ? undefined : times(fractionOf(each.amount), fractionOf(factor));
  };
  const base = times(fractionOf(amount), fractionOf(size));
  const sized = others.flatMap((other) => {
    const value = inBase(other);
    return other.month === month || value === undefined || isNought(value) ? [] : [{ ...other, base: value }];
  });
  const found = isNought(base) ? undefined : against(base, month, sized);
  if (!found) return undefined;
  const isUsed = new Set(others.map((other) => other.unit));
  const likely = likelyUnit(
    amount,
    found.usual,
    units.filter((each) => each.code !== unit && (isUsed.has(each.code) || isMultiple(each.factorToBase ?? '0', size))),
  );
  const isMore = isAtMost(found.usual, base);
  return {
    slip: likely ? 'unit' : slipOf(found.ratio, isMore),
    month: found.month,
    usual: toDigits(dividedBy(found.usual, fractionOf(size)), 6),
    times: toDigits(found.ratio, 2),
    isMore,
    unit: likely,
  };
};
