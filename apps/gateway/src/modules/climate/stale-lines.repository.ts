import { and, asc, eq, exists, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults } from './climate.tables.ts';
import type { ActivityRow } from './climate-activities.repository.ts';
import type { Marks } from './reckon.ts';

/** Marks of results that count no longer, and activity types with results that go by no factor of the organisation's own although they could. */
export type Stale = { readonly marks: readonly string[]; readonly types: readonly string[]; readonly usual: string };

/** Each mark that results have, found in the index by one step for each, however many results there are. */
const listMarks = async ({ tx, tenantId, organisationId }: Scoped): Promise<string[]> => {
  const own = sql`tenant_id = ${tenantId} and organisation_id = ${organisationId}`;
  const { rows } = await tx.execute<{ mark: string }>(sql`
    with recursive marks as (
      (select basis_mark as mark from climate_results where ${own} order by basis_mark limit 1)
      union all
      select (select basis_mark from climate_results where ${own} and basis_mark > marks.mark order by basis_mark limit 1)
      from marks where marks.mark is not null)
    select mark from marks where mark is not null`);
  return rows.map(({ mark }) => mark);
};

const ofLine = (condition: SQL | undefined) => and(eq(climateResults.activityId, climateActivities.id), condition);
const counted = (scoped: Scoped) => and(ownRows(climateActivities, scoped), isNull(climateActivities.deletedAt));

/** What is not as rules and own factors of now would have it. */
export const findStale = async (scoped: Scoped, { usual, byType }: Marks): Promise<Stale> => {
  const expected = new Set([usual, ...byType.values()]);
  const marks = (await listMarks(scoped)).filter((mark) => !expected.has(mark));
  const types = [];
  for (const type of byType.keys()) {
    const [found] = await scoped.tx
      .select({ id: climateActivities.id })
      .from(climateActivities)
      .innerJoin(climateResults, ofLine(eq(climateResults.basisMark, usual)))
      .where(and(counted(scoped), eq(climateActivities.activityTypeId, type)))
      .limit(1);
    if (found) types.push(type);
  }
  return { marks, types, usual };
};

/** The two ways in which lines are found, one after the other; no line is found in both. */
export const staleWays = ['marks', 'types'] as const;
type Way = (typeof staleWays)[number];

const goesByMark = (scoped: Scoped, { marks }: Stale) =>
  and(ownRows(climateResults, scoped), inArray(climateResults.basisMark, [...marks]));

const goesByType = (scoped: Scoped, { types, usual }: Stale) => {
  const usually = scoped.tx
    .select({ id: climateResults.id })
    .from(climateResults)
    .where(ofLine(eq(climateResults.basisMark, usual)));
  return and(counted(scoped), inArray(climateActivities.activityTypeId, [...types]), exists(usually));
};

/** How many lines those are. */
export const countStale = async (scoped: Scoped, stale: Stale): Promise<number> => {
  const lines = sql<number>`count(distinct ${climateActivities.id})::int`;
  const [byMark] = await scoped.tx
    .select({ lines })
    .from(climateResults)
    .innerJoin(climateActivities, ofLine(counted(scoped)))
    .where(goesByMark(scoped, stale));
  const [byType] = await scoped.tx.select({ lines }).from(climateActivities).where(goesByType(scoped, stale));
  return (byMark?.lines ?? 0) + (byType?.lines ?? 0);
};

type Place = { readonly way: Way; readonly after: string | undefined; readonly limit: number };

const listIds = async (scoped: Scoped, stale: Stale, { way, after, limit }: Place): Promise<string[]> => {
  if (stale[way].length === 0) return [];
  const { activityId } = climateResults;
  const rows =
    way === 'marks'
      ? await scoped.tx
          .selectDistinct({ id: activityId })
          .from(climateResults)
          .where(and(goesByMark(scoped, stale), after ? gt(activityId, after) : undefined))
          .orderBy(asc(activityId))
          .limit(limit)
      : await scoped.tx
          .select({ id: climateActivities.id })
          .from(climateActivities)
          .where(and(goesByType(scoped, stale), after ? gt(climateActivities.id, after) : undefined))
          .orderBy(asc(climateActivities.id))
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
    .where(and(counted(scoped), inArray(climateActivities.id, ids)))
    .orderBy(asc(climateActivities.id));
  return { lines, last };
};
