import { commonPeriod, type Inclusion, type Metric, type Period } from '@esg/contract';
import { partMetricKeys, partMetrics } from '@esg/standards';
import type { Scoped } from '../../../platform/database/index.ts';
import { listBoundaries, ownFiguresIn } from '../../boundaries/index.ts';
import { listPlaces } from '../../entities/index.ts';
import { rulesIn } from '../../metrics/index.ts';
import { labelIdsOf } from '../data-points.repository.ts';
import { onlyOf } from '../grid.repository.ts';
import { labelNames, listHubFigures, listKeysOn } from '../hub-figures.repository.ts';
import { type Book, branchesIn } from './book.ts';
import { calculatedAt, enteredForWhole, metricsBelow, partsAt, valueAt } from './calculate.ts';
import { isSameAmount } from './consolidate.ts';
import { type ReportFigure, readLarge } from './large-groups.ts';
import { weightsAmong } from './open-book.ts';
import type { Amount, Step } from './step.ts';
import { type PlaceOfEntity, treeOf } from './tree-of.ts';

/** The one answer of an entity: the whole before its parts, without labels before labelled ones, the latest that has ended. */
const chosenOf = (figures: readonly ReportFigure[], metric: Metric, period: Period): ReportFigure | undefined => {
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

/** The answer for the whole, else for the entities nearest to it; `several` where none of them answers for all. */
const answerAt = (
  figures: readonly ReportFigure[],
  entities: readonly PlaceOfEntity[],
  metric: Metric,
  period: Period,
): ReportFigure | 'several' | undefined => {
  if (figures.length === 0) return undefined;
  const branches = branchesIn(entities);
  let level: (string | null)[] = [null];
  while (level.length > 0) {
    const ids = new Set(level);
    const here = figures.filter(({ entityId }) => ids.has(entityId));
    if (here.length > 0) {
      const isOne = new Set(here.map(({ entityId }) => entityId)).size === 1;
      return (isOne && chosenOf(here, metric, period)) || 'several';
    }
    level = level.flatMap((above) => branches.get(above)?.map(({ id }) => id) ?? []);
  }
  return undefined;
};

/** One part of a metric: the breakdown, the name of the part, and its value. */
export type HubPart = {
  readonly breakdown: string;
  readonly name: string;
  readonly step: Step;
  /** The part's own metric; absent where the breakdown itself was entered. */
  readonly saidBy?: string;
};

type Asked = {
  entityIds: readonly string[];
  metricKeys: readonly string[];
  /** The report's own answers for its period: see `Book`. */
  said?: ReadonlyMap<string, Amount | null> | undefined;
};

/** The result for a metric, and for the intended total, is cached: many fields of a report ask for the same. */
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

type Whose = {
  readonly boundaries: Awaited<ReturnType<typeof listBoundaries>>;
  /** These entities alone, and nothing that was entered for the whole organisation. */
  readonly only: readonly string[] | undefined;
  readonly weights: ReadonlySet<string>;
};

/** The figures of each period: its data points, or of metrics with very many their sums. */
const readFigures = async (
  scoped: Scoped,
  keys: readonly string[],
  periods: readonly Period[],
  { boundaries, only, weights }: Whose,
): Promise<ReportFigure[][]> => {
  if (periods.length === 0) return [];
  const sums: Awaited<ReturnType<typeof readLarge>>[] = [];
  for (const [index, period] of periods.entries())
    sums.push(await readLarge(scoped, keys, { period, boundary: boundaries[index], only, weights }));
  const isAsked = only && onlyOf(only);
  const everLarge = new Set(sums.flatMap(({ large }) => large));
  const small = keys.filter((key) => !everLarge.has(key));
  // Asked for many metrics that have nothing, the database would go through all that there is.
  const found = await listKeysOn(scoped, small, spanOf(periods));
  const points = await listHubFigures(scoped, found, spanOf(periods), isAsked);
  const ofPeriods: ReportFigure[][] = [];
  for (const [index, period] of periods.entries()) {
    const { large = [], figures = [] } = sums[index] ?? {};
    const others = [...everLarge].filter((key) => !large.includes(key));
    const inPeriod = points.filter((point) => commonPeriod(point.period, period));
    ofPeriods.push([...figures, ...(await listHubFigures(scoped, others, period, isAsked)), ...inPeriod]);
  }
  return ofPeriods;
};

/** The figures of these metrics and those in their formulas, in any of these periods. */
const readEntered = async (
  scoped: Scoped,
  periods: readonly Period[],
  { entityIds, metricKeys }: Pick<Asked, 'entityIds' | 'metricKeys'>,
) => {
  const all = await listPlaces(scoped);
  // Sample data are part of no total: they are calculated separately.
  const real = all.filter(({ isSample }) => !isSample);
  const entities = entityIds.length === 0 ? real : treeOf(all, entityIds);
  const inside = new Set(entities.map(({ id }) => id));
  const rules = await rulesIn(scoped);
  const wanted = metricKeys.flatMap((key) => [key, ...partMetricKeys(key)]);
  const keys = new Set(wanted.flatMap((key) => metricsBelow(key, rules)));
  const boundaries = await listBoundaries(scoped, real, periods);
  const isSelection = entityIds.length > 0;
  // The boundary says nothing about a selection of entities: their figures count in full.
  const weights = weightsAmong([...keys], rules);
  const whose: Whose = isSelection
    ? { boundaries: [], only: [...inside], weights }
    : { boundaries, only: undefined, weights };
  const found = await readFigures(scoped, [...keys], periods, whose);
  // Those of a selection were read alone; among those of the whole organisation are sample data.
  const isReal = ({ entityId }: ReportFigure) => entityId === null || inside.has(entityId);
  const figures = isSelection ? found : found.map((ofPeriod) => ofPeriod.filter(isReal));
  const labelKeys = new Set(figures.flatMap((ofPeriod) => ofPeriod.map(({ labelKey }) => labelKey)));
  return {
    entities,
    rules,
    figures,
    byId: new Map(
      figures.flatMap((ofPeriod) => ofPeriod.flatMap((each) => (each.id ? [[each.id, each] as const] : []))),
    ),
    isSelection,
    boundaries,
    labels: await labelNames(scoped, [...new Set([...labelKeys].flatMap(labelIdsOf))]),
    consolidated: periods.map((): NonNullable<Book['consolidated']> => new Map()),
    asked: new Set(metricKeys),
  };
};
type Entered = Awaited<ReturnType<typeof readEntered>>;

/** What was read of a data hub that nobody changes while the same transaction asks again. */
export type ReadOnce = Map<string, Entered>;

/** Names of the labels of a data point. */
const namesOfLabels = (labels: Entered['labels'], labelKey: string): string[] =>
  labelIdsOf(labelKey).flatMap((id) => labels.get(id) ?? []);

/**
 * The breakdowns of a metric, in the order of the library and of the labels: one step for each part. Where a breakdown was not entered,
 * separate metrics of its parts replace it.
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

/** Whether an entity counts in the organisation's figure less than in full. */
const isPartOf = (inclusion: Inclusion | undefined, { start, end }: Period): boolean =>
  inclusion !== undefined &&
  (inclusion.percent !== '100' || inclusion.days?.start !== start || inclusion.days.end !== end);

const lineIn = (entities: readonly PlaceOfEntity[], id: string): ReadonlySet<string> => {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const line = new Set<string>();
  for (let at = byId.get(id); at && !line.has(at.id); at = byId.get(at.parentId ?? '')) line.add(at.id);
  return line;
};

/** The data hub for one period. */
const hubIn = (entered: Entered, said: Asked['said'], period: Period, index: number) => {
  const { entities, rules, labels } = entered;
  const inForce = entered.boundaries[index];
  // A selection of entities is not the organisation, so its boundary does not apply: only what was said of each one's own figures.
  const boundary = entered.isSelection ? undefined : inForce;
  const ownFiguresOf = inForce && ownFiguresIn(inForce);
  const isInFull = entered.isSelection && entities.some(({ id }) => isPartOf(inForce?.inclusions.get(id), period));
  const figures = entered.figures[index] ?? [];
  const byMetric = Map.groupBy(figures, ({ metricKey }) => metricKey);
  const none: [] = [];
  const figuresOf = (key: string) => byMetric.get(key) ?? none;
  const names = new Map(entities.map(({ id, name }) => [id, name]));
  const consolidated = entered.consolidated[index];
  const book: Book = { entities, rules, said, figuresOf, above: [], boundary, ownFiguresOf, consolidated };
  return {
    period,
    /** The entities that were chosen, with all below them; undefined for the whole organisation. */
    selection: entered.isSelection ? entities.map(({ id }) => id) : undefined,
    /** Whether anything at all was entered for these days. */
    isEmpty: figures.length === 0,
    /** The value of a figure with every step down to its data points; for an intensity with the intended total. */
    valueOf: remembered((metricKey, total) => valueAt(book, { metricKey, entityId: null, period }, total)),
    /** The result of its formulas, whatever was entered for it. */
    calculationOf: remembered((metricKey, total) => calculatedAt(book, { metricKey, entityId: null, period }, total)),
    /** Whether entities were chosen of which the organisation's figures count only a part, some days, or nothing. */
    isInFull,
    /** Whether a figure combined from entities differs from the one entered for the whole organisation. */
    isEnteredOtherwise: (root: Step): boolean =>
      root.kind === 'entities' &&
      root.entityId === null &&
      isSameAmount(root.value, enteredForWhole(book, root)?.value ?? null) === false,
    /** The denominator of an intensity. */
    denominatorOf: rules.denominatorOf,
    partsOf: (metric: Metric) => partsIn(book, period, labels, metric),
    /** The data point that answers a text field. */
    answerOf: (metric: Metric) => answerAt(byMetric.get(metric.key) ?? [], entities, metric, period),
    figure: (id: string): ReportFigure | undefined => entered.byId.get(id),
    entityName: (id: string): string | undefined => names.get(id),
    /** The entity and those above it, as far as the figures cover them. */
    lineOf: (id: string): ReadonlySet<string> => lineIn(entities, id),
    /** Labels of a data point in one line; empty where it has none. */
    labelsOf: ({ labelKey }: Pick<ReportFigure, 'labelKey'>) => namesOfLabels(labels, labelKey),
  };
};
export type Hub = ReturnType<typeof hubIn>;

/**
 * The data hub for reports: for each of these periods, and for the whole organisation or for these entities with all below them. Figures
 * entered for the whole organisation say nothing about a selection of entities.
 */
export const openHubs = async (
  scoped: Scoped,
  periods: readonly Period[],
  { entityIds, metricKeys, said }: Asked,
  readOnce?: ReadOnce,
): Promise<Hub[]> => {
  const place = JSON.stringify([periods, entityIds]);
  const known = readOnce?.get(place);
  const entered =
    known && metricKeys.every((key) => known.asked.has(key))
      ? known
      : await readEntered(scoped, periods, { entityIds, metricKeys });
  readOnce?.set(place, entered);
  return periods.map((period, index) => hubIn(entered, said, period, index));
};
