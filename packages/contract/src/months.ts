import { convertBy, roundDecimal, sumInBase } from '@esg/quantities';
import * as v from 'valibot';
import type { AnswerValue } from './answers.ts';
import { wholeRows } from './breakdown-rows.ts';
import type { Measure, Metric } from './metric-library.ts';
import type { Period } from './schema.ts';

/** Ours: months of the longest period that is answered by its months. */
export const monthsMax = 24;

/** A month of a year, such as `2026-04`. */
export const MonthOfYearSchema = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

const dayOf = (year: number, monthIndex: number, day: number) =>
  new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);

/** The month that is so many months after the one with this day. */
const monthAfter = (day: string, by: number): Period => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return { start: dayOf(year, month - 1 + by, 1), end: dayOf(year, month + by, 0) };
};

/** The name of the month that begins a period, such as `2026-04`. */
export const monthOf = ({ start }: Pick<Period, 'start'>): string => start.slice(0, 7);

/** The days of a month, such as `2026-04`. */
export const daysOfMonth = (month: string): Period => monthAfter(`${month}-01`, 0);

/** The months of a period in order; none where it is not made of at least two whole months, and of `monthsMax` at most. */
export const monthsIn = ({ start, end }: Period): Period[] => {
  if (!start.endsWith('-01')) return [];
  const months = Array.from({ length: monthsMax }, (_, by) => monthAfter(start, by));
  const last = months.findIndex((month) => month.end === end);
  return last < 1 ? [] : months.slice(0, last + 1);
};

/** The same months of the year before. */
export const yearBefore = ({ start, end }: Period): Period => ({
  start: monthAfter(start, -12).start,
  end: monthAfter(end, -12).end,
});

/** Whether a metric can be answered by months: it is a figure. */
export const takesMonths = ({ type }: Pick<Metric, 'type'>): boolean => type === 'number' || type === 'integer';

/** What the figures of months make for all of them: their sum, the last one where figures stand at an end, or nothing for shares and averages. */
export const monthsMake = ({
  nature,
  aggregation,
}: Pick<Metric, 'nature' | 'aggregation'>): 'sum' | 'last' | 'nothing' => {
  if (nature === 'stock' || aggregation === 'none' || aggregation === 'latest') return 'last';
  return aggregation === 'sum' ? 'sum' : 'nothing';
};

const rowsOf = (value: AnswerValue | null) =>
  value?.type === 'number' || value?.type === 'integer' ? wholeRows(value.rows) : [];

/**
 * The figure of a period by those of its months, which are null where they are missing: as the data hub puts them together, in the unit of the
 * first one. Null where they make none.
 */
export const figureOfMonths = (
  values: readonly (AnswerValue | null)[],
  metric: Pick<Metric, 'nature' | 'aggregation'>,
  units: readonly Measure[],
): AnswerValue | null => {
  const makes = monthsMake(metric);
  if (makes === 'last') return values.at(-1) ?? null;
  const rows = makes === 'sum' ? values.flatMap(rowsOf) : [];
  const total = sumInBase(rows, units);
  if (!total) return null;
  const ratioOf = (code: string | undefined) => units.find((unit) => unit.code === code)?.ratio;
  const from = ratioOf(total.unit);
  const to = ratioOf(rows[0]?.unit);
  const number = from && to ? convertBy(total.number, from, to) : total.number;
  const unit = from && to ? (rows[0]?.unit ?? total.unit) : total.unit;
  return { type: 'number', rows: [{ number: roundDecimal(number, 15), unit, descriptor: '' }] };
};
