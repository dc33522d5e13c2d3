import type { UsedInMonth } from '@esg/climate';
import type { ClimateMeterMonth, ClimateMeterQuery } from '@esg/contract';
import { and, asc, desc, eq, exists, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
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

/** One page of meters, by activity type, label and entity. */
const pageOfMeters = (scoped: Scoped, query: ClimateMeterQuery, limit: number) =>
  scoped.tx
    .select({ entityId, activityTypeId, label })
    .from(climateActivities)
    .where(within(scoped, query))
    .groupBy(activityTypeId, label, entityId)
    .orderBy(asc(activityTypeId), asc(label), sql`${entityId} nulls first`)
    .limit(limit)
    .offset(query.page * query.limit);

/** One page of meters with lines in these months; one more than was asked for tells that there is another page. */
export const listMeters = (scoped: Scoped, query: ClimateMeterQuery): Promise<MeterKey[]> =>
  pageOfMeters(scoped, query, query.limit + 1);

type MonthRow = MeterKey & Omit<ClimateMeterMonth, 'line'> & NonNullable<ClimateMeterMonth['line']>;

/** What the meters of a page have of each month. Id, amount, unit and version are those of one of the lines. */
export const listMeterMonths = (scoped: Scoped, query: ClimateMeterQuery): Promise<MonthRow[]> => {
  const meters = pageOfMeters(scoped, query, query.limit).as('meters');
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
    .innerJoin(
      meters,
      and(
        eq(meters.activityTypeId, activityTypeId),
        eq(meters.label, label),
        sql`${meters.entityId} is not distinct from ${entityId}`,
      ),
    )
    .where(within(scoped, query))
    .groupBy(activityTypeId, label, entityId, month)
    .orderBy(asc(month));
};

/** The newest line of each meter of a page. */
export const listNewestLines = async (scoped: Scoped, query: ClimateMeterQuery): Promise<ActivityRow[]> => {
  const meters = pageOfMeters(scoped, query, query.limit).as('meters');
  const found = await scoped.tx
    .selectDistinctOn([activityTypeId, label, entityId], { line: climateActivities })
    .from(climateActivities)
    .innerJoin(
      meters,
      and(
        eq(meters.activityTypeId, activityTypeId),
        eq(meters.label, label),
        sql`${meters.entityId} is not distinct from ${entityId}`,
      ),
    )
    .where(within(scoped, query))
    .orderBy(activityTypeId, label, entityId, desc(month), desc(climateActivities.createdAt));
  return found.map(({ line }) => line);
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
