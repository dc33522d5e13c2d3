import type { Period, Subject } from '@esg/contract';
import { and, asc, count, eq, gte, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { dataPointHistory, dataPoints, sectionLabels } from '../data-points/data-points.tables.ts';

/** The filter of data points. `null` does not filter. */
export type PointFilter = {
  readonly metricKeys: readonly string[] | null;
  readonly reportingTimeIds: readonly string[] | null;
  readonly subjects: readonly Subject[] | null;
  /** Those that overlap these days. */
  readonly days: Period | null;
  readonly internal: 'without' | 'with' | 'only';
};

export type PointRow = Omit<typeof dataPoints.$inferSelect, 'tenantId' | 'organisationId' | 'series'>;

const ofSubjects = (subjects: readonly Subject[]): SQL | undefined => {
  const ids = subjects.filter((subject) => subject !== 'organisation');
  return or(
    subjects.length > ids.length ? isNull(dataPoints.entityId) : undefined,
    ids.length > 0 ? inArray(dataPoints.entityId, ids) : undefined,
  );
};

const matching = ({ tenantId, organisationId }: Scoped, filter: PointFilter) =>
  and(
    eq(dataPoints.tenantId, tenantId),
    eq(dataPoints.organisationId, organisationId),
    filter.metricKeys ? inArray(dataPoints.metricKey, [...filter.metricKeys]) : undefined,
    filter.reportingTimeIds ? inArray(dataPoints.reportingTimeId, [...filter.reportingTimeIds]) : undefined,
    filter.subjects ? ofSubjects(filter.subjects) : undefined,
    filter.days ? lte(dataPoints.periodStart, filter.days.end) : undefined,
    filter.days ? gte(dataPoints.periodEnd, filter.days.start) : undefined,
  );

/** By metric: how many data points match the filter, and how many of them are internal. Ignores `internal`. */
export const countByMetric = (scoped: Scoped, filter: PointFilter) => {
  if (filter.metricKeys?.length === 0) return Promise.resolve([]);
  return scoped.tx
    .select({
      metricKey: dataPoints.metricKey,
      points: count(),
      internal: sql<number>`(count(*) filter (where ${dataPoints.internal}))::int`,
    })
    .from(dataPoints)
    .where(matching(scoped, filter))
    .groupBy(dataPoints.metricKey);
};

/** One data point as it was when the snapshot was taken: enough to find that state again, whatever happens to it. */
export type Pinned = Pick<PointRow, 'id' | 'version' | 'sectionId' | 'entityId' | 'labelKey' | 'internal'>;

/**
 * The data points and their versions, by metric and then by period: all of one moment, because one statement sees one state of the
 * database. Some 200 bytes for each, so that a hundred thousand need no long transaction.
 */
export const pinPoints = async (scoped: Scoped, filter: PointFilter): Promise<ReadonlyMap<string, Pinned[]>> => {
  if (filter.metricKeys?.length === 0) return new Map();
  const rows = await scoped.tx
    .select({
      metricKey: dataPoints.metricKey,
      id: dataPoints.id,
      version: dataPoints.version,
      sectionId: dataPoints.sectionId,
      entityId: dataPoints.entityId,
      labelKey: dataPoints.labelKey,
      internal: dataPoints.internal,
    })
    .from(dataPoints)
    .where(matching(scoped, filter))
    .orderBy(asc(dataPoints.metricKey), asc(dataPoints.periodStart), asc(dataPoints.id));
  // Texts that many rows share are stored once.
  const texts = new Map<string, string>();
  const kept = (text: string) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  const pinned = new Map<string, Pinned[]>();
  for (const { metricKey, sectionId, entityId, labelKey, ...row } of rows) {
    const ofMetric = pinned.get(metricKey) ?? [];
    if (ofMetric.length === 0) pinned.set(kept(metricKey), ofMetric);
    const entity = entityId === null ? null : kept(entityId);
    ofMetric.push({ ...row, sectionId: kept(sectionId), entityId: entity, labelKey: kept(labelKey) });
  }
  return pinned;
};

const ownHistory = ({ tenantId, organisationId }: Scoped) =>
  and(eq(dataPointHistory.tenantId, tenantId), eq(dataPointHistory.organisationId, organisationId));

/** Former states from the history, by data point, of those that were changed or removed since the snapshot. */
const listFormerStates = async (scoped: Scoped, metricKey: string, pinned: readonly Pinned[]) => {
  if (pinned.length === 0) return new Map<string, ShownPoint>();
  const ids = pinned.map(({ id }) => id);
  const rows = await scoped.tx
    .select()
    .from(dataPointHistory)
    .where(
      and(
        ownHistory(scoped),
        inArray(dataPointHistory.dataPointId, ids),
        notInArray(dataPointHistory.action, ['removed', 'merged']),
      ),
    );
  const byVersion = new Map(rows.map((row) => [`${row.dataPointId} ${row.version}`, row]));
  return new Map(
    pinned.flatMap((pin): [string, ShownPoint][] => {
      const row = byVersion.get(`${pin.id} ${pin.version}`);
      if (!row) return [];
      const { period, labels: _labels, ...state } = row.state;
      const days = { periodStart: period.start, periodEnd: period.end };
      return [[pin.id, { ...pin, metricKey, ...state, ...days, updatedAt: row.at, updatedByName: row.byName }]];
    }),
  );
};

/** The data of a data point in a file. */
export type ShownPoint = Pick<
  PointRow,
  | ('id' | 'metricKey' | 'sectionId' | 'entityId' | 'reportingTimeId' | 'labelKey' | 'periodStart' | 'periodEnd')
  | ('value' | 'source' | 'internal' | 'quality' | 'methodology' | 'explanation' | 'version')
  | ('updatedAt' | 'updatedByName')
>;

/** These data points of one metric as they were at the snapshot, in the same order. */
export const readPinned = async (
  scoped: Scoped,
  metricKey: string,
  pinned: readonly Pinned[],
): Promise<ShownPoint[]> => {
  const ids = pinned.map(({ id }) => id);
  const rows = await scoped.tx
    .select()
    .from(dataPoints)
    .where(
      and(
        eq(dataPoints.tenantId, scoped.tenantId),
        eq(dataPoints.organisationId, scoped.organisationId),
        inArray(dataPoints.id, ids),
      ),
    );
  const present = new Map(rows.map((row) => [row.id, row]));
  const changed = pinned.filter(({ id, version }) => present.get(id)?.version !== version);
  const states = await listFormerStates(scoped, metricKey, changed);
  return pinned.flatMap(({ id }) => states.get(id) ?? present.get(id) ?? []);
};

/** Names of all labels of the organisation by id. */
export const labelNames = async ({ tx, tenantId, organisationId }: Scoped): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .select({ id: sectionLabels.id, name: sectionLabels.name })
    .from(sectionLabels)
    .where(and(eq(sectionLabels.tenantId, tenantId), eq(sectionLabels.organisationId, organisationId)));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
