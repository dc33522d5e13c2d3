import type { DataPoint, DataPointListQuery, DataPointVersion, Period, Subject } from '@esg/contract';
import { and, asc, desc, eq, gte, isNull, like, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { countAttached } from '../attachments/index.ts';
import { commentCountOf } from '../threads/index.ts';
import { dataPointHistory, dataPoints } from './data-points.tables.ts';

export type DataPointRow = typeof dataPoints.$inferSelect;
type NewRow = Omit<typeof dataPoints.$inferInsert, 'id' | 'tenantId' | 'organisationId' | 'version' | 'series'>;
/** The end of a page: after this period and id. */
export type ListPlace = { periodStart: string; id: string };
/** The common properties of successive data points. */
export type Series = Pick<DataPointRow, 'sectionId' | 'entityId' | 'labelKey'>;

export const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(dataPoints.tenantId, tenantId), eq(dataPoints.organisationId, organisationId));
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(dataPoints.id, id));

export const labelIdsOf = (labelKey: string) => (labelKey === '' ? [] : labelKey.split(','));
export const labelKeyOf = (ids: readonly string[]) => [...new Set(ids)].sort().join(',');

/** Those of one entity, or of the whole. */
export const ofSubject = (subject: Subject | undefined) => {
  if (subject === undefined) return undefined;
  return subject === 'organisation' ? isNull(dataPoints.entityId) : eq(dataPoints.entityId, subject);
};

// The only table of a query is not named before its columns, and inside a sub-select the inner one would be meant: so it is named.
const ownId = sql`data_points.id`;
const shown = {
  row: {
    id: dataPoints.id,
    metricKey: dataPoints.metricKey,
    sectionId: dataPoints.sectionId,
    entityId: dataPoints.entityId,
    reportingTimeId: dataPoints.reportingTimeId,
    labelKey: dataPoints.labelKey,
    periodStart: dataPoints.periodStart,
    periodEnd: dataPoints.periodEnd,
    value: dataPoints.value,
    totalNumber: dataPoints.totalNumber,
    totalUnit: dataPoints.totalUnit,
    source: dataPoints.source,
    internal: dataPoints.internal,
    quality: dataPoints.quality,
    methodology: dataPoints.methodology,
    explanation: dataPoints.explanation,
    version: dataPoints.version,
    createdAt: dataPoints.createdAt,
    updatedAt: dataPoints.updatedAt,
    updatedById: dataPoints.updatedById,
    updatedByName: dataPoints.updatedByName,
    series: dataPoints.series,
  },
  evidenceCount: countAttached('data-point', ownId),
  commentCount: commentCountOf(['data-point'], ownId),
};
type Shown = {
  row: Omit<DataPointRow, 'tenantId' | 'organisationId' | 'ofSuppliers'>;
  evidenceCount: number;
  commentCount: number;
};

/** The total as people and checks see it. */
export const totalIn = ({ totalNumber, totalUnit }: Pick<DataPointRow, 'totalNumber' | 'totalUnit'>) =>
  totalNumber === null || totalUnit === null ? null : { number: totalNumber, unit: totalUnit };

const dataPointOf = ({ row, ...counts }: Shown): DataPoint => ({
  id: row.id,
  metricKey: row.metricKey,
  sectionId: row.sectionId,
  entityId: row.entityId,
  reportingTimeId: row.reportingTimeId,
  period: { start: row.periodStart, end: row.periodEnd },
  labelIds: labelIdsOf(row.labelKey),
  value: row.value,
  total: totalIn(row),
  source: row.source,
  internal: row.internal,
  quality: row.quality,
  methodology: row.methodology,
  explanation: row.explanation,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: { id: row.updatedById, name: row.updatedByName },
  ...counts,
});

const read = async (scoped: Scoped, where: SQL | undefined, order: SQL[], limit: number): Promise<DataPoint[]> => {
  const rows = await scoped.tx
    .select(shown)
    .from(dataPoints)
    .where(and(own(scoped), where))
    .orderBy(...order)
    .limit(limit);
  return rows.map(dataPointOf);
};

/** The data point, or `undefined` when this organisation has none with that id. */
export const findDataPoint = async (scoped: Scoped, id: string): Promise<DataPoint | undefined> =>
  (await read(scoped, eq(dataPoints.id, id), [asc(dataPoints.id)], 1))[0];

/** Those of these data points that the organisation has, in no order. */
export const findDataPoints = async (scoped: Scoped, ids: readonly string[]): Promise<DataPoint[]> =>
  ids.length === 0
    ? []
    : // One parameter: a report of a large group has more sources than a statement may have parameters.
      read(scoped, sql`${dataPoints.id} = any(${sql.param([...ids])}::uuid[])`, [asc(dataPoints.id)], ids.length);

/** What these data points are about, for those that the caller reaches. */
export const findPlaces = async (scoped: Scoped, ids: readonly string[]) => {
  const { id, sectionId, entityId, labelKey, periodStart: start, periodEnd: end } = dataPoints;
  const rows = await scoped.tx
    .select({ id, sectionId, entityId, labelKey, start, end })
    .from(dataPoints)
    .where(and(own(scoped), sql`${id} = any(${sql.param([...ids])}::uuid[])`));
  return rows.map((row) => ({
    id: row.id,
    sectionId: row.sectionId,
    entityId: row.entityId,
    labelIds: labelIdsOf(row.labelKey),
    period: { start: row.start, end: row.end },
  }));
};

