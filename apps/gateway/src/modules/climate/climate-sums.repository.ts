import type { ClimateSumKey, ClimateSumQuery, ClimateSums } from '@esg/contract';
import { and, count, eq, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults } from './climate.tables.ts';
import { isOutdated } from './climate-activities.repository.ts';
import type { Marks } from './reckon.ts';

const within = (scoped: Scoped, { from, to, entityId }: Omit<ClimateSumQuery, 'by'>) =>
  and(
    ownRows(climateActivities, scoped),
    isNull(climateActivities.deletedAt),
    gte(climateActivities.month, `${from}-01`),
    lte(climateActivities.month, `${to}-01`),
    entityId ? eq(climateActivities.entityId, entityId) : undefined,
  );

/** Where the factors of a result come from; a contract or certificate is its supplier's word. */
const originOf = sql<string>`(
  select case count(distinct origin) when 0 then 'measured' when 1 then min(origin) else 'several' end
  from (
    select jsonb_array_elements(${climateResults.reckonedFrom} -> 'factors') ->> 'origin' as origin
    union all
    select 'supplier' where ${climateResults.method} = 'market'
      and jsonb_array_length(${climateResults.reckonedFrom} -> 'contracts') > 0
  ) origins)`;

const keys: Readonly<Record<Exclude<ClimateSumKey, 'gas'>, SQL<string | null>>> = {
  scope: sql`null::text`,
  category: sql`${climateActivities.category}::text`,
  entity: sql`${climateActivities.entityId}::text`,
  month: sql`to_char(${climateActivities.month}, 'YYYY-MM')`,
  activityType: sql`${climateActivities.activityTypeId}`,
  origin: originOf,
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
  const { method, result } = climateResults;
  const gas = sql`(jsonb_array_elements(${result} -> 'gases'))`;
  const lines = scoped.tx
    .select({ scope, method, gas: sql<Record<string, string>>`${gas}`.as('gas') })
    .from(climateActivities)
    .innerJoin(climateResults, joined)
    .where(and(within(scoped, query), isNotNull(result)))
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

/** How many lines of these months wait for an answer, go by former rules, or are estimates. */
export const countStates = async (
  scoped: Scoped,
  query: Omit<ClimateSumQuery, 'by'>,
  marks: Marks,
): Promise<Pick<ClimateSums, 'openLines' | 'outdatedLines' | 'estimatedLines'>> => {
  const linesWhere = (condition: SQL) =>
    sql<number>`(count(distinct ${climateActivities.id}) filter (where ${condition}))::int`;
  const [row] = await scoped.tx
    .select({
      openLines: linesWhere(sql`${climateResults.question} is not null`),
      outdatedLines: linesWhere(isOutdated(marks)),
      estimatedLines: linesWhere(sql`${climateActivities.isEstimate}`),
    })
    .from(climateActivities)
    .innerJoin(climateResults, joined)
    .where(within(scoped, query));
  return row ?? { openLines: 0, outdatedLines: 0, estimatedLines: 0 };
};
