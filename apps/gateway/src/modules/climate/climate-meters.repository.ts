import type { UsedInMonth } from '@esg/climate';
import type { ClimateMeterMonth, ClimateMeterQuery } from '@esg/contract';
import { and, asc, desc, eq, exists, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults } from './climate.tables.ts';
import type { ActivityRow } from './climate-activities.repository.ts';

/** What makes lines those of one meter, vehicle or supplier. */
export type MeterKey = Pick<ActivityRow, 'entityId' | 'activityTypeId' | 'label'>;

const { entityId, activityTypeId, label, month } = climateActivities;

const counted = (scoped: Scoped) => and(ownRows(climateActivities, scoped), isNull(climateActivities.deletedAt));

const within = (scoped: Scoped, query: ClimateMeterQuery): SQL | undefined =>
  and(
    counted(scoped),
    gte(month, `${query.from}-01`),
    lte(month, `${query.to}-01`),
    query.entityId ? eq(entityId, query.entityId) : undefined,
    query.activityTypeId ? eq(activityTypeId, query.activityTypeId) : undefined,
  );

/**
 * One page of meters with lines in these months, by activity type, label and entity; one more than was asked for says that there is another
 * page. An index has the lines in this order: no more of them are read than the pages so far have.
 */
export const listMeters = (scoped: Scoped, query: ClimateMeterQuery): Promise<MeterKey[]> =>
  scoped.tx
    .select({ entityId, activityTypeId, label })
    .from(climateActivities)
    .where(within(scoped, query))
    .groupBy(activityTypeId, label, entityId)
    .orderBy(asc(activityTypeId), asc(label), sql`${entityId} nulls first`)
    .limit(query.limit + 1)
    .offset(query.page * query.limit);

/** Lines of these meters, each found by itself: one of the whole organisation by having no entity, which no join would look up. */
const ofMeters = (meters: readonly MeterKey[]): SQL | undefined =>
  or(
    ...meters.map((meter) =>
      and(
        eq(activityTypeId, meter.activityTypeId),
        eq(label, meter.label),
        meter.entityId === null ? isNull(entityId) : eq(entityId, meter.entityId),
      ),
    ),
  );

type MonthRow = MeterKey & Omit<ClimateMeterMonth, 'line'> & NonNullable<ClimateMeterMonth['line']>;

/** What these meters have of each month. Id, amount, unit and version are those of one of the lines. */
export const listMeterMonths = async (
  scoped: Scoped,
  query: ClimateMeterQuery,
  meters: readonly MeterKey[],
): Promise<MonthRow[]> => {
  if (meters.length === 0) return [];
  const isOpen = exists(
    scoped.tx
      .select({ one: sql`1` })
      .from(climateResults)
      .where(and(eq(climateResults.activityId, climateActivities.id), isNotNull(climateResults.question))),
  );
  return scoped.tx
    .select({
      entityId,
      activityTypeId,
      label,
      month: sql<string>`to_char(${month}, 'YYYY-MM')`,
      lines: sql<number>`count(*)::int`,
      estimates: sql<number>`(count(*) filter (where ${climateActivities.isEstimate}))::int`,
      open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      id: sql<string>`min(${climateActivities.id}::text)`,
      amount: sql<string>`min(${climateActivities.amount})`,
      unit: sql<string>`min(${climateActivities.unit})`,
      version: sql<number>`min(${climateActivities.version})`,
    })
    .from(climateActivities)
    .where(and(within(scoped, query), ofMeters(meters)))
    .groupBy(activityTypeId, label, entityId, month)
    .orderBy(asc(month));
};

/** The newest line of each of these meters. */
export const listNewestLines = async (
  scoped: Scoped,
  query: ClimateMeterQuery,
  meters: readonly MeterKey[],
): Promise<ActivityRow[]> => {
  if (meters.length === 0) return [];
  return scoped.tx
    .selectDistinctOn([activityTypeId, label, entityId])
    .from(climateActivities)
    .where(and(within(scoped, query), ofMeters(meters)))
    .orderBy(activityTypeId, label, entityId, desc(month), desc(climateActivities.createdAt));
};

/** Ours: a meter with more readings in a year is no meter whose months a person estimates. */
const readingsMax = 2000;

/** What a meter used in the months from one until before another, by bills and readings. */
export const listUsed = async (
  scoped: Scoped,
  meter: MeterKey,
  { from, before }: { readonly from: string; readonly before: string },
): Promise<UsedInMonth[]> => {
  const { amount, unit } = climateActivities;
  return scoped.tx
    .select({ month: sql<string>`to_char(${month}, 'YYYY-MM')`, amount, unit })
    .from(climateActivities)
    .where(
      and(
        counted(scoped),
        eq(activityTypeId, meter.activityTypeId),
        eq(label, meter.label),
        sql`${entityId} is not distinct from ${meter.entityId}::uuid`,
        eq(climateActivities.isEstimate, false),
        gte(month, `${from}-01`),
        lt(month, `${before}-01`),
      ),
    )
    .orderBy(asc(month))
    .limit(readingsMax);
};
