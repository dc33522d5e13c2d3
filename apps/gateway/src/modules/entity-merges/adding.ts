import { type AnswerValue, type DataPoint, limits, type ValueRow } from '@esg/contract';
import { isSame, sumOf } from '@esg/quantities';
import type { Scoped } from '../../platform/database/index.ts';
import { findDataPoints, fitsMetric, metricOf, totalOf } from '../data-points/index.ts';
import type { Conflict } from './conflicts.ts';

const isSamePart = (one: ValueRow, other: ValueRow) =>
  one.unit === other.unit && one.descriptor === other.descriptor && one.breakdown === other.breakdown;

/** The rows of both; those of one part and unit as one. */
const joined = (kept: readonly ValueRow[], added: readonly ValueRow[]): ValueRow[] => {
  const more = (row: ValueRow) => added.find((other) => isSamePart(row, other));
  const changed = kept.map((row) => ({ ...row, number: sumOf([row.number, more(row)?.number ?? '0']) }));
  return [...changed, ...added.filter((row) => !kept.some((other) => isSamePart(other, row)))];
};

type Figure = Extract<AnswerValue, { type: 'number' | 'integer' }>;

const isFigure = (value: AnswerValue): value is Figure => value.type === 'number' || value.type === 'integer';

/** The sum of two figures of one metric; undefined where they are no amounts, or their parts don’t make up one whole. */
export const addedUp = (kept: DataPoint, added: DataPoint): Pick<DataPoint, 'value' | 'total'> | undefined => {
  const metric = metricOf(kept.sectionId);
  const { value: one, total } = kept;
  const { value: other, total: more } = added;
  if (metric?.aggregation !== 'sum' || !total || total.unit !== more?.unit) return undefined;
  if (!isFigure(one) || !isFigure(other) || one.type !== other.type) return undefined;
  const value: Figure = { type: one.type, rows: joined(one.rows, other.rows) };
  const sum = totalOf(value, metric);
  if (value.rows.length > limits.valueRowsMax || !fitsMetric(value, metric)) return undefined;
  return sum && isSame(sum.number, sumOf([total.number, more.number])) ? { value, total: sum } : undefined;
};

/** A figure that is added to another one, both as they are stored, with their sum. */
export type Addition = { readonly kept: DataPoint; readonly added: DataPoint } & Pick<DataPoint, 'value' | 'total'>;

/** Where the figures of a conflict can be added up, by the figure of the merged entity. Two statements, however many there are. */
export const additionsIn = async (
  scoped: Scoped,
  conflicts: readonly Conflict[],
): Promise<ReadonlyMap<string, Addition>> => {
  const pairs = conflicts.flatMap(({ sources: [source, ...more], targets: [target, ...others] }) => {
    const isSameTime = target?.period.start === source.period.start && target.period.end === source.period.end;
    return target && more.length + others.length === 0 && isSameTime && source.total && target.total
      ? [{ source: source.id, target: target.id }]
      : [];
  });
  const ids = pairs.flatMap(({ source, target }) => [source, target]);
  const points = new Map((await findDataPoints(scoped, ids)).map((point) => [point.id, point]));
  return new Map(
    pairs.flatMap(({ source, target }): [string, Addition][] => {
      const kept = points.get(target);
      const added = points.get(source);
      const sum = kept && added && addedUp(kept, added);
      return sum ? [[source, { kept, added, ...sum }]] : [];
    }),
  );
};
