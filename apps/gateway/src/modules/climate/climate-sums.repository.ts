import type { ClimateSumKey, ClimateSumQuery, ClimateSums } from '@esg/contract';
import { sumOf } from '@esg/quantities';
import { type AnyColumn, and, eq, gt, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults, climateSums } from './climate.tables.ts';
import { apart, numbersByPlace, sumsOfOneOrAll, sumsWithin } from './kept-sums.repository.ts';
import type { Marks } from './reckon.ts';
import { readTraced, traceOf } from './shapes.repository.ts';
import { countStale } from './stale-lines.repository.ts';
import type { Summed } from './with-sums.ts';

type Sum = ClimateSums['sums'][number];
type Asked = Omit<ClimateSumQuery, 'by'>;

const within = (scoped: Scoped, { from, to, entityId }: Asked) =>
  and(
    ownRows(climateActivities, scoped),
    isNull(climateActivities.deletedAt),
    gte(climateActivities.month, `${from}-01`),
    lte(climateActivities.month, `${to}-01`),
    entityId ? eq(climateActivities.entityId, entityId) : undefined,
  );

const keys: Readonly<Record<Exclude<ClimateSumKey, 'gas'>, SQL<string | null>>> = {
  scope: sql`null::text`,
  category: sql`${climateSums.category}::text`,
  entity: sql`${climateSums.entityId}::text`,
  month: sql`to_char(${climateSums.month}, 'YYYY-MM')`,
  activityType: sql`${climateSums.activityTypeId}`,
  origin: sql`${climateSums.origin}`,
  certainty: sql`case when ${climateSums.isEstimate} then 'estimated' else 'metered' end`,
};

/** Sums of any number of decimals, without the zeros that end them. */
const total = (numbers: SQL | AnyColumn) => sql<string>`trim_scale(coalesce(sum(${numbers}), 0))::text`;

const sumBy = async (scoped: Scoped, among: SQL | undefined, key: SQL<string | null>): Promise<Sum[]> => {
  const { scope, method, lines } = climateSums;
  return scoped.tx
    .select({
      scope,
      method,
      key: sql<string | null>`${key}`.as('key'),
      kgCo2e: total(climateSums.kgCo2e),
      besideKgCo2e: total(climateSums.besideKgCo2e),
      lines: sql<number>`sum(${lines})::int`,
    })
    .from(climateSums)
    .where(and(among, gt(lines, 0)))
    .groupBy(scope, method, sql`3`)
    .orderBy(scope, method, sql`3`);
};

/** Numbers of lines of one trace, added up. */
const listSumsByTrace = async (scoped: Scoped, query: Asked) => {
  const { scope, method, traceId, numbers } = climateSums;
  return scoped.tx
    .select({
      scope,
      method,
      traceId,
      lines: sql<number>`sum(${climateSums.lines})::int`,
      amount: total(climateSums.amount),
      numbers: numbersByPlace(sql`${numbers}`),
    })
    .from(climateSums)
    .where(and(sumsOfOneOrAll(scoped, query), gt(climateSums.lines, 0)))
    .groupBy(scope, method, traceId, apart(sql`${numbers}`, sql`${climateSums}.ctid`));
};

const inOrder = (one: Sum, other: Sum) => {
  const of = ({ scope, method, key }: Sum) => `${scope} ${method ?? '~'} ${key}`;
  return of(one) < of(other) ? -1 : 1;
};

/** The gases of each trace are named by what it has in common with others. */
const sumByGas = async (scoped: Scoped, query: Asked): Promise<Sum[]> => {
  const sums = (await readTraced(scoped, () => listSumsByTrace(scoped, query))) ?? [];
  const gases = sums.flatMap(({ scope, method, stored, lines, amount, numbers }) => {
    const { result } = traceOf(stored, { amount, source: '', numbers: numbers ?? [] });
    return (result?.gases ?? []).map((gas) => ({ scope, method, lines, ...gas }));
  });
  const groups = Map.groupBy(gases, ({ scope, method, gas }) => `${scope} ${method} ${gas}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const of = (isBeside: boolean) =>
        sumOf(group.flatMap(({ beside, kgCo2e }) => (beside === isBeside ? kgCo2e : [])));
      return {
        scope: first.scope,
        method: first.method,
        key: first.gas,
        kgCo2e: of(false),
        besideKgCo2e: of(true),
        lines: group.reduce((all, { lines }) => all + lines, 0),
      };
    })
    .toSorted(inOrder);
};

/** Results of some months, added up without rounding. */
export const sumResults = async (scoped: Summed, { by, ...query }: ClimateSumQuery): Promise<Sum[]> => {
  if (by === 'gas') return sumByGas(scoped, query);
  return sumBy(scoped, by === 'entity' ? sumsWithin(scoped, query) : sumsOfOneOrAll(scoped, query), keys[by]);
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
