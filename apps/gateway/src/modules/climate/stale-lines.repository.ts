import { and, asc, eq, exists, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults, climateSums } from './climate.tables.ts';
import type { ActivityRow } from './climate-activities.repository.ts';
import { ownSums } from './kept-sums.repository.ts';
import { workInOneProcess } from './one-process.repository.ts';
import { type Marks, markOf } from './reckon.ts';
import type { Summed } from './with-sums.ts';

/** An activity type with results that do not go by rules and own factors of now, and the mark that they would have. */
export type StaleType = { readonly activityTypeId: string; readonly mark: string };

const counted = (scoped: Scoped) => and(ownRows(climateActivities, scoped), isNull(climateActivities.deletedAt));

/** What is not as rules and own factors of now would have it: the kept sums know the marks of all results. */
export const findStale = async (scoped: Summed, marks: Marks): Promise<StaleType[]> => {
  const { basisMark, activityTypeId } = climateSums;
  const found = await scoped.tx
    .selectDistinct({ basisMark, activityTypeId })
    .from(climateSums)
    .where(ownSums(scoped, true));
  const types = found.flatMap((each) =>
    each.basisMark === markOf(marks, each.activityTypeId) ? [] : each.activityTypeId,
  );
  return [...new Set(types)].toSorted().map((type) => ({ activityTypeId: type, mark: markOf(marks, type) }));
};

/** How many lines go by other rules, factors or a library of another release than those of now, among these sums. */
export const countStale = async (scoped: Scoped, { usual, byType }: Marks, among: SQL | undefined): Promise<number> => {
  const { basisMark, activityTypeId, method, lines, openLines } = climateSums;
  const marks = JSON.stringify(Object.fromEntries(byType));
  const [row] = await scoped.tx
    .select({ lines: sql<number>`coalesce(sum(${lines} + ${openLines}), 0)::int` })
    .from(climateSums)
    .where(
      and(
        among,
        // A line of scope 2 has a result by each method, both of one mark.
        sql`${method} is distinct from 'market'`,
        sql`${basisMark} <> coalesce(${marks}::jsonb ->> ${activityTypeId}, ${usual})`,
      ),
    );
  return row?.lines ?? 0;
};

/** The same of all lines. */
export const countAllStale = (scoped: Summed, marks: Marks): Promise<number> =>
  countStale(scoped, marks, ownSums(scoped, true));

type Place = { readonly after: string | undefined; readonly limit: number };

/**
 * The next lines of an activity type that are to be reckoned, in the order of their ids; none once there are no more. They are found by their
 * type, because an index of marks would be written for each result that is replaced.
 */
export const listStale = async (
  scoped: Scoped,
  { activityTypeId, mark }: StaleType,
  { after, limit }: Place,
): Promise<ActivityRow[]> => {
  const { id } = climateActivities;
  const { activityId, basisMark } = climateResults;
  const former = scoped.tx
    .select({ id: climateResults.id })
    .from(climateResults)
    .where(and(eq(activityId, id), after ? gt(activityId, after) : undefined, ne(basisMark, mark)));
  await workInOneProcess(scoped);
  return scoped.tx
    .select()
    .from(climateActivities)
    .where(
      and(
        counted(scoped),
        eq(climateActivities.activityTypeId, activityTypeId),
        after ? gt(id, after) : undefined,
        exists(former),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
};
