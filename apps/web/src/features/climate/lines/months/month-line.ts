import type { AmountReason, ClimateActivity, NewClimateActivity } from '@esg/contract';
import { fieldsOfLine } from '../typed-line.ts';

/** An amount, and why it is right where that was asked. */
export type TypedAmount = { readonly number: string; readonly unit: string; readonly reason?: AmountReason };

type Prices = NewClimateActivity['prices'];

/** Prices of another calendar year are not those of this month: their year is asked again. */
const pricesIn = (month: string, { prices, month: before }: NewClimateActivity): Prices => {
  if (prices === null || month.slice(0, 4) === before.slice(0, 4)) return prices;
  return prices.withTax === null ? null : { ...prices, year: null };
};

/** What a new line of a meter begins with: what holds for it in every month, and nothing of one bill. */
export const lineLike = (newest: NewClimateActivity, month: string): NewClimateActivity => ({
  ...newest,
  month,
  prices: pricesIn(month, newest),
  contracts: [],
  isEstimate: false,
  source: '',
  evidence: '',
  amountReason: null,
});

/** A line with another amount. What is typed over an estimate comes from a bill, so that what it was estimated from is gone. */
export const typedOver = (line: ClimateActivity, { number, unit, reason }: TypedAmount): NewClimateActivity => ({
  ...fieldsOfLine(line),
  amount: number,
  unit,
  amountReason: reason ?? null,
  ...(line.isEstimate && { isEstimate: false, source: '', evidence: '' }),
});
