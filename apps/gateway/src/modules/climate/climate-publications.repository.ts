import {
  biogenicGas,
  type ClimateCaveat,
  type EmissionFactor,
  type PublishedFigure,
  type ScopeTwoMethod,
} from '@esg/contract';
import { sumOf } from '@esg/quantities';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climatePublications, climateSums } from './climate.tables.ts';
import { apart, numbersByPlace, sumsWithin } from './kept-sums.repository.ts';
import { listTraces, traceOf } from './shapes.repository.ts';
import type { Summed } from './with-sums.ts';

type Months = { readonly from: string; readonly to: string };

/** What the lines of an entity come to in one scope, by one method, in one category. */
export type Part = {
  readonly entityId: string | null;
  readonly scope: EmissionFactor['scope'];
  readonly method: ScopeTwoMethod | null;
  readonly category: number | null;
  readonly kgCo2e: string;
  readonly biogenicKg: string;
  readonly lines: number;
  readonly estimates: number;
  /** Sources of the factors that were taken. */
  readonly sources: readonly string[];
  /** What must be said beside the results. */
  readonly caveats: readonly ClimateCaveat[];
};

/** The results of these months, added up without rounding, with the factors behind them. */
export const listParts = async (scoped: Summed, months: Months): Promise<Part[]> => {
  const { entityId, scope, method, category, traceId, lines, isEstimate, numbers, kgCo2e, amount } = climateSums;
  const sums = await scoped.tx
    .select({
      entityId,
      scope,
      method,
      category,
      traceId,
      kgCo2e: sql<string>`trim_scale(sum(${kgCo2e}))::text`,
      amount: sql<string>`trim_scale(sum(${amount}))::text`,
      lines: sql<number>`sum(${lines})::int`,
      estimates: sql<number>`(coalesce(sum(${lines}) filter (where ${isEstimate}), 0))::int`,
      numbers: numbersByPlace(sql`${numbers}`),
    })
    .from(climateSums)
    .where(and(sumsWithin(scoped, months), gt(lines, 0)))
    .groupBy(entityId, scope, method, category, traceId, apart(sql`${numbers}`, sql`${climateSums}.ctid`));
  const traces = await listTraces(
    scoped,
    sums.map((sum) => sum.traceId),
  );
  const results = sums.map((sum) => {
    const stored = traces.get(sum.traceId);
    const own = { amount: sum.amount, source: '', numbers: sum.numbers ?? [] };
    return { ...sum, result: stored ? traceOf(stored, own).result : null };
  });
  const groups = Map.groupBy(results, (sum) => JSON.stringify([sum.entityId, sum.scope, sum.method, sum.category]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const biogenic = group.flatMap(({ result }) =>
      (result?.gases ?? []).flatMap(({ gas, kg }) => (gas === biogenicGas && kg !== null ? kg : [])),
    );
    const count = (of: 'lines' | 'estimates') => group.reduce((all, sum) => all + sum[of], 0);
    return {
      entityId: first.entityId,
      scope: first.scope,
      method: first.method,
      category: first.category,
      kgCo2e: sumOf(group.map((sum) => sum.kgCo2e)),
      biogenicKg: sumOf(biogenic),
      lines: count('lines'),
      estimates: count('estimates'),
      sources: [
        ...new Set(group.flatMap(({ result }) => (result?.choices ?? []).map(({ source }) => source))),
      ].toSorted(),
      caveats: [...new Set(group.flatMap(({ result }) => result?.caveats ?? []))].toSorted(),
    };
  });
};

type Row = typeof climatePublications.$inferSelect;
type New = Omit<typeof climatePublications.$inferInsert, 'tenantId' | 'organisationId'>;

/** The figures that the calculator published for these data points. */
export const findPublished = async (scoped: Scoped, dataPointIds: readonly string[]): Promise<Row[]> =>
  dataPointIds.length === 0
    ? []
    : scoped.tx
        .select()
        .from(climatePublications)
        .where(and(ownRows(climatePublications, scoped), inArray(climatePublications.dataPointId, [...dataPointIds])));

/** The figures that the calculator published for this reporting time. */
export const findPublishedOf = (scoped: Scoped, reportingTimeId: string): Promise<Row[]> =>
  scoped.tx
    .select()
    .from(climatePublications)
    .where(and(ownRows(climatePublications, scoped), eq(climatePublications.reportingTimeId, reportingTimeId)));

/** Remembers what was published, in the place of what was published there before. */
export const rememberPublished = async (scoped: Scoped, rows: readonly New[]) => {
  const { tx, tenantId, organisationId } = scoped;
  if (rows.length === 0) return;
  await tx
    .insert(climatePublications)
    .values(rows.map((row) => ({ ...row, tenantId, organisationId })))
    .onConflictDoUpdate({
      target: [climatePublications.organisationId, climatePublications.dataPointId],
      set: {
        dataPointVersion: sql`excluded.data_point_version`,
        kgCo2e: sql`excluded.kg_co2e`,
        lines: sql`excluded.lines`,
        publishedByName: sql`excluded.published_by_name`,
        publishedAt: sql`excluded.published_at`,
      },
    });
};

/** Figures of the data hub that the calculator published, the latest first. */
export const listPublished = async (scoped: Scoped, reportingTimeId: string): Promise<PublishedFigure[]> => {
  const rows = await scoped.tx
    .select()
    .from(climatePublications)
    .where(and(ownRows(climatePublications, scoped), eq(climatePublications.reportingTimeId, reportingTimeId)))
    .orderBy(desc(climatePublications.publishedAt), climatePublications.metricKey);
  return rows.map((row) => ({
    metricKey: row.metricKey,
    entityId: row.entityId,
    dataPointId: row.dataPointId,
    reportingTimeId: row.reportingTimeId,
    kgCo2e: row.kgCo2e,
    lines: row.lines,
    publishedBy: row.publishedByName,
    publishedAt: row.publishedAt.toISOString(),
  }));
};
