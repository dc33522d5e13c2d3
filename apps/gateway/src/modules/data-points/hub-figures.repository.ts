import type { Period } from '@esg/contract';
import { listMetrics } from '@esg/standards';
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, max, or, type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { listAcross } from '../reporting-times/index.ts';
import { own, totalIn } from './data-points.repository.ts';
import { dataPoints, sectionLabels } from './data-points.tables.ts';
import { listFigures, onlyOf } from './grid.repository.ts';
import { listKeptSums, type SumsAsked } from './year-sums.repository.ts';

/** Data points of these metrics that overlap these days, without their values: for calculations and choices. */
export const listHubFigures = async (
  scoped: Scoped,
  metricKeys: readonly string[],
  { start, end }: Period,
  more?: SQL,
) => {
  if (metricKeys.length === 0) return [];
  const rows = await scoped.tx
    .select({
      id: dataPoints.id,
      metricKey: dataPoints.metricKey,
      sectionId: dataPoints.sectionId,
      entityId: dataPoints.entityId,
      labelKey: dataPoints.labelKey,
      start: dataPoints.periodStart,
      end: dataPoints.periodEnd,
      totalNumber: dataPoints.totalNumber,
      totalUnit: dataPoints.totalUnit,
      internal: dataPoints.internal,
      quality: dataPoints.quality,
      unit: sql<string | null>`${dataPoints.value} -> 'rows' -> 0 ->> 'unit'`,
    })
    .from(dataPoints)
    .where(
      and(
        own(scoped),
        inArray(dataPoints.metricKey, [...metricKeys]),
        lte(dataPoints.periodStart, end),
        gte(dataPoints.periodEnd, start),
        more,
      ),
    );
  return rows.map(({ start: first, end: last, totalNumber, totalUnit, ...figure }) => ({
    ...figure,
    period: { start: first, end: last },
    total: totalIn({ totalNumber, totalUnit }),
  }));
};
export type HubFigure = Awaited<ReturnType<typeof listHubFigures>>[number];

/** Of these days alone. */
export const isWithin = ({ start, end }: Period) =>
  and(gte(dataPoints.periodStart, start), lte(dataPoints.periodEnd, end));

const isApart = (apart: readonly string[]) => sql`${dataPoints.entityId} = any(${sql.param([...apart])}::uuid[])`;

/** Figures of these metrics within the period, of the whole and of all entities except those in `apart`. */
const isSummed = ({ metricKeys, period, apart, only }: SumsAsked) =>
  and(
    inArray(dataPoints.metricKey, [...metricKeys]),
    isWithin(period),
    apart.length === 0 ? undefined : sql`(${dataPoints.entityId} is null or not ${isApart(apart)})`,
    only && onlyOf(only),
  );

/** Which figures `listSums` leaves out; undefined for none, as for most periods. */
const unsummed = async (scoped: Scoped, { period, apart, only }: SumsAsked): Promise<SQL | undefined> => {
  const times = await listAcross(scoped, period);
  const reasons = [
    times.length === 0 ? undefined : inArray(dataPoints.reportingTimeId, times),
    apart.length === 0 ? undefined : isApart(apart),
  ].filter((reason) => reason !== undefined);
  return reasons.length === 0 ? undefined : and(or(...reasons), only && onlyOf(only));
};

/** The figures that `listSums` leaves out: those in `apart`, and those that stick out of the period, at reporting times that do. */
export const listUnsummed = async (scoped: Scoped, asked: SumsAsked) => {
  const left = await unsummed(scoped, asked);
  return left ? listFigures(scoped, asked.metricKeys, asked.period, left) : [];
};

/** The same as `listHubFigures` reads them. */
export const listUnsummedHubFigures = async (scoped: Scoped, asked: SumsAsked): Promise<HubFigure[]> => {
  const left = await unsummed(scoped, asked);
  return left ? listHubFigures(scoped, asked.metricKeys, asked.period, left) : [];
};

type SumRow = Pick<HubFigure, 'metricKey' | 'sectionId' | 'entityId' | 'labelKey' | 'quality' | 'unit'> & {
  start: string;
  end: string;
  id: string | null;
  number: string | null;
  count: number;
  days: number;
};

