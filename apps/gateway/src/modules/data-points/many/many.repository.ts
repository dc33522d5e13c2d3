import { createHash } from 'node:crypto';
import type { AnswerValue, DataPointVersion, Period, QualityMark, Subject } from '@esg/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../../platform/database/index.ts';
import { countAttached } from '../../attachments/index.ts';
import { commentCountOf } from '../../threads/index.ts';

/** The place of an existing or a new data point. */
export type Place = {
  sectionId: string;
  entityId: string | null;
  /** Ids of its labels, sorted, with commas between. */
  labelKey: string;
  period: Period;
};

/** The columns of a data point that people fill in. */
export type Columns = {
  reportingTimeId: string;
  labelKey: string;
  periodStart: string;
  periodEnd: string;
  value: AnswerValue;
  totalNumber: string | null;
  totalUnit: string | null;
  source: string;
  internal: boolean;
  quality: QualityMark | null;
  methodology: string;
  explanation: string;
};
export type Standing = Columns & {
  /** For the requested place. */
  index: number;
  id: string;
  metricKey: string;
  version: number;
  updatedAt: string;
  updatedById: string;
  updatedByName: string;
};

/** Whose figures follow each other. */
type Series = { sectionId: string; entityId: string | null };

const columnsOf = (point: SQL) => sql`${point}.id, ${point}.metric_key as "metricKey",
  ${point}.reporting_time_id as "reportingTimeId", ${point}.label_key as "labelKey", ${point}.value,
  ${point}.period_start::text as "periodStart", ${point}.period_end::text as "periodEnd",
  ${point}.total_number::text as "totalNumber", ${point}.total_unit as "totalUnit", ${point}.source, ${point}.internal,
  ${point}.quality, ${point}.methodology, ${point}.explanation, ${point}.version,
  to_char(${point}.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
  ${point}.updated_by_id as "updatedById", ${point}.updated_by_name as "updatedByName"`;

/** As the database makes it (`data_points.series`). */
const seriesAt = ({ organisationId }: Scoped, { sectionId, entityId, labelKey }: Omit<Place, 'period'>) =>
  createHash('md5')
    .update(`${organisationId}/${sectionId}/${entityId ?? ''}/${labelKey}`)
    .digest('hex');