/** Locks the data point for this transaction; false where the caller reaches none with that id. */
export const lockPoint = async (scoped: Scoped, id: string) => {
  const locked = await scoped.tx.select({ id: dataPoints.id }).from(dataPoints).where(one(scoped, id)).for('update');
  return locked.length > 0;
};

/** Newest periods first, after the position. */
export const listDataPoints = (
  scoped: Scoped,
  query: Omit<DataPointListQuery, 'cursor'> & { after: ListPlace | undefined },
): Promise<DataPoint[]> => {
  const { metricKey, sectionId, subject, reportingTimeId, labelId, after, limit } = query;
  // Compared as a pair, so that the index is entered at the position: with "or" all newer rows would be read and dropped.
  const further =
    after && sql`(${dataPoints.periodStart}, ${dataPoints.id}) < (${after.periodStart}::date, ${after.id}::uuid)`;
  const where = and(
    metricKey === undefined ? undefined : eq(dataPoints.metricKey, metricKey),
    sectionId === undefined ? undefined : eq(dataPoints.sectionId, sectionId),
    reportingTimeId === undefined ? undefined : eq(dataPoints.reportingTimeId, reportingTimeId),
    labelId === undefined ? undefined : like(dataPoints.labelKey, `%${labelId}%`),
    ofSubject(subject),
    further,
  );
  return read(scoped, where, [desc(dataPoints.periodStart), desc(dataPoints.id)], limit);
};

// The index of series finds the section and the entity, and the row has the rest.
const inSeries = ({ organisationId }: Scoped, { sectionId, entityId, labelKey }: Series) =>
  sql`${dataPoints.series} = md5(${organisationId}::text || '/' || ${sectionId}::text || '/' || ${entityId ?? ''}::text || '/' || ${labelKey}::text)::uuid`;

/** The data point of the series that overlaps these days, other than the one with this id. */
export const findOverlap = async (scoped: Scoped, series: Series, { start, end }: Period, exceptId?: string) => {
  const where = and(
    inSeries(scoped, series),
    lte(dataPoints.periodStart, end),
    gte(dataPoints.periodEnd, start),
    exceptId === undefined ? undefined : ne(dataPoints.id, exceptId),
  );
  return (await read(scoped, where, [asc(dataPoints.periodEnd)], 1))[0];
};

/** The newest of the series that ended before this day; of any day where none is given. */
export const findNewestBefore = async (scoped: Scoped, series: Series, day?: string) => {
  const where = and(inSeries(scoped, series), day === undefined ? undefined : lt(dataPoints.periodEnd, day));
  return (await read(scoped, where, [desc(dataPoints.periodEnd)], 1))[0];
};

export const insertDataPoint = async (scoped: Scoped, row: NewRow): Promise<string> => {
  const { tx, tenantId, organisationId } = scoped;
  const [stored] = await tx
    .insert(dataPoints)
    .values({ ...row, tenantId, organisationId })
    .returning({ id: dataPoints.id });
  if (!stored) throw new Error('A data point was not stored');
  return stored.id;
};

/** Whether it still had this version and was changed. */
export const updateDataPoint = async (scoped: Scoped, id: string, version: number, change: Partial<NewRow>) => {
  const rows = await scoped.tx
    .update(dataPoints)
    .set({ ...change, version: sql`${dataPoints.version} + 1` })
    .where(and(one(scoped, id), eq(dataPoints.version, version)))
    .returning({ id: dataPoints.id });
  return rows.length > 0;
};

export const deleteDataPoint = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(dataPoints).where(one(scoped, id));
};

type Entry = Pick<DataPointVersion, 'action' | 'at' | 'by'> & { labels: string[] };

/** Adds the state of the data point to its history. */
export const appendHistory = async (scoped: Scoped, point: DataPoint, { action, at, by, labels }: Entry) => {
  const { tx, tenantId, organisationId } = scoped;
  const { value, source, internal, quality, methodology, explanation, reportingTimeId, period, version } = point;
  await tx.insert(dataPointHistory).values({
    tenantId,
    organisationId,
    dataPointId: point.id,
    version,
    action,
    state: { value, source, internal, quality, methodology, explanation, reportingTimeId, period, labels },
    at: new Date(at),
    byId: by.id,
    byName: by.name,
  });
};

/** Every state of the data point, newest first, even of a removed one. */
export const listHistory = async (scoped: Scoped, id: string): Promise<DataPointVersion[]> => {
  const { tx, tenantId, organisationId } = scoped;
  const rows = await tx
    .select()
    .from(dataPointHistory)
    .where(
      and(
        eq(dataPointHistory.tenantId, tenantId),
        eq(dataPointHistory.organisationId, organisationId),
        eq(dataPointHistory.dataPointId, id),
      ),
    )
    .orderBy(desc(dataPointHistory.position))
    .limit(500);
  return rows.map(({ version, action, state, at, byId, byName }) => ({
    version,
    action,
    ...state,
    at: at.toISOString(),
    by: { id: byId, name: byName },
  }));
};
