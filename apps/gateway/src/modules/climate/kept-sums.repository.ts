import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { lockLimit, ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateSumChanges, climateSums } from './climate.tables.ts';

/** Months that are read: all of them without an end. */
export type SummedMonths = { readonly from?: string; readonly to?: string };

/** Places that are added up beside one another; a trace with more numbers, of a factor of very many gases, stays by itself. */
const placesMax = 24;

/** The numbers of some lines of one shape, added up place by place. None of them has more than `places`, or all are looked at. */
export const numbersByPlace = (numbers: SQL, places = placesMax): SQL<string[] | null> => {
  const sums = Array.from(
    { length: Math.min(Math.max(places, 1), placesMax) },
    (_, place) => sql`trim_scale(sum((${numbers})[${sql.raw(String(place + 1))}]::numeric))::text`,
  );
  return sql`case when max(cardinality(${numbers})) > ${sql.raw(String(placesMax))} then min(${numbers})
    else array_remove(array[${sql.join(sums, sql`, `)}], null) end`;
};

/** Another value for each trace that stays by itself; null for all others. */
export const apart = (numbers: SQL, row: SQL): SQL =>
  sql`case when cardinality(${numbers}) > ${sql.raw(String(placesMax))} then ${row} end`;

/** Where the factors of a result come from that a gateway of a former release has stored: it does not know the column. */
const originOfFormer = sql`(
  select case count(distinct origin) when 0 then 'measured' when 1 then min(origin) else 'several' end
  from (
    select jsonb_array_elements(result.reckoned_from -> 'factors') ->> 'origin' as origin
    union all
    select 'supplier' where result.method = 'market' and jsonb_array_length(result.reckoned_from -> 'contracts') > 0) origins)`;
const originOf = sql`case when result.origin is null and result.kg_co2e is not null and result.reckoned_from is not null
  then ${originOfFormer} else result.origin end`;

const addUp = async ({ tx, tenantId, organisationId }: Scoped, month: string, types: readonly string[]) => {
  const among = sql`any(${sql.param([...types])}::text[])`;
  await tx.execute(sql`
    delete from climate_sums
    where tenant_id = ${tenantId} and organisation_id = ${organisationId} and month = ${month} and activity_type_id = ${among}`);
  await tx.execute(sql`
    insert into climate_sums (tenant_id, organisation_id, is_whole, month, entity_id, activity_type_id, scope, category, unit, activity, basis,
      is_estimate, method, origin, trace_id, basis_mark, lines, open_lines, amount, kg_co2e, beside_kg_co2e, numbers)
    select line.tenant_id, line.organisation_id, false, line.month, line.entity_id, line.activity_type_id, line.scope, line.category, line.unit,
      coalesce(line.details ->> 'activity', ''), coalesce(line.details ->> 'basis', ''), line.is_estimate, result.method, ${originOf},
      coalesce(result.shape_id, result.id), result.basis_mark, count(result.kg_co2e), count(*) - count(result.kg_co2e),
      coalesce(sum(line.amount::numeric) filter (where result.kg_co2e is not null), 0), coalesce(sum(result.kg_co2e), 0),
      coalesce(sum(result.beside_kg_co2e), 0), ${numbersByPlace(sql`result.numbers`)}
    from climate_activities line join climate_results result on result.activity_id = line.id
    where line.tenant_id = ${tenantId} and line.organisation_id = ${organisationId} and line.month = ${month}
      and line.activity_type_id = ${among} and line.deleted_at is null
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, ${apart(sql`result.numbers`, sql`result.id`)}`);
  await tx.execute(sql`
    insert into climate_sums (tenant_id, organisation_id, is_whole, month, entity_id, activity_type_id, scope, category, unit, activity, basis,
      is_estimate, method, origin, trace_id, basis_mark, lines, open_lines, amount, kg_co2e, beside_kg_co2e, numbers)
    select tenant_id, organisation_id, true, month, null::uuid, activity_type_id, scope, category, unit, activity, basis, is_estimate, method, origin,
      trace_id, basis_mark, sum(lines), sum(open_lines), sum(amount), sum(kg_co2e), sum(beside_kg_co2e), ${numbersByPlace(sql`numbers`)}
    from climate_sums
    where tenant_id = ${tenantId} and organisation_id = ${organisationId} and month = ${month} and activity_type_id = ${among}
      and not is_whole
    group by 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, ${apart(sql`numbers`, sql`ctid`)}`);
};

const changedWithin = (scoped: Scoped, { from, to }: SummedMonths) =>
  and(
    ownRows(climateSumChanges, scoped),
    from ? gte(climateSumChanges.month, `${from}-01`) : undefined,
    to ? lte(climateSumChanges.month, `${to}-01`) : undefined,
  );

/** Whether lines or results of these months changed since they were added up. */
export const haveChanged = async (scoped: Scoped, months: SummedMonths): Promise<boolean> => {
  const [found] = await scoped.tx
    .select({ month: climateSumChanges.month })
    .from(climateSumChanges)
    .where(changedWithin(scoped, months))
    .limit(1);
  return found !== undefined;
};

/** The months in which something changed since they were added up, the newest first: they are looked at most. */
export const listChangedMonths = async (scoped: Scoped): Promise<string[]> => {
  const { month } = climateSumChanges;
  const rows = await scoped.tx
    .selectDistinct({ month })
    .from(climateSumChanges)
    .where(ownRows(climateSumChanges, scoped))
    .orderBy(desc(month));
  return rows.map((row) => row.month);
};

/**
 * Adds up anew what changed in a month. What is committed meanwhile leaves a mark of its own: the sums are never newer than the marks that
 * are gone. One transaction of an organisation at a time, so that no older sum comes last.
 */
export const addUpMonth = async (scoped: Scoped, first: string) => {
  await lockLimit(scoped, 'climate-sums');
  // Sums refer to it. Whoever deletes it goes on to all that is its own, and is waited for while nothing of that is held.
  await scoped.tx.execute(sql`select id from organisations where id = ${scoped.organisationId} for key share`);
  const { month, activityTypeId } = climateSumChanges;
  const taken = await scoped.tx
    .delete(climateSumChanges)
    .where(and(ownRows(climateSumChanges, scoped), eq(month, first)))
    .returning({ activityTypeId });
  const types = [...new Set(taken.map((each) => each.activityTypeId))];
  if (types.length > 0) await addUp(scoped, first, types);
};

/** Sums of the organisation: of each entity, or of all of them together. */
export const ownSums = (scoped: Scoped, isWhole: boolean) =>
  and(ownRows(climateSums, scoped), eq(climateSums.isWhole, isWhole));

type AskedSums = { readonly from: string; readonly to: string; readonly entityId?: string | undefined };

/** Sums of these months, of one entity or of each. */
export const sumsWithin = (scoped: Scoped, { from, to, entityId }: AskedSums, isWhole = false) =>
  and(
    ownSums(scoped, isWhole),
    gte(climateSums.month, `${from}-01`),
    lte(climateSums.month, `${to}-01`),
    entityId ? eq(climateSums.entityId, entityId) : undefined,
  );

/** The same of one entity, or of all of them together. */
export const sumsOfOneOrAll = (scoped: Scoped, asked: AskedSums) =>
  sumsWithin(scoped, asked, asked.entityId === undefined);
