import { commonPeriod, type Entity, type Metric, type Period } from '@esg/contract';
import { partMetricKeys, partMetrics } from '@esg/standards';
import type { Scoped } from '../../../platform/database/index.ts';
import { boundaryIn } from '../../boundaries/index.ts';
import { listEntities } from '../../entities/index.ts';
import { rulesIn } from '../../metrics/index.ts';
import { labelIdsOf } from '../data-points.repository.ts';
import { type HubFigure, labelNames, listHubFigures } from '../hub-figures.repository.ts';
import type { Book } from './book.ts';
import { calculatedAt, enteredForWhole, metricsBelow, partsAt, valueAt } from './calculate.ts';
import { isSameAmount } from './consolidate.ts';
import type { Amount, Step } from './step.ts';

type Place = Pick<Entity, 'id' | 'parentId' | 'name'>;

/** Chosen entities with all below them, as a tree of their own: one that stands below another chosen one counts once, in its place. */
const treeOf = (entities: readonly Place[], chosen: readonly string[]): Place[] => {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const isIn = ({ id, parentId }: Place): boolean => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    return chosen.includes(id) || (parent !== undefined && isIn(parent));
  };
  const inside = entities.filter(isIn);
  const ids = new Set(inside.map(({ id }) => id));
  return inside.map((entity) => ({
    ...entity,
    parentId: entity.parentId !== null && ids.has(entity.parentId) ? entity.parentId : null,
  }));
};

/** The one answer among those of one entity: the whole before its parts, without labels before labelled ones, the latest that has ended. */
const chosenOf = (figures: readonly HubFigure[], metric: Metric, period: Period): HubFigure | undefined => {
  const sections = metric.subMetrics.flatMap((subMetric) => subMetric.sections.map(({ id }) => id));
  const sectionId = sections.find((id) => figures.some((figure) => figure.sectionId === id));
  const series = Map.groupBy(
    figures.filter((figure) => figure.sectionId === sectionId),
    ({ labelKey }) => labelKey,
  );
  const only = series.size === 1 ? [...series.values()][0] : undefined;
  const inOrder = (series.get('') ?? only ?? []).toSorted((one, other) => (one.period.end < other.period.end ? -1 : 1));
  return inOrder.findLast(({ period: { end } }) => end <= period.end) ?? inOrder.at(-1);
};

/** What is answered for the whole, else for the entities nearest to it; `several` where none of them speaks for all. */
const answerAt = (
  figures: readonly HubFigure[],
  entities: readonly Place[],
  metric: Metric,
  period: Period,
): HubFigure | 'several' | undefined => {
  let level: (string | null)[] = [null];
  while (level.length > 0) {
    const here = figures.filter(({ entityId }) => level.includes(entityId));
    if (here.length > 0) {
      const isOne = new Set(here.map(({ entityId }) => entityId)).size === 1;
      return (isOne && chosenOf(here, metric, period)) || 'several';
    }
    level = entities.filter(({ parentId }) => level.includes(parentId)).map(({ id }) => id);
  }
  return undefined;
};

/** One part of a metric: which way of breaking it down, the name of the part, and its value. */
export type HubPart = {
  readonly breakdown: string;
  readonly name: string;
  readonly step: Step;
  /** The metric of its own that says it; absent where the breakdown itself was entered. */
  readonly saidBy?: string;
};

type Asked = {
  entityIds: readonly string[];
  metricKeys: readonly string[];
  /** What the report says of its own period already: see `Book`. */
  said?: ReadonlyMap<string, Amount | null> | undefined;
};

/** What is worked out for a metric, and for the total that is meant, stays known: many fields of a report ask for the same. */
const remembered = (make: (metricKey: string, total?: string) => Step) => {
  const known = new Map<string, Step>();
  return (metricKey: string, total?: string): Step => {
    const place = `${metricKey} ${total ?? ''}`;
    const step = known.get(place) ?? make(metricKey, total);
    known.set(place, step);
    return step;
  };
};

/** From the first day of any of these periods to the last. */
const spanOf = (periods: readonly Period[]): Period => ({
  start: periods.map(({ start }) => start).toSorted()[0] ?? '',
  end:
    periods
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ?? '',
});

/** The boundary of each period, in their order. */
const boundariesOf = async (scoped: Scoped, entities: readonly Place[], periods: readonly Period[]) => {
  const found: Awaited<ReturnType<typeof boundaryIn>>[] = [];
  for (const period of periods) found.push(await boundaryIn(scoped, entities, period));
  return found;
};

