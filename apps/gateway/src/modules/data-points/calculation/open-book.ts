import type { ConsolidationApproach, Metric, Period } from '@esg/contract';
import { findMetric } from '@esg/standards';
import type { Scoped } from '../../../platform/database/index.ts';
import { type BoundaryInForce, boundaryIn, ownFiguresIn, readOwnFigures } from '../../boundaries/index.ts';
import { listPlaces } from '../../entities/index.ts';
import { type MetricRules, rulesIn } from '../../metrics/index.ts';
import { listFigures, onlyOf } from '../grid.repository.ts';
import { listLast, listSums, listUnsummed } from '../hub-figures.repository.ts';
import type { Book } from './book.ts';
import { metricsBelow } from './calculate.ts';
import { hasFiguresAt, isOfTheEnd } from './own-figures.ts';
import type { Figure } from './step.ts';
import { treeOf } from './tree-of.ts';

export type KeyedFigure = Figure & { metricKey: string };

/** Of which subjects figures are read, the whole being null. */
type Only = readonly (string | null)[];

type Asked = {
  metricKeys: readonly string[];
  period: Period;
  /** Instead of the approach of that period. */
  approach?: ConsolidationApproach | undefined;
  /** Whether the database adds up what is simply added; then such steps end at the entity, not at its data points. */
  inSums?: boolean;
  /** Whether a figure counts; all do where nothing is said. */
  isTaken?: ((figure: Pick<Figure, 'entityId'> & { metricKey: string }) => boolean) | undefined;
  /** Whether only the value of the whole organisation is asked for: then formulas read only entities without figures of their own. */
  ofWhole?: boolean;
  /** Only the figures of this entity, or those entered for the whole organisation. */
  subject?: { readonly entityId: string | null };
  /** This entity and all below it, as if they were the whole; no boundary applies to them. */
  branch?: string | undefined;
};

/** Those that belong to the organisation only on some of the days: their figures are read one by one. */
export const comingAndGoing = (boundary: BoundaryInForce | undefined, period: Period): string[] => {
  const isPart = (days: Period) => days.start !== period.start || days.end !== period.end;
  return [...(boundary?.inclusions ?? [])].flatMap(([id, { days }]) => (days && isPart(days) ? [id] : []));
};

/** Whether figures of the metric are simply added up over time. */
export const isAdded = (key: string): boolean => {
  const metric = findMetric(key);
  return metric?.aggregation === 'sum' && metric.nature === 'flow';
};

/** Whether of several figures of the metric in a series the last one counts. */
export const isLast = (key: string): boolean => {
  const metric = findMetric(key);
  return metric !== undefined && isOfTheEnd(metric);
};

/** Metrics that others of these are weighted with: a mean asks for them on the days of each of its figures, so all of theirs are read. */
export const weightsAmong = (keys: readonly string[], rules: MetricRules): ReadonlySet<string> =>
  new Set(
    keys.flatMap((key) => {
      const weight = findMetric(key)?.aggregation === 'weighted' ? rules.weightOf(key) : undefined;
      return weight ? metricsBelow(weight, rules) : [];
    }),
  );

type Read = Pick<Asked, 'period' | 'inSums' | 'ofWhole'> & { readonly weights: ReadonlySet<string> };

/** The figures of these metrics over a period. */
export const figuresFor = async (
  scoped: Scoped,
  keys: readonly string[],
  { period, inSums, ofWhole, weights }: Read,
  boundary: BoundaryInForce | undefined,
  only?: Only,
): Promise<KeyedFigure[]> => {
  if (!inSums) return listFigures(scoped, keys, period, only && onlyOf(only));
  const wayOf = (key: string) => {
    if (weights.has(key)) return 'all';
    if (isAdded(key)) return 'added';
    return isLast(key) ? 'last' : 'all';
  };
  const { added = [], last = [], all = [] } = Object.groupBy(keys, wayOf);
  const summed = {
    metricKeys: added,
    period,
    apart: comingAndGoing(boundary, period),
    only,
    named: ofWhole === true,
  };
  return [
    ...(await listSums(scoped, summed)),
    ...(await listUnsummed(scoped, summed)),
    ...(await listLast(scoped, { ...summed, metricKeys: last })),
    ...(await listFigures(scoped, all, period, only && onlyOf(only))),
  ];
};

