import type { AnswerValue, Period } from '@esg/contract';
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { own } from './data-points.repository.ts';
import { dataPoints } from './data-points.tables.ts';

/** Questions that entities are asked for one reporting time. */
type Asked = {
  readonly reportingTimeId: string;
  readonly sectionIds: readonly string[];
  readonly entityIds: readonly string[];
};

const columns = {
  id: dataPoints.id,
  entityId: dataPoints.entityId,
  sectionId: dataPoints.sectionId,
  metricKey: dataPoints.metricKey,
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
const answering = (scoped: Scoped, { reportingTimeId, sectionIds, entityIds }: Asked) =>
  and(
    own(scoped),
    eq(dataPoints.reportingTimeId, reportingTimeId),
    eq(dataPoints.labelKey, ''),
    among(dataPoints.sectionId, sectionIds, 'text'),
    among(sql`${dataPoints.entityId}`, entityIds, 'uuid'),
  );

/** The data points that answer these questions, at most one for each entity and section. */
export const listCollected = (scoped: Scoped, asked: Asked) =>
  scoped.tx.select(columns).from(dataPoints).where(answering(scoped, asked));
export type Collected = Awaited<ReturnType<typeof listCollected>>[number];

/** The data point that answers one question, locked for this transaction. */
export const lockCollected = async (scoped: Scoped, asked: Asked): Promise<Collected | undefined> => {
  const [point] = await scoped.tx.select(columns).from(dataPoints).where(answering(scoped, asked)).for('update');
  return point;
};

/** How many questions are answered, for each of these collections and entities. */
export const countCollected = async (
  { tx, tenantId, organisationId }: Scoped,
  asked: readonly (Asked & { readonly id: string })[],
): Promise<{ id: string; entityId: string; answered: number }[]> => {
  if (asked.length === 0) return [];
  const { rows } = await tx.execute<{ id: string; entityId: string; answered: number }>(sql`
    select asked.id, point.entity_id as "entityId", count(*)::int as answered
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked(id uuid, "reportingTimeId" uuid, "sectionIds" jsonb, "entityIds" jsonb)
    join data_points point on point.reporting_time_id = asked."reportingTimeId" and point.label_key = ''
      and jsonb_exists(asked."sectionIds", point.section_id) and jsonb_exists(asked."entityIds", point.entity_id::text)
    where point.tenant_id = ${tenantId} and point.organisation_id = ${organisationId}
    group by asked.id, point.entity_id`);
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
