import { less, sumInBase } from '@esg/quantities';
import type { AnswerValue } from './answers.ts';
import { wholeRows } from './breakdown-rows.ts';
import type { DataPoint } from './data-points.ts';
import type { Measure, Metric } from './metric-library.ts';

/** The difference between two figures, where each is one number of the same unit. */
export const differenceOf = (one: AnswerValue | null, other: AnswerValue | null): string | undefined => {
  const [first, second] = [one, other].map((value) => {
    const rows = value?.type === 'number' || value?.type === 'integer' ? wholeRows(value.rows) : [];
    return rows.length === 1 ? rows[0] : undefined;
  });
  if (!first || !second || first.unit !== second.unit) return undefined;
  return less(first.number, second.number);
};

/**
 * The sum of all rows that make up the whole, in the base unit of its kind (`units`), without rounding, the same while it is typed and when
 * it is stored. Null for a text, for several currencies, and for several rows of a metric that is not simply added up (shares, averages).
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
  return sumInBase(rows, units);
};
