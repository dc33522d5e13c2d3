import {
  derived,
  dividedBy,
  type Formula,
  type Fraction,
  fractionOf,
  isNought,
  minus,
  negative,
  plus,
  scaleOfKind,
  times,
} from '@esg/quantities';
import { findMetric, unitsOfKind } from '@esg/standards';
import { baseUnitOf } from '../amounts.ts';
import type { Amount, Step } from './step.ts';

type Outcome = Pick<Step, 'value' | 'gap'>;

/** Why there is no value. No exception: entities have thousands of them in one calculation, and each would collect its stack. */
type Gap = NonNullable<Step['gap']>;
type Result = Fraction | Gap;
const isGap = (result: Result): result is Gap => typeof result === 'string';

/** The amount in the product of its parts' base units: a share of 20 % is 0.2. */
const coherent = (key: string, { number }: Amount) =>
  dividedBy(fractionOf(number), fractionOf(scaleOfKind(findMetric(key)?.unitKind ?? '')));

const resultOf = (formula: Formula, amountOf: (key: string) => Result): Result => {
  if (formula.kind === 'number') return fractionOf(formula.number);
  if (formula.kind === 'metric') return amountOf(formula.key);
  if (formula.kind === 'negative') {
    const of = resultOf(formula.of, amountOf);
    return isGap(of) ? of : negative(of);
  }
  const left = resultOf(formula.left, amountOf);
  if (isGap(left)) return left;
  const right = resultOf(formula.right, amountOf);
  if (isGap(right)) return right;
  if (formula.kind === 'add') return plus(left, right);
  if (formula.kind === 'subtract') return minus(left, right);
  if (formula.kind === 'multiply') return times(left, right);
  return isNought(right) ? 'division_by_zero' : dividedBy(left, right);
};

const moneyKinds = ['currency', 'currency_per_ghg'];
/** `HKD` of `HKD` and of `HKD/t{CO2e}`. */
const currencyOf = (unit: string): string => unit.split('/')[0] ?? '';

/** Currencies have no common base: all amounts of money in one formula must be of one. */
const currenciesIn = (parts: readonly Step[]): string[] => [
  ...new Set(
    parts.flatMap(({ metricKey, value }) =>
      value && moneyKinds.includes(findMetric(metricKey)?.unitKind ?? '') ? [currencyOf(value.unit)] : [],
    ),
  ),
];

/** The unit that a result is in: the base unit of its kind, or that of the currency of its parts. */
const unitMade = (unitKind: string, currency: string | undefined): string | undefined =>
  baseUnitOf(unitKind) ?? unitsOfKind(unitKind).find(({ code }) => currencyOf(code) === currency)?.code;

/** Calculates the formula of a metric with the values of its parts, exactly; or says why it cannot be calculated. */
export const evaluate = (formula: Formula, unitKind: string, parts: readonly Step[]): Outcome => {
  const [currency, ...others] = currenciesIn(parts);
  if (others.length > 0) return { value: null, gap: 'currencies_differ' };
  const amountOf = (key: string): Result => {
    const part = parts.find(({ metricKey }) => metricKey === key);
    return part?.value ? coherent(key, part.value) : (part?.gap ?? 'no_data');
  };
  const result = resultOf(formula, amountOf);
  if (isGap(result)) return { value: null, gap: result };
  const scaled = times(result, fractionOf(scaleOfKind(unitKind)));
  return { value: { number: derived(scaled), unit: unitMade(unitKind, currency) ?? '' }, gap: null };
};
