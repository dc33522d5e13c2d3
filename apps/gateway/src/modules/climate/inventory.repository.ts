import type { ClimateResult, EmissionFactor, ScopeTwoMethod } from '@esg/contract';
import { and, asc, eq, gt, gte, isNull, lte, max, min, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults, climateShapes, climateSums } from './climate.tables.ts';
import { sumsWithin } from './kept-sums.repository.ts';
import type { ReckonedFrom } from './reckon.ts';
import { listTraces, storedTrace, traceOf } from './shapes.repository.ts';
import type { Summed } from './with-sums.ts';

type Asked = { readonly from: string; readonly to: string; readonly entityId?: string | undefined };

/** What lines of one kind came to by one method, and everything that led there. */
export type InventorySum = {
  readonly entityId: string | null;
  readonly activityTypeId: string;
  readonly scope: EmissionFactor['scope'];
  readonly category: number | null;
  /** Such as `2025-03`. */
  readonly month: string;
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

/** The results of these months added up, as far as lines have a trace of one shape: the same sums of all lines, with as few rows as there are. */
export const listInventorySums = async (scoped: Summed, asked: Asked): Promise<InventorySum[]> => {
  const {
    entityId,
    activityTypeId,
    scope,
    category,
    month,
    isEstimate,
    method,
    traceId,
    lines,
    openLines,
    amount,
    numbers,
  } = climateSums;
  const rows = await scoped.tx
    .select({
      entityId,
      activityTypeId,
      scope,
      category,
      month,
      isEstimate,
      method,
      traceId,
      lines,
      openLines,
      amount,
      numbers,
    })
    .from(climateSums)
    .where(sumsWithin(scoped, asked))
    .orderBy(
      asc(scope),
      sql`${category} nulls first`,
      asc(activityTypeId),
      asc(month),
      sql`${entityId} nulls first`,
      sql`${method} nulls first`,
      asc(traceId),
    );
  const traces = await listTraces(
    scoped,
    rows.map((row) => row.traceId),
  );
  return rows.flatMap(({ traceId: id, month: first, amount: all, numbers: own, ...row }) => {
    const stored = traces.get(id);
    if (!stored) return [];
    const trace = traceOf(stored, { amount: all, source: '', numbers: own ?? [] });
    return { ...row, month: first.slice(0, 7), ...trace };
  });
};

/** What lines of an entity came to in a scope, by one method. */
export type EntitySum = Pick<InventorySum, 'entityId' | 'scope' | 'method'> & { readonly kgCo2e: string };

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
): Promise<(EntitySum & Pick<InventorySum, 'month'>)[]> => {
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
