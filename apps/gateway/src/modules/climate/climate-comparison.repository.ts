import type { ClimateComparisonQuery, ScopeTwoMethod } from '@esg/contract';
import { and, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults } from './climate.tables.ts';

type Months = Pick<ClimateComparisonQuery, 'from' | 'to'>;

/** What an entity used of one thing in one unit, in one of two periods, and what it came to. */
export type Used = {
  readonly entityId: string | null;
  readonly activityTypeId: string;
  readonly method: ScopeTwoMethod | null;
  /** What exactly was used; empty where nobody said. */
  readonly activity: string;
  readonly unit: string;
  readonly basis: string;
  readonly isAfter: boolean;
  readonly amount: string;
  readonly kgCo2e: string;
};

const within = ({ from, to }: Months) =>
  and(gte(climateActivities.month, `${from}-01`), lte(climateActivities.month, `${to}-01`));

const counting = (scoped: Scoped, entityId: string | undefined, months: SQL | undefined) =>
  and(
    ownRows(climateActivities, scoped),
    isNull(climateActivities.deletedAt),
    months,
    entityId ? eq(climateActivities.entityId, entityId) : undefined,
  );

const detail = (name: 'activity' | 'basis') =>
  sql<string>`coalesce(${climateActivities.details} ->> ${sql.raw(`'${name}'`)}, '')`;
const total = (numbers: SQL) => sql<string>`trim_scale(sum(${numbers}))::text`;

/** The lines of two spans of months, added up without rounding. One that has a question counts for nothing, but its entity had a line. */
export const listUsed = async (
  scoped: Scoped,
  {
    before,
    after,
    entityId,
  }: { readonly before: Months; readonly after: Months; readonly entityId: string | undefined },
): Promise<Used[]> => {
  const lines = scoped.tx
    .select({
      entityId: climateActivities.entityId,
      activityTypeId: climateActivities.activityTypeId,
      method: climateResults.method,
      activity: detail('activity').as('activity'),
      unit: climateActivities.unit,
      basis: detail('basis').as('basis'),
      isAfter: sql<boolean>`${climateActivities.month} >= ${`${after.from}-01`}`.as('is_after'),
      amount: sql<string>`case when ${climateResults.kgCo2e} is null then '0' else ${climateActivities.amount} end`.as(
        'amount',
      ),
      kgCo2e: sql<string>`coalesce(${climateResults.kgCo2e}, 0)`.as('kg_co2e'),
    })
    .from(climateActivities)
    .innerJoin(climateResults, eq(climateResults.activityId, climateActivities.id))
    .where(counting(scoped, entityId, or(within(before), within(after))))
    .as('lines');
  return scoped.tx
    .select({
      entityId: lines.entityId,
      activityTypeId: lines.activityTypeId,
      method: lines.method,
      activity: lines.activity,
      unit: lines.unit,
      basis: lines.basis,
      isAfter: lines.isAfter,
      amount: total(sql`${lines.amount}::numeric`),
      kgCo2e: total(sql`${lines.kgCo2e}`),
    })
    .from(lines)
    .groupBy(
      lines.entityId,
      lines.activityTypeId,
      lines.method,
      lines.activity,
      lines.unit,
      lines.basis,
      lines.isAfter,
    );
};

/** How many lines of the two spans have a question instead of a number. */
export const countOpenIn = async (
  scoped: Scoped,
  { before, after, entityId }: Parameters<typeof listUsed>[1],
): Promise<number> => {
  const [row] = await scoped.tx
    .select({ open: sql<number>`count(distinct ${climateActivities.id})::int` })
    .from(climateActivities)
    .innerJoin(climateResults, eq(climateResults.activityId, climateActivities.id))
    .where(and(counting(scoped, entityId, or(within(before), within(after))), isNotNull(climateResults.question)));
  return row?.open ?? 0;
};
