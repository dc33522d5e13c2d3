import type { ClimateSumKey, ClimateSumQuery, ClimateSums } from '@esg/contract';
import { and, count, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults } from './climate.tables.ts';
import { isOutdated } from './climate-activities.repository.ts';
import type { Marks } from './reckon.ts';
import { findStale } from './stale-lines.repository.ts';

const within = (scoped: Scoped, { from, to, entityId }: Omit<ClimateSumQuery, 'by'>) =>
  and(
    ownRows(climateActivities, scoped),
    isNull(climateActivities.deletedAt),
    gte(climateActivities.month, `${from}-01`),
    lte(climateActivities.month, `${to}-01`),
    entityId ? eq(climateActivities.entityId, entityId) : undefined,
  );

const keys: Readonly<Record<Exclude<ClimateSumKey, 'gas'>, SQL<string | null>>> = {
  scope: sql`null::text`,
  category: sql`${climateActivities.category}::text`,
  entity: sql`${climateActivities.entityId}::text`,
  month: sql`to_char(${climateActivities.month}, 'YYYY-MM')`,
  activityType: sql`${climateActivities.activityTypeId}`,
  origin: sql`${climateResults.origin}`,
  certainty: sql`case when ${climateActivities.isEstimate} then 'estimated' else 'metered' end`,
};

/** Sums of any number of decimals, without the zeros that end them. */
const total = (numbers: SQL) => sql<string>`trim_scale(coalesce(sum(${numbers}), 0))::text`;

const joined = eq(climateResults.activityId, climateActivities.id);
type Sum = ClimateSums['sums'][number];

const sumBy = async (scoped: Scoped, query: ClimateSumQuery, key: SQL<string | null>): Promise<Sum[]> => {
  const { scope } = climateActivities;
  const { method, kgCo2e, besideKgCo2e } = climateResults;
  return scoped.tx
    .select({
      scope,
      method,
      key: sql<string | null>`${key}`.as('key'),
      kgCo2e: total(sql`${kgCo2e}`),
      besideKgCo2e: total(sql`${besideKgCo2e}`),
      lines: count(),
    })
    .from(climateActivities)
    .innerJoin(climateResults, joined)
    .where(and(within(scoped, query), isNotNull(kgCo2e)))
    .groupBy(scope, method, sql`3`)
    .orderBy(scope, method, sql`3`);
};

/** The gases of each result are rows of its own trace. */
const sumByGas = async (scoped: Scoped, query: ClimateSumQuery): Promise<Sum[]> => {
  const { scope } = climateActivities;
  const { method } = climateResults;
  // A gateway of the former release that still runs writes them into the trace alone.
  const gases = sql`coalesce(${climateResults.gases}, ${climateResults.result} -> 'gases')`;
  const gas = sql`(jsonb_array_elements(${gases}))`;
  const lines = scoped.tx
    .select({ scope, method, gas: sql<Record<string, string>>`${gas}`.as('gas') })
    .from(climateActivities)
    .innerJoin(climateResults, joined)
    .where(and(within(scoped, query), isNotNull(gases)))
    .as('lines');
  const mass = (isBeside: boolean) =>
    total(sql`(${lines.gas} ->> 'kgCo2e')::numeric * (((${lines.gas} ->> 'beside')::boolean = ${isBeside})::int)`);
  return scoped.tx
    .select({
      scope: lines.scope,
      method: lines.method,
      key: sql<string>`${lines.gas} ->> 'gas'`.as('key'),
      kgCo2e: mass(false),
      besideKgCo2e: mass(true),
      lines: count(),
    })
    .from(lines)
    .groupBy(lines.scope, lines.method, sql`3`)
    .orderBy(lines.scope, lines.method, sql`3`);
};

/** Results of some months, added up without rounding. */
export const sumResults = (scoped: Scoped, query: ClimateSumQuery): Promise<Sum[]> =>
  query.by === 'gas' ? sumByGas(scoped, query) : sumBy(scoped, query, keys[query.by]);

const goes = (condition: SQL | undefined) => and(eq(climateResults.activityId, climateActivities.id), condition);

/** Nothing is read of results that are current: their marks are found in the index. */
const countOutdated = async (scoped: Scoped, months: SQL | undefined, marks: Marks): Promise<number> => {
  const stale = await findStale(scoped, marks);
  if (stale.marks.length + stale.types.length === 0) return 0;
  const [row] = await scoped.tx
    .select({ lines: sql<number>`count(distinct ${climateActivities.id})::int` })
    .from(climateActivities)
    .innerJoin(climateResults, goes(isOutdated(marks)))
    .where(months);
  return row?.lines ?? 0;
};

/** How many lines of these months wait for an answer, go by former rules, or are estimates. */
export const countStates = async (
  scoped: Scoped,
  query: Omit<ClimateSumQuery, 'by'>,
  marks: Marks,
): Promise<Pick<ClimateSums, 'openLines' | 'outdatedLines' | 'estimatedLines'>> => {
  const months = within(scoped, query);
  const open = scoped.tx
    .select({ id: climateResults.activityId })
    .from(climateResults)
    .where(and(ownRows(climateResults, scoped), isNotNull(climateResults.question)));
  return {
    openLines: await scoped.tx.$count(climateActivities, and(months, inArray(climateActivities.id, open))),
    outdatedLines: await countOutdated(scoped, months, marks),
    estimatedLines: await scoped.tx.$count(climateActivities, and(months, eq(climateActivities.isEstimate, true))),
  };
};
