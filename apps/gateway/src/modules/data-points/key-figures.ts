import type { HeadlineFigure, Metric, Period } from '@esg/contract';
import { convert, findMetric, findUnit } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { listTimes } from '../reporting-times/index.ts';
import { openHubs } from './calculation/hub.ts';
import { type Amount, isIncomplete, isSharedByDay } from './calculation/step.ts';

/** What most readers of a report look for first, one of each subject. */
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
const [shownMax, yearsMax] = [4, 5];

const dayLength = 86_400_000;
const isYear = ({ start, end }: Period) => {
  const days = (Date.parse(end) - Date.parse(start)) / dayLength;
  return days > 350 && days < 380;
};

/** The newest years that do not overlap, the oldest first. */
const yearsOf = (periods: readonly Period[]): Period[] => {
  const kept: Period[] = [];
  for (const period of periods.filter(isYear).toSorted((one, other) => other.end.localeCompare(one.end)))
    if (kept.length < yearsMax && (kept.at(-1)?.start ?? '9999') > period.end) kept.push(period);
  return kept.toReversed();
};

/** One unit for all years: that of the newest value. */
const figureOf = (
  { key, name, unitKind }: Metric,
  years: readonly Period[],
  amounts: readonly (Amount | null)[],
): HeadlineFigure[] => {
  const newest = amounts.findLast((amount) => amount !== null);
  const unit = newest && unitKind !== null ? findUnit(unitKind, newest.unit) : undefined;
  if (!newest || !unit || unitKind === null) return [];
  const numberIn = (amount: Amount | null | undefined) => {
    if (!amount) return null;
    return amount.unit === unit.code
      ? amount.number
      : (convert(amount.number, unitKind, amount.unit, unit.code) ?? null);
  };
  const values = years.map((period, index) => ({ period, number: numberIn(amounts[index]) }));
  return [{ metricKey: key, name, unit, values }];
};

const keyFigures = async (scoped: Scoped): Promise<HeadlineFigure[]> => {
  const years = yearsOf((await listTimes(scoped)).map(({ period }) => period));
  const amounts = new Map(candidates.map((key): [string, (Amount | null)[]] => [key, []]));
  for (const hub of await openHubs(scoped, years, { entityIds: [], metricKeys: candidates })) {
    for (const [key, found] of amounts) {
      const step = hub.valueOf(key);
      found.push(isIncomplete(step) || isSharedByDay(step) ? null : step.value);
    }
  }
  return [...amounts]
    .flatMap(([key, found]) => {
      const metric = findMetric(key);
      return metric ? figureOf(metric, years, found) : [];
    })
    .slice(0, shownMax);
};

/** Figures of the whole organisation that have a value of a whole year, over its newest years. */
export const readKeyFigures = ({ database }: Pick<GatewayDeps, 'database'>, scope: Scope): Promise<HeadlineFigure[]> =>
  database.withScope(scope, keyFigures);
