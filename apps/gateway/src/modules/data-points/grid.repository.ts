import type { Coverage, DataPointCell, Period, Subject } from '@esg/contract';
import { dataPointLimits } from '@esg/contract';
import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { prepared, type Scoped } from '../../platform/database/index.ts';
import { labelIdsOf, ofSubject, own, totalIn } from './data-points.repository.ts';
import { dataPoints, sectionLabels } from './data-points.tables.ts';

/** Of any of these; of all where none is named. */
const ofSubjects = (subjects: readonly Subject[] | undefined): SQL | undefined => {
  if (!subjects || subjects.length === 0) return undefined;
  const ids = subjects.filter((subject) => subject !== 'organisation');
  return or(
    subjects.length > ids.length ? isNull(dataPoints.entityId) : undefined,
    ids.length > 0 ? inArray(dataPoints.entityId, ids) : undefined,
  );
};

type Piece = { metricKeys: readonly string[]; reportingTimeIds: readonly string[]; subjects: readonly Subject[] };

const cellsBySubject = prepared('data_points.cells', (db) => {
  const { metricKey, reportingTimeId, entityId } = dataPoints;
  const subjects = sql`(${sql.placeholder('anySubject')} or ${entityId} = any(${sql.placeholder('entityIds')})
    or (${sql.placeholder('whole')} and ${entityId} is null))`;
  return db
    .select({
      id: dataPoints.id,
      metricKey,
      sectionId: dataPoints.sectionId,
      entityId,
      reportingTimeId,
      labelKey: dataPoints.labelKey,
      value: dataPoints.value,
      totalNumber: dataPoints.totalNumber,
      totalUnit: dataPoints.totalUnit,
      quality: dataPoints.quality,
      internal: dataPoints.internal,
      version: dataPoints.version,
    })
    .from(dataPoints)
    .where(
      and(
        eq(dataPoints.tenantId, sql.placeholder('tenantId')),
        eq(dataPoints.organisationId, sql.placeholder('organisationId')),
        sql`${reportingTimeId} = any(${sql.placeholder('reportingTimeIds')})`,
        sql`${metricKey} = any(${sql.placeholder('metricKeys')})`,
        subjects,
      ),
    )
    .limit(dataPointLimits.gridCellsMax);
});

/** The data points of a part of the grid, at most `gridCellsMax`. */
export const listCells = async (scoped: Scoped, piece: Piece): Promise<DataPointCell[]> => {
  if (piece.metricKeys.length === 0 || piece.reportingTimeIds.length === 0) return [];
  const { tenantId, organisationId } = scoped;
  const { metricKeys, reportingTimeIds, subjects } = piece;
  const entityIds = subjects.filter((subject) => subject !== 'organisation');
  const asked = { anySubject: subjects.length === 0, whole: entityIds.length < subjects.length, entityIds };
  const rows = await cellsBySubject(scoped, { tenantId, organisationId, reportingTimeIds, metricKeys, ...asked });
  return rows.map(({ labelKey, totalNumber, totalUnit, ...cell }) => ({
    ...cell,
    labelIds: labelIdsOf(labelKey),
    total: totalIn({ totalNumber, totalUnit }),
  }));
};

type Covered = Coverage['metrics'][number];

/** Sections whose figures may occur several times in one cell, each with labels of its own. */
const listLabelled = async ({ tx, tenantId, organisationId }: Scoped): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectDistinct({ sectionId: sectionLabels.sectionId })
    .from(sectionLabels)
    .where(and(eq(sectionLabels.tenantId, tenantId), eq(sectionLabels.organisationId, organisationId)));
  return new Set(rows.map(({ sectionId }) => sectionId));
};

