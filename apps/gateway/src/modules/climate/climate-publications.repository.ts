import type { ClimateCaveat, EmissionFactor, PublishedFigure, ScopeTwoMethod } from '@esg/contract';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climatePublications, climateResults } from './climate.tables.ts';

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

const biogenicOf = sql`(select coalesce(sum((gas ->> 'kg')::numeric), 0)
  from jsonb_array_elements(${climateResults.result} -> 'gases') gas where gas ->> 'gas' = 'CO2-biogenic')`;

const sourcesOf = sql`(select coalesce(array_agg(choice ->> 'source'), '{}')
  from jsonb_array_elements(${climateResults.result} -> 'choices') choice)`;

const caveatsOf = sql`array(select jsonb_array_elements_text(${climateResults.result} -> 'caveats'))`;

/** Every text of a group's lists, once. */
const everyOf = <Text extends string>(lists: SQL.Aliased<string[]>) =>
  sql<
    Text[]
  >`array(select distinct unnest(string_to_array(string_agg(array_to_string(${lists}, chr(10)), chr(10)), chr(10))))`;

/** The results of these months, added up without rounding, with the factors behind them. */
export const listParts = async (scoped: Scoped, { from, to }: Months): Promise<Part[]> => {
  const { entityId, scope, category, isEstimate } = climateActivities;
  const { method, kgCo2e } = climateResults;
  const lines = scoped.tx
    .select({
      entityId,
      scope,
      category,
      isEstimate,
      method,
      kgCo2e,
      biogenicKg: sql<string>`${biogenicOf}`.as('biogenic_kg'),
      sources: sql<string[]>`${sourcesOf}`.as('sources'),
      caveats: sql<string[]>`${caveatsOf}`.as('caveats'),
    })
    .from(climateActivities)
    .innerJoin(climateResults, eq(climateResults.activityId, climateActivities.id))
    .where(
      and(
        ownRows(climateActivities, scoped),
        isNull(climateActivities.deletedAt),
        isNotNull(climateResults.result),
        gte(climateActivities.month, `${from}-01`),
        lte(climateActivities.month, `${to}-01`),
      ),
    )
    .as('lines');
  return scoped.tx
    .select({
      entityId: lines.entityId,
      scope: lines.scope,
      method: lines.method,
      category: lines.category,
      kgCo2e: sql<string>`trim_scale(sum(${lines.kgCo2e}))::text`,
      biogenicKg: sql<string>`trim_scale(sum(${lines.biogenicKg}))::text`,
      lines: sql<number>`count(*)::int`,
      estimates: sql<number>`(count(*) filter (where ${lines.isEstimate}))::int`,
      sources: everyOf(lines.sources),
      caveats: everyOf<ClimateCaveat>(lines.caveats),
    })
    .from(lines)
    .groupBy(lines.entityId, lines.scope, lines.method, lines.category);
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
