import type { AnswerValue, Period } from '@esg/contract';
import { and, desc, eq, gte, lt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { own } from './data-points.repository.ts';
import { dataPoints } from './data-points.tables.ts';

/** Questions that entities are asked for a period. */
type Asked = {
  readonly period: Period;
  readonly sectionIds: readonly string[];
  readonly entityIds: readonly string[];
};

const columns = {
  id: dataPoints.id,
  entityId: dataPoints.entityId,
  sectionId: dataPoints.sectionId,
  metricKey: dataPoints.metricKey,
  reportingTimeId: dataPoints.reportingTimeId,
  start: dataPoints.periodStart,
  end: dataPoints.periodEnd,
  value: dataPoints.value,
  quality: dataPoints.quality,
  source: dataPoints.source,
  internal: dataPoints.internal,
  methodology: dataPoints.methodology,
  explanation: dataPoints.explanation,
  version: dataPoints.version,
  updatedAt: dataPoints.updatedAt,
  updatedById: dataPoints.updatedById,
  updatedByName: dataPoints.updatedByName,
};

// One parameter, however many there are.
const among = (column: SQL | typeof dataPoints.sectionId, all: readonly string[], type: 'text' | 'uuid') =>
  sql`${column} = any (${sql.param(`{${all.map((one) => `"${one}"`).join()}}`)}::${sql.raw(type)}[])`;

// Data points with labels are series of their own, and no answer to the question.
const answering = (scoped: Scoped, { period, sectionIds, entityIds }: Asked) =>
  and(
    own(scoped),
    gte(dataPoints.periodStart, period.start),
    lte(dataPoints.periodEnd, period.end),
    eq(dataPoints.labelKey, ''),
    among(dataPoints.sectionId, sectionIds, 'text'),
    among(sql`${dataPoints.entityId}`, entityIds, 'uuid'),
  );

/** The data points that answer these questions: for each entity and section one for all days, or several that share no day. */
export const listCollected = (scoped: Scoped, asked: Asked) =>
  scoped.tx.select(columns).from(dataPoints).where(answering(scoped, asked));
export type Collected = Awaited<ReturnType<typeof listCollected>>[number];

/** How many days of each question have figures, whether one of these is an estimate, and when the last was entered. Grouped by the database: boards are large. */
export const listCovered = (scoped: Scoped, asked: Asked) =>
  scoped.tx
    .select({
      entityId: dataPoints.entityId,
      sectionId: dataPoints.sectionId,
      days: sql<number>`sum(${dataPoints.periodEnd} - ${dataPoints.periodStart} + 1)::int`,
      estimated: sql<boolean>`coalesce(bool_or(${dataPoints.quality} = 'estimated'), false)`,
      enteredAt: max(dataPoints.updatedAt),
    })
    .from(dataPoints)
    .where(answering(scoped, asked))
    .groupBy(dataPoints.entityId, dataPoints.sectionId);

/** The data point of exactly these days, locked for this transaction. */
export const lockCollected = async (scoped: Scoped, asked: Asked): Promise<Collected | undefined> => {
  const [point] = await scoped.tx
    .select(columns)
    .from(dataPoints)
    .where(
      and(
        answering(scoped, asked),
        eq(dataPoints.periodStart, asked.period.start),
        eq(dataPoints.periodEnd, asked.period.end),
      ),
    )
    .for('update');
  return point;
};

/** How many questions have figures for all days, for each of these collections and entities. */
export const countCollected = async (
  { tx, tenantId, organisationId }: Scoped,
  asked: readonly (Asked & { readonly id: string })[],
): Promise<{ id: string; entityId: string; answered: number }[]> => {
  if (asked.length === 0) return [];
  const { rows } = await tx.execute<{ id: string; entityId: string; answered: number }>(sql`
    select id, entity_id as "entityId", count(*)::int as answered
    from (
      select asked.id, point.entity_id
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked(id uuid, period jsonb, "sectionIds" jsonb, "entityIds" jsonb)
      join data_points point on point.label_key = ''
        and point.period_start >= (asked.period->>'start')::date and point.period_end <= (asked.period->>'end')::date
        and jsonb_exists(asked."sectionIds", point.section_id) and jsonb_exists(asked."entityIds", point.entity_id::text)
      where point.tenant_id = ${tenantId} and point.organisation_id = ${organisationId}
      group by asked.id, asked.period, point.entity_id, point.section_id
      having sum(point.period_end - point.period_start + 1)
        = (asked.period->>'end')::date - (asked.period->>'start')::date + 1
    ) answered
    group by id, entity_id`);
  return rows;
};

/** The newest value of each section that ended before this day, of one entity. */
export const listBefore = async (
  scoped: Scoped,
  {
    entityId,
    sectionIds,
    day,
  }: { readonly entityId: string; readonly sectionIds: readonly string[]; readonly day: string },
): Promise<ReadonlyMap<string, { period: Period; value: AnswerValue }>> => {
  const { sectionId, periodStart: start, periodEnd: end, value } = dataPoints;
  const rows = await scoped.tx
    .selectDistinctOn([sectionId], { sectionId, start, end, value })
    .from(dataPoints)
    .where(
      and(
        own(scoped),
        eq(dataPoints.entityId, entityId),
        eq(dataPoints.labelKey, ''),
        among(sectionId, sectionIds, 'text'),
        lt(end, day),
      ),
    )
    .orderBy(sectionId, desc(end));
  return new Map(rows.map((row) => [row.sectionId, { period: { start: row.start, end: row.end }, value: row.value }]));
};

/** So many of the newest figures of a question are compared: reading all of them would take longer than the question. */
const peersLooked = 100;
/** How far the days of a figure may be from those of the period, as a leap year is from another. */
const daysApartMost = 5;

/** For each question the figures of other entities for as many days, in the base unit: the newest of each. Those without one number are left out. */
export const listPeerFigures = async (
  { tx, tenantId, organisationId }: Scoped,
  {
    entityId,
    sections,
    days,
  }: {
    readonly entityId: string;
    readonly sections: readonly { readonly sectionId: string; readonly metricKey: string }[];
    readonly days: number;
  },
): Promise<{ sectionId: string; number: string; unit: string }[]> => {
  if (sections.length === 0) return [];
  const { rows } = await tx.execute<{ sectionId: string; number: string; unit: string }>(sql`
    select distinct on (asked."sectionId", newest.entity_id)
      asked."sectionId", newest.total_number::text as number, newest.total_unit as unit
    from jsonb_to_recordset(${JSON.stringify(sections)}::jsonb) as asked("sectionId" text, "metricKey" text)
    cross join lateral (
      select point.entity_id, point.total_number, point.total_unit, point.period_start from data_points point
      where point.tenant_id = ${tenantId} and point.organisation_id = ${organisationId}
        and point.metric_key = asked."metricKey" and point.section_id = asked."sectionId" and point.label_key = ''
        and point.entity_id is not null and point.entity_id <> ${entityId}
        and abs(point.period_end - point.period_start + 1 - ${days}::int) <= ${daysApartMost}
        and point.total_number is not null and point.total_unit is not null
        and not exists (select 1 from entities entity where entity.id = point.entity_id and entity.is_sample)
      order by point.period_start desc, point.id desc limit ${peersLooked}) newest
    order by asked."sectionId", newest.entity_id, newest.period_start desc`);
  return rows;
};