const askedAt = (scoped: Scoped, places: readonly Place[]) => {
  const rows = places.map((place, index) => ({ index, ...place.period, series: seriesAt(scoped, place) }));
  return {
    asked: sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as asked(index int, start date, "end" date, series uuid)`,
    series: [...new Set(rows.map((row) => row.series))],
  };
};

/** As one array, whose length the planner knows: it uses the index, where it would read all data points for a list in JSON. */
const among = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::uuid[])`;
const owned = ({ tenantId, organisationId }: Scoped, point: SQL) =>
  sql`${point}.tenant_id = ${tenantId} and ${point}.organisation_id = ${organisationId}`;

/** For each place the data points that overlap its days in its series, in one query. */
export const findStanding = async (scoped: Scoped, places: readonly Place[]): Promise<Standing[]> => {
  if (places.length === 0) return [];
  const point = sql`point`;
  const { asked, series } = askedAt(scoped, places);
  const { rows } = await scoped.tx.execute<Standing>(sql`
    select asked.index, ${columnsOf(point)} from ${asked}
    join data_points point on point.series = asked.series and point.series = ${among(series)}
      and point.period_start <= asked."end" and point.period_end >= asked.start and ${owned(scoped, point)}
    order by asked.index, point.period_end`);
  return rows;
};

/** For each place the newest of its series that ended before it. */
export const findPrevious = async (scoped: Scoped, places: readonly Place[]): Promise<Standing[]> => {
  if (places.length === 0) return [];
  const point = sql`point`;
  const { asked } = askedAt(scoped, places);
  const { rows } = await scoped.tx.execute<Standing>(sql`
    select asked.index, previous.* from ${asked}
    cross join lateral (select ${columnsOf(point)} from data_points point
      where point.series = asked.series and point.period_end < asked.start and ${owned(scoped, point)}
      order by point.period_end desc limit 1) previous`);
  return rows;
};

const record = sql`(id uuid, version int, "metricKey" text, "sectionId" text, "entityId" uuid, "reportingTimeId" uuid,
  "labelKey" text, "periodStart" date, "periodEnd" date, value jsonb, "totalNumber" numeric, "totalUnit" text, source text,
  internal boolean, quality text, methodology text, explanation text)`;

/** The author and the time. */
export type Entry = { by: { id: string; name: string }; now: Date };

/** Adds the result of a statement named `point` to the history, without reading it again: to its own, or to that of the data point `to`. */
export const keep = (
  { tenantId, organisationId }: Scoped,
  action: DataPointVersion['action'],
  { by, now }: Entry,
  to = sql`point.id`,
) => sql`
  insert into data_point_history (tenant_id, organisation_id, data_point_id, version, action, state, at, by_id, by_name)
  select ${tenantId}, ${organisationId}, ${to}, point.version, ${action}, jsonb_build_object('value', point.value,
    'source', point.source, 'internal', point.internal, 'quality', point.quality, 'methodology', point.methodology,
    'explanation', point.explanation, 'reportingTimeId', point.reporting_time_id, 'period',
    jsonb_build_object('start', point.period_start::text, 'end', point.period_end::text), 'labels',
    coalesce((select jsonb_agg(label.name order by label.id) from section_labels label
      where point.label_key <> '' and label.id = any (string_to_array(point.label_key, ',')::uuid[])), '[]'::jsonb)),
    ${now.toISOString()}, ${by.id}, ${by.name}
  from point`;

/** Runs a statement on data points and writes their history with it; returns the ids of those that it found. */
export const carryOut = async (scoped: Scoped, statement: SQL, action: DataPointVersion['action'], entry: Entry) => {
  const { rows } = await scoped.tx.execute<{ id: string }>(
    sql`with point as (${statement}), kept as (${keep(scoped, action, entry)}) select id from point`,
  );
  return new Set(rows.map(({ id }) => id));
};

type NewPoint = Columns & { id: string; metricKey: string; sectionId: string; entityId: string | null };

/** Stores new data points with their history. The database refuses all of them where one overlaps another. */
export const insertMany = async (scoped: Scoped, points: readonly NewPoint[], entry: Entry) => {
  if (points.length === 0) return;
  const { tenantId, organisationId } = scoped;
  const { by, now } = entry;
  const at = now.toISOString();
  const statement = sql`
    insert into data_points (id, tenant_id, organisation_id, metric_key, section_id, entity_id, reporting_time_id, label_key,
      period_start, period_end, value, total_number, total_unit, source, internal, quality, methodology, explanation,
      created_at, updated_at, updated_by_id, updated_by_name)
    select id, ${tenantId}::uuid, ${organisationId}::uuid, "metricKey", "sectionId", "entityId", "reportingTimeId", "labelKey",
      "periodStart", "periodEnd", value, "totalNumber", "totalUnit", source, internal, quality, methodology, explanation,
      ${at}::timestamptz, ${at}::timestamptz, ${by.id}::uuid, ${by.name}
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as ${sql`new`}${record}
    returning *`;
  await carryOut(scoped, statement, 'created', entry);
};

type ChangedPoint = Omit<Columns, 'reportingTimeId' | 'labelKey' | 'periodStart' | 'periodEnd'> & {
  id: string;
  version: number;
};

/** Changes those that still have their version, with their history; returns the ids of the changed ones. */
export const updateMany = async (scoped: Scoped, points: readonly ChangedPoint[], entry: Entry) => {
  if (points.length === 0) return new Set<string>();
  const { by, now } = entry;
  const statement = sql`
    update data_points stored set value = new.value, total_number = new."totalNumber", total_unit = new."totalUnit",
      source = new.source, internal = new.internal, quality = new.quality, methodology = new.methodology,
      explanation = new.explanation, version = stored.version + 1, updated_at = ${now.toISOString()}, updated_by_id = ${by.id},
      updated_by_name = ${by.name}
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as new${record}
    where stored.id = new.id and stored.version = new.version and ${owned(scoped, sql`stored`)}
      and stored.id = ${among(points.map(({ id }) => id))}
    returning stored.*`;
  return carryOut(scoped, statement, 'changed', entry);
};

/** Removes those that still have their version and no comments or documents, with their history; returns their ids. */
export const deleteUntouched = async (
  scoped: Scoped,
  points: readonly { id: string; version: number }[],
  entry: Entry,
) => {
  if (points.length === 0) return new Set<string>();
  const statement = sql`
    delete from data_points stored using jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as old(id uuid, version int)
    where stored.id = old.id and stored.version = old.version and ${owned(scoped, sql`stored`)}
      and stored.id = ${among(points.map(({ id }) => id))}
      and ${commentCountOf(['data-point'], sql`stored.id`)} = 0
      and ${countAttached('data-point', sql`stored.id`)} = 0
    returning stored.*`;
  return carryOut(scoped, statement, 'removed', entry);
};

type Piece = { metricKeys: readonly string[]; reportingTimeIds: readonly string[]; subjects: readonly Subject[] };

/** The data points of a part of the data hub, in the order of series and days; at most `limit`. */
export const listPiece = async (scoped: Scoped, piece: Piece, limit: number): Promise<(Standing & Series)[]> => {
  const point = sql`point`;
  const listed = (ids: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const entityIds = piece.subjects.filter((subject) => subject !== 'organisation');
  const { rows } = await scoped.tx.execute<Standing & Series>(sql`
    select 0 as index, ${columnsOf(point)}, point.section_id as "sectionId", point.entity_id as "entityId"
    from data_points point
    where ${owned(scoped, point)} and point.metric_key in ${listed(piece.metricKeys)}
      and point.reporting_time_id::text in ${listed(piece.reportingTimeIds)}
      and (point.entity_id::text in ${listed(entityIds)}
        or (point.entity_id is null and ${piece.subjects.includes('organisation')}))
    order by point.series, point.period_start, point.id limit ${limit}`);
  return rows;
};
