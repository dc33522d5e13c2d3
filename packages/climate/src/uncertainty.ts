import { derived, dividedBy, type Fraction, fractionOf, isNought, nought, plus, rootOf, times } from '@esg/quantities';

/**
 * Emissions of one factor and one kind of data. Uncertainties are half of the 95 % interval in percent, as the IPCC states them; null where
 * nobody stated one.
 */
export type UncertainAmount = {
  /** Amounts of one factor share its error. */
  readonly factor: string;
  readonly kgCo2e: string;
  readonly activityPercent: string | null;
  readonly factorPercent: string | null;
};

/** What is known of the uncertainty of a sum. */
export type CombinedUncertainty = {
  /** Emissions whose uncertainties are both stated, and those of which one is not. */
  readonly statedKgCo2e: string;
  readonly unstatedKgCo2e: string;
  /** Half of the 95 % interval of what is stated, in percent of it; null where nothing is. */
  readonly percent: string | null;
  /** The interval of what is stated, in kilograms; null where nothing is. */
  readonly range: { readonly low: string; readonly high: string } | null;
};

/** Decimals that are kept of a root, which has no last one. */
const rootPlaces = 12;
const hundred = fractionOf('100');

type Stated = { readonly factor: string; readonly kg: Fraction; readonly activity: Fraction; readonly by: Fraction };

const squared = (value: Fraction): Fraction => times(value, value);
const sumOfAll = (values: readonly Fraction[]): Fraction => values.reduce(plus, nought);
const partOf = (percent: string): Fraction => dividedBy(fractionOf(percent), hundred);

/**
 * Squared uncertainty of the emissions of one factor. Amounts are independent of one another (equation 3.2), the factor’s error is one and
 * the same for all of them, and the product has both (equation 3.1).
 */
const varianceOf = (amounts: readonly Stated[]): Fraction => {
  const [first] = amounts;
  if (!first) return nought;
  const activity = sumOfAll(amounts.map(({ kg, activity: part }) => squared(times(kg, part))));
  return plus(activity, squared(times(sumOfAll(amounts.map(({ kg }) => kg)), first.by)));
};

/**
 * The uncertainty of a sum of emissions by error propagation: the root of the sum of squares of independent uncertainties, equations 3.1 and
 * 3.2 of the 2006 IPCC Guidelines, volume 1, chapter 3 (approach 1), which the GHG Protocol’s guidance on uncertainty follows. Amounts without
 * a stated uncertainty are left out and named: none is assumed.
 */
export const combineUncertainties = (amounts: readonly UncertainAmount[]): CombinedUncertainty => {
  const stated = amounts.flatMap(({ factor, kgCo2e, activityPercent, factorPercent }): Stated[] =>
    activityPercent === null || factorPercent === null
      ? []
      : [{ factor, kg: fractionOf(kgCo2e), activity: partOf(activityPercent), by: partOf(factorPercent) }],
  );
  const all = sumOfAll(amounts.map(({ kgCo2e }) => fractionOf(kgCo2e)));
  const total = sumOfAll(stated.map(({ kg }) => kg));
  const unstated = plus(all, { over: -total.over, under: total.under });
  const sums = { statedKgCo2e: derived(total), unstatedKgCo2e: derived(unstated) };
  if (stated.length === 0 || isNought(total)) return { ...sums, percent: null, range: null };
  const variance = sumOfAll([...Map.groupBy(stated, ({ factor }) => factor).values()].map(varianceOf));
  const half = fractionOf(rootOf(variance, rootPlaces));
  return {
    ...sums,
    percent: derived(times(dividedBy(half, total), hundred)),
    range: { low: derived(plus(total, { over: -half.over, under: half.under })), high: derived(plus(total, half)) },
  };
};
