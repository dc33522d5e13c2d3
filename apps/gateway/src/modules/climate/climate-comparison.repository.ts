import type { ClimateComparisonQuery, ScopeTwoMethod } from '@esg/contract';
import { type AnyColumn, and, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults, climateSums } from './climate.tables.ts';
import { ownSums } from './kept-sums.repository.ts';
import { type Portion, placedSums } from './portioned-sums.repository.ts';
import type { Summed } from './with-sums.ts';

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
  /** Of the share by which it counts. */
  readonly place: number;
  readonly amount: string;
  readonly kgCo2e: string;
};

const within = ({ from, to }: Months) => and(gte(climateSums.month, `${from}-01`), lte(climateSums.month, `${to}-01`));
const total = (numbers: AnyColumn) => sql<string>`trim_scale(sum(${numbers}))::text`;

type Spans = { readonly before: Months; readonly after: Months; readonly entityId: string | undefined };

/** The lines of two spans of months in full, added up without rounding, apart from those of another share. One that has a question counts for nothing, but its entity had a line. */
export const listUsed = async (
  scoped: Summed,
  { before, after, entityId: wanted }: Spans,
  portions: readonly Portion[],
): Promise<Used[]> => {
  const ofOne = wanted ? eq(climateSums.entityId, wanted) : undefined;
  const among = and(ownSums(scoped, false), or(within(before), within(after)), ofOne);
  const { sums, portion, isOfSum, hasSum, place } = placedSums(scoped, among, portions);
  const { entityId, activityTypeId, method, activity, unit, basis, month, amount, kgCo2e } = sums;
  return scoped.tx
    .select({
      entityId,
      activityTypeId,
      method,
      activity,
      unit,
      basis,
      isAfter: sql<boolean>`${month} >= ${`${after.from}-01`}`.as('is_after'),
      place: place.as('place'),
      amount: total(amount),
      kgCo2e: total(kgCo2e),
    })
    .from(sums)
    .fullJoin(portion, isOfSum)
    .where(hasSum)
    .groupBy(entityId, activityTypeId, method, activity, unit, basis, sql`is_after`, sql`place`);
};

/** How many lines of the two spans have a question instead of a number. */
export const countOpenIn = async (scoped: Scoped, { before, after, entityId }: Spans): Promise<number> => {
  const { month } = climateActivities;
  const among = ({ from, to }: Months) => and(gte(month, `${from}-01`), lte(month, `${to}-01`));
  const open = scoped.tx
    .select({ id: climateResults.activityId })
    .from(climateResults)
    .where(and(ownRows(climateResults, scoped), isNotNull(climateResults.question)));
  return scoped.tx.$count(
    climateActivities,
    and(
      ownRows(climateActivities, scoped),
      isNull(climateActivities.deletedAt),
      or(among(before), among(after)),
      entityId ? eq(climateActivities.entityId, entityId) : undefined,
      inArray(climateActivities.id, open),
    ),
  );
};
