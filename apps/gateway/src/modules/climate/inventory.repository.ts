import type { ClimateResult, EmissionFactor, ScopeTwoMethod } from '@esg/contract';
import { and, asc, eq, gt, gte, isNull, lte, max, min, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults, climateShapes, climateSums } from './climate.tables.ts';
import { apart, numbersByPlace, sumsWithin } from './kept-sums.repository.ts';
import type { ReckonedFrom } from './reckon.ts';
import { readTraced, storedTrace, traceOf } from './shapes.repository.ts';
import type { Summed } from './with-sums.ts';

type Asked = { readonly from: string; readonly to: string; readonly entityId?: string | undefined };

/** What lines of one kind came to by one method, and everything that led there. */
export type InventorySum = {
  readonly activityTypeId: string;
  readonly scope: EmissionFactor['scope'];
  readonly category: number | null;
  readonly isEstimate: boolean;
  readonly method: ScopeTwoMethod | null;
  /** Of how many lines, and how many besides have a question instead. */
  readonly lines: number;
  readonly openLines: number;
  /** Null where there is a question instead. */
  readonly result: ClimateResult | null;
  readonly from: Pick<ReckonedFrom, 'factors' | 'contracts' | 'gwpSet'>;
};

/** A single line with what it came to by one method. */
export type InventoryLine = InventorySum & {
  readonly id: string;
  readonly entityId: string | null;
  /** Such as `2025-03`. */
  readonly month: string;
  readonly label: string;
  readonly amount: string;
  readonly unit: string;
  readonly source: string;
};

const within = (scoped: Scoped, { from, to, entityId }: Asked) =>
  and(
    ownRows(climateActivities, scoped),
    isNull(climateActivities.deletedAt),
    gte(climateActivities.month, `${from}-01`),
    lte(climateActivities.month, `${to}-01`),
    entityId ? eq(climateActivities.entityId, entityId) : undefined,
  );

/** The results of these months with their traces, in the order of a report; no more than `most`. */
export const listInventoryLines = async (scoped: Scoped, asked: Asked, most: number): Promise<InventoryLine[]> => {
  const line = climateActivities;
  const rows = await scoped.tx
    .select({
      id: line.id,
      entityId: line.entityId,
      label: line.label,
      activityTypeId: line.activityTypeId,
      scope: line.scope,
      category: line.category,
      month: line.month,
      amount: line.amount,
      unit: line.unit,
      isEstimate: line.isEstimate,
      source: line.source,
      method: climateResults.method,
      ...storedTrace,
    })
    .from(line)
    .innerJoin(climateResults, eq(climateResults.activityId, line.id))
    .leftJoin(climateShapes, eq(climateShapes.id, climateResults.shapeId))
    .where(within(scoped, asked))
    .orderBy(
      asc(line.scope),
      sql`${line.category} nulls first`,
      asc(line.activityTypeId),
      asc(line.label),
      asc(line.month),
      asc(line.id),
      sql`${climateResults.method} nulls first`,
    )
    .limit(most);
  return rows.map(({ month, shape, numbers, result, reckonedFrom, ...row }) => {
    const trace = traceOf({ shape, result, reckonedFrom }, { ...row, numbers: numbers ?? [] });
    return { ...row, month: month.slice(0, 7), lines: 1, openLines: trace.result ? 0 : 1, ...trace };
  });
};

/** Which share of an entity counts in a month, by its place in the caller's list of shares. Everything that is not named has the first place. */
export type Portion = { readonly entityId: string; readonly month: string; readonly place: number };
type Portioned = { readonly place: number };

/** The places of shares beside the sums that they are of. */
const besideSums = (portions: readonly Portion[]) => {
  const ids = sql.param(portions.map(({ entityId }) => entityId));
  const months = sql.param(portions.map(({ month }) => `${month}-01`));
  const places = sql.param(portions.map(({ place }) => place));
  return {
    table: sql`unnest(${ids}::uuid[], ${months}::date[], ${places}::int[]) as portion(entity_id, month, place)`,
    isOfSum: sql`portion.entity_id = ${climateSums.entityId} and portion.month = ${climateSums.month}`,
    place: sql<number>`coalesce(portion.place, 0)`,
  };
};

/**
 * The results of these months added up, as far as lines have a trace of one shape and one share: no more rows for thousands of entities than
 * for one. Undefined where there are more than `most`.
 */
