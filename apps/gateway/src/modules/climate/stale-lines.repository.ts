import { and, asc, eq, exists, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults, climateSums } from './climate.tables.ts';
import type { ActivityRow } from './climate-activities.repository.ts';
import { ownSums } from './kept-sums.repository.ts';
import type { Marks } from './reckon.ts';
import { among } from './shapes.repository.ts';
import type { Summed } from './with-sums.ts';

/** Marks of results that count no longer, and activity types with results that go by no own factor although they could. */
export type Stale = { readonly marks: readonly string[]; readonly types: readonly string[]; readonly usual: string };

const ofLine = (condition: SQL | undefined) => and(eq(climateResults.activityId, climateActivities.id), condition);
const counted = (scoped: Scoped) => and(ownRows(climateActivities, scoped), isNull(climateActivities.deletedAt));

/** What is not as rules and own factors of now would have it: the kept sums know the marks of all results. */
export const findStale = async (scoped: Summed, { usual, byType }: Marks): Promise<Stale> => {
  const { basisMark, activityTypeId } = climateSums;
  const found = await scoped.tx
    .selectDistinct({ basisMark, activityTypeId })
    .from(climateSums)
    .where(ownSums(scoped, true));
  const expected = new Set([usual, ...byType.values()]);
  const marks = new Set(found.flatMap((each) => (expected.has(each.basisMark) ? [] : each.basisMark)));
  const types = found.filter((each) => each.basisMark === usual && byType.has(each.activityTypeId));
  return { marks: [...marks].toSorted(), types: types.map((each) => each.activityTypeId).toSorted(), usual };
};

const goesByMark = (scoped: Scoped, marks: readonly string[]) =>
  and(ownRows(climateResults, scoped), inArray(climateResults.basisMark, [...marks]));

const goesByType = (scoped: Scoped, { types, usual }: Stale) => {
  const usually = scoped.tx
    .select({ id: climateResults.id })
    .from(climateResults)
    .where(ofLine(eq(climateResults.basisMark, usual)));
  return and(counted(scoped), inArray(climateActivities.activityTypeId, [...types]), exists(usually));
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

/** Where the lines are found: of a former mark, or of the types that go by no own factor although they could. */
export type StaleWay = { readonly mark: string } | 'types';

/** The ways one after the other; both results of a line have one mark, so that no line is found in two. */
export const staleWaysOf = ({ marks, types }: Stale): StaleWay[] => [
  ...marks.map((mark) => ({ mark })),
  ...(types.length > 0 ? (['types'] as const) : []),
];

type Place = { readonly way: StaleWay; readonly after: string | undefined; readonly limit: number };

const listIds = async (scoped: Scoped, stale: Stale, { way, after, limit }: Place): Promise<string[]> => {
  const { activityId } = climateResults;
  const rows =
    way === 'types'
      ? await scoped.tx
          .select({ id: climateActivities.id })
          .from(climateActivities)
          .where(and(goesByType(scoped, stale), after ? gt(climateActivities.id, after) : undefined))
          .orderBy(asc(climateActivities.id))
          .limit(limit)
      : await scoped.tx
          .selectDistinct({ id: activityId })
          .from(climateResults)
          .where(and(goesByMark(scoped, [way.mark]), after ? gt(activityId, after) : undefined))
          .orderBy(asc(activityId))
          .limit(limit);
  return rows.map(({ id }) => id);
};

/** The next of these lines in the order of their ids, and the last id that was looked at; undefined once there are no more. */
export const listStale = async (
  scoped: Scoped,
  stale: Stale,
  place: Place,
): Promise<{ readonly lines: readonly ActivityRow[]; readonly last: string } | undefined> => {
  const ids = await listIds(scoped, stale, place);
  const last = ids.at(-1);
  if (last === undefined) return undefined;
  const lines = await scoped.tx
    .select()
    .from(climateActivities)
    .where(and(counted(scoped), among(climateActivities.id, ids)))
    .orderBy(asc(climateActivities.id));
  return { lines, last };
};
