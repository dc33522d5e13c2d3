import {
  type ComparedEntityValue,
  type Entity,
  type EntityComparison,
  type EntityComparisonQuery,
  entityComparisonLimits,
  isInUse,
  type Metric,
  mayArrange,
  outliersIn,
  type Period,
} from '@esg/contract';
import { calculatedPlaces, derived, dividedBy, fractionOf, isNought, roundDecimal } from '@esg/quantities';
import { convert, findMetric, findUnit, unitsOfKind } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import {
  countEntitiesOfMetrics,
  coursesOf,
  type EntityValues,
  everyStep,
  findDataPoints,
  isAddedUnseen,
  isIncomplete,
  isSharedByDay,
  listMetricsOfEntities,
  openEntityValues,
  type Step,
} from '../data-points/index.ts';
import { listEntities } from '../entities/index.ts';
import { listTimes } from '../reporting-times/index.ts';

/** The chosen ones of them. Throws `resource.not_found` where one that the query names is not among them. */
const chosenOf = (seen: readonly Entity[], { entities, type, below, only }: EntityComparisonQuery): Entity[] => {
  const ids = new Set(seen.map(({ id }) => id));
  if ([...(entities ?? []), ...(below ? [below] : [])].some((id) => !ids.has(id)))
    throw new ProblemError('resource.not_found');
  const above = new Set(seen.flatMap((entity) => (isInUse(entity) ? (entity.parentId ?? []) : [])));
  return seen.filter(
    (entity) =>
      (!entities?.length || entities.includes(entity.id)) &&
      (only === undefined || (isInUse(entity) && !above.has(entity.id))) &&
      (type === undefined || entity.type === type) &&
      (below === undefined || entity.parentId === below),
  );
};

type Measured = { metric: Metric; unit: ReturnType<typeof findUnit> };

/** The metric with the unit in which it is shown. */
const measuredIn = (metric: Metric, usual: string | undefined): Measured => {
  const kind = metric.unitKind ?? '';
  return { metric, unit: usual === undefined ? unitsOfKind(kind)[0] : findUnit(kind, usual) };
};

type Said = Pick<ComparedEntityValue, 'number' | 'gap'>;

/** The figure of one entity and year. */
const figureOf = (measured: Measured, step: Step): Said =>
  step.value && (isIncomplete(step) || isSharedByDay(step))
    ? { number: null, gap: 'incomplete' }
    : amountOf(measured, step);

/** The value in the unit of all. */
const amountOf = ({ metric, unit }: Measured, { value }: Step): Said => {
  if (!value || !unit) return { number: null, gap: 'no_figure' };
  const { number, unit: given } = value;
  const shown = given === unit.code ? number : convert(number, metric.unitKind ?? '', given, unit.code);
  return shown === undefined ? { number: null, gap: 'not_comparable' } : { number: shown, gap: null };
};

/** The part of it that counts in the organisation's figure, which may be split by days as that is. */
const shareOf = ({ metric, unit }: Measured, values: EntityValues, entityId: string): Said => {
  if (!values.hasShares) return { number: null, gap: 'no_approach' };
  const step = values.sharedIn(metric.key, entityId);
  if (step.gap === 'left_out') return { number: null, gap: 'left_out' };
  return isIncomplete(step) ? { number: null, gap: 'incomplete' } : amountOf({ metric, unit }, step);
};

const quotientOf = (figure: Said, denominator: Said): Said => {
  if (figure.number === null) return figure;
  if (denominator.gap === 'not_comparable') return denominator;
  if (denominator.number === null || isNought(fractionOf(denominator.number)))
    return { number: null, gap: 'no_denominator' };
  const exact = derived(dividedBy(fractionOf(figure.number), fractionOf(denominator.number)));
  return { number: roundDecimal(exact, calculatedPlaces(exact)), gap: null };
};

type Compared = { years: readonly EntityValues[]; figure: Measured; per: Measured | undefined; isShared: boolean };

const valuesOf = ({ years, figure, per, isShared }: Compared, { id }: Entity): ComparedEntityValue[] =>
  years.map((values) => {
    const saidOf = (measured: Measured) =>
      isShared ? shareOf(measured, values, id) : figureOf(measured, values.valueIn(measured.metric.key, id));
    const said = saidOf(figure);
    const divisor = per && saidOf(per);
    return { ...(divisor ? quotientOf(said, divisor) : said), explanation: '' };
  });

type Rows = EntityComparison['rows'];

/** The same rows; figures that stand out with what their data points say of themselves. */
const explained = async (scoped: Scoped, rows: Rows, { years, figure }: Compared): Promise<Rows> => {
  // A sum of several data points has no explanation of its own.
  const pointAt = (entityId: string, year: number): string => {
    const step = years[year]?.valueIn(figure.metric.key, entityId);
    const steps = step ? everyStep(step) : [];
    const points = steps.flatMap(({ dataPointId }) => dataPointId ?? []);
    return points.length === 1 && !steps.some(isAddedUnseen) ? (points[0] ?? '') : '';
  };
  const asked = years.flatMap((_, year) =>
    outliersIn(rows, year).map(({ row: { entityId } }) => ({ entityId, year, pointId: pointAt(entityId, year) })),
  );
  const ids = [...new Set(asked.flatMap(({ pointId }) => pointId || []))];
  const points = new Map((await findDataPoints(scoped, ids)).map(({ id, explanation }) => [id, explanation]));
  const said = new Map(asked.map(({ entityId, year, pointId }) => [`${entityId} ${year}`, points.get(pointId) ?? '']));
  return rows.map((row) => ({
    ...row,
    values: row.values.map((value, year) => ({ ...value, explanation: said.get(`${row.entityId} ${year}`) ?? '' })),
  }));
};