export const listInventorySums = async (
  scoped: Summed,
  asked: Asked,
  portions: readonly Portion[],
  most: number,
): Promise<(InventorySum & Portioned)[] | undefined> => {
  const { activityTypeId, scope, category, isEstimate, method, traceId, numbers } = climateSums;
  const { table, isOfSum, place } = besideSums(portions);
  const kinds = { activityTypeId, scope, category, isEstimate, method, traceId };
  const read = () =>
    scoped.tx
      .select({
        ...kinds,
        place: place.as('place'),
        lines: sql<number>`sum(${climateSums.lines})::int`,
        openLines: sql<number>`sum(${climateSums.openLines})::int`,
        amount: sql<string>`trim_scale(sum(${climateSums.amount}))::text`,
        numbers: numbersByPlace(sql`${numbers}`),
      })
      .from(climateSums)
      .leftJoin(table, isOfSum)
      .where(sumsWithin(scoped, asked))
      .groupBy(...Object.values(kinds), place, apart(sql`${numbers}`, sql`${climateSums}.ctid`))
      .orderBy(
        asc(scope),
        sql`${category} nulls first`,
        asc(activityTypeId),
        sql`${method} nulls first`,
        asc(traceId),
        asc(place),
      )
      .limit(most + 1);
  return (await readTraced(scoped, read, most))?.map(({ traceId: _, stored, amount: all, numbers: own, ...row }) => ({
    ...row,
    ...traceOf(stored, { amount: all, source: '', numbers: own ?? [] }),
  }));
};

/** What each entity came to in these months, by share. */
export const listPortionedSums = async (
  scoped: Summed,
  asked: Asked,
  portions: readonly Portion[],
): Promise<(EntitySum & Portioned)[]> => {
  const { entityId, scope, method } = climateSums;
  const { table, isOfSum, place } = besideSums(portions);
  return scoped.tx
    .select({ entityId, scope, method, place: place.as('place'), kgCo2e: sumOfKg })
    .from(climateSums)
    .leftJoin(table, isOfSum)
    .where(known(scoped, asked))
    .groupBy(entityId, scope, method, place);
};

/** The months of these that have lines. */
export const listSummedMonths = async (scoped: Summed, { from, to }: Asked): Promise<string[]> => {
  const rows = await scoped.tx
    .selectDistinct({ month: climateSums.month })
    .from(climateSums)
    .where(sumsWithin(scoped, { from, to }, true));
  return rows.map(({ month }) => month.slice(0, 7));
};

/** What lines of an entity came to in a scope, by one method. */
export type EntitySum = Pick<InventoryLine, 'entityId' | 'scope' | 'method'> & { readonly kgCo2e: string };

const sumOfKg = sql<string>`trim_scale(sum(${climateSums.kgCo2e}))::text`;
const known = (scoped: Scoped, asked: Asked) => and(sumsWithin(scoped, asked), gt(climateSums.lines, 0));

/** What each entity came to in all of these months. */
export const listEntitySums = async (scoped: Summed, asked: Asked): Promise<EntitySum[]> => {
  const { entityId, scope, method } = climateSums;
  return scoped.tx
    .select({ entityId, scope, method, kgCo2e: sumOfKg })
    .from(climateSums)
    .where(known(scoped, asked))
    .groupBy(entityId, scope, method);
};

/** What each entity came to in each month. */
export const listMonthSums = async (
  scoped: Summed,
  asked: Asked,
): Promise<(EntitySum & Pick<InventoryLine, 'month'>)[]> => {
  const { entityId, scope, method, month } = climateSums;
  const rows = await scoped.tx
    .select({ entityId, scope, method, month, kgCo2e: sumOfKg })
    .from(climateSums)
    .where(known(scoped, asked))
    .groupBy(entityId, scope, method, month);
  return rows.map((row) => ({ ...row, month: row.month.slice(0, 7) }));
};

/** The first and the last month that has lines; null where none has. */
export const findMonthsWithLines = async (scoped: Scoped) => {
  const [row] = await scoped.tx
    .select({ first: min(climateActivities.month), last: max(climateActivities.month) })
    .from(climateActivities)
    .where(and(ownRows(climateActivities, scoped), isNull(climateActivities.deletedAt)));
  return row?.first && row.last ? { first: row.first.slice(0, 7), last: row.last.slice(0, 7) } : null;
};
