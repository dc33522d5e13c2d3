import type { Entity, Metric, Period } from '@esg/contract';
import { findMetric } from '@esg/standards';
import type { Scoped } from '../../../platform/database/index.ts';
import { type BoundaryInForce, boundaryIn, ownFiguresIn, readOwnFigures } from '../../boundaries/index.ts';
import { type MetricRules, rulesIn } from '../../metrics/index.ts';
import { readUsualUnits } from '../usual-units.ts';
import { type Book, branchesIn, isAlone } from './book.ts';
import { metricsBelow, valueAt } from './calculate.ts';
import { figuresFor, type KeyedFigure, weightsAmong } from './open-book.ts';
import { hasFiguresAt } from './own-figures.ts';
import type { Step } from './step.ts';

type Asked = {
  /** All entities of the organisation without its sample data. */
  readonly entities: readonly Entity[];
  /** Those of them whose values are asked for. */
  readonly entityIds: readonly string[];
  readonly metricKeys: readonly string[];
  /** Whether the share of each in the organisation's figures is asked for, too. */
  readonly withShares: boolean;
};

/** Whether an entity's own figure of the metric is its value, and nothing else is read for it. */
const isOwnEnough = (rules: MetricRules, metric: Metric | undefined): boolean =>
  metric !== undefined && metric.aggregation !== 'weighted' && !rules.formulasOf(metric.key).some(({ own }) => own);

/** The entities and all below them. */
const withBelow = (entities: readonly Entity[], ids: readonly string[]): string[] => {
  const below = branchesIn(entities);
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const child of below.get(id) ?? []) add(child.id);
  };
  for (const id of ids) add(id);
  return [...found];
};

type Read = Asked & {
  readonly rules: MetricRules;
  readonly period: Period;
  readonly shares: BoundaryInForce | undefined;
  readonly ownFiguresOf: Book['ownFiguresOf'];
};

/** The entities of which more is read than their own figures of these metrics: they lack some, or all below them counts, too. */
const openIn = (
  { rules, period, shares, ownFiguresOf, ...asked }: Read,
  own: readonly KeyedFigure[],
): readonly string[] => {
  const metrics = asked.metricKeys.map(findMetric);
  if (shares || !metrics.every((metric) => isOwnEnough(rules, metric))) return asked.entityIds;
  const figures = Map.groupBy(own, ({ metricKey }) => metricKey);
  const book = { figuresOf: (key: string) => figures.get(key) ?? [] };
  return asked.entityIds.filter(
    (entityId) =>
      isAlone({ ownFiguresOf }, entityId) ||
      metrics.some((metric) => metric && !hasFiguresAt(book, { metricKey: metric.key, entityId, period }, metric)),
  );
};

/** Their own figures; those of other metrics, and of entities below, only of entities that have none of their own. */
const readFigures = async (scoped: Scoped, read: Read): Promise<KeyedFigure[]> => {
  const { entities, entityIds, metricKeys, rules, period, shares } = read;
  const below = new Set(metricKeys.flatMap((key) => metricsBelow(key, rules)));
  const weights = weightsAmong([...below], rules);
  const some = async (keys: readonly string[], ids: readonly string[]) => {
    if (keys.length === 0 || ids.length === 0) return [];
    // Naming most of the entities takes longer than reading the figures of the others.
    const only = ids.length * 2 > entities.length ? undefined : ids;
    const found = await figuresFor(scoped, keys, { period, inSums: true, ofWhole: true, weights }, shares, only);
    const wanted = new Set<string | null>(ids);
    return found.filter(({ entityId }) => wanted.has(entityId));
  };
  const own = await some(metricKeys, entityIds);
  const open = withBelow(entities, openIn(read, own));
  const named = new Set(entityIds);
  const others = [...below].filter((key) => !metricKeys.includes(key));
  const unnamed = open.filter((id) => !named.has(id));
  return [...own, ...(await some(metricKeys, unnamed)), ...(await some(others, open))];
};

const valuesIn = (figures: readonly KeyedFigure[], { entities, rules, period, shares, ownFiguresOf }: Read) => {
  const byMetric = Map.groupBy(figures, ({ metricKey }) => metricKey);
  const none: [] = [];
  const figuresOf = (key: string) => byMetric.get(key) ?? none;
  const book: Book = { entities, rules, figuresOf, above: [], ownFiguresOf };
  return {
    period,
    /** The value of a figure for one entity, with what is below it. */
    valueIn: (metricKey: string, entityId: string): Step => valueAt(book, { metricKey, entityId, period }),
    /** Whether an approach was chosen for these days; false where shares were not asked for. */
    hasShares: shares !== undefined,
    /** What of one entity, and of all below it, counts in the organisation's figure: as if it were the organisation. */
    sharedIn: (metricKey: string, entityId: string): Step => {
      const ids = new Set(withBelow(entities, [entityId]));
      const branch = entities
        .filter(({ id }) => ids.has(id))
        .map(({ id, parentId }) => ({ id, parentId: id === entityId ? null : parentId }));
      return valueAt({ ...book, entities: branch, boundary: shares }, { metricKey, entityId: null, period });
    },
  };
};
/** The values of single entities over one period. */
export type EntityValues = ReturnType<typeof valuesIn>;

/**
 * The values of single entities for each of these periods, their figures added up by the database; and of each metric the unit in which
 * most of these entities' figures were entered.
 */
export const openEntityValues = async (scoped: Scoped, periods: readonly Period[], asked: Asked) => {
  const rules = await rulesIn(scoped);
  const years: EntityValues[] = [];
  const seen = new Set(asked.entityIds);
  for (const period of periods) {
    const shares = asked.withShares ? await boundaryIn(scoped, asked.entities, period) : undefined;
    const ownFiguresOf = shares ? ownFiguresIn(shares) : await readOwnFigures(scoped, period);
    const read = { ...asked, rules, period, shares, ownFiguresOf };
    const figures = await readFigures(scoped, read);
    for (const { entityId } of figures) if (entityId !== null) seen.add(entityId);
    years.push(valuesIn(figures, read));
  }
  const metrics = asked.metricKeys.map((key) => ({ key, below: metricsBelow(key, rules) }));
  return { years, units: await readUsualUnits(scoped, [...seen], metrics) };
};
