import type { ImportItem, ImportItemKind, ImportItemsQuery, ImportOutcome } from '@esg/contract';
import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { dataImportItems } from './imports.tables.ts';

export type ItemRow = typeof dataImportItems.$inferSelect;
export type NewItem = Omit<typeof dataImportItems.$inferInsert, 'importId' | 'tenantId' | 'organisationId'>;

const of = ({ tenantId, organisationId }: Scoped, importId: string) =>
  and(
    eq(dataImportItems.tenantId, tenantId),
    eq(dataImportItems.organisationId, organisationId),
    eq(dataImportItems.importId, importId),
  );

/** What people see of an item. What stands already is overwritten unless somebody chose otherwise; conflicts are kept. */
export const itemOf = (row: ItemRow): ImportItem => {
  const { position, rows, kind, place, texts, before, after, issues, remarks, outcome, dataPointId } = row;
  const settled = kind === 'changed' || kind === 'conflict';
  const overwrites = row.chosen ?? kind === 'changed';
  return {
    ...{ position, rows, kind, ...place, texts, before: before ?? null, after: after ?? null, issues, remarks },
    choice: settled ? (overwrites ? 'overwrite' : 'skip') : null,
    ...{ outcome: outcome ?? null, dataPointId },
  };
};

/** In the order of the sheet, after that position. */
export const listItems = (
  scoped: Scoped,
  importId: string,
  { kind, outcome, limit }: Pick<ImportItemsQuery, 'kind' | 'outcome' | 'limit'>,
  after: number,
): Promise<ItemRow[]> =>
  scoped.tx
    .select()
    .from(dataImportItems)
    .where(
      and(
        of(scoped, importId),
        gt(dataImportItems.position, after),
        kind === undefined ? undefined : eq(dataImportItems.kind, kind),
        outcome === undefined ? undefined : eq(dataImportItems.outcome, outcome),
      ),
    )
    .orderBy(asc(dataImportItems.position))
    .limit(limit);

/** Forgets what an earlier check found. */
export const clearItems = async (scoped: Scoped, importId: string) => {
  await scoped.tx.delete(dataImportItems).where(of(scoped, importId));
};

/** Adds items in one statement. */
export const insertItems = async (scoped: Scoped, importId: string, items: readonly NewItem[]) => {
  if (items.length === 0) return;
  const { tx, tenantId, organisationId } = scoped;
  // As one parameter: a statement with one for each column of each row takes longer to send than to carry out.
  await tx.execute(sql`
    insert into ${dataImportItems} (import_id, tenant_id, organisation_id, position, rows, kind, place, texts, before, after,
      issues, remarks, data_point_id)
    select ${importId}, ${tenantId}, ${organisationId}, item.position, item.rows, item.kind, item.place, item.texts,
      item.before, item.after, item.issues, item.remarks, item."dataPointId"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item(position int, rows int[], kind text, place jsonb,
      texts jsonb, before jsonb, after jsonb, issues jsonb, remarks jsonb, "dataPointId" uuid)`);
};

/** How many items there are of each kind. */
export const countKinds = async (scoped: Scoped, importId: string): Promise<Map<ImportItemKind, number>> => {
  const rows = await scoped.tx
    .select({ kind: dataImportItems.kind, found: count() })
    .from(dataImportItems)
    .where(of(scoped, importId))
    .groupBy(dataImportItems.kind);
  return new Map(rows.map(({ kind, found }) => [kind, found]));
};

/** How many items became what. */
export const countOutcomes = async (scoped: Scoped, importId: string): Promise<Map<ImportOutcome, number>> => {
  const rows = await scoped.tx
    .select({ outcome: dataImportItems.outcome, found: count() })
    .from(dataImportItems)
    .where(of(scoped, importId))
    .groupBy(dataImportItems.outcome);
  return new Map(rows.flatMap(({ outcome, found }) => (outcome ? [[outcome, found] as const] : [])));
};

const standing = inArray(dataImportItems.kind, ['changed', 'conflict']);

/** Chooses for items by position, or for all of these kinds. */
export const chooseItemRows = async (
  scoped: Scoped,
  importId: string,
  which: readonly number[] | readonly ('changed' | 'conflict')[],
  chosen: boolean,
) => {
  const positions = which.filter((entry) => typeof entry === 'number');
  const kinds = which.filter((entry) => typeof entry === 'string');
  const named =
    positions.length > 0 ? inArray(dataImportItems.position, positions) : inArray(dataImportItems.kind, kinds);
  await scoped.tx
    .update(dataImportItems)
    .set({ chosen })
    .where(and(of(scoped, importId), standing, named));
};

/** Settles beforehand which of those that stand already are left alone. */
export const skipItems = async (scoped: Scoped, importId: string, which: 'all' | 'unchosen') => {
  const left =
    which === 'all'
      ? standing
      : and(standing, sql`not coalesce(${dataImportItems.chosen}, ${dataImportItems.kind} = 'changed')`);
  await scoped.tx
    .update(dataImportItems)
    .set({ outcome: 'skipped' })
    .where(and(of(scoped, importId), left));
};

/** The next items that are to be written, after that position: those before it are settled. */
export const listPending = (scoped: Scoped, importId: string, after: number, limit: number): Promise<ItemRow[]> =>
  scoped.tx
    .select()
    .from(dataImportItems)
    .where(
      and(
        of(scoped, importId),
        gt(dataImportItems.position, after),
        inArray(dataImportItems.kind, ['new', 'changed', 'conflict']),
        isNull(dataImportItems.outcome),
      ),
    )
    .orderBy(asc(dataImportItems.position))
    .limit(limit);

/** The next items that were written and not taken back yet, after that position. */
export const listWritten = (scoped: Scoped, importId: string, after: number, limit: number): Promise<ItemRow[]> =>
  scoped.tx
    .select()
    .from(dataImportItems)
    .where(
      and(
        of(scoped, importId),
        gt(dataImportItems.position, after),
        inArray(dataImportItems.outcome, ['created', 'changed']),
      ),
    )
    .orderBy(asc(dataImportItems.position))
    .limit(limit);

export type Settled = Pick<ItemRow, 'position' | 'outcome' | 'dataPointId' | 'versionAfter' | 'issues'>;

/** Says what became of items. */
export const settleItems = async (scoped: Scoped, importId: string, settled: readonly Settled[]) => {
  if (settled.length === 0) return;
  const { tx, organisationId } = scoped;
  const positions = settled.map(({ position }) => position);
  // With its ends the lot is found by the key; without them each lot would read all items of the import.
  await tx.execute(sql`
    update ${dataImportItems} item set outcome = done.outcome, data_point_id = done."dataPointId",
      version_after = done."versionAfter", issues = done.issues
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as done(position int, outcome text, "dataPointId" uuid,
      "versionAfter" int, issues jsonb)
    where item.import_id = ${importId} and item.organisation_id = ${organisationId} and item.position = done.position
      and item.position between ${Math.min(...positions)} and ${Math.max(...positions)}`);
};
