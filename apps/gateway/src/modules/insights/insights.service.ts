import {
  branchOf,
  type Insights,
  type InsightsQuery,
  type InsightTile,
  type InsightTiles,
  type InsightTilesChange,
  issueAt,
  type Period,
  type Subject,
} from '@esg/contract';
import { findMetric, versionsUsing } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError, staleOrGone } from '../../platform/http/index.ts';
import {
  comparableIn,
  countFindings,
  coursesOf,
  hasOwnFigures,
  listMetricsWithData,
  type Trend,
  trendsOver,
} from '../data-points/index.ts';
import { listEntities } from '../entities/index.ts';
import { readThresholds } from '../metrics/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { listVersionsOfReports } from '../reports/index.ts';
import { listTargets } from '../targets/index.ts';
import { attentionTo } from './attention.policy.ts';
import { findTiles, storeTiles } from './insights.repository.ts';
import { targetsIn } from './tile-targets.ts';
import { usualTiles } from './usual-tiles.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now'>;

/** What is looked at: an entity with all below it, or the whole. */
type Looked = { readonly branch: string | undefined; readonly isSample: boolean };

const lookedAt = async (scoped: Scoped, subject: Subject | undefined): Promise<Looked> => {
  if (subject === undefined || subject === 'organisation') return { branch: undefined, isSample: false };
  const entity = (await listEntities(scoped)).find(({ id }) => id === subject);
  if (!entity) throw new ProblemError('resource.not_found');
  return { branch: entity.id, isSample: entity.isSample };
};

/** The metrics of the person's tiles: chosen ones, else those that are usual for the organisation. */
const metricsFor = async (scoped: Scoped, { metricKeys }: InsightTiles, span: Period | undefined) => {
  const known = metricKeys?.filter((key) => findMetric(key)?.unitKind);
  if (known && known.length > 0) return known;
  const withFigures = new Set(span ? await listMetricsWithData(scoped, span) : []);
  const versions = new Set(await listVersionsOfReports(scoped));
  const found = await findOwnOrganisation(scoped);
  return usualTiles({
    industry: found?.organisation.industry ?? null,
    hasFigures: (key) => withFigures.has(key),
    isAsked: (key) => versionsUsing(key).some((versionId) => versions.has(versionId)),
  });
};

/** Years that have begun, of one kind: of several kinds those with the most figures, the newest where it makes no difference. */
const fullest = async (scoped: Scoped, courses: readonly Period[][], asked: Parameters<typeof trendsOver>[2]) => {
  const empty = { years: courses[0] ?? [], trends: await trendsOver(scoped, courses[0] ?? [], asked) };
  const countOf = (trends: readonly Trend[]) =>
    trends.filter(({ values }) => values.some(({ number }) => number !== null)).length;
  let best = empty;
  for (const years of courses.slice(1)) {
    const trends = await trendsOver(scoped, years, asked);
    if (countOf(trends) > countOf(best.trends)) best = { years, trends };
  }
  return best;
};

/** Of each metric the number of data points with findings in the year of its newest figure: one look for each year. */
const findingsIn = async (scoped: Scoped, trends: readonly Trend[], branch: string | undefined) => {
  const newestOf = ({ values }: Trend) => values.findLast(({ number }) => number !== null)?.period;
  const entityIds = branch === undefined ? undefined : branchOf(await listEntities(scoped), branch).map(({ id }) => id);
  const found = new Map<string, number>();
  const byYear = Map.groupBy(
    trends.filter((trend) => newestOf(trend)),
    (trend) => newestOf(trend)?.end ?? '',
  );
  for (const group of byYear.values()) {
    const period = group[0] && newestOf(group[0]);
    const metricKeys = group.map(({ metric }) => metric.key);
    if (period)
      for (const [key, count] of await countFindings(scoped, { metricKeys, period, entityIds })) found.set(key, count);
  }
  return found;
};

