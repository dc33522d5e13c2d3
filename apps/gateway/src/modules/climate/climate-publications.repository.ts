import {
  biogenicGas,
  type ClimateCaveat,
  climatePublicationAnswers,
  type EmissionFactor,
  type PublishedFigure,
  type ScopeTwoMethod,
} from '@esg/contract';
import { and, desc, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climatePublications, climateResults, climateShapes, climateSums } from './climate.tables.ts';
import { sumsWithin } from './kept-sums.repository.ts';
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

const counted = (scoped: Summed, months: Months) => and(sumsWithin(scoped, months), gt(climateSums.lines, 0));

/** Whether these months have more traces than `most`: those of lines with contracts or shares of their own are one each. */
export const haveMoreTraces = async (scoped: Summed, months: Months, most: number): Promise<boolean> => {
  const found = scoped.tx
    .selectDistinct({ traceId: climateSums.traceId })
    .from(climateSums)
    .where(counted(scoped, months))
    .limit(most + 1)
    .as('found');
  return (await scoped.tx.$count(found)) > most;
};

/** What traces of these months say beside their numbers, and where their biogenic CO2 stands: a place among the numbers, or itself. */
const saidByTraces = (scoped: Summed, months: Months): SQL => sql`
  select trace.id, stored.is_packed, stored.result -> 'caveats' as caveats,
    jsonb_path_query_array(stored.result, '$.choices[*].source') as sources,
    jsonb_path_query_array(stored.result, '$.gases[*] ? (@.gas == $gas).kg', jsonb_build_object('gas', ${biogenicGas}::text)) as biogenic
  from (select distinct ${climateSums.traceId} as id from ${climateSums} where ${counted(scoped, months)}) trace
  cross join lateral (
    select true as is_packed, shape -> 'result' as result from ${climateShapes} where id = trace.id and ${ownRows(climateShapes, scoped)}
    union all
    select false, result from ${climateResults}
    where id = trace.id and shape_id is null and ${ownRows(climateResults, scoped)}) stored`;

/** The biogenic CO2 of a sum by what its trace says. */
const biogenicOf = sql`(
  select sum(case when not said.is_packed then entry::numeric when entry = '0' then sums.amount else (sums.numbers)[entry::int]::numeric end)
  from jsonb_array_elements_text(said.biogenic) entry)`;

type PartRow = Omit<Part, 'sources' | 'caveats'> & {
  readonly said: readonly { readonly sources: readonly string[]; readonly caveats: readonly ClimateCaveat[] }[];
  readonly isLost: boolean;
} & Record<string, unknown>;

const textsOf = <Text extends string>(texts: readonly Text[]): Text[] => [...new Set(texts)].toSorted();

/**
 * The results of these months, added up without rounding, with the factors behind them. The database adds them up and reads what traces say, in
 * one statement, so that no more rows come than entities have scopes and categories. Each trace is one of a sum, so that a full join answers
 * what one from the left would: it alone never compares each sum with each trace, as a database without statistics would.
 */
export const listParts = async (scoped: Summed, months: Months): Promise<Part[]> => {
  const { rows } = await scoped.tx.execute<PartRow>(sql`
    with said as materialized (${saidByTraces(scoped, months)}),
    sums as (select * from ${climateSums} where ${counted(scoped, months)})
    select sums.entity_id as "entityId", sums.scope, sums.method, sums.category, trim_scale(sum(sums.kg_co2e))::text as "kgCo2e",
      trim_scale(coalesce(sum(case when said.biogenic <> '[]' then ${biogenicOf} end), 0))::text as "biogenicKg",
      sum(sums.lines)::int as lines, (coalesce(sum(sums.lines) filter (where sums.is_estimate), 0))::int as estimates,
      jsonb_agg(distinct jsonb_build_object('sources', said.sources, 'caveats', said.caveats)) as said, bool_or(said.id is null) as "isLost"
    from sums full join said on said.id = sums.trace_id
    group by 1, 2, 3, 4`);
  if (rows.some(({ isLost }) => isLost)) throw new Error('A sum of climate results has lost its trace');
  return rows.map(({ said, isLost: _, ...part }) => ({
    ...part,
    sources: textsOf(said.flatMap(({ sources }) => sources)),
    caveats: textsOf(said.flatMap(({ caveats }) => caveats)),
  }));
};

type Row = typeof climatePublications.$inferSelect;
type New = Omit<typeof climatePublications.$inferInsert, 'tenantId' | 'organisationId'>;

/** What the calculator published for these data points: figures, and answers that say how they were counted. */
export const findPublished = async (scoped: Scoped, dataPointIds: readonly string[]): Promise<Row[]> =>
  dataPointIds.length === 0
    ? []
    : scoped.tx
        .select()
        .from(climatePublications)
        .where(and(ownRows(climatePublications, scoped), inArray(climatePublications.dataPointId, [...dataPointIds])));

/** Of this reporting time: figures without the answers that say how they were counted. */
const figuresAt = (scoped: Scoped, reportingTimeId: string) =>
  and(
    ownRows(climatePublications, scoped),
    eq(climatePublications.reportingTimeId, reportingTimeId),
    notInArray(climatePublications.metricKey, [...climatePublicationAnswers]),
  );

/** The figures that the calculator published for this reporting time. */
export const findPublishedOf = (scoped: Scoped, reportingTimeId: string): Promise<Row[]> =>
  scoped.tx.select().from(climatePublications).where(figuresAt(scoped, reportingTimeId));

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
    .where(figuresAt(scoped, reportingTimeId))
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