/** The same for metrics with more than one figure in a cell: figures are grouped into cells first, and those are counted. */
const countCells = async (scoped: Scoped, where: SQL | undefined): Promise<Covered[]> => {
  const { metricKey, sectionId, reportingTimeId, entityId } = dataPoints;
  const cells = scoped.tx
    .select({ metricKey, sectionId, reportingTimeId, entityId, points: sql<number>`count(*)`.as('points') })
    .from(dataPoints)
    .where(where)
    .groupBy(metricKey, sectionId, reportingTimeId, entityId);
  const { rows } = await scoped.tx.execute<{
    metric: string;
    section: string | null;
    filled: number;
    points: number;
  }>(sql`
    with cells as (${cells})
    select metric_key as metric, section_id as section, count(*)::int as filled, sum(points)::int as points
    from cells group by metric_key, section_id
    union all
    select metric_key, null, count(*)::int, sum(points)::int
    from (select metric_key, sum(points) as points from cells group by metric_key, reporting_time_id, entity_id) whole
    group by metric_key
    order by metric, section nulls first`);
  const covered: Covered[] = [];
  for (const { metric, section, filled, points } of rows)
    if (section === null) covered.push({ metricKey: metric, filled, points, sections: [] });
    else covered.at(-1)?.sections.push({ sectionId: section, filled });
  return covered;
};

/**
 * For each metric with data and each section of it: in how many cells (time × subject) it has some, and how many data points. Two of a
 * series never share a time, so a metric with one section without labels has as many cells as data points: only the others are grouped.
 */
export const countCovered = async (
  scoped: Scoped,
  reportingTimeIds: readonly string[],
  subjects: readonly Subject[] | undefined,
): Promise<Covered[]> => {
  if (reportingTimeIds.length === 0) return [];
  const { metricKey, sectionId, reportingTimeId } = dataPoints;
  const where = and(own(scoped), inArray(reportingTimeId, [...reportingTimeIds]), ofSubjects(subjects));
  const sections = await scoped.tx
    .select({ metricKey, sectionId, points: sql<number>`count(*)::int` })
    .from(dataPoints)
    .where(where)
    .groupBy(metricKey, sectionId);
  const labelled = await listLabelled(scoped);
  const byMetric = Map.groupBy(sections, (section) => section.metricKey);
  const covered: Covered[] = [];
  const gathered: string[] = [];
  for (const [key, [only, ...others]] of byMetric)
    if (!only || others.length > 0 || labelled.has(only.sectionId)) gathered.push(key);
    else {
      const { points } = only;
      covered.push({
        metricKey: key,
        filled: points,
        points,
        sections: [{ sectionId: only.sectionId, filled: points }],
      });
    }
  if (gathered.length > 0) covered.push(...(await countCells(scoped, and(where, inArray(metricKey, gathered)))));
  return covered.toSorted((one, other) => (one.metricKey < other.metricKey ? -1 : 1));
};

/** The end of a page of a review: after this metric and data point. */
export type ReviewPlace = { metricKey: string; id: string };
const furtherThan = (after: ReviewPlace | undefined): SQL | undefined =>
  after && sql`(${dataPoints.metricKey}, ${dataPoints.id}) > (${after.metricKey}, ${after.id}::uuid)`;

type Subjected = { reportingTimeId: string; subject?: Subject | undefined };

/** Ids of data points of a time, by metric, each with the id of the one before it in its series. */
export const listReviewed = async (
  scoped: Scoped,
  { reportingTimeId, subject }: Subjected,
  after: ReviewPlace | undefined,
  limit: number,
): Promise<{ id: string; metricKey: string; previousId: string | null }[]> => {
  return scoped.tx
    .select({
      id: dataPoints.id,
      metricKey: dataPoints.metricKey,
      previousId: sql<string | null>`(
        select before.id from data_points before
        where before.series = data_points.series and before.period_end < data_points.period_start
        order by before.period_end desc limit 1)`,
    })
    .from(dataPoints)
    .where(and(own(scoped), eq(dataPoints.reportingTimeId, reportingTimeId), ofSubject(subject), furtherThan(after)))
    .orderBy(dataPoints.metricKey, dataPoints.id)
    .limit(limit);
};

type Checked = {
  readonly metricKeys: readonly string[];
  readonly period: Period;
  /** Only of these entities; of everything where nothing is said. */
  readonly entityIds?: readonly string[] | undefined;
};

