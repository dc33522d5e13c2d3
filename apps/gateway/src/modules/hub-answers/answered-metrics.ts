import type { AnsweredQuery, Period } from '@esg/contract';
import { amongAllFuels, asksForWhole } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { listAnsweredMetrics, openHubs } from '../data-points/index.ts';
import { fuelMetricKeys, kindsAmongAll } from '../hub-offers/index.ts';
import { listPlacesSaid } from './words-of-reports.repository.ts';

/** Fuels of one kind in the data hub's list of all kinds, in the form of answered metrics. */
const fuelsIn = async (scoped: Scoped, period: Period, answered: ReadonlySet<string>): Promise<string[]> => {
  if (!fuelMetricKeys.some((key) => answered.has(key))) return [];
  const [hub] = await openHubs(scoped, [period], { entityIds: [], metricKeys: fuelMetricKeys });
  return hub ? kindsAmongAll(hub).map(amongAllFuels) : [];
};

/**
 * Metrics that a new report about the whole organisation begins with: those of the data hub, and those that other reports of the period
 * answer in words.
 */
export const answeredMetrics = async (scoped: Scoped, days: AnsweredQuery): Promise<Set<string>> => {
  const answered = await listAnsweredMetrics(scoped, days);
  const { start, end } = days;
  if (!start || !end) return answered;
  const period = { start, end };
  const said = (await listPlacesSaid(scoped, { period, entityIds: [] })).flatMap(
    ({ versionId, disclosureCode, fieldKey }) => (asksForWhole(versionId, disclosureCode, fieldKey) ? [fieldKey] : []),
  );
  return new Set([...answered, ...said, ...(await fuelsIn(scoped, period, answered))]);
};
