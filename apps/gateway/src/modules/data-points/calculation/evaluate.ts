import { type Formula, scaleOfKind } from '@esg/contract';
import { findMetric } from '@esg/standards';
import type { Decimal } from 'decimal.js';
import { baseUnitOf, Exact, textOf } from '../amounts.ts';
import type { Amount, Step } from './step.ts';

type Outcome = Pick<Step, 'value' | 'gap'>;

class Gap extends Error {
  readonly gap: NonNullable<Step['gap']>;
  constructor(gap: NonNullable<Step['gap']>) {
    super(gap);
    this.gap = gap;
  }
}

/** The amount in the unit that its parts' base units make: a share of 20 % is 0.2. */
const coherent = (key: string, { number }: Amount) =>
  new Exact(number).dividedBy(scaleOfKind(findMetric(key)?.unitKind ?? ''));

const resultOf = (formula: Formula, amountOf: (key: string) => Decimal): Decimal => {
  if (formula.kind === 'number') return new Exact(formula.number);
  if (formula.kind === 'metric') return amountOf(formula.key);
  if (formula.kind === 'negative') return resultOf(formula.of, amountOf).negated();
  const left = resultOf(formula.left, amountOf);
  const right = resultOf(formula.right, amountOf);
  if (formula.kind === 'add') return left.plus(right);
  if (formula.kind === 'subtract') return left.minus(right);
  if (formula.kind === 'multiply') return left.times(right);
  if (right.isZero()) throw new Gap('division_by_zero');
  return left.dividedBy(right);
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
    const amountOf = (key: string): Decimal => {
      const part = parts.find(({ metricKey }) => metricKey === key);
      if (!part?.value) throw new Gap(part?.gap ?? 'no_data');
      return coherent(key, part.value);
    };
    const result = resultOf(formula, amountOf).times(scaleOfKind(unitKind));
    return { value: { number: textOf(result), unit: baseUnitOf(unitKind) ?? currency ?? '' }, gap: null };
  } catch (error) {
    if (error instanceof Gap) return { value: null, gap: error.gap };
    throw error;
  }
};