/**
 * The same, each series added up by the database, exactly: one row for a year of months. Of a year that is a reporting time the sums are kept;
 * of other days they are made.
 */
export const listSums = async (scoped: Scoped, summed: SumsAsked) => {
  if (summed.metricKeys.length === 0) return [];
  return (await listKeptSums(scoped, summed)) ?? addUp(scoped, summed);
};

/** The same, from the data points. */
export const addUp = async (scoped: Scoped, summed: SumsAsked) => {
  // Thousands of series are added up in memory: by default they would be written to files and read again.
  await scoped.tx.execute(sql`set local work_mem = '64MB'`);
  const sums = scoped.tx
    .select({
      id: sql`${summed.named ? sql`case when count(*) = 1 then min(${dataPoints.id}::text collate "C") end` : sql`null`}`.as(
        'id',
      ),
      metricKey: sql`${dataPoints.metricKey}`.as('metricKey'),
      sectionId: sql`${dataPoints.sectionId}`.as('sectionId'),
      entityId: sql`${dataPoints.entityId}`.as('entityId'),
      labelKey: sql`${dataPoints.labelKey}`.as('labelKey'),
      start: sql`min(${dataPoints.periodStart})::text`.as('start'),
      end: sql`max(${dataPoints.periodEnd})::text`.as('end'),
      number: sql`trim_scale(sum(${dataPoints.totalNumber}))::text`.as('number'),
      unit: sql`${dataPoints.totalUnit}`.as('unit'),
      quality: sql`case when bool_or(${dataPoints.quality} = 'estimated') then 'estimated' end`.as('quality'),
      count: sql`count(*)::int`.as('count'),
      days: sql`sum(${dataPoints.periodEnd} - ${dataPoints.periodStart} + 1)::int`.as('days'),
    })
    .from(dataPoints)
    .where(and(own(scoped), isSummed(summed)))
    .groupBy(
      dataPoints.metricKey,
      dataPoints.sectionId,
      dataPoints.entityId,
      dataPoints.labelKey,
      dataPoints.totalUnit,
    );
  // As the driver reads them: mapping tens of thousands of rows column by column takes as long as the query.
  const { rows } = await scoped.tx.execute<SumRow>(sums.getSQL());
  return rows.map(({ start, end, number, unit, count, days, ...figure }) => ({
    ...figure,
    period: { start, end },
    total: totalIn({ totalNumber: number, totalUnit: unit }),
    ...(count > 1 && { sumOf: { count, days } }),
  }));
};

type LastRow = Omit<HubFigure, 'period' | 'total'> &
  Pick<typeof dataPoints.$inferSelect, 'totalNumber' | 'totalUnit'> & { start: string; end: string; lastOf: number };

/**
 * Of figures of which the last counts, that of each series: the latest that ends within the period, else the latest that overlaps it. Of
 * entities in `apart` all.
 */
export const listLast = async (scoped: Scoped, { metricKeys, period, apart, only }: SumsAsked) => {
  if (metricKeys.length === 0) return [];
  const series = sql`${dataPoints.sectionId}, ${dataPoints.entityId}, ${dataPoints.labelKey}`;
  const ends = dataPoints.periodEnd;
  const where = and(
    own(scoped),
    inArray(dataPoints.metricKey, [...metricKeys]),
    lte(dataPoints.periodStart, period.end),
    gte(ends, period.start),
    apart.length === 0 ? undefined : sql`${isApart(apart)} is not true`,
    only && onlyOf(only),
  );
  // Which they are is read from the index alone, and only those are looked up.
  const { rows } = await scoped.tx.execute<LastRow>(sql`
    select point.id, point.metric_key as "metricKey", point.section_id as "sectionId", point.entity_id as "entityId",
      point.label_key as "labelKey", point.period_start::text as start, point.period_end::text as "end",
      point.total_number as "totalNumber", point.total_unit as "totalUnit", point.internal, point.quality,
      point.value -> 'rows' -> 0 ->> 'unit' as unit, found.count as "lastOf"
    from (
      select distinct on (${series}) ${dataPoints.id}, count(*) over (partition by ${series})::int as count
      from data_points where ${where}
      order by ${series}, ${ends} <= ${period.end} desc, ${ends} desc) found
    join data_points point on point.id = found.id`);
  const last = rows.map(({ start, end, totalNumber, totalUnit, ...figure }) => ({
    ...figure,
    period: { start, end },
    total: totalIn({ totalNumber, totalUnit }),
  }));
  const others = apart.length === 0 ? undefined : and(isApart(apart), only && onlyOf(only));
  return others ? [...last, ...(await listHubFigures(scoped, metricKeys, period, others))] : last;
};

