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
import { findMetric } from '@esg/standards';
import { baseUnitOf } from '../amounts.ts';
import type { Amount, Step } from './step.ts';

type Outcome = Pick<Step, 'value' | 'gap'>;

class Gap extends Error {
  readonly gap: NonNullable<Step['gap']>;
  constructor(gap: NonNullable<Step['gap']>) {
    super(gap);
    this.gap = gap;
  }
}

/** The amount in the product of its parts' base units: a share of 20 % is 0.2. */
const coherent = (key: string, { number }: Amount) =>
  dividedBy(fractionOf(number), fractionOf(scaleOfKind(findMetric(key)?.unitKind ?? '')));

const resultOf = (formula: Formula, amountOf: (key: string) => Fraction): Fraction => {
  if (formula.kind === 'number') return fractionOf(formula.number);
  if (formula.kind === 'metric') return amountOf(formula.key);
  if (formula.kind === 'negative') return negative(resultOf(formula.of, amountOf));
  const left = resultOf(formula.left, amountOf);
  const right = resultOf(formula.right, amountOf);
  if (formula.kind === 'add') return plus(left, right);
  if (formula.kind === 'subtract') return minus(left, right);
  if (formula.kind === 'multiply') return times(left, right);
  if (isNought(right)) throw new Gap('division_by_zero');
  return dividedBy(left, right);
};

/** Currencies have no common base: all amounts of money in one formula must be of one. */
const currencyOf = (parts: readonly Step[]): string | undefined => {
  const units = parts
    .filter(({ metricKey }) => findMetric(metricKey)?.unitKind === 'currency')
    .flatMap(({ value }) => (value ? [value.unit] : []));
  if (new Set(units).size > 1) throw new Gap('currencies_differ');
  return units[0];
};

/** Calculates the formula of a metric with the values of its parts, exactly; or says why it cannot be calculated. */
export const evaluate = (formula: Formula, unitKind: string, parts: readonly Step[]): Outcome => {
  try {
    const currency = currencyOf(parts);
    const amountOf = (key: string): Fraction => {
      const part = parts.find(({ metricKey }) => metricKey === key);
      if (!part?.value) throw new Gap(part?.gap ?? 'no_data');
      return coherent(key, part.value);
    };
    const result = times(resultOf(formula, amountOf), fractionOf(scaleOfKind(unitKind)));
    return { value: { number: derived(result), unit: baseUnitOf(unitKind) ?? currency ?? '' }, gap: null };
  } catch (error) {
    if (error instanceof Gap) return { value: null, gap: error.gap };
    throw error;
  }
};
