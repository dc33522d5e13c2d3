import type { ClimateQuestion, ClimateResult, EmissionFactor, ScopeTwoMethod } from '@esg/contract';
import { and, asc, eq, gte, isNull, lte, max, min, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults } from './climate.tables.ts';
import type { ReckonedFrom } from './reckon.ts';

type Asked = { readonly from: string; readonly to: string; readonly entityId?: string | undefined };

/** A line with what it came to by one method, and everything that led there. */
export type InventoryLine = {
  readonly id: string;
  readonly entityId: string | null;
  readonly label: string;
  readonly activityTypeId: string;
  readonly scope: EmissionFactor['scope'];
  readonly category: number | null;
  /** Such as `2025-03`. */
  readonly month: string;
  readonly amount: string;
  readonly unit: string;
  readonly isEstimate: boolean;
  readonly source: string;
  readonly method: ScopeTwoMethod | null;
  /** Null where there is a question instead. */
  readonly result: ClimateResult | null;
  readonly question: ClimateQuestion | null;
  readonly from: Pick<ReckonedFrom, 'factors' | 'contracts' | 'gwpSet'>;
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
      result: climateResults.result,
      question: climateResults.question,
      from: climateResults.reckonedFrom,
    })
    .from(line)
    .innerJoin(climateResults, eq(climateResults.activityId, line.id))
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
  return rows.map(({ month, from: { factors, contracts, gwpSet }, ...row }) => ({
    ...row,
    month: month.slice(0, 7),
    from: { factors, contracts, gwpSet },
  }));
};

/** The first and the last month that has lines; null where none has. */
export const findMonthsWithLines = async (scoped: Scoped) => {
  const [row] = await scoped.tx
    .select({ first: min(climateActivities.month), last: max(climateActivities.month) })
    .from(climateActivities)
    .where(and(ownRows(climateActivities, scoped), isNull(climateActivities.deletedAt)));
  return row?.first && row.last ? { first: row.first.slice(0, 7), last: row.last.slice(0, 7) } : null;
};