/** How many data points each entity has of its own; those without any are left out. */
export const countFiguresByEntity = (scoped: Scoped) =>
  scoped.tx
    .select({ entityId: dataPoints.entityId, figures: sql<number>`count(*)::int` })
    .from(dataPoints)
    .where(and(own(scoped), isNotNull(dataPoints.entityId)))
    .groupBy(dataPoints.entityId);

/** Those of these metrics that have such a data point: the newest of each are looked at, because reading all takes a second. */
const listKeysAmong = async (
  { tx, tenantId, organisationId }: Scoped,
  keys: readonly string[],
  condition: SQL,
): Promise<string[]> => {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select asked.key from unnest(${sql.param([...keys])}::text[]) as asked(key)
    cross join lateral (
      select 1 from data_points point
      where point.tenant_id = ${tenantId} and point.organisation_id = ${organisationId} and point.metric_key = asked.key
        and ${condition}
      order by point.period_start desc, point.id desc limit 1) newest`);
  return rows.map(({ key }) => key);
};

/** Those of the library's metrics that have such a data point. */
const listKeysWith = (scoped: Scoped, condition: SQL): Promise<string[]> =>
  listKeysAmong(
    scoped,
    listMetrics().map(({ key }) => key),
    condition,
  );

const isOn = ({ start, end }: Period) => sql`point.period_start <= ${end} and point.period_end >= ${start}`;

/** Those of these metrics that have data on some of these days. */
export const listKeysOn = (scoped: Scoped, keys: readonly string[], period: Period): Promise<string[]> =>
  listKeysAmong(scoped, keys, isOn(period));

/**
 * Whether a `point` is of any of the entities. Said in such a way that the database looks at the newest points and asks this of each: it
 * would otherwise look up every entity by itself in the index, for every metric anew.
 */
const isOfAny = (entityIds: readonly string[]): SQL =>
  sql`(point.entity_id = any(${sql.param([...entityIds])}::uuid[])) is true`;

/** Metrics that any of the entities has data points of. */
export const listMetricsOfEntities = async (scoped: Scoped, entityIds: readonly string[]): Promise<string[]> => {
  const found = await listKeysWith(scoped, isOfAny(entityIds));
  return found.toSorted();
};

/** The last day of the figures of these entities; null where they have none. */
export const findLastDay = async (scoped: Scoped, entityIds: readonly string[]): Promise<string | null> => {
  const [row] = await scoped.tx
    .select({ day: max(dataPoints.periodEnd) })
    .from(dataPoints)
    .where(and(own(scoped), inArray(dataPoints.entityId, [...entityIds])));
  return row?.day ?? null;
};

/** The people who last changed data points of the entity: how many, and when; the busiest first. */
export const listAuthorsOfEntity = async (scoped: Scoped, entityId: string) => {
  const figures = sql<number>`count(*)::int`;
  const rows = await scoped.tx
    .select({
      id: dataPoints.updatedById,
      name: sql<string>`(array_agg(${dataPoints.updatedByName} order by ${dataPoints.updatedAt} desc))[1]`,
      figures,
      lastAt: sql<string>`max(${dataPoints.updatedAt})`,
    })
    .from(dataPoints)
    .where(and(own(scoped), eq(dataPoints.entityId, entityId)))
    .groupBy(dataPoints.updatedById)
    .orderBy(desc(figures))
    .limit(20);
  return rows.map((row) => ({ ...row, lastAt: new Date(row.lastAt).toISOString() }));
};

/** Data points of the entity by id, with the metric and section of their documents. */
export const listPointsOfEntity = (scoped: Scoped, entityId: string) =>
  scoped.tx
    .select({ id: dataPoints.id, metricKey: dataPoints.metricKey, sectionId: dataPoints.sectionId })
    .from(dataPoints)
    .where(and(own(scoped), eq(dataPoints.entityId, entityId)));

/** Not of sample data. */
const isReal = sql`not exists (
  select 1 from entities entity where entity.id = ${dataPoints.entityId} and entity.is_sample)`;

/** Whether the organisation has figures of its own. */
export const hasOwnFigures = async (scoped: Scoped): Promise<boolean> => {
  const rows = await scoped.tx
    .select({ id: dataPoints.id })
    .from(dataPoints)
    .where(and(own(scoped), isReal))
    .limit(1);
  return rows.length > 0;
};

const isNoSample = sql`not exists (select 1 from entities entity where entity.id = point.entity_id and entity.is_sample)`;

/** Keys of the metrics that have data on some of these days, without sample data. */
export const listMetricsWithData = (scoped: Scoped, period: Period): Promise<string[]> =>
  listKeysWith(scoped, sql`${isOn(period)} and ${isNoSample}`);

/** The same of data that may be printed: of the organisation, or of these entities alone. */
export const listPrintableMetrics = (
  scoped: Scoped,
  period: Period,
  entityIds: readonly string[] | undefined,
): Promise<string[]> =>
  listKeysWith(scoped, sql`${isOn(period)} and not point.internal and ${entityIds ? isOfAny(entityIds) : isNoSample}`);

/** So many of the newest data points of a metric say which unit is usual: reading all of them would take longer than the figures. */
const looked = 20;
/** So many say which metrics are common among entities. */
const countedNewest = 200;

/** The units of the newest data points of each metric, as they were entered: of all, or of these entities and these days. */
export const listEnteredUnits = async (
  { tx, tenantId, organisationId }: Scoped,
  keys: readonly string[],
  entityIds?: readonly string[],
  period?: Period,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (keys.length === 0) return new Map();
  const { rows } = await tx.execute<{ key: string; unit: string }>(sql`
    select asked.key, newest.unit
    from unnest(${sql.param([...keys])}::text[]) as asked(key)
    cross join lateral (
      select point.value -> 'rows' -> 0 ->> 'unit' as unit from data_points point
      where point.tenant_id = ${tenantId} and point.organisation_id = ${organisationId} and point.metric_key = asked.key
        and ${entityIds ? isOfAny(entityIds) : sql`true`} and ${period ? isOn(period) : sql`true`}
      order by point.period_start desc, point.id desc limit ${looked}) newest
    where newest.unit is not null`);
  return new Map([...Map.groupBy(rows, ({ key }) => key)].map(([key, found]) => [key, found.map(({ unit }) => unit)]));
};

/** How many of these entities are among the newest data points of each metric: which metrics are common, without reading all of them. */
export const countEntitiesOfMetrics = async (
  { tx, tenantId, organisationId }: Scoped,
  keys: readonly string[],
  entityIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await tx.execute<{ key: string; count: number }>(sql`
    select asked.key, count(distinct newest.entity_id)::int as count
    from unnest(${sql.param([...keys])}::text[]) as asked(key)
    cross join lateral (
      select point.entity_id from data_points point
      where point.tenant_id = ${tenantId} and point.organisation_id = ${organisationId} and point.metric_key = asked.key
        and ${isOfAny(entityIds)}
      order by point.period_start desc, point.id desc limit ${countedNewest}) newest
    group by asked.key`);
  return new Map(rows.map(({ key, count }) => [key, count]));
};

/** Names of labels by their ids, in the order of the organisation. */
export const labelNames = async (
  { tx, tenantId, organisationId }: Scoped,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: sectionLabels.id, name: sectionLabels.name })
    .from(sectionLabels)
    .where(
      and(
        eq(sectionLabels.tenantId, tenantId),
        eq(sectionLabels.organisationId, organisationId),
        inArray(sectionLabels.id, [...ids]),
      ),
    )
    .orderBy(asc(sectionLabels.position), asc(sectionLabels.id));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