/** The newest data points of each metric within these days, each with the id of the one before it in its series: `most` of a metric at most. */
export const listToCheck = async (scoped: Scoped, { metricKeys, period, entityIds }: Checked, most: number) => {
  const { tx, tenantId, organisationId } = scoped;
  const isOf = entityIds ? sql`point.entity_id = any(${sql.param([...entityIds])}::uuid[])` : sql`true`;
  const { rows } = await tx.execute<{ id: string; metricKey: string; previousId: string | null }>(sql`
    select asked.key as "metricKey", newest.id, (
      select before.id from data_points before
      where before.series = newest.series and before.period_end < newest.period_start
      order by before.period_end desc limit 1) as "previousId"
    from unnest(${sql.param([...metricKeys])}::text[]) as asked(key)
    cross join lateral (
      select point.id, point.series, point.period_start from data_points point
      where point.tenant_id = ${tenantId} and point.organisation_id = ${organisationId} and point.metric_key = asked.key
        and point.period_start >= ${period.start} and point.period_end <= ${period.end} and ${isOf}
      order by point.period_start desc, point.id desc limit ${most}) newest`);
  return rows;
};

/** Data points of an earlier time whose series has none in this one. By metric. */
export const listStopped = (
  scoped: Scoped,
  { reportingTimeId, subject }: Subjected,
  earlierTimeId: string,
  after: ReviewPlace | undefined,
  limit: number,
): Promise<ReviewPlace[]> =>
  scoped.tx
    .select({ id: dataPoints.id, metricKey: dataPoints.metricKey })
    .from(dataPoints)
    .where(
      and(
        own(scoped),
        eq(dataPoints.reportingTimeId, earlierTimeId),
        ofSubject(subject),
        furtherThan(after),
        sql`not exists (select 1 from data_points later where later.series = ${dataPoints.series} and later.reporting_time_id = ${reportingTimeId})`,
      ),
    )
    .orderBy(dataPoints.metricKey, dataPoints.id)
    .limit(limit);

/** Up to so many entities are looked up in the index one by one, at every metric and time anew. */
const lookedUpMax = 20;

/**
 * Figures of these entities; null stands for the whole organisation. Of many entities, said in such a way that the database reads the
 * figures of the metrics and asks this of each.
 */
export const onlyOf = (entityIds: readonly (string | null)[]): SQL | undefined => {
  const ids = entityIds.filter((id) => id !== null);
  const isNamed = sql`${dataPoints.entityId} = any(${sql.param(ids)}::uuid[])`;
  const isAny = ids.length > lookedUpMax ? sql`(${isNamed}) is true` : isNamed;
  return ids.length < entityIds.length ? or(isNull(dataPoints.entityId), isAny) : isAny;
};

type FigureRow = Pick<
  typeof dataPoints.$inferSelect,
  'id' | 'metricKey' | 'sectionId' | 'entityId' | 'labelKey' | 'totalNumber' | 'totalUnit' | 'quality'
> & { start: string; end: string };

/** Figures of these metrics that overlap these days, narrowed to some of them. */
export const listFigures = async (
  scoped: Scoped,
  metricKeys: readonly string[],
  { start, end }: Period,
  narrowed?: SQL | undefined,
) => {
  if (metricKeys.length === 0) return [];
  const where = and(
    own(scoped),
    inArray(dataPoints.metricKey, [...metricKeys]),
    lte(dataPoints.periodStart, end),
    gte(dataPoints.periodEnd, start),
    narrowed,
  );
  // As the driver reads them: mapping tens of thousands of rows column by column takes as long as the query.
  const { rows } = await scoped.tx.execute<FigureRow>(sql`
    select id, metric_key as "metricKey", section_id as "sectionId", entity_id as "entityId", label_key as "labelKey",
      period_start::text as start, period_end::text as "end", total_number as "totalNumber", total_unit as "totalUnit", quality
    from data_points where ${where}`);
  return rows.map(({ start: first, end: last, totalNumber, totalUnit, ...figure }) => ({
    ...figure,
    period: { start: first, end: last },
    total: totalIn({ totalNumber, totalUnit }),
  }));
};
