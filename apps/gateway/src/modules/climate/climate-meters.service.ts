import { estimateByDays } from '@esg/climate';
import {
  type ClimateEstimate,
  type ClimateMeterMonth,
  type ClimateMeterPage,
  type ClimateMeterQuery,
  type ClimateMonths,
  type ClimateTypeDetail,
  climateMeterLimits,
  issueAt,
  monthsBetween,
} from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { readBasis } from './basis.ts';
import { findActivity, lineOf } from './climate-activities.repository.ts';
import * as rows from './climate-meters.repository.ts';
import { findMonthsWithLines } from './inventory.repository.ts';
import { activityTypeOf, unitsOfType, unreadFactors, usableFactors } from './reckon.ts';

type Deps = Pick<GatewayDeps, 'database'>;

const keyOf = ({ entityId, activityTypeId, label }: rows.MeterKey) => JSON.stringify([activityTypeId, label, entityId]);

/** Throws `request.invalid` for months in the wrong order, or more than are read at once. */
const requireMonths = ({ from, to }: Pick<ClimateMeterQuery, 'from' | 'to'>) => {
  const months = monthsBetween(from, to);
  if (months < 1 || months > climateMeterLimits.monthsMax)
    throw new ProblemError('request.invalid', { issues: [issueAt('to', 'date_invalid')] });
};

/** Meters, vehicles and suppliers with what each has of each month: gaps are months that are missing. */
export const readMeters = ({ database }: Deps, scope: Scope, query: ClimateMeterQuery): Promise<ClimateMeterPage> => {
  requireMonths(query);
  return database.withScope(scope, async (scoped) => {
    const found = await rows.listMeters(scoped, query);
    const meters = found.slice(0, query.limit);
    const months = Map.groupBy(await rows.listMeterMonths(scoped, query, meters), keyOf);
    const newest = new Map(
      (await rows.listNewestLines(scoped, query, meters)).map((line) => [keyOf(line), lineOf(line)]),
    );
    const items = meters.flatMap((meter) => {
      const line = newest.get(keyOf(meter));
      const own = (months.get(keyOf(meter)) ?? []).map(
        ({ month, lines, estimates, open, id, amount, unit, version }): ClimateMeterMonth => ({
          month,
          lines,
          estimates,
          open,
          line: lines === 1 ? { id, amount, unit, version } : null,
        }),
      );
      return line ? [{ ...meter, months: own, newest: line }] : [];
    });
    return { items, isLast: found.length <= query.limit };
  });
};

/** The first and the last month that has lines. */
export const readMonths = ({ database }: Deps, scope: Scope): Promise<ClimateMonths> =>
  database.withScope(scope, async (scoped) => (await findMonthsWithLines(scoped)) ?? { first: null, last: null });

/** What lines of an activity type can be measured in and calculated by. Throws `resource.not_found`. */
export const readTypeDetail = ({ database }: Deps, scope: Scope, id: string): Promise<ClimateTypeDetail> => {
  const type = activityTypeOf(id);
  if (!type) throw new ProblemError('resource.not_found');
  return database.withScope(scope, async (scoped) => {
    const { basis } = await readBasis(scoped);
    return { units: unitsOfType(type), factors: usableFactors(type, basis), unread: unreadFactors(type, basis) };
  });
};

const yearBefore = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/**
 * What a month may come to for the meter of a line, by the days of other months; null where they do not tell. Nothing is stored. Throws
 * `resource.not_found`.
 */
export const readEstimate = (
  { database }: Deps,
  scope: Scope,
  id: string,
  month: string,
): Promise<ClimateEstimate | null> =>
  database.withScope(scope, async (scoped) => {
    const line = await findActivity(scoped, id);
    if (!line || line.deletedAt) throw new ProblemError('resource.not_found');
    const used = await rows.listUsed(scoped, line, { from: yearBefore(month), before: month });
    return estimateByDays(used, month) ?? null;
  });
