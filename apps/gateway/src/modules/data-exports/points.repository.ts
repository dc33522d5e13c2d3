import type { Period, Subject } from '@esg/contract';
import { and, asc, count, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { dataPoints, sectionLabels } from '../data-points/data-points.tables.ts';

/** Which data points are meant. What is `null` does not narrow. */
export type PointFilter = {
  readonly metricKeys: readonly string[] | null;
  readonly reportingTimeIds: readonly string[] | null;
  readonly subjects: readonly Subject[] | null;
  /** Those that have some of these days. */
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

/** By metric: how many data points the filter has, and how many of them are internal. Says nothing of `internal`. */
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

/** Where a list of one metric goes on: after this day and id. */
export type PointPlace = { readonly periodStart: string; readonly id: string };

/** Data points of one metric by period, after the place. */
export const listPoints = async (
  scoped: Scoped,
  filter: PointFilter,
  metricKey: string,
  after: PointPlace | undefined,
  limit: number,
): Promise<PointRow[]> => {
  // Compared as a pair, so that the index is entered at the place.
  const further =
    after && sql`(${dataPoints.periodStart}, ${dataPoints.id}) > (${after.periodStart}::date, ${after.id}::uuid)`;
  const internal = filter.internal === 'with' ? undefined : eq(dataPoints.internal, filter.internal === 'only');
  return scoped.tx
    .select()
    .from(dataPoints)
    .where(and(matching(scoped, { ...filter, metricKeys: [metricKey] }), internal, further))
    .orderBy(asc(dataPoints.periodStart), asc(dataPoints.id))
    .limit(limit);
};

/** Names of all labels of the organisation by id. */
export const labelNames = async ({ tx, tenantId, organisationId }: Scoped): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .select({ id: sectionLabels.id, name: sectionLabels.name })
    .from(sectionLabels)
    .where(and(eq(sectionLabels.tenantId, tenantId), eq(sectionLabels.organisationId, organisationId)));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
