import type { ClimateMeter, ClimateMeterMonth, MeteredAmount } from '@esg/contract';
import type { TypedAmount } from './month-line.ts';

/** The months of a year, in their order. */
export const monthsOfYear = (year: string): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

/** Identifies a meter among others. */
export const meterKeyOf = ({
  entityId,
  activityTypeId,
  label,
}: Pick<ClimateMeter, 'entityId' | 'activityTypeId' | 'label'>): string =>
  JSON.stringify([activityTypeId, label, entityId]);

/** A row of the grid: a meter with its name in words. */
export type MonthRow = {
  readonly key: string;
  readonly name: string;
  readonly entity: string;
  readonly meter: ClimateMeter;
  readonly months: ReadonlyMap<string, ClimateMeterMonth>;
};

/** A text that was typed into a cell. */
export type TypedCell = {
  readonly row: MonthRow;
  readonly month: string;
  readonly text: string;
  /** Of the write that is tried again. */
  readonly key?: string;
};

/** An amount for a cell; null takes its line out. */
export type MonthWrite = {
  readonly row: MonthRow;
  readonly month: string;
  readonly text: string;
  readonly amount: TypedAmount | null;
  /** A line is added once by it, however often it is tried. */
  readonly key: string;
};

/** A key of a cell. */
export const cellKeyOf = (row: Pick<MonthRow, 'key'>, month: string): string => `${row.key} ${month}`;

/** What a cell has: nothing, an amount that can be typed over, or several lines, which the list shows. */
export const cellOf = ({ months }: Pick<MonthRow, 'months'>, month: string): ClimateMeterMonth | undefined =>
  months.get(month);

/** What the meter was billed in each month that has one bill alone. */
export const billsOf = ({ months }: Pick<MonthRow, 'months'>): MeteredAmount[] =>
  [...months.values()].flatMap(({ month, line, estimates }) =>
    line && estimates === 0 ? [{ month, amount: line.amount, unit: line.unit }] : [],
  );

/** The unit of a number without one: that of the row; undefined where the month has another, so that either could be meant. */
export const plainUnitOf = (row: Pick<MonthRow, 'months' | 'meter'>, month: string): string | undefined => {
  const { unit } = row.meter.newest;
  return (cellOf(row, month)?.line?.unit ?? unit) === unit ? unit : undefined;
};

/** How a month stands in the coverage of a meter. `ahead` is over only later. */
export type Coverage = 'billed' | 'estimated' | 'open' | 'gap' | 'ahead';

/** How each month of a year stands: a question goes before an estimate, and what is not over yet is no gap. */
export const coverageOf = (
  row: Pick<MonthRow, 'months'>,
  year: string,
  present: string,
): readonly (readonly [string, Coverage])[] =>
  monthsOfYear(year).map((month) => {
    const found = row.months.get(month);
    if (!found) return [month, month < present ? 'gap' : 'ahead'] as const;
    if (found.open > 0) return [month, 'open'] as const;
    return [month, found.estimates > 0 ? 'estimated' : 'billed'] as const;
  });

/** Months that are over and have nothing. */
export const gapsOf = (...asked: Parameters<typeof coverageOf>): readonly string[] =>
  coverageOf(...asked).flatMap(([month, state]) => (state === 'gap' ? [month] : []));

/** A line of the meter, whose months an estimate can be made from; undefined where every month has several. */
export const anyLineOf = ({ months }: ClimateMeter): string | undefined => months.find(({ line }) => line)?.line?.id;
