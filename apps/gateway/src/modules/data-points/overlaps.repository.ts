import { sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { labelIdsOf } from './data-points.repository.ts';

/**
 * Labelled figures among these that another one counts a second time, each with the labels of that one: both have the same section, entity
 * and days, and one has all labels of the other. Where there is a figure without labels, only that one counts.
 */
export const listCountedTwice = async (
  { tx, tenantId, organisationId }: Scoped,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; labelIds: string[] }>> => {
  if (ids.length === 0) return new Map();
  const beside = sql`
    beside.tenant_id = ${tenantId} and beside.organisation_id = ${organisationId}
    and beside.metric_key = figure.metric_key and beside.section_id = figure.section_id
    and beside.entity_id is not distinct from figure.entity_id
    and beside.period_start <= figure.period_end and beside.period_end >= figure.period_start`;
  const { rows } = await tx.execute<{ id: string; other: string; labels: string }>(sql`
    select figure.id, other.id as other, other.label_key as labels
    from data_points figure
    cross join lateral (
      select beside.id, beside.label_key from data_points beside
      where ${beside} and beside.label_key not in ('', figure.label_key) and beside.total_number is not null
        and (string_to_array(beside.label_key, ',') @> string_to_array(figure.label_key, ',')
          or string_to_array(beside.label_key, ',') <@ string_to_array(figure.label_key, ','))
      order by beside.period_start, beside.id limit 1) other
    where figure.tenant_id = ${tenantId} and figure.organisation_id = ${organisationId}
      and figure.id in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})
      and figure.label_key <> '' and figure.total_number is not null
      and not exists (select 1 from data_points beside where ${beside} and beside.label_key = '')`);
  return new Map(rows.map(({ id, other, labels }) => [id, { id: other, labelIds: labelIdsOf(labels) }]));
};
