import { kindOf, type Period, type ReportingTime } from '@esg/contract';
import { and, asc, eq, gt, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { reportingTimes } from './reporting-times.tables.ts';

type Row = typeof reportingTimes.$inferSelect & { linked: boolean };
type Fields = Pick<ReportingTime, 'name' | 'period'>;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(reportingTimes.tenantId, tenantId), eq(reportingTimes.organisationId, organisationId));
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(reportingTimes.id, id));

const timeOf = ({ id, kind, name, periodStart, periodEnd, position, linked, version }: Row): ReportingTime => ({
  id,
  kind,
  name,
  position,
  linked,
  version,
  period: { start: periodStart, end: periodEnd },
});
const columnsOf = ({ name, period }: Fields) => ({
  name,
  kind: kindOf(period),
  periodStart: period.start,
  periodEnd: period.end,
});

const isLinked = sql<boolean>`exists (
  select 1 from data_points point
  where point.organisation_id = reporting_times.organisation_id and point.reporting_time_id = reporting_times.id)`;

/** All reporting times of the organisation in its own order. */
export const listTimes = async (scoped: Scoped, ids?: readonly string[]): Promise<ReportingTime[]> => {
  const rows = await scoped.tx
    .select({ time: reportingTimes, linked: isLinked })
    .from(reportingTimes)
    .where(and(own(scoped), ids && inArray(reportingTimes.id, [...ids])))
    .orderBy(asc(reportingTimes.position), asc(reportingTimes.periodStart), asc(reportingTimes.id));
  return rows.map(({ time, linked }) => timeOf({ ...time, linked }));
};

/** The days of these reporting times, for those that the organisation has. */
export const findPeriods = async (scoped: Scoped, ids: readonly string[]): Promise<ReadonlyMap<string, Period>> => {
  const { id, periodStart: start, periodEnd: end } = reportingTimes;
  const rows = await scoped.tx
    .select({ id, start, end })
    .from(reportingTimes)
    .where(and(own(scoped), inArray(id, [...ids])));
  return new Map(rows.map((row) => [row.id, { start: row.start, end: row.end }]));
};

/** Ids of reporting times that lie in part within these days, and in part outside. */
export const listAcross = async (scoped: Scoped, { start, end }: Period): Promise<string[]> => {
  const { id, periodStart, periodEnd } = reportingTimes;
  const reachesOut = or(lt(periodStart, start), gt(periodEnd, end));
  const rows = await scoped.tx
    .select({ id })
    .from(reportingTimes)
    .where(and(own(scoped), lte(periodStart, end), gte(periodEnd, start), reachesOut));
  return rows.map((row) => row.id);
};

/** The reporting time of exactly these days, if they are a year: one of at least 350 days, of which `year_sums` has the sums. */
export const findYear = async (scoped: Scoped, { start, end }: Period): Promise<string | undefined> => {
  const { id, periodStart, periodEnd } = reportingTimes;
  const isYear = sql`is_year(${periodStart}, ${periodEnd})`;
  const [row] = await scoped.tx
    .select({ id })
    .from(reportingTimes)
    .where(and(own(scoped), eq(periodStart, start), eq(periodEnd, end), isYear));
  return row?.id;
};

/** The reporting time, locked against removal for this transaction; `undefined` when the organisation does not have it. */
export const holdTime = async (scoped: Scoped, id: string): Promise<ReportingTime | undefined> => {
  const [row] = await scoped.tx.select().from(reportingTimes).where(one(scoped, id)).for('key share');
  return row && timeOf({ ...row, linked: true });
};

/** Adds those of the periods that the organisation does not have yet, after all others; returns their ids. */
export const insertTimes = async (scoped: Scoped, times: readonly Fields[], now: Date): Promise<string[]> => {
  const { tx, tenantId, organisationId } = scoped;
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${reportingTimes.position}), 0)::int` })
    .from(reportingTimes)
    .where(own(scoped));
  const rows = await tx
    .insert(reportingTimes)
    .values(
      times.map((time, index) => ({
        ...columnsOf(time),
        tenantId,
        organisationId,
        createdAt: now,
        position: (last?.position ?? 0) + index + 1,
      })),
    )
    .onConflictDoNothing({
      target: [reportingTimes.organisationId, reportingTimes.periodStart, reportingTimes.periodEnd],
    })
    .returning({ id: reportingTimes.id });
  return rows.map(({ id }) => id);
};

/** The reporting time of exactly these days, locked against removal; `undefined` when the organisation has none. */
export const lockTimeAt = async (scoped: Scoped, { start, end }: ReportingTime['period']) => {
  const [row] = await scoped.tx
    .select()
    .from(reportingTimes)
    .where(and(own(scoped), eq(reportingTimes.periodStart, start), eq(reportingTimes.periodEnd, end)))
    .for('key share');
  return row && timeOf({ ...row, linked: true });
};

/** Whether it still had this version and was changed. */
export const updateTime = async (scoped: Scoped, id: string, version: number, fields: Fields) => {
  const rows = await scoped.tx
    .update(reportingTimes)
    .set({ ...columnsOf(fields), version: sql`${reportingTimes.version} + 1` })
    .where(and(one(scoped, id), eq(reportingTimes.version, version)))
    .returning({ id: reportingTimes.id });
  return rows.length > 0;
};

/** Puts the times in this order. */
export const orderTimes = async (scoped: Scoped, ids: readonly string[]) => {
  const places = sql`unnest(${sql.param([...ids])}::uuid[]) with ordinality as place(id, position)`;
  await scoped.tx.execute(
    sql`update ${reportingTimes} set position = place.position::int from ${places} where ${reportingTimes.id} = place.id and ${reportingTimes.organisationId} = ${scoped.organisationId}`,
  );
};

/** Returns whether the time existed. The foreign key of its data points prevents its removal. */
export const deleteTime = async (scoped: Scoped, id: string) => {
  const rows = await scoped.tx.delete(reportingTimes).where(one(scoped, id)).returning({ id: reportingTimes.id });
  return rows.length > 0;
};
