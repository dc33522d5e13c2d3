import { type ImportItem, type ImportItemKind, type ImportItemsQuery, importKindsByNeed } from '@esg/contract';
import { and, asc, count, eq, gt, inArray, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { dataImportItems, dataImportOutcomes } from './imports.tables.ts';

type Item = typeof dataImportItems.$inferSelect;
export type NewItem = Omit<typeof dataImportItems.$inferInsert, 'importId' | 'tenantId' | 'organisationId'>;
/** An item with its result; null before it has one. */
export type ItemRow = { item: Item; done: typeof dataImportOutcomes.$inferSelect | null };

const of = ({ tenantId, organisationId }: Scoped, importId: string) =>
  and(
    eq(dataImportItems.tenantId, tenantId),
    eq(dataImportItems.organisationId, organisationId),
    eq(dataImportItems.importId, importId),
  );

/** The fields of an item that people see. By default a chosen item overwrites the stored data point, and a conflict keeps it. */
export const itemOf = ({ item, done }: ItemRow): ImportItem => {
  const { position, rows, kind, place, texts, before, after, remarks } = item;
  const settled = kind === 'changed' || kind === 'conflict';
  const overwrites = item.chosen ?? kind === 'changed';
  return {
    position,
    rows,
    kind,
    ...place,
    texts,
    before: before ?? null,
    after: after ?? null,
    remarks,
    issues: [...item.issues, ...(done?.issues ?? [])],
    choice: settled ? (overwrites ? 'overwrite' : 'skip') : null,
    outcome: done?.outcome ?? null,
    dataPointId: done?.dataPointId ?? item.dataPointId,
  };
};

/** The kind of an item, the most urgent first. */
const need = sql<number>`array_position(${sql.param([...importKindsByNeed])}::text[], ${dataImportItems.kind})`;

const list = (scoped: Scoped, importId: string, where: SQL | undefined, byNeed = false) =>
  scoped.tx
    .select({ item: dataImportItems, done: dataImportOutcomes })
    .from(dataImportItems)
    .leftJoin(
      dataImportOutcomes,
      and(
        eq(dataImportOutcomes.importId, dataImportItems.importId),
        eq(dataImportOutcomes.position, dataImportItems.position),
      ),
    )
    .where(and(of(scoped, importId), where))
    .orderBy(...(byNeed ? [need] : []), asc(dataImportItems.position));

/** The rank of an item's kind in the order by urgency. */
export const needOf = (kind: ImportItemKind): number => importKindsByNeed.indexOf(kind) + 1;

/** The place to continue after: in the sheet, or by urgency. */
export const listItems = (
  scoped: Scoped,
  importId: string,
  { kind, outcome, order, limit }: Omit<ImportItemsQuery, 'cursor'>,
  after: { need: number; position: number },
): Promise<ItemRow[]> =>
  list(
    scoped,
    importId,
    and(
      order === 'need'
        ? sql`(${need}, ${dataImportItems.position}) > (${after.need}::int, ${after.position}::int)`
        : gt(dataImportItems.position, after.position),
      kind === undefined ? undefined : eq(dataImportItems.kind, kind),
      outcome === undefined ? undefined : eq(dataImportOutcomes.outcome, outcome),
    ),
    order === 'need',
  ).limit(limit);

/** Rows of a sheet: those after the first number, up to and with the second. */
export type Stretch = readonly [after: number, last: number];

/** The items of these rows: the key finds a range, however many others there are. */
export const listStretch = (scoped: Scoped, importId: string, [after, last]: Stretch): Promise<ItemRow[]> =>
  list(scoped, importId, and(gt(dataImportItems.position, after), lte(dataImportItems.position, last)));

/** The last row of the sheet that an item begins with; 0 without items. */
export const findLastPosition = async (scoped: Scoped, importId: string): Promise<number> => {
  const [row] = await scoped.tx
    .select({ last: max(dataImportItems.position) })
    .from(dataImportItems)
    .where(of(scoped, importId));
  return row?.last ?? 0;
};

/** Deletes the results of an earlier check. */
export const clearItems = async (scoped: Scoped, importId: string) => {
  await scoped.tx.delete(dataImportItems).where(of(scoped, importId));
};

/** Adds items in one statement. */
export const insertItems = async (scoped: Scoped, importId: string, items: readonly NewItem[]) => {
  if (items.length === 0) return;
  const { tx, tenantId, organisationId } = scoped;
  // One parameter for all: a statement with one for each column of each row takes longer to send than to run.
  await tx.execute(sql`
    insert into ${dataImportItems} (import_id, tenant_id, organisation_id, position, rows, kind, place, texts, before, after,
      issues, remarks, data_point_id)
    select ${importId}, ${tenantId}, ${organisationId}, item.position, item.rows, item.kind, item.place, item.texts,
      item.before, item.after, item.issues, item.remarks, item."dataPointId"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item(position int, rows int[], kind text, place jsonb,
      texts jsonb, before jsonb, after jsonb, issues jsonb, remarks jsonb, "dataPointId" uuid)`);
};

/** The entities whose figures the import writes or has written; null for the organisation as a whole. */
export const listWrittenEntities = async (scoped: Scoped, importId: string): Promise<(string | null)[]> => {
  const { rows } = await scoped.tx.execute<{ entityId: string | null }>(sql`
    select distinct item.place->>'entityId' as "entityId" from data_import_items item
    left join data_import_outcomes done on done.import_id = item.import_id and done.position = item.position
    where item.tenant_id = ${scoped.tenantId} and item.organisation_id = ${scoped.organisationId}
      and item.import_id = ${importId} and item.kind not in ('same', 'error', 'left')
      and done.outcome is distinct from 'skipped'`);
  return rows.map(({ entityId }) => entityId);
};

/** The number of items of each kind. */
export const countKinds = async (scoped: Scoped, importId: string): Promise<Map<ImportItemKind, number>> => {
  const rows = await scoped.tx
    .select({ kind: dataImportItems.kind, found: count() })
    .from(dataImportItems)
    .where(of(scoped, importId))
    .groupBy(dataImportItems.kind);
  return new Map(rows.map(({ kind, found }) => [kind, found]));
};

const standing = inArray(dataImportItems.kind, ['changed', 'conflict']);

/** Sets the choice for items by position, or for all of these kinds. */
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
