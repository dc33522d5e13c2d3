import type { Period } from '@esg/contract';
import { findMetric, unitOfSum } from '@esg/standards';
import type { Scoped } from '../../../platform/database/index.ts';
import type { BoundaryInForce } from '../../boundaries/index.ts';
import { baseUnitOf } from '../amounts.ts';
import {
  type HubFigure,
  listEnteredUnits,
  listHubFigures,
  listLast,
  listSums,
  listUnsummedHubFigures,
} from '../hub-figures.repository.ts';
import { countPoints, isAmong, listInternal, seriesOf } from '../large-groups.repository.ts';
import type { SumsAsked } from '../year-sums.repository.ts';
import { comingAndGoing, isAdded, isLast } from './open-book.ts';
import type { Figure } from './step.ts';

/** A figure as reports need it: of a data point, or the sum of those of a series. */
export type ReportFigure = Figure & { metricKey: string; unit: string | null; internal: boolean };

/** So many data points of one metric are read one by one for a period, and so many of all metrics: all those of forty places by month. */
const singlyMax = { ofMetric: 5000, ofAll: 80_000 };

/** The metrics whose data points are too many to be read: each with very many, and the largest of the others until the rest are few enough. */
export const largeAmong = (counts: ReadonlyMap<string, number>): string[] => {
  let left = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const largestFirst = [...counts].toSorted(
    ([key, count], [otherKey, other]) => other - count || (key < otherKey ? -1 : 1),
  );
  return largestFirst.flatMap(([key, count]) => {
    if (count <= singlyMax.ofMetric && left <= singlyMax.ofAll) return [];
    left -= count;
    return [key];
  });
};

/** The unit of the newest data points; of several that convert the largest. */
const unitIn = (metricKey: string, entered: readonly string[] = []): string | null =>
  unitOfSum(findMetric(metricKey)?.unitKind ?? '', entered) ?? null;

type Asked = {
  readonly period: Period;
  readonly boundary: BoundaryInForce | undefined;
  /** The entities of the report; undefined for the whole organisation. */
  readonly only: readonly string[] | undefined;
  /** Metrics of which all data points are read: see `weightsAmong`. */
  readonly weights: ReadonlySet<string>;
};

/**
 * The figures of those of these metrics that have very many data points in the period: each series with several added up by the database, and
 * the data points that are alone in their series or part of no sum; where the last data point of a series counts, that one. The unit of a sum
 * is that of the newest data points.
 */
export const readLarge = async (
  scoped: Scoped,
  keys: readonly string[],
  { period, boundary, only, weights }: Asked,
): Promise<{ readonly large: readonly string[]; readonly figures: readonly ReportFigure[] }> => {
  const narrowed = keys.filter((key) => !weights.has(key) && (isAdded(key) || isLast(key)));
  const counts = [...(await countPoints(scoped, { metricKeys: narrowed, period, only }))];
  const added = largeAmong(new Map(counts.filter(([key]) => isAdded(key))));
  const last = largeAmong(new Map(counts.filter(([key]) => isLast(key))));
  const asked = { period, apart: comingAndGoing(boundary, period), only, named: true };
  const figures = [
    ...(await readAdded(scoped, added, asked)),
    ...(await listLast(scoped, { ...asked, metricKeys: last })),
  ];
  return { large: [...added, ...last], figures };
};

/** The figures of metrics that are added up: of each series the sum, and the data points that are part of none. */
const readAdded = async (
  scoped: Scoped,
  large: readonly string[],
  of: Omit<SumsAsked, 'metricKeys'>,
): Promise<ReportFigure[]> => {
  if (large.length === 0) return [];
  const { period, only } = of;
  const asked = { ...of, metricKeys: large };
  const sums = await listSums(scoped, asked);
  const alone = await readAlone(
    scoped,
    large,
    period,
    sums.flatMap(({ id }) => id ?? []),
  );
  const entered = await listEnteredUnits(
    scoped,
    large,
    only?.filter((id) => id !== null),
    period,
  );
  const units = new Map(large.map((key) => [key, unitIn(key, entered.get(key))]));
  const internal = new Set((await listInternal(scoped, asked)).map(seriesOf));
  const figures = sums.map(
    (sum): ReportFigure =>
      (sum.id === null ? undefined : alone.get(sum.id)) ?? {
        ...sum,
        unit: enteredIn(sum, units),
        internal: internal.size > 0 && internal.has(seriesOf(sum)),
      },
  );
  return [...figures, ...(await listUnsummedHubFigures(scoped, asked))];
};

/** The unit in which a sum was entered: that of its metric, and of currencies its own, because one is not converted to another. */
const enteredIn = (
  { metricKey, total }: Pick<ReportFigure, 'metricKey' | 'total'>,
  units: ReadonlyMap<string, string | null>,
) => {
  const isConverted = baseUnitOf(findMetric(metricKey)?.unitKind ?? '') !== undefined;
  return (isConverted ? units.get(metricKey) : total?.unit) ?? null;
};

/** Data points that are alone in their series, as they were entered. Of more than may be read, the others have their sums and ids. */
const readAlone = async (scoped: Scoped, metricKeys: readonly string[], period: Period, ids: readonly string[]) => {
  const read = ids.slice(0, singlyMax.ofAll);
  const points = read.length === 0 ? [] : await listHubFigures(scoped, metricKeys, period, isAmong(read));
  return new Map<string, HubFigure>(points.map((point) => [point.id, point]));
};
