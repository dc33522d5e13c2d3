import type { ClimateSumKey, ClimateSumQuery, ClimateSums } from '@esg/contract';
import { type AnyColumn, and, eq, gt, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults, climateSums } from './climate.tables.ts';
import { countPlaces } from './inventory.repository.ts';
import { apart, numbersByPlace, sumsOfOneOrAll, sumsWithin } from './kept-sums.repository.ts';
import { type Placed, type Portion, placedOfPortions, placedWithin } from './portioned-sums.repository.ts';
import type { Marks } from './reckon.ts';
import { readTraced, traceOf } from './shapes.repository.ts';
import { countStale } from './stale-lines.repository.ts';
import type { Summed } from './with-sums.ts';

type Sum = ClimateSums['sums'][number];
type Asked = Pick<ClimateSumQuery, 'from' | 'to' | 'entityId'>;

const within = (scoped: Scoped, { from, to, entityId }: Asked) =>
  and(
    ownRows(climateActivities, scoped),
    isNull(climateActivities.deletedAt),
    gte(climateActivities.month, `${from}-01`),
    lte(climateActivities.month, `${to}-01`),
    entityId ? eq(climateActivities.entityId, entityId) : undefined,
  );

type Kept = ReturnType<typeof placedWithin>['sums'];
type Key = Exclude<ClimateSumKey, 'gas'>;

const keyOf = (
  by: Key,
  { category, entityId, month, activityTypeId, origin, isEstimate }: Kept,
): SQL<string | null> => {
  const keys: Readonly<Record<Key, SQL<string | null>>> = {
    scope: sql`null::text`,
    category: sql`${category}::text`,
    entity: sql`${entityId}::text`,
    month: sql`to_char(${month}, 'YYYY-MM')`,
    activityType: sql`${activityTypeId}`,
    origin: sql`${origin}`,
    certainty: sql`case when ${isEstimate} then 'estimated' else 'metered' end`,
  };
  return keys[by];
};

/** Sums of any number of decimals, without the zeros that end them. */
const total = (numbers: SQL | AnyColumn) => sql<string>`trim_scale(coalesce(sum(${numbers}), 0))::text`;

/** A sum in full, with the place of the share by which it counts. */
export type PlacedSum = Sum & Placed;

const sumBy = async (
  scoped: Summed,
  by: Key,
  placed: ReturnType<typeof placedWithin>,
): Promise<readonly PlacedSum[]> => {
  const { sums, portion, isOfSum, hasLines, place } = placed;
  const { scope, method, lines } = sums;
  return scoped.tx
    .select({
      scope,
      method,
      key: sql<string | null>`${keyOf(by, sums)}`.as('key'),
      place: place.as('place'),
      kgCo2e: total(sums.kgCo2e),
      besideKgCo2e: total(sums.besideKgCo2e),
      lines: sql<number>`sum(${lines})::int`,
    })
    .from(sums)
    .fullJoin(portion, isOfSum)
    .where(hasLines)
    .groupBy(scope, method, sql`3`, sql`4`);
};

/** Numbers of lines of one trace and one share, added up. */
const listSumsByTrace = async (scoped: Summed, placed: ReturnType<typeof placedWithin>, places: number) => {
  const { sums, portion, isOfSum, hasLines, place } = placed;
  const { scope, method, traceId, numbers } = sums;
  return scoped.tx
    .select({
      scope,
      method,
      traceId,
      place: place.as('place'),
      lines: sql<number>`sum(${sums.lines})::int`,
      amount: total(sums.amount),
      numbers: numbersByPlace(sql`${numbers}`, places),
    })
    .from(sums)
    .fullJoin(portion, isOfSum)
    .where(hasLines)
    .groupBy(scope, method, traceId, sql`4`, apart(sql`${numbers}`, sql`${sums.row}`));
};

/** The gases of each trace are named by what it has in common with others. */
const sumByGas = async (
  scoped: Summed,
  query: Asked,
  placed: ReturnType<typeof placedWithin>,
): Promise<readonly PlacedSum[]> => {
  const places = await countPlaces(scoped, query);
  const sums = (await readTraced(scoped, () => listSumsByTrace(scoped, placed, places))) ?? [];
  return sums.flatMap(({ scope, method, stored, lines, place, amount, numbers }) => {
    const { result } = traceOf(stored, { amount, source: '', numbers: numbers ?? [] });
    return (result?.gases ?? []).map(({ gas, beside, kgCo2e }) => ({
      scope,
      method,
      key: gas,
      place,
      lines,
      kgCo2e: beside ? '0' : kgCo2e,
      besideKgCo2e: beside ? kgCo2e : '0',
    }));
  });
};

