import type pg from 'pg';

/** How many kept sums differ from the data points, are missing, or are of nothing (docs/adr/0090). */
export const countWrongSums = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(`
    with anew as (
      select year.id as reporting_time_id, point.metric_key, point.series, coalesce(point.total_unit, '') as unit, point.section_id,
        point.entity_id, point.label_key, point.tenant_id, point.organisation_id, sum(coalesce(point.total_number, 0)) as number,
        count(*)::int as count, (count(*) filter (where point.quality = 'estimated'))::int as estimated,
        sum(point.period_end - point.period_start + 1)::int as days, sum(point.period_start - date '2000-01-01')::int as starts
      from data_points point
      join reporting_times year on year.organisation_id = point.organisation_id and is_year(year.period_start, year.period_end)
        and point.period_start >= year.period_start and point.period_end <= year.period_end
      where not point.of_suppliers group by 1, 2, 3, 4, 5, 6, 7, 8, 9),
    kept as (select reporting_time_id, metric_key, series, unit, section_id, entity_id, label_key, tenant_id, organisation_id, number, count, estimated, days, starts from year_sums)
    select count(*)::int as count from ((table anew except table kept) union all (table kept except table anew)) other`);
  return rows[0]?.count ?? 0;
};
