import { type ConsolidationApproach, daysIn, type Period } from '@esg/contract';
import { findMetric } from '@esg/standards';
import type { Scoped } from '../../../platform/database/index.ts';
import { type BoundaryInForce, boundaryIn } from '../../boundaries/index.ts';
import { listEntities } from '../../entities/index.ts';
import { rulesIn } from '../../metrics/index.ts';
import { listFigures } from '../grid.repository.ts';
import { isSummed, listSums } from '../hub-figures.repository.ts';
import type { Book, Figure } from './book.ts';
import { metricsBelow } from './calculate.ts';

type Asked = {
  metricKeys: readonly string[];
  period: Period;
  /** Instead of the approach of that period. */
  approach?: ConsolidationApproach | undefined;
  /** Whether the database adds up what is simply added; then such steps end at the entity, not at its data points. */
  inSums?: boolean;
  /** Whether a figure counts; all do where nothing is said. */
  isTaken?: ((figure: Pick<Figure, 'entityId'> & { metricKey: string }) => boolean) | undefined;
};

/** Those that belong to the organisation only on some of the days: their figures are read one by one. */
const comingAndGoing = (boundary: BoundaryInForce | undefined, period: Period): string[] =>
  [...(boundary?.inclusions ?? [])].flatMap(([id, { days }]) => (days && daysIn(days) < daysIn(period) ? [id] : []));

const figuresFor = async (
  scoped: Scoped,
  keys: readonly string[],
  { period, inSums }: Asked,
  boundary: BoundaryInForce | undefined,
): Promise<(Figure & { metricKey: string })[]> => {
  if (!inSums) return listFigures(scoped, keys, period);
  const isAdded = (key: string) => {
    const metric = findMetric(key);
    return metric?.aggregation === 'sum' && metric.nature === 'flow';
  };
  const summed = { metricKeys: keys.filter(isAdded), period, apart: comingAndGoing(boundary, period) };
  const sums = await listSums(scoped, summed);
  const left = summed.metricKeys.length === 0 ? undefined : isSummed(summed);
  return [...sums, ...(await listFigures(scoped, keys, period, left))];
};

/**
 * Everything that calculations of these metrics read for a period, in two queries for the figures and a few for entities and metrics;
 * within the boundary of that period, or with the requested approach. Sample data are part of no total.
 */
export const openBook = async (scoped: Scoped, asked: Asked) => {
  const { metricKeys, period, approach, isTaken = () => true } = asked;
  const all = await listEntities(scoped);
  const entities = all.filter(({ isSample }) => !isSample);
  const rules = await rulesIn(scoped);
  const keys = [...new Set(metricKeys.flatMap((key) => metricsBelow(key, rules)))];
  const boundary = await boundaryIn(scoped, entities, period, approach);
  const taken = (await figuresFor(scoped, keys, asked, boundary)).filter(isTaken);
  const figures = Map.groupBy(taken, ({ metricKey }) => metricKey);
  const none: [] = [];
  const book: Book = { entities, rules, figuresOf: (key) => figures.get(key) ?? none, above: [], boundary };
  return { book, all };
};