type Opened = Pick<Book, 'entities' | 'rules' | 'boundary'>;

/** The metric of which only the entities' own figures are added up, wherever they have any; undefined where formulas come first. */
const addedMetric = ({ metricKeys: [key = '', ...others], ofWhole }: Asked, { rules, boundary }: Opened) => {
  const metric = findMetric(key);
  const isMadeFirst = rules.formulasOf(key).some(({ own }) => own);
  const isAdded = ofWhole && boundary && others.length === 0 && metric?.aggregation === 'sum' && !isMadeFirst;
  return isAdded ? metric : undefined;
};

/** The figures of one metric, and those that its formulas read of entities without any; of all entities where none has any. */
const figuresOfWhole = async (
  scoped: Scoped,
  metric: Metric,
  keys: readonly string[],
  { period, inSums, ofWhole, weights, isTaken, ...more }: Whole,
): Promise<KeyedFigure[]> => {
  const read = (some: readonly string[], only?: Only) =>
    figuresFor(scoped, some, { period, inSums, ofWhole, weights }, more.boundary, only);
  const own = (await read([metric.key])).filter(isTaken);
  const book = { ...more, figuresOf: () => own, above: [] };
  const lacking = more.entities.filter(({ id: entityId }) => {
    const days = more.boundary?.inclusions.get(entityId)?.days ?? period;
    return !hasFiguresAt(book, { metricKey: metric.key, entityId, period: days }, metric);
  });
  const others = keys.filter((key) => key !== metric.key);
  if (lacking.length === more.entities.length) return [...own, ...(await read(others))];
  const ids = lacking.map(({ id }) => id);
  return ids.length === 0 ? own : [...own, ...(await read(others, ids))];
};
type Whole = Opened & Read & { isTaken: NonNullable<Asked['isTaken']> };

/**
 * Everything that calculations of these metrics read for a period, in two queries for the figures and a few for entities and metrics;
 * within the boundary of that period, or with the requested approach. Sample data are part of no total.
 */
export const openBook = async (scoped: Scoped, asked: Asked) => {
  const { metricKeys, period, approach, inSums, ofWhole, subject, branch, isTaken = () => true } = asked;
  const all = await listPlaces(scoped);
  const entities = branch === undefined ? all.filter(({ isSample }) => !isSample) : treeOf(all, [branch]);
  const rules = await rulesIn(scoped);
  const keys = [...new Set(metricKeys.flatMap((key) => metricsBelow(key, rules)))];
  const weights = weightsAmong(keys, rules);
  const boundary = branch === undefined ? await boundaryIn(scoped, entities, period, approach) : undefined;
  const opened = { entities, rules, boundary };
  const ownFiguresOf = boundary ? ownFiguresIn(boundary) : await readOwnFigures(scoped, period);
  const added = addedMetric(asked, opened);
  const only = branch === undefined ? subject && [subject.entityId] : entities.map(({ id }) => id);
  const found = added
    ? await figuresOfWhole(scoped, added, keys, { ...opened, period, inSums, ofWhole, weights, isTaken })
    : await figuresFor(scoped, keys, { period, inSums, ofWhole, weights }, boundary, only);
  const figures = Map.groupBy(found.filter(isTaken), ({ metricKey }) => metricKey);
  const none: [] = [];
  const book: Book = {
    entities,
    rules,
    figuresOf: (key) => figures.get(key) ?? none,
    above: [],
    boundary,
    ownFiguresOf,
  };
  return { book, all };
};
