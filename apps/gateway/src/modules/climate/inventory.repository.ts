import type { ClimateResult, EmissionFactor, ScopeTwoMethod } from '@esg/contract';
import { type AnyColumn, and, asc, eq, gt, gte, isNull, lte, max, min, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults, climateShapes, climateSums } from './climate.tables.ts';
import { apart, numbersByPlace, sumsOfOneOrAll, sumsWithin } from './kept-sums.repository.ts';
import { type Placed, type Portion, placedWithin } from './portioned-sums.repository.ts';
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

/** How many numbers the traces of these months have at most. */
export const countPlaces = async (scoped: Summed, asked: Asked): Promise<number> => {
  const [row] = await scoped.tx
    .select({ most: sql<number>`coalesce(max(cardinality(${climateSums.numbers})), 0)` })
    .from(climateSums)
    .where(sumsOfOneOrAll(scoped, asked));
  return row?.most ?? 0;
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
): Promise<(InventorySum & Placed)[] | undefined> => {
  const { sums, portion, isOfSum, hasSum, place } = placedWithin(scoped, asked, portions, false);
  const { activityTypeId, scope, category, isEstimate, method, traceId, numbers } = sums;
  const kinds = { activityTypeId, scope, category, isEstimate, method, traceId };
  const read = async () =>
    scoped.tx
      .select({
        ...kinds,
        place: place.as('place'),
        lines: sql<number>`sum(${sums.lines})::int`,
        openLines: sql<number>`sum(${sums.openLines})::int`,
        amount: sql<string>`trim_scale(sum(${sums.amount}))::text`,
        numbers: numbersByPlace(sql`${numbers}`, await countPlaces(scoped, asked)),
      })
      .from(sums)
      .fullJoin(portion, isOfSum)
      .where(hasSum)
      .groupBy(...Object.values(kinds), place, apart(sql`${numbers}`, sql`${sums.row}`))
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
): Promise<(EntitySum & Placed)[]> => {
  const { sums, portion, isOfSum, hasLines, place } = placedWithin(scoped, asked, portions, true);
  const { entityId, scope, method, kgCo2e } = sums;
  return scoped.tx
    .select({ entityId, scope, method, place: place.as('place'), kgCo2e: sumOfKg(kgCo2e) })
    .from(sums)
    .fullJoin(portion, isOfSum)
    .where(hasLines)
    .groupBy(entityId, scope, method, place);
};

/** What all entities came to in these months, by share, with the category of scope 3. */
export const listPortionedTotals = async (
  scoped: Summed,
  asked: Asked,
  portions: readonly Portion[],
): Promise<(Omit<EntitySum, 'entityId'> & Pick<InventorySum, 'category'> & Placed)[]> => {
  const { sums, portion, isOfSum, hasLines, place } = placedWithin(scoped, asked, portions, false);
  const { scope, method, category, kgCo2e } = sums;
  return scoped.tx
    .select({ scope, method, category, place: place.as('place'), kgCo2e: sumOfKg(kgCo2e) })
    .from(sums)
    .fullJoin(portion, isOfSum)
    .where(hasLines)
    .groupBy(scope, method, category, place);
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

const sumOfKg = (kgCo2e: AnyColumn) => sql<string>`trim_scale(sum(${kgCo2e}))::text`;

/** What each entity came to in all of these months. */
export const listEntitySums = async (scoped: Summed, asked: Asked): Promise<EntitySum[]> => {
  const { entityId, scope, method, lines, kgCo2e } = climateSums;
  return scoped.tx
    .select({ entityId, scope, method, kgCo2e: sumOfKg(kgCo2e) })
    .from(climateSums)
    .where(and(sumsWithin(scoped, asked), gt(lines, 0)))
    .groupBy(entityId, scope, method);
};

/** The first and the last month that has lines; null where none has. */
export const findMonthsWithLines = async (scoped: Scoped) => {
  const [row] = await scoped.tx
    .select({ first: min(climateActivities.month), last: max(climateActivities.month) })
    .from(climateActivities)
    .where(and(ownRows(climateActivities, scoped), isNull(climateActivities.deletedAt)));
  return row?.first && row.last ? { first: row.first.slice(0, 7), last: row.last.slice(0, 7) } : null;
};
