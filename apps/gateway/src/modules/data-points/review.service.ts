import {
  checkDataPoint,
  type DataFinding,
  type DataPoint,
  daysIn,
  insightLimits,
  issueAt,
  type ReportingTime,
  type ReviewPage,
  type ReviewQuery,
} from '@esg/contract';
import { findMetric } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { readThresholds } from '../metrics/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { madeOfParts } from './calculation/made-of-parts.ts';
import { pairCursorOf, pairOf } from './cursor.ts';
import { findDataPoints } from './data-points.repository.ts';
import { listReviewed, listStopped, listToCheck, type ReviewPlace } from './grid.repository.ts';
import { labelNames } from './hub-figures.repository.ts';
import { comparable } from './neighbours.ts';
import { listCountedTwice } from './overlaps.repository.ts';

type Item = ReviewPage['items'][number];
type Page = { found: Item[]; last: ReviewPlace | undefined; more: boolean };

/** Data points checked in one request at most; the cursor continues after them, even where none had a finding. */
const scannedMax = 500;

const itemOf = (
  dataPoint: DataPoint,
  previous: DataPoint | null,
  calculated: DataPoint['total'],
  changeThreshold: number,
): Item => {
  const { metricKey, sectionId, entityId, value, total, period, explanation } = dataPoint;
  const unitKind = findMetric(metricKey)?.unitKind ?? null;
  const check = { value, total, calculated, unitKind, period, explanation, changeThreshold, previous, others: [] };
  return { metricKey, sectionId, entityId, dataPoint, previous, findings: checkDataPoint(check) };
};

/** By data point: the figure that counts it a second time, with the names of that one's labels. */
const countedTwice = async (scoped: Scoped, points: readonly DataPoint[]) => {
  const ids = points.flatMap(({ id, labelIds, total }) => (labelIds.length > 0 && total ? [id] : []));
  const found = await listCountedTwice(scoped, ids);
  const names = await labelNames(scoped, [...new Set([...found.values()].flatMap(({ labelIds }) => labelIds))]);
  return (id: string): DataFinding[] => {
    const other = found.get(id);
    if (!other) return [];
    const labels = other.labelIds.map((labelId) => names.get(labelId) ?? '').join(' · ');
    return [{ kind: 'overlap', severity: 'warning', params: { dataPointId: other.id, labels } }];
  };
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

/** The beginning of a cursor while the list is about missing figures; no metric's key begins so. */
const missingMark = '!';

const placeOf = (cursor: string | undefined) => {
  if (cursor === undefined) return { isMissing: true, after: undefined };
  const { order, id } = pairOf(cursor);
  const isMissing = order.startsWith(missingMark);
  return { isMissing, after: { metricKey: isMissing ? order.slice(missingMark.length) : order, id } };
};

type Checked = Parameters<typeof listToCheck>[1];

/**
 * Of each metric, how many of its newest data points within these days have findings, of `checkedMax` at most for all of them. What formulas
 * give is not compared: the review does.
 */
export const countFindings = async (scoped: Scoped, checked: Checked): Promise<ReadonlyMap<string, number>> => {
  if (checked.metricKeys.length === 0) return new Map();
  const most = Math.max(1, Math.floor(insightLimits.checkedMax / checked.metricKeys.length));
  const rows = await listToCheck(scoped, checked, most);
  const ids = rows.flatMap(({ id, previousId }) => (previousId ? [id, previousId] : [id]));
  const points = new Map((await findDataPoints(scoped, [...new Set(ids)])).map((point) => [point.id, point]));
  const thresholds = await readThresholds(scoped);
  const overlapsOf = await countedTwice(
    scoped,
    rows.flatMap(({ id }) => points.get(id) ?? []),
  );
  const counts = new Map<string, number>();
  for (const { id, metricKey, previousId } of rows) {
    const point = points.get(id);
    if (!point) continue;
    const before = comparable(points.get(previousId ?? ''), point.period);
    const { findings } = itemOf(point, before, null, thresholds(metricKey));
    if (findings.length + overlapsOf(id).length > 0) counts.set(metricKey, (counts.get(metricKey) ?? 0) + 1);
  }
  return counts;
};

const scan = async (
  scoped: Scoped,
  { reportingTimeId, subject, kind, limit }: ReviewQuery,
  { period }: ReportingTime,
  after: ReviewPlace | undefined,
): Promise<Page> => {
  const rows = await listReviewed(scoped, { reportingTimeId, subject }, after, scannedMax);
  const ids = rows.flatMap(({ id, previousId }) => (previousId ? [id, previousId] : [id]));
  const points = new Map((await findDataPoints(scoped, ids)).map((point) => [point.id, point]));
  const thresholds = await readThresholds(scoped);
  const overlapsOf = await countedTwice(
    scoped,
    rows.flatMap(({ id }) => points.get(id) ?? []),
  );
  const madeOf = await madeOfParts(
    scoped,
    period,
    rows.flatMap(({ id }) => points.get(id) ?? []),
  );
  const found: Item[] = [];
  let last: Page['last'];
  for (const { id, metricKey, previousId } of rows) {
    if (found.length === limit) return { found, last, more: true };
    last = { metricKey, id };
    const point = points.get(id);
    if (!point) continue;
    const before = comparable(points.get(previousId ?? ''), point.period);
    const item = itemOf(point, before, madeOf(point), thresholds(metricKey));
    const all = [...overlapsOf(id), ...item.findings];
    const findings = all.filter((finding) => kind === undefined || finding.kind === kind);
    if (findings.length > 0) found.push({ ...item, findings });
  }
  return { found, last, more: rows.length === scannedMax };
};

/** Series that had a figure in the time before and have none now. */
const stopped = async (
  scoped: Scoped,
  query: ReviewQuery,
  time: ReportingTime,
  after: ReviewPlace | undefined,
): Promise<Page> => {
  const before = timeBefore(await listTimes(scoped), time);
  const places = before ? await listStopped(scoped, query, before.id, after, query.limit + 1) : [];
  const shown = places.slice(0, query.limit);
  const points = new Map(
    (
      await findDataPoints(
        scoped,
        shown.map(({ id }) => id),
      )
    ).map((point) => [point.id, point]),
  );
  const found = shown.flatMap(({ id }) => {
    const point = points.get(id);
    return point ? [missingOf(point)] : [];
  });
  return { found, last: shown.at(-1), more: places.length > shown.length };
};

/**
 * One page of what should be reviewed in a time: first missing figures, then data points with findings, both by metric. A page may have
 * fewer entries than requested and still have a cursor.
 */
export const readReview = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  query: ReviewQuery,
): Promise<ReviewPage> =>
  database.withScope(scope, async (scoped) => {
    const [time] = await listTimes(scoped, [query.reportingTimeId]);
    if (!time) throw new ProblemError('request.invalid', { issues: [issueAt('reportingTimeId', 'choice_unknown')] });
    const { isMissing, after } = placeOf(query.cursor);
    const cursorOf = ({ last, more }: Page, mark = '') =>
      more && last ? pairCursorOf(`${mark}${last.metricKey}`, last.id) : null;
    const asksMissing = isMissing && (query.kind === undefined || query.kind === 'missing');
    const missing = asksMissing ? await stopped(scoped, query, time, after) : undefined;
    const goesOn = missing && cursorOf(missing, missingMark);
    if (missing && (goesOn || query.kind === 'missing')) return { items: missing.found, nextCursor: goesOn ?? null };
    const scanned = await scan(scoped, query, time, isMissing ? undefined : after);
    return { items: [...(missing?.found ?? []), ...scanned.found], nextCursor: cursorOf(scanned) };
  });
