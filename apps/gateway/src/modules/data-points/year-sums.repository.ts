import { daysIn, type Period, type QualityMark } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { partyOf, type Scoped } from '../../platform/database/index.ts';
import { findYear } from '../reporting-times/index.ts';
import { totalIn } from './data-points.repository.ts';

/** Which figures are added up. */
export type SumsAsked = {
  metricKeys: readonly string[];
  period: Period;
  apart: readonly string[];
  /** Of which subjects, the whole being null; of all where nothing is said. */
  only?: readonly (string | null)[] | undefined;
  /** Whether a figure that is alone in its series says which data point it is. */
  named: boolean;
};

type KeptRow = {
  metricKey: string;
  sectionId: string;
  entityId: string | null;
  labelKey: string;
  number: string;
  unit: string;
  quality: QualityMark | null;
  count: number;
  days: number;
  /** Of a single data point that does not fill the year. */
  start: string | null;
  end: string | null;
  id: string | null;
};

const isOf = (ids: readonly (string | null)[]) =>
  sql`entity_id = any(${sql.param(ids.filter((one) => one !== null))}::uuid[])`;

const isOnly = (only: SumsAsked['only']) =>
  only ? sql`and (${isOf(only)} is true ${only.includes(null) ? sql`or entity_id is null` : sql``})` : sql``;

/**
 * The sums of `listSums` as the database keeps them, one row for each series; undefined where it keeps none for these days, or not for whoever
 * asks: people with a part of the organisation, and those who mean suppliers.
 */
export const listKeptSums = async (scoped: Scoped, { metricKeys, period, apart, only, named }: SumsAsked) => {
  const year = scoped.access || partyOf(scoped) === 'suppliers' ? undefined : await findYear(scoped, period);
  if (year === undefined) return undefined;
  const first = sql`date '2000-01-01' + starts`;
  const last = sql`date '2000-01-01' + starts + days - 1`;
  const isPartial = sql`count = 1 and days < ${daysIn(period)}::int`;
  const id = sql`case when count = 1 then (select point.id from data_points point
    where point.series = kept.series and point.period_end = ${last}) end`;
  const { rows } = await scoped.tx.execute<KeptRow>(sql`
    select metric_key as "metricKey", section_id as "sectionId", entity_id as "entityId", label_key as "labelKey",
      trim_scale(number)::text as number, unit, case when estimated > 0 then 'estimated' end as quality, count, days,
      case when ${isPartial} then (${first})::text end as start, case when ${isPartial} then (${last})::text end as end,
      ${named ? id : sql`null`} as id
    from year_sums kept
    where kept.tenant_id = ${scoped.tenantId} and kept.organisation_id = ${scoped.organisationId} and kept.reporting_time_id = ${year}
      and kept.metric_key = any(${sql.param([...metricKeys])}::text[])
      ${apart.length === 0 ? sql`` : sql`and ${isOf(apart)} is not true`}
      ${isOnly(only)}`);
  return rows.map((row) => figureOf(row, period));
};

/** How many data points of each of these metrics are in the sums that the database keeps; undefined for days without kept sums. */
export const countKept = async (
  scoped: Scoped,
  { metricKeys, period, only }: Pick<SumsAsked, 'metricKeys' | 'period' | 'only'>,
): Promise<ReadonlyMap<string, number> | undefined> => {
  const year = await findYear(scoped, period);
  if (year === undefined) return undefined;
  const { rows } = await scoped.tx.execute<{ key: string; count: number }>(sql`
    select metric_key as key, sum(count)::int as count from year_sums kept
    where kept.tenant_id = ${scoped.tenantId} and kept.organisation_id = ${scoped.organisationId} and kept.reporting_time_id = ${year}
      and kept.metric_key = any(${sql.param([...metricKeys])}::text[])
      ${isOnly(only)}
    group by metric_key`);
  return new Map(rows.map(({ key, count }) => [key, count]));
};

const figureOf = ({ start, end, number, unit, count, days, ...figure }: KeptRow, period: Period) => ({
  ...figure,
  unit: unit === '' ? null : unit,
  period: start !== null && end !== null ? { start, end } : period,
  total: totalIn({ totalNumber: number, totalUnit: unit === '' ? null : unit }),
  ...(count > 1 && { sumOf: { count, days } }),
});
