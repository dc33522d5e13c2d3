import {
  type BaseYearAdoption,
  type ClimateBaseYear,
  type ClimateInventorySettings,
  issueAt,
  sameJson,
} from '@esg/contract';
import { isRefusedBy, type Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type BaseYearSaid, findPublishedOf, publishWithin, type Summed, withSums } from '../climate/index.ts';
import { findDifferences, restateChanged } from '../publications/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { findActor } from '../users/index.ts';
import { insertBaseYear, listBaseYears } from './base-years.repository.ts';
import { baseYearIn, baseYearSaidOf, readPresent } from './base-years.service.ts';
import { findSettings } from './settings.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log' | 'realtime'>;
type Adopted = { readonly baseYear: ClimateBaseYear; readonly reportIds: readonly string[] };

const stale = async (scoped: Summed) =>
  new ProblemError('resource.stale', { extra: { current: await baseYearIn(scoped) } });

/** The first month of the chosen base year. Throws `request.invalid` where none was chosen. */
const requireStart = ({ baseYearStart }: ClimateInventorySettings): string => {
  if (baseYearStart === null)
    throw new ProblemError('request.invalid', { issues: [issueAt('baseYearStart', 'required')] });
  return baseYearStart;
};

/**
 * Publishes the base year's emissions again where they were published to the data hub, and gives every figure that published reports print
 * and that changed thereby, or depends on one that did, the reason of the recalculation, as restatements.
 */
const restate = async (scoped: Summed, base: BaseYearSaid, { reason, language }: BaseYearAdoption, now: Date) => {
  let figures = 0;
  const reportIds = new Set<string>();
  for (const { id, period: days } of await listTimes(scoped)) {
    if (!sameJson(days, base.period)) continue;
    if ((await findPublishedOf(scoped, id)).length === 0) continue;
    const before = await findDifferences(scoped, id);
    await publishWithin(
      scoped,
      { reportingTimeId: id, replaces: false, language },
      { now, readBaseYear: async () => base },
    );
    const restated = await restateChanged(scoped, { reportingTimeId: id, before, note: reason }, now);
    figures += restated.figures;
    for (const reportId of restated.reportIds) reportIds.add(reportId);
  }
  return { figures, reportIds: [...reportIds] };
};

const adoptWithin = async (scoped: Summed, adoption: BaseYearAdoption, now: Date): Promise<Adopted> => {
  const settings = await findSettings(scoped);
  const start = requireStart(settings);
  const adopted = await listBaseYears(scoped);
  const number = adopted[0]?.number ?? 0;
  if (number !== adoption.version) throw await stale(scoped);
  const { parts, openLines, outdatedLines } = await readPresent(scoped, start);
  if (openLines > 0) throw new ProblemError('climate.lines_open');
  if (outdatedLines > 0) throw new ProblemError('climate.results_outdated');
  const base = baseYearSaidOf({ start, reason: settings.baseYearReason, parts });
  const isAsSeen = sameJson([base.period, base.totals], [adoption.period, adoption.present]);
  if (!isAsSeen) throw await stale(scoped);
  // What is adopted first of its year replaces nothing.
  const isFirst = adopted.every((each) => each.start !== start);
  const restated = isFirst ? { figures: 0, reportIds: [] } : await restate(scoped, base, adoption, now);
  const { name } = await findActor(scoped);
  const { reason } = adoption;
  const by = { adoptedByName: name, adoptedAt: now };
  await insertBaseYear(scoped, { number: number + 1, start, parts, reason, restated: restated.figures, ...by });
  return { baseYear: await baseYearIn(scoped), reportIds: restated.reportIds };
};

/**
 * What the base year comes to now becomes the base year, with the reason; the earlier one stays in its history, and published figures are
 * restated (GHG Protocol Corporate Standard, chapter 5). All of it happens, or nothing. Throws `request.invalid` without a base year,
 * `resource.stale` where another one was adopted meanwhile, or it comes to something else than was seen, `climate.lines_open`, `climate.results_outdated`, and what publishing throws.
 */
export const adoptBaseYear = async (deps: Deps, scope: Scope, adoption: BaseYearAdoption): Promise<ClimateBaseYear> => {
  try {
    const now = deps.now();
    const { baseYear, reportIds } = await withSums(deps, scope, {}, (scoped) => adoptWithin(scoped, adoption, now));
    deps.realtime.publish(scope, { type: 'climate.changed' });
    deps.realtime.publish(scope, { type: 'data-points.changed' });
    for (const reportId of reportIds) deps.realtime.publish(scope, { type: 'report.changed', reportId });
    deps.log.info({ by: scope.userId, number: baseYear.adopted?.number }, 'climate base year adopted');
    return baseYear;
  } catch (error) {
    if (!isRefusedBy(error, 'unique')) throw error;
    throw await withSums(deps, scope, {}, stale);
  }
};