/** What was entered for these metrics and those that their formulas name, in any of these periods. */
const readEntered = async (scoped: Scoped, periods: readonly Period[], { entityIds, metricKeys, said }: Asked) => {
  const all = await listEntities(scoped);
  // What was invented is no part of the whole: it is seen by itself alone.
  const entities = entityIds.length === 0 ? all.filter(({ isSample }) => !isSample) : treeOf(all, entityIds);
  const inside = new Set(entities.map(({ id }) => id));
  const rules = await rulesIn(scoped);
  const wanted = metricKeys.flatMap((key) => [key, ...partMetricKeys(key)]);
  const keys = new Set(wanted.flatMap((key) => metricsBelow(key, rules)));
  const found = periods.length === 0 ? [] : await listHubFigures(scoped, [...keys], spanOf(periods));
  const figures = found.filter(({ entityId }) => (entityId === null ? entityIds.length === 0 : inside.has(entityId)));
  return {
    entities,
    rules,
    said,
    figures,
    byId: new Map(figures.map((figure) => [figure.id, figure])),
    // Some entities by themselves are not the organisation: its boundary says nothing of them.
    boundaries: entityIds.length > 0 ? [] : await boundariesOf(scoped, entities, periods),
    labels: await labelNames(scoped, [...new Set(figures.flatMap(({ labelKey }) => labelIdsOf(labelKey)))]),
  };
};
type Entered = Awaited<ReturnType<typeof readEntered>>;

/** Names of the labels of a data point. */
const namesOfLabels = (labels: Entered['labels'], labelKey: string): string[] =>
  labelIdsOf(labelKey).flatMap((id) => labels.get(id) ?? []);

/**
 * What a metric is broken down into, in the library's order and that of the labels: one step for each part. Where a breakdown was not
 * entered, metrics of their own that say its parts stand in.
 */
const partsIn = (book: Book, period: Period, labels: Entered['labels'], { key, subMetrics }: Metric): HubPart[] => {
  const order = [...labels.keys()];
  const placeOf = ({ labelKey }: { labelKey: string }) => order.indexOf(labelIdsOf(labelKey)[0] ?? '');
  const saidByMetrics = (breakdown: string): HubPart[] =>
    partMetrics(key, breakdown)
      .map((part) => ({
        breakdown,
        name: part.name.en,
        step: valueAt(book, { metricKey: part.key, entityId: null, period }),
        saidBy: part.key,
      }))
      .filter(({ step }) => step.value !== null);
  return subMetrics.slice(1).flatMap(({ id, sections: [section] }) => {
    const breakdown = id.slice(key.length + 1);
    const parts = section ? partsAt(book, { metricKey: key, entityId: null, period }, section.id) : [];
    if (parts.length === 0) return saidByMetrics(breakdown);
    return parts
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(({ labelKey, step }) => ({ breakdown, name: namesOfLabels(labels, labelKey).join(', '), step }));
  });
};

/** The data hub for one period. */
const hubIn = (entered: Entered, period: Period, index: number) => {
  const { entities, rules, said, labels } = entered;
  const boundary = entered.boundaries[index];
  const figures = entered.figures.filter((figure) => commonPeriod(figure.period, period));
  const byMetric = Map.groupBy(figures, ({ metricKey }) => metricKey);
  const book: Book = { entities, rules, said, figuresOf: (key) => byMetric.get(key) ?? [], above: [], boundary };
  return {
    period,
    /** Keys of the metrics that figures which may be printed were entered for. */
    entered: new Set(figures.filter(({ internal }) => !internal).map(({ metricKey }) => metricKey)),
    /** Whether anything at all was entered for these days. */
    isEmpty: figures.length === 0,
    /** The value of a figure with every step down to its data points; of an intensity with the total that is meant. */
    valueOf: remembered((metricKey, total) => valueAt(book, { metricKey, entityId: null, period }, total)),
    /** What its formulas make of its parts, whatever was entered for it. */
    calculationOf: remembered((metricKey, total) => calculatedAt(book, { metricKey, entityId: null, period }, total)),
    /** Whether a figure that was put together from entities is not the one that was entered for the whole organisation. */
    isEnteredOtherwise: (root: Step): boolean =>
      root.kind === 'entities' &&
      root.entityId === null &&
      isSameAmount(root.value, enteredForWhole(book, root)?.value ?? null) === false,
    /** What an intensity is divided by. */
    denominatorOf: rules.denominatorOf,
    partsOf: (metric: Metric) => partsIn(book, period, labels, metric),
    /** The data point that answers what is no figure. */
    answerOf: (metric: Metric) => answerAt(byMetric.get(metric.key) ?? [], entities, metric, period),
    figure: (id: string): HubFigure | undefined => entered.byId.get(id),
    entityName: (id: string): string | undefined => entities.find((entity) => entity.id === id)?.name,
    /** Labels of a data point in one line; empty where it has none. */
    labelsOf: ({ labelKey }: Pick<HubFigure, 'labelKey'>) => namesOfLabels(labels, labelKey),
  };
};
export type Hub = ReturnType<typeof hubIn>;

/**
 * The data hub as reports see it: for each of these periods, and for the whole organisation or for these entities with all below
 * them. Figures entered for the whole organisation say nothing about some of its entities.
 */
export const openHubs = async (scoped: Scoped, periods: readonly Period[], asked: Asked): Promise<Hub[]> => {
  const entered = await readEntered(scoped, periods, asked);
  return periods.map((period, index) => hubIn(entered, period, index));
};
