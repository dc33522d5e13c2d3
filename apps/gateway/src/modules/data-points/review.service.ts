import {
  checkDataPoint,
  type DataPoint,
  daysIn,
  issueAt,
  type ReportingTime,
  type ReviewPage,
  type ReviewQuery,
} from '@esg/contract';
import { findMetric } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { thresholdsOf } from '../metrics/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { pairCursorOf, pairOf } from './cursor.ts';
import { findDataPoints } from './data-points.repository.ts';
import { listReviewed, listStopped } from './grid.repository.ts';
import { comparable } from './neighbours.ts';

type Item = ReviewPage['items'][number];
type Page = { found: Item[]; last: { metricKey: string; id: string } | undefined; more: boolean };

/** Data points looked at in one request at most; the cursor goes on behind them, also where none had a finding. */
const scannedMax = 500;

const itemOf = (dataPoint: DataPoint, previous: DataPoint | null, changeThreshold: number): Item => {
  const { metricKey, sectionId, entityId, value, total, period, explanation } = dataPoint;
  const unitKind = findMetric(metricKey)?.unitKind ?? null;
  const check = { value, total, unitKind, period, explanation, changeThreshold, previous, others: [] };
  return { metricKey, sectionId, entityId, dataPoint, previous, findings: checkDataPoint(check) };
};

const missingOf = (previous: DataPoint): Item => {
  const { metricKey, sectionId, entityId } = previous;
  const finding = { kind: 'missing' as const, severity: 'warning' as const, params: { dataPointId: previous.id } };
  return { metricKey, sectionId, entityId, dataPoint: null, previous, findings: [finding] };
};

/** The reporting time of the same length that ended last before this one. */
const timeBefore = (times: readonly ReportingTime[], time: ReportingTime) =>
  times
    .filter(({ period }) => period.end < time.period.start && Math.abs(daysIn(period) - daysIn(time.period)) <= 3)
    .toSorted((one, other) => (one.period.end < other.period.end ? 1 : -1))[0];

const scan = async (scoped: Scoped, { reportingTimeId, subject, cursor, limit }: ReviewQuery): Promise<Page> => {
  const place = cursor === undefined ? undefined : pairOf(cursor);
  const after = place && { metricKey: place.order, id: place.id };
  const rows = await listReviewed(scoped, { reportingTimeId, subject }, after, scannedMax);
  const ids = rows.flatMap(({ id, previousId }) => (previousId ? [id, previousId] : [id]));
  const points = new Map((await findDataPoints(scoped, ids)).map((point) => [point.id, point]));
  const thresholds = await thresholdsOf(scoped);
  const found: Item[] = [];
  let last: Page['last'];
  for (const { id, metricKey, previousId } of rows) {
    if (found.length === limit) return { found, last, more: true };
    last = { metricKey, id };
    const point = points.get(id);
    if (!point) continue;
    const item = itemOf(point, comparable(points.get(previousId ?? ''), point.period), thresholds(metricKey));
    if (item.findings.length > 0) found.push(item);
  }
  return { found, last, more: rows.length === scannedMax };
};

/** Series that had a figure in the time before and have none now; on the first page only. */
const stopped = async (scoped: Scoped, query: ReviewQuery, time: ReportingTime): Promise<Item[]> => {
  if (query.cursor !== undefined) return [];
  const before = timeBefore(await listTimes(scoped), time);
  const ids = before ? await listStopped(scoped, query, before.id, query.limit) : [];
  return (await findDataPoints(scoped, ids)).map(missingOf);
};

/**
 * One page of what should be looked at in a time: data points with findings by metric, and on the first page those that stopped
 * coming. A page may hold fewer than asked for and still have a cursor.
 */
export const readReview = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  query: ReviewQuery,
): Promise<ReviewPage> =>
  database.withScope(scope, async (scoped) => {
    const [time] = await listTimes(scoped, [query.reportingTimeId]);
    if (!time) throw new ProblemError('request.invalid', { issues: [issueAt('reportingTimeId', 'choice_unknown')] });
    const { found, last, more } = await scan(scoped, query);
    return {
      items: [...(await stopped(scoped, query, time)), ...found],
      nextCursor: more && last ? pairCursorOf(last.metricKey, last.id) : null,
    };
  });
