import {
  type AnswerValue,
  cellStateOf,
  type MetricDetail,
  type PortalQuestion,
  usualUnit,
  type ValueRow,
} from '@esg/contract';

/** How a question is answered: for the whole period, or by its months. */
export type AnswerKind = 'whole' | 'months';

/** How the stored figures answer a question; as in the year before while there are none. */
export const kindOfAnswer = ({ current, months }: Pick<PortalQuestion, 'current' | 'months'>): AnswerKind => {
  if (current) return 'whole';
  return months.some((month) => month.current !== null || month.before !== null) ? 'months' : 'whole';
};

/** Questions that may be answered by months: those without a figure for the whole period, or a reason why there is none. */
export const byMonths = (questions: readonly PortalQuestion[]): PortalQuestion[] =>
  questions.filter(
    ({ months, current, cell }) => months.length > 0 && current === null && cellStateOf(cell) !== 'blocked',
  );

/** The one figure of a month; undefined where there is none, or more than a number and its unit. */
export const plainRow = (value: AnswerValue | null): ValueRow | undefined => {
  const rows = value?.type === 'number' || value?.type === 'integer' ? value.rows : [];
  const [row] = rows;
  return row && rows.length === 1 && row.descriptor === '' && row.breakdown === undefined ? row : undefined;
};

/** Whether the value is more than a number and its unit, so that a box cannot hold it. */
export const isRich = (value: AnswerValue | null): boolean => value !== null && plainRow(value) === undefined;

/** A figure as it is stored. */
export const figureFrom = (
  { metric }: Pick<MetricDetail, 'metric'>,
  { number, unit }: Pick<ValueRow, 'number' | 'unit'>,
): AnswerValue => ({
  type: metric.type === 'integer' ? 'integer' : 'number',
  rows: [{ number, unit, descriptor: '' }],
});

/** The unit of new figures: that of the months, of those of the year before, else the usual one, money in the currency of who asks. */
export const unitOfMonths = (
  { units }: Pick<MetricDetail, 'units'>,
  { months, before, usualUnit: usual }: Pick<PortalQuestion, 'months' | 'before' | 'usualUnit'>,
  currency: string | null,
): string => {
  const values = [
    ...months.map(({ current }) => current?.value),
    ...months.map((month) => month.before),
    before?.value,
  ];
  const known = values.map((value) => plainRow(value ?? null)?.unit).find(Boolean);
  return known ?? usual ?? usualUnit(units, currency);
};
