import { branchOf, type HeadlineFigure, isYearLong, type Metric, type Period } from '@esg/contract';
import { calculatedPlaces, isQuotient, roundDecimal } from '@esg/quantities';
import { convert, findMetric, findUnit, unitsOfKind } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { listEntities } from '../entities/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { type Hub, openHubs } from './calculation/hub.ts';
import { type Amount, everyStep, isIncomplete, isSharedByDay, type Step } from './calculation/step.ts';
import { listMetricsOfEntities } from './hub-figures.repository.ts';

/** What most readers of a report look for first, one for each subject. */
const candidates = [
  'energy.consumption.total',
  'ghg.scope1.total',
  'ghg.scope2.location_based',
  'water.consumption.total',
  'waste.generated.total',
  'workforce.headcount',
  'workforce.turnover_rate',
  'training.hours_total',
];
const shownMax = 4;
const yearsMax = 5;

/** The newest years that do not overlap, the oldest first. */
const newestOf = (years: readonly Period[]): Period[] => {
  const kept: Period[] = [];
  for (const period of years.toSorted((one, other) => other.end.localeCompare(one.end)))
    if (kept.length < yearsMax && (kept.at(-1)?.start ?? '9999') > period.end) kept.push(period);
  return kept.toReversed();
};

/** The years that may be shown side by side: those that begin in one month of the year; the newest kind first. */
export const coursesOf = (periods: readonly Period[]): Period[][] =>
  [...Map.groupBy(periods.filter(isYearLong), ({ start }) => start.slice(5, 7)).values()]
    .map(newestOf)
    .toSorted((one, other) => (other.at(-1)?.end ?? '').localeCompare(one.at(-1)?.end ?? ''));

type YearFigure = { amount: Amount; entered: string | undefined; isCalculated: boolean };

/** The unit that most of the figures of its kind below were entered in, as in reports: a rate is not counted in people. */
const enteredUnit = (hub: Hub, step: Step): string | undefined => {
  const kindOf = (key: string) => findMetric(key)?.unitKind;
  const units = everyStep(step).flatMap(({ dataPointId, metricKey }) =>
    dataPointId === null || kindOf(metricKey) !== kindOf(step.metricKey) ? [] : (hub.figure(dataPointId)?.unit ?? []),
  );
  const counts = Map.groupBy(units, (unit) => unit);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
};

/** The figure of a year, and whether a formula made digits that nobody typed. */
const yearFigureOf = (hub: Hub, step: Step): YearFigure | null =>
  step.value && {
    amount: step.value,
    entered: enteredUnit(hub, step),
    isCalculated: everyStep(step).some(({ formula }) => formula !== null && isQuotient(formula)),
  };

/** One unit for all years: that of the newest value, else the usual one of its kind. */
const figureOf = (
  { key, name, unitKind }: Metric,
  years: readonly Period[],
  figures: readonly (YearFigure | null)[],
): HeadlineFigure[] => {
  const newest = figures.findLast((figure) => figure !== null);
  if (!newest || unitKind === null) return [];
  const { amount, entered } = newest;
  const own = entered === undefined ? unitsOfKind(unitKind)[0] : findUnit(unitKind, entered);
  const isReached = own && (own.code === amount.unit || convert('1', unitKind, amount.unit, own.code) !== undefined);
  const unit = isReached ? own : findUnit(unitKind, amount.unit);
  if (!unit) return [];
  const numberIn = (figure: YearFigure | null | undefined) => {
    if (!figure) return null;
    const { number: found, unit: given } = figure.amount;
    const number = given === unit.code ? found : convert(found, unitKind, given, unit.code);
    if (number === undefined) return null;
    return figure.isCalculated ? roundDecimal(number, calculatedPlaces(number)) : number;
  };
  const values = years.map((period, index) => ({ period, number: numberIn(figures[index]) }));
  return [{ metricKey: key, name, unit, values, isSample: false }];
};

/** The subject, and the metrics: the first of them that have a value. */
type Wanted = { entityIds: readonly string[]; metricKeys: readonly string[]; most: number };

const figuresOver = async (scoped: Scoped, years: readonly Period[], { entityIds, metricKeys, most }: Wanted) => {
  const amounts = new Map(metricKeys.map((key): [string, (YearFigure | null)[]] => [key, []]));
  for (const hub of await openHubs(scoped, years, { entityIds, metricKeys })) {
    for (const [key, found] of amounts) {
      const step = hub.valueOf(key);
      const isWhole = step.value && !isIncomplete(step) && !isSharedByDay(step);
      found.push(isWhole ? yearFigureOf(hub, step) : null);
    }
  }
  return [...amounts]
    .flatMap(([key, found]) => {
      const metric = findMetric(key);
      return metric ? figureOf(metric, years, found) : [];
    })
    .slice(0, most);
};

/** Over the years with the most figures; the newest where it makes no difference. */
const readFullest = async (scoped: Scoped, courses: readonly Period[][], wanted: Wanted) => {
  let fullest: HeadlineFigure[] = [];
  for (const years of courses) {
    const figures = await figuresOver(scoped, years, wanted);
    if (figures.length > fullest.length) fullest = figures;
  }
  return fullest;
};

/** The organisation's own figures, or those of its sample data while it has none. */
const keyFigures = async (scoped: Scoped): Promise<HeadlineFigure[]> => {
  const courses = coursesOf((await listTimes(scoped)).map(({ period }) => period));
  const of = (entityIds: readonly string[]): Wanted => ({ entityIds, metricKeys: candidates, most: shownMax });
  const own = await readFullest(scoped, courses, of([]));
  const sample = own.length === 0 ? (await listEntities(scoped)).find(({ isSample }) => isSample) : undefined;
  if (!sample) return own;
  return (await readFullest(scoped, courses, of([sample.id]))).map((figure) => ({ ...figure, isSample: true }));
};

/** Figures of the whole organisation that have a value of a whole year, over its newest years. */
export const readKeyFigures = ({ database }: Pick<GatewayDeps, 'database'>, scope: Scope): Promise<HeadlineFigure[]> =>
  database.withScope(scope, keyFigures);

/** Every figure of an entity and of the entities below it, added up, over the newest years. */
export const entityFigures = async (scoped: Scoped, entityId: string): Promise<HeadlineFigure[]> => {
  const branch = branchOf(await listEntities(scoped), entityId).map(({ id }) => id);
  const metricKeys = await listMetricsOfEntities(scoped, branch);
  if (metricKeys.length === 0) return [];
  const courses = coursesOf((await listTimes(scoped)).map(({ period }) => period));
  return readFullest(scoped, courses, { entityIds: [entityId], metricKeys, most: metricKeys.length });
};
