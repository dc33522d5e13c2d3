import { keptStepsMax, type Period } from '@esg/contract';
import { findMetric, largestUnit } from '@esg/standards';
import type { Scoped } from '../../../platform/database/index.ts';
import type { BoundaryInForce } from '../../boundaries/index.ts';
import {
  listEnteredUnits,
  listInternal,
  listLargeMetrics,
  listSums,
  listUnsummedHubFigures,
} from '../hub-figures.repository.ts';
import { comingAndGoing, isAdded } from './open-book.ts';
import type { Figure } from './step.ts';

/** A figure as reports need it: of a data point, or the sum of those of a series. */
export type ReportFigure = Figure & { metricKey: string; unit: string | null; internal: boolean };

/** The unit of the newest data points; of several that convert the largest. */
const unitIn = (metricKey: string, entered: readonly string[] = []): string | null => {
  const units = [...new Set(entered)];
  return (units.length === 1 ? units[0] : largestUnit(findMetric(metricKey)?.unitKind ?? '', units)) ?? null;
};

/**
 * The figures of those of these metrics that have more data points in the period than an answer keeps: each series added up by the database, and
 * the data points that are part of no sum. The unit of a sum is that of the newest data points.
 */
export const readLarge = async (
  scoped: Scoped,
  keys: readonly string[],
  period: Period,
  boundary: BoundaryInForce | undefined,
): Promise<{ readonly large: readonly string[]; readonly figures: readonly ReportFigure[] }> => {
  const large = await listLargeMetrics(scoped, keys.filter(isAdded), period, keptStepsMax);
  if (large.length === 0) return { large, figures: [] };
  const asked = { metricKeys: large, period, apart: comingAndGoing(boundary, period), only: undefined, named: false };
  const entered = await listEnteredUnits(scoped, large);
  const units = new Map(large.map((key) => [key, unitIn(key, entered.get(key))]));
  const internal = new Set(
    (await listInternal(scoped, large, period)).map(({ metricKey, entityId }) => `${metricKey} ${entityId}`),
  );
  const isInternal = ({ metricKey, entityId }: { metricKey: string; entityId: string | null }) =>
    internal.size > 0 && internal.has(`${metricKey} ${entityId}`);
  const sums = await listSums(scoped, asked);
  const figures = sums.map(
    (sum): ReportFigure => ({
      ...sum,
      id: null,
      unit: units.get(sum.metricKey) ?? null,
      internal: isInternal(sum),
    }),
  );
  return { large, figures: [...figures, ...(await listUnsummedHubFigures(scoped, asked))] };
};