type AskedBy = Asked & { readonly by: ClimateSumKey };

const sumPlaced = (scoped: Summed, { by, ...query }: AskedBy, placed: ReturnType<typeof placedWithin>) =>
  by === 'gas' ? sumByGas(scoped, query, placed) : sumBy(scoped, by, placed);

/** Results of some months, added up without rounding: each sum in full, apart from those that count by another share. */
export const listSums = (
  scoped: Summed,
  asked: AskedBy,
  portions: readonly Portion[] = [],
): Promise<readonly PlacedSum[]> =>
  sumPlaced(scoped, asked, placedWithin(scoped, asked, portions, asked.by === 'entity'));

/** The same of entities and months with a share of their own alone. */
export const listSumsOfPortions = (
  scoped: Summed,
  asked: AskedBy,
  portions: readonly Portion[],
): Promise<readonly PlacedSum[]> => sumPlaced(scoped, asked, placedOfPortions(scoped, asked, portions));

/** Those of these entities that have lines in these months; without any, nothing is asked. */
export const listHaving = async (
  scoped: Summed,
  query: Asked,
  entityIds: readonly string[],
): Promise<(string | null)[]> => {
  if (entityIds.length === 0) return [];
  const { entityId, lines } = climateSums;
  const isOneOfThem = sql`${entityId} = any(${sql.param([...entityIds])}::uuid[])`;
  const rows = await scoped.tx
    .selectDistinct({ entityId })
    .from(climateSums)
    .where(and(sumsWithin(scoped, query), isOneOfThem, gt(lines, 0)));
  return rows.map((row) => row.entityId);
};

/** What the lines of a category of scope 3 come to in some months. */
export type CategorySum = {
  readonly category: number;
  readonly kgCo2e: string;
  readonly lines: number;
  /** Those with a question instead of a number. */
  readonly openLines: number;
  /** How many of the months have lines. */
  readonly months: number;
};

/** Scope 3 of these months by category. */
export const sumCategories = async (scoped: Summed, query: Asked): Promise<CategorySum[]> => {
  const { scope, category, month, lines, openLines, kgCo2e } = climateSums;
  const rows = await scoped.tx
    .select({
      category,
      kgCo2e: total(kgCo2e),
      lines: sql<number>`sum(${lines})::int`,
      openLines: sql<number>`sum(${openLines})::int`,
      months: sql<number>`count(distinct ${month})::int`,
    })
    .from(climateSums)
    .where(and(sumsOfOneOrAll(scoped, query), eq(scope, '3'), gt(sql`${lines} + ${openLines}`, 0)))
    .groupBy(category);
  return rows.flatMap(({ category: number, ...sum }) => (number === null ? [] : [{ category: number, ...sum }]));
};

/** How many lines of these months wait for an answer, go by former rules, or are estimates. */
export const countStates = async (
  scoped: Summed,
  query: Asked,
  marks: Marks,
): Promise<Pick<ClimateSums, 'openLines' | 'outdatedLines' | 'estimatedLines'>> => {
  const months = within(scoped, query);
  const open = scoped.tx
    .select({ id: climateResults.activityId })
    .from(climateResults)
    .where(and(ownRows(climateResults, scoped), isNotNull(climateResults.question)));
  const estimated = and(
    sumsOfOneOrAll(scoped, query),
    eq(climateSums.isEstimate, true),
    // A line of scope 2 has a result by each method.
    sql`${climateSums.method} is distinct from 'market'`,
  );
  const [sums] = await scoped.tx
    .select({ lines: sql<number>`coalesce(sum(${climateSums.lines} + ${climateSums.openLines}), 0)::int` })
    .from(climateSums)
    .where(estimated);
  return {
    openLines: await scoped.tx.$count(climateActivities, and(months, inArray(climateActivities.id, open))),
    outdatedLines: await countStale(scoped, marks, sumsOfOneOrAll(scoped, query)),
    estimatedLines: sums?.lines ?? 0,
  };
};