const shown = ({ metric, unit }: Measured) => ({
  key: metric.key,
  name: metric.name,
  unit: unit ? { code: unit.code, symbol: unit.symbol, name: unit.name } : null,
});

const metricsFor = async (scoped: Scoped, seen: readonly Entity[]): Promise<Metric[]> => {
  const keys = await listMetricsOfEntities(
    scoped,
    seen.map(({ id }) => id),
  );
  return keys.flatMap((key) => findMetric(key) ?? []).filter(({ unitKind }) => unitKind !== null);
};

type Asked = {
  /** All but sample data. */
  readonly all: readonly Entity[];
  readonly metric: Metric;
  readonly per: EntityComparisonQuery['per'];
  readonly isShared: boolean;
  readonly entities: readonly Entity[];
};

/** The figures of the entities over these years. */
const figuresOver = async (
  scoped: Scoped,
  years: readonly Period[],
  { all, metric, per, isShared, entities }: Asked,
) => {
  const keys = [metric.key, ...(per ? [per] : [])];
  const entityIds = entities.map(({ id }) => id);
  const values = await openEntityValues(scoped, years, {
    entities: all,
    entityIds,
    metricKeys: keys,
    withShares: isShared,
  });
  const divisor = per && findMetric(per);
  const compared: Compared = {
    years: values.years,
    figure: measuredIn(metric, values.units.get(metric.key)),
    per: divisor && measuredIn(divisor, values.units.get(divisor.key)),
    isShared,
  };
  const rows = entities.map((entity) => ({
    entityId: entity.id,
    name: entity.name,
    values: valuesOf(compared, entity),
  }));
  return { years: [...years], compared, rows };
};

const filledIn = (rows: Rows) => rows.flatMap(({ values }) => values).filter(({ number }) => number !== null).length;

/** Over the years with the most figures; the newest where it makes no difference. */
const readFullest = async (scoped: Scoped, asked: Asked) => {
  const [newest = [], ...others] = coursesOf((await listTimes(scoped)).map(({ period }) => period));
  let fullest = await figuresOver(scoped, newest, asked);
  for (const years of others) {
    const found = await figuresOver(scoped, years, asked);
    if (filledIn(found.rows) > filledIn(fullest.rows)) fullest = found;
  }
  return fullest;
};

/** So many metrics are tried until one has a figure for a whole year. */
const triedMost = 4;

/** The metrics that a comparison may open with: those with figures of the most of these entities first. */
const likelyMetrics = async (scoped: Scoped, metrics: readonly Metric[], entities: readonly Entity[]) => {
  const counts = await countEntitiesOfMetrics(
    scoped,
    metrics.map(({ key }) => key),
    entities.map(({ id }) => id),
  );
  return metrics
    .toSorted((one, other) => (counts.get(other.key) ?? 0) - (counts.get(one.key) ?? 0))
    .slice(0, triedMost);
};

/** The figures of the first of these metrics that has any; of the first one where none has. */
const firstWithFigures = async (scoped: Scoped, metrics: readonly Metric[], asked: Omit<Asked, 'metric'>) => {
  let first: Awaited<ReturnType<typeof readFullest>> | undefined;
  for (const metric of metrics) {
    const found = await readFullest(scoped, { ...asked, metric });
    if (filledIn(found.rows) > 0) return found;
    first ??= found;
  }
  return first;
};

/** The comparison inside the transaction. */
export const entityComparisonIn = async (scoped: Scoped, query: EntityComparisonQuery): Promise<EntityComparison> => {
  // Sample data are compared with nothing.
  const all = (await listEntities(scoped)).filter(({ isSample }) => !isSample);
  const seen = all.filter((entity) => mayArrange(scoped, entity));
  const found = chosenOf(seen, query);
  const entities = found.slice(0, entityComparisonLimits.entitiesMax);
  const metrics = await metricsFor(scoped, seen);
  const choices = metrics.map(({ key, name }) => ({ key, name }));
  const isShared = query.share === 'ours';
  const nothing = { metric: null, per: null, isShared, years: [], rows: [], leftOut: 0, metrics: choices };
  const named = query.metric === undefined ? undefined : findMetric(query.metric);
  if (query.metric !== undefined && !named?.unitKind) throw new ProblemError('resource.not_found');
  const candidates = named ? [named] : await likelyMetrics(scoped, metrics, entities);
  const { years, compared, rows } =
    (await firstWithFigures(scoped, candidates, { all, per: query.per, isShared, entities })) ?? {};
  if (!years || !compared || !rows) return nothing;
  return {
    ...nothing,
    metric: shown(compared.figure),
    per: query.per && compared.per ? { ...shown(compared.per), key: query.per } : null,
    years,
    rows: await explained(scoped, rows, compared),
    leftOut: found.length - entities.length,
  };
};

/** A figure of several entities of the own organisation over its newest years. */
export const readEntityComparison = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  query: EntityComparisonQuery,
): Promise<EntityComparison> => database.withScope(scope, (scoped) => entityComparisonIn(scoped, query));
