import type { ImportOutcome } from '@esg/contract';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { dataImportOutcomes } from './imports.tables.ts';

const of = ({ tenantId, organisationId }: Scoped, importId: string) =>
  and(
    eq(dataImportOutcomes.tenantId, tenantId),
    eq(dataImportOutcomes.organisationId, organisationId),
    eq(dataImportOutcomes.importId, importId),
  );

export type Settled = Pick<
  typeof dataImportOutcomes.$inferSelect,
  'position' | 'outcome' | 'dataPointId' | 'versionAfter' | 'issues'
>;

/** Stores the results of items, for the first time or again. */
export const settleItems = async (scoped: Scoped, importId: string, settled: readonly Settled[]) => {
  if (settled.length === 0) return;
  const { tx, tenantId, organisationId } = scoped;
  await tx.execute(sql`
    insert into ${dataImportOutcomes} (import_id, position, tenant_id, organisation_id, outcome, data_point_id, version_after, issues)
    select ${importId}, done.position, ${tenantId}, ${organisationId}, done.outcome, done."dataPointId", done."versionAfter",
      done.issues
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as done(position int, outcome text, "dataPointId" uuid,
      "versionAfter" int, issues jsonb)
    on conflict (import_id, position) do update set outcome = excluded.outcome, data_point_id = excluded.data_point_id,
      version_after = excluded.version_after, issues = excluded.issues`);
};

/** Marks in advance the existing data points that the import leaves alone. */
export const skipItems = async (scoped: Scoped, importId: string, which: 'all' | 'unchosen') => {
  const { tx, tenantId, organisationId } = scoped;
  await tx.execute(sql`
    insert into ${dataImportOutcomes} (import_id, position, tenant_id, organisation_id, outcome, data_point_id, issues)
    select item.import_id, item.position, item.tenant_id, item.organisation_id, 'skipped', item.data_point_id, '[]'
    from data_import_items item
    where item.tenant_id = ${tenantId} and item.organisation_id = ${organisationId} and item.import_id = ${importId}
      and item.kind in ('changed', 'conflict') and (${which === 'all'} or not coalesce(item.chosen, item.kind = 'changed'))`);
};

/** The number of items with each result. */
export const countOutcomes = async (scoped: Scoped, importId: string): Promise<Map<ImportOutcome, number>> => {
  const rows = await scoped.tx
    .select({ outcome: dataImportOutcomes.outcome, found: count() })
    .from(dataImportOutcomes)
    .where(of(scoped, importId))
    .groupBy(dataImportOutcomes.outcome);
  return new Map(rows.map(({ outcome, found }) => [outcome, found]));
};

/** The data points that an import has added or changed. */
export const listWrittenPoints = async (scoped: Scoped, importId: string): Promise<string[]> => {
  const rows = await scoped.tx
    .select({ id: dataImportOutcomes.dataPointId })
    .from(dataImportOutcomes)
    .where(and(of(scoped, importId), inArray(dataImportOutcomes.outcome, ['created', 'changed'])));
  return rows.flatMap(({ id }) => id ?? []);
};