const readTiles = async (
  scoped: Scoped,
  trends: readonly Trend[],
  { branch }: Looked,
  today: string,
): Promise<InsightTile[]> => {
  const thresholds = await readThresholds(scoped);
  const findings = await findingsIn(scoped, trends, branch);
  const targetOf = targetsIn(
    await listTargets(
      scoped,
      trends.map(({ metric }) => metric.key),
    ),
    branch,
    today,
  );
  return trends.map(({ metric: { key, name }, unit, values }) => {
    const newest = values.findLast(({ number }) => number !== null);
    const shown = values.map(({ period, number, partial, exact }) => ({
      period,
      number,
      partial,
      ...(exact !== null && exact !== number && { exact }),
    }));
    const coverage = newest?.coverage ?? null;
    const threshold = thresholds(key);
    const told = { values: shown, coverage, today, threshold, findings: findings.get(key) ?? 0 };
    return {
      metricKey: key,
      name,
      unit,
      values: shown,
      coverage,
      attention: attentionTo(told),
      // The newest figure says how far the target is: one of a part of the organisation, or of a part of the year, would mislead.
      target: comparableIn(values, today).at(-1)?.period.end === newest?.period.end ? targetOf(key, unit) : null,
    };
  });
};

/** The years of a trend: those that have begun, up to the asked day. */
const coursesUntil = (periods: readonly Period[], today: string, until: string | undefined) => {
  const begun = periods.filter(({ start }) => start <= today);
  if (until === undefined) return coursesOf(begun);
  const last = begun.find(({ end }) => end === until);
  if (!last) throw new ProblemError('request.invalid', { issues: [issueAt('until', 'choice_unknown')] });
  return coursesOf(begun.filter(({ end }) => end <= until)).filter((years) => years.at(-1)?.end === until);
};

const spanOf = (courses: readonly Period[][]): Period | undefined => {
  const years = courses.flat();
  const start = years.map((year) => year.start).toSorted()[0];
  const end = years
    .map((year) => year.end)
    .toSorted()
    .at(-1);
  return start !== undefined && end !== undefined ? { start, end } : undefined;
};

/**
 * All tiles of the person, of the whole organisation or of an entity with all below it. While the organisation has no figures of its own,
 * those of its sample data. Throws `resource.not_found` for an entity of nobody or of others, `request.invalid` for a year it does not have.
 */
export const readInsights = ({ database, now }: Deps, scope: Scope, query: InsightsQuery): Promise<Insights> =>
  database.withScope(scope, async (scoped) => {
    const today = now().toISOString().slice(0, 10);
    const looked = await lookedAt(scoped, query.subject);
    const periods = (await listTimes(scoped)).map(({ period }) => period);
    const courses = coursesUntil(periods, today, query.until);
    const chosen = await findTiles(scoped);
    const metricKeys = await metricsFor(scoped, chosen, spanOf(courses));
    const own = await fullest(scoped, courses, { metricKeys, branch: looked.branch });
    const isEmpty = own.trends.every(({ unit }) => unit === null);
    const mayBeSample = isEmpty && looked.branch === undefined && !(await hasOwnFigures(scoped));
    const sample = mayBeSample ? (await listEntities(scoped)).find(({ isSample }) => isSample) : undefined;
    const place = sample ? { branch: sample.id, isSample: true } : looked;
    const { years, trends } = sample ? await fullest(scoped, courses, { metricKeys, branch: sample.id }) : own;
    const first = years[0];
    return {
      years:
        coursesUntil(periods, today, undefined)
          .find((course) => course.some(({ start }) => start.slice(5) === first?.start.slice(5)))
          ?.toReversed() ?? [],
      tiles: await readTiles(scoped, trends, place, today),
      chosen: chosen.metricKeys !== null,
      version: chosen.version,
      isSample: place.isSample,
    };
  });

/** Stores the person's choice. Throws `resource.stale` with the other choice, `request.invalid` for metrics that are no figures. */
export const changeTiles = async (
  { database, now }: Deps,
  scope: Scope,
  { metricKeys, version }: InsightTilesChange,
): Promise<InsightTiles> => {
  const unknown = (metricKeys ?? []).findIndex((key) => !findMetric(key)?.unitKind);
  if (unknown >= 0)
    throw new ProblemError('request.invalid', { issues: [issueAt(`metricKeys.${unknown}`, 'choice_unknown')] });
  return database.withScope(scope, async (scoped) => {
    const stored = await storeTiles(scoped, { metricKeys, version }, now());
    if (!stored) throw staleOrGone(await findTiles(scoped));
    return stored;
  });
};
