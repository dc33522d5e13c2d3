import { less, sumInBase } from '@esg/quantities';
import type { AnswerValue } from './answers.ts';
import { wholeRows } from './breakdowns.ts';
import type { DataPoint } from './data-points.ts';
import type { Measure, Metric } from './standards.ts';

/** By how much one figure is more than another, where each is one number of the same unit. */
export const differenceOf = (one: AnswerValue | null, other: AnswerValue | null): string | undefined => {
  const [first, second] = [one, other].map((value) => {
    const rows = value?.type === 'number' || value?.type === 'integer' ? wholeRows(value.rows) : [];
    return rows.length === 1 ? rows[0] : undefined;
  });
  if (!first || !second || first.unit !== second.unit) return undefined;
  return less(first.number, second.number);
};

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
  return sumInBase(rows, units);
};
