import type { Period } from '@esg/contract';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { partyOf, type Scoped } from '../../platform/database/index.ts';
import type { Figure } from './calculation/step.ts';
import { own, type Series } from './data-points.repository.ts';
import { dataPoints } from './data-points.tables.ts';
import { onlyOf } from './grid.repository.ts';
import { isWithin } from './hub-figures.repository.ts';
import { countKept, type SumsAsked } from './year-sums.repository.ts';

/** A series of data points in one word. */
export const seriesOf = ({ sectionId, entityId, labelKey }: Series): string => `${sectionId} ${entityId} ${labelKey}`;

const series = {
  sectionId: dataPoints.sectionId,
  entityId: dataPoints.entityId,
  labelKey: dataPoints.labelKey,
};

/** These data points: in one parameter, because there are thousands. */
export const isAmong = (ids: readonly string[]): SQL => sql`${dataPoints.id} = any(${sql.param([...ids])}::uuid[])`;

/**
 * How many data points each of these metrics has within these days, of all subjects or of some; none for suppliers, and for people with a part
 * of the organisation.
 */
export const countPoints = async (
  scoped: Scoped,
  { metricKeys, period, only }: Pick<SumsAsked, 'metricKeys' | 'period' | 'only'>,
): Promise<ReadonlyMap<string, number>> => {
  if (metricKeys.length === 0 || scoped.access || partyOf(scoped) === 'suppliers') return new Map();
  const kept = await countKept(scoped, { metricKeys, period, only });
  if (kept) return kept;
  const rows = await scoped.tx
    .select({ key: dataPoints.metricKey, count: sql<number>`count(*)::int` })
    .from(dataPoints)
    .where(and(own(scoped), inArray(dataPoints.metricKey, [...metricKeys]), isWithin(period), only && onlyOf(only)))
    .groupBy(dataPoints.metricKey);
  return new Map(rows.map(({ key, count }) => [key, count]));
};

/** The series of these sums with data points that are not for publication. */
export const listInternal = (
  scoped: Scoped,
  { metricKeys, period, only }: Pick<SumsAsked, 'metricKeys' | 'period' | 'only'>,
): Promise<Series[]> =>
  scoped.tx
    .selectDistinct(series)
    .from(dataPoints)
    .where(
      and(
        own(scoped),
        sql`${dataPoints.internal}`,
        inArray(dataPoints.metricKey, [...metricKeys]),
        isWithin(period),
        only && onlyOf(only),
      ),
    );

/** What people said about changes of these data points; those without a word are left out. */
export const listSaid = async (
  scoped: Scoped,
  ids: readonly string[],
): Promise<{ id: string; explanation: string }[]> =>
  ids.length === 0
    ? []
    : scoped.tx
        .select({ id: dataPoints.id, explanation: dataPoints.explanation })
        .from(dataPoints)
        .where(and(own(scoped), isAmong(ids), sql`${dataPoints.explanation} <> ''`));

/** What people said about changes of the data points of these sums, the first ones first. */
export const listSaidOfSums = async (
  scoped: Scoped,
  sums: readonly Figure[],
): Promise<(figure: Figure) => readonly string[]> => {
  const starts = sums.map(({ period }) => period.start).toSorted();
  const ends = sums.map(({ period }) => period.end).toSorted();
  const period = { start: starts[0] ?? '', end: ends.at(-1) ?? '' };
  const metricKeys = [...new Set(sums.flatMap(({ metricKey }) => metricKey ?? []))];
  const { explanation, periodStart: start, periodEnd: end } = dataPoints;
  const rows =
    metricKeys.length === 0
      ? []
      : await scoped.tx
          .select({ ...series, explanation, start, end })
          .from(dataPoints)
          .where(
            and(own(scoped), sql`${explanation} <> ''`, inArray(dataPoints.metricKey, metricKeys), isWithin(period)),
          )
          .orderBy(start, dataPoints.id);
  if (rows.length === 0) return () => [];
  const said = Map.groupBy(rows, seriesOf);
  const isPart = (one: { start: string; end: string }, whole: Period) =>
    whole.start <= one.start && one.end <= whole.end;
  return (figure) =>
    (said.get(seriesOf(figure)) ?? []).flatMap((one) => (isPart(one, figure.period) ? [one.explanation] : []));
};

/** Ids of the data points of each of these sums, the first ones first. */
export const listIdsOfSums = async (
  scoped: Scoped,
  sums: readonly Figure[],
): Promise<ReadonlyMap<Figure, readonly string[]>> => {
  if (sums.length === 0) return new Map();
  const { tenantId, organisationId } = scoped;
  const asked = sums.map(({ sectionId, entityId, labelKey, period }, place) => ({
    place,
    section: sectionId,
    entity: entityId ?? '',
    labels: labelKey,
    first: period.start,
    last: period.end,
  }));
  // As the database makes the key of a series: thousands are looked up in its index.
  const { rows } = await scoped.tx.execute<{ place: number; id: string }>(sql`
    select asked.place, point.id
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked(place int, section text, entity text, labels text, first date, last date)
    join data_points point
      on point.series = md5(${organisationId}::text || '/' || asked.section || '/' || asked.entity || '/' || asked.labels)::uuid
      and point.period_start >= asked.first and point.period_end <= asked.last
    where point.tenant_id = ${tenantId} and point.organisation_id = ${organisationId}
    order by asked.place, point.period_start, point.id`);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return new Map(sums.map((sum, place) => [sum, (byPlace.get(place) ?? []).map(({ id }) => id)]));
};
