import { and, count, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, type LineDetails } from './climate.tables.ts';

type Months = { readonly from: string; readonly to: string };

/** What lines of one entity and activity type used, those alike in everything that decides how much energy it was. */
export type UsedAmount = Pick<LineDetails, 'basis' | 'activity' | 'fuel' | 'shares'> & {
  readonly entityId: string | null;
  readonly activityTypeId: string;
  readonly unit: string;
  readonly amount: string;
  readonly lines: number;
  readonly estimates: number;
};

const { details } = climateActivities;

/** Amounts of these activity types and months as they were entered, added up by the database. */
export const listUsedAmounts = (
  scoped: Scoped,
  { from, to }: Months,
  activityTypeIds: readonly string[],
): Promise<UsedAmount[]> =>
  scoped.tx
    .select({
      entityId: climateActivities.entityId,
      activityTypeId: climateActivities.activityTypeId,
      unit: climateActivities.unit,
      basis: sql<LineDetails['basis']>`${details} ->> 'basis'`,
      activity: sql<LineDetails['activity']>`${details} ->> 'activity'`,
      fuel: sql<LineDetails['fuel']>`nullif(${details} -> 'fuel', 'null')`,
      shares: sql<LineDetails['shares']>`coalesce(${details} -> 'shares', '[]')`,
      amount: sql<string>`trim_scale(sum(${climateActivities.amount}::numeric))::text`,
      lines: count(),
      estimates: sql<number>`(count(*) filter (where ${climateActivities.isEstimate}))::int`,
    })
    .from(climateActivities)
    .where(
      and(
        ownRows(climateActivities, scoped),
        isNull(climateActivities.deletedAt),
        gte(climateActivities.month, `${from}-01`),
        lte(climateActivities.month, `${to}-01`),
        inArray(climateActivities.activityTypeId, [...activityTypeIds]),
      ),
    )
    .groupBy(
      climateActivities.entityId,
      climateActivities.activityTypeId,
      climateActivities.unit,
      sql`4`,
      sql`5`,
      sql`6`,
      sql`7`,
    );
