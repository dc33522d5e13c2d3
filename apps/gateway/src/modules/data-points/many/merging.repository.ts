import type { Period } from '@esg/contract';
import { sql } from 'drizzle-orm';
import type { Scoped } from '../../../platform/database/index.ts';
import { carryOut, type Entry, keep } from './many.repository.ts';

/** A data point in its series, without its value. */
export type SeriesFigure = {
  id: string;
  entityId: string;
  metricKey: string;
  sectionId: string;
  labelKey: string;
  period: Period;
  total: { number: string; unit: string } | null;
  version: number;
};

const owned = ({ tenantId, organisationId }: Scoped) =>
  sql`stored.tenant_id = ${tenantId} and stored.organisation_id = ${organisationId}`;
const among = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::uuid[])`;

/** All data points of these entities, by series and days; with `lock` nobody changes them until the transaction ends. */
export const listFiguresOf = async (
  scoped: Scoped,
  entityIds: readonly string[],
  lock = false,
): Promise<SeriesFigure[]> => {
  type Row = Omit<SeriesFigure, 'period' | 'total'> & {
    start: string;
    end: string;
    number: string | null;
    unit: string | null;
  };
  const { rows } = await scoped.tx.execute<Row>(sql`
    select stored.id, stored.entity_id as "entityId", stored.metric_key as "metricKey", stored.section_id as "sectionId",
      stored.label_key as "labelKey", stored.period_start::text as start, stored.period_end::text as "end",
      trim_scale(stored.total_number)::text as number, stored.total_unit as unit, stored.version
    from data_points stored where ${owned(scoped)} and stored.entity_id = ${among(entityIds)}
    order by stored.metric_key, stored.section_id, stored.label_key, stored.period_start, stored.id
    ${lock ? sql`for update` : sql``}`);
  return rows.map(({ start, end, number, unit, ...figure }) => ({
    ...figure,
    period: { start, end },
    total: number === null || unit === null ? null : { number, unit },
  }));
};

/** Gives these data points to another entity, with their history. The database refuses all of them where one overlaps another. */
export const giveFiguresTo = async (scoped: Scoped, ids: readonly string[], entityId: string, entry: Entry) => {
  if (ids.length === 0) return;
  const { by, now } = entry;
  const statement = sql`
    update data_points stored set entity_id = ${entityId}::uuid, version = stored.version + 1,
      updated_at = ${now.toISOString()}, updated_by_id = ${by.id}, updated_by_name = ${by.name}
    where ${owned(scoped)} and stored.id = ${among(ids)} returning stored.*`;
  await carryOut(scoped, statement, 'moved', entry);
};

/** Removes these data points. Their history stays, and each leaves its last value in the history of the one that takes its place. */
export const deleteFigures = async (scoped: Scoped, heirs: ReadonlyMap<string, string>, entry: Entry) => {
  if (heirs.size === 0) return;
  const pairs = JSON.stringify([...heirs].map(([from, to]) => ({ from, to })));
  const heir = sql`(select heir."to" from jsonb_to_recordset(${pairs}::jsonb) as heir("from" uuid, "to" uuid)
    where heir."from" = point.id)`;
  await scoped.tx.execute(sql`
    with point as (delete from data_points stored
      where ${owned(scoped)} and stored.id = ${among([...heirs.keys()])} returning stored.*),
    gone as (${keep(scoped, 'removed', entry)}),
    passed as (${keep(scoped, 'merged', entry, heir)})
    select 1`);
};

export { updateMany as changeFigures } from './many.repository.ts';
