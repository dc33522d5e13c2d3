import { type Import, type ImportDetail, type ImportField, type ImportState, importStatesAtWork } from '@esg/contract';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { olderThan, type Scoped, type Transaction } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { dataImportHeadings, dataImports } from './imports.tables.ts';
import type { PastImport } from './mapping/remembered.ts';
import { undoneOf } from './undoing.ts';

export type ImportRow = typeof dataImports.$inferSelect;
/** The number of past imports that are searched for answers about sheets, names and units. */
const pastMax = 20;

type NewImport = Pick<
  ImportRow,
  'fileId' | 'fileName' | 'fileBytes' | 'format' | 'sheets' | 'createdAt' | 'createdById' | 'createdByName'
>;
type Change = Partial<Omit<ImportRow, 'id' | 'tenantId' | 'organisationId'>>;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(dataImports.tenantId, tenantId), eq(dataImports.organisationId, organisationId));
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(dataImports.id, id));
const atWork = inArray(dataImports.state, [...importStatesAtWork]);

/** The fields of an import that people see. */
export const importOf = (row: ImportRow): Import => {
  const { id, state, fileName, fileBytes, format, progress, counts, conflicts, result, failure } = row;
  const { createdAt, createdById, createdByName, appliedAt, appliedById, appliedByName } = row;
  return {
    id,
    state,
    fileName,
    fileBytes,
    format,
    progress,
    counts,
    conflicts,
    result,
    failure,
    createdAt: createdAt.toISOString(),
    createdBy: { id: createdById, name: createdByName },
    appliedAt: appliedAt?.toISOString() ?? null,
    appliedBy: appliedById === null ? null : { id: appliedById, name: appliedByName ?? '' },
    ...undoneOf(row),
  };
};

/** The same with the fields that its mapping needs. */
export const detailOf = (row: ImportRow): ImportDetail => ({
  ...importOf(row),
  sheets: row.sheets,
  mapping: row.mapping,
});

/** Sheets of this very file that any of its imports has stored. */
export const listStoredSheets = async (
  scoped: Scoped,
  { fileName, fileBytes }: Pick<ImportRow, 'fileName' | 'fileBytes'>,
): Promise<number[]> => {
  const rows = await scoped.tx
    .select({ mapping: dataImports.mapping })
    .from(dataImports)
    .where(
      and(
        own(scoped),
        eq(dataImports.fileName, fileName),
        eq(dataImports.fileBytes, fileBytes),
        eq(dataImports.state, 'applied'),
      ),
    )
    .limit(pastMax);
  return [...new Set(rows.flatMap(({ mapping }) => mapping?.sheet ?? []))].sort((one, other) => one - other);
};

/** The import, or `undefined` when this organisation has none with that id. */
export const findImport = async (scoped: Scoped, id: string): Promise<ImportRow | undefined> => {
  const [row] = await scoped.tx.select().from(dataImports).where(one(scoped, id));
  return row;
};

/** Locks the import for this transaction. */
export const lockImport = async (scoped: Scoped, id: string): Promise<ImportRow | undefined> => {
  const [row] = await scoped.tx.select().from(dataImports).where(one(scoped, id)).for('update');
  return row;
};

/** Newest first, after the given place. */
export const listImports = (scoped: Scoped, after: ListPosition | undefined, limit: number): Promise<ImportRow[]> =>
  scoped.tx
    .select()
    .from(dataImports)
    .where(and(own(scoped), olderThan(dataImports, after)))
    .orderBy(desc(dataImports.createdAt), desc(dataImports.id))
    .limit(limit);

/** The number of the organisation's imports that a job is working on. */
export const countAtWork = async (scoped: Scoped) => {
  const [row] = await scoped.tx
    .select({ found: count() })
    .from(dataImports)
    .where(and(own(scoped), atWork));
  return row?.found ?? 0;
};

export const insertImport = async (scoped: Scoped, draft: NewImport): Promise<ImportRow> => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = await tx
    .insert(dataImports)
    .values({ ...draft, tenantId, organisationId })
    .returning();
  if (!row) throw new Error('An import was not stored');
  return row;
};

/** Changes the import if it is still in that state; returns the changed one, or `undefined`. */
export const updateImport = async (scoped: Scoped, id: string, state: ImportState, change: Change) => {
  const [row] = await scoped.tx
    .update(dataImports)
    .set(change)
    .where(and(one(scoped, id), eq(dataImports.state, state)))
    .returning();
  return row;
};

/** An import as the job that works on it claimed it. */
export type ClaimedImport = Pick<ImportRow, 'id' | 'state' | 'attempts'>;

const claimed = (scoped: Scoped, { id, state, attempts }: ClaimedImport) =>
  and(one(scoped, id), eq(dataImports.state, state), eq(dataImports.attempts, attempts));

/**
 * Changes the import for the job that claimed it; returns the changed one, or `undefined` where somebody stopped it, or another process has
 * claimed it since, because this one was thought lost.
 */
export const updateClaimed = async (scoped: Scoped, claim: ClaimedImport, change: Change) => {
  const [row] = await scoped.tx.update(dataImports).set(change).where(claimed(scoped, claim)).returning();
  return row;
};

/** Whether the job still has the import that it claimed. */
export const hasClaim = async (scoped: Scoped, claim: ClaimedImport): Promise<boolean> =>
  (await scoped.tx.select({ id: dataImports.id }).from(dataImports).where(claimed(scoped, claim))).length > 0;

export const deleteImport = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(dataImports).where(one(scoped, id));
};

/** Claims a waiting import for the calling job. Returns `undefined` when it is claimed, finished or gone. */
export const claimImport = async (scoped: Scoped, id: string, now: Date): Promise<ImportRow | undefined> => {
  const [row] = await scoped.tx
    .update(dataImports)
    .set({ aliveAt: now, attempts: sql`${dataImports.attempts} + 1` })
    .where(and(one(scoped, id), atWork, isNull(dataImports.aliveAt)))
    .returning();
  return row;
};

/** Records that the import's job is alive, whatever its state is by now, unless another process has claimed it since. */
export const touchImport = async (scoped: Scoped, { id, attempts }: ClaimedImport, now: Date) => {
  await scoped.tx
    .update(dataImports)
    .set({ aliveAt: now })
    .where(and(one(scoped, id), atWork, eq(dataImports.attempts, attempts)));
};

/** The import that a job works on, and its organisation. */
export type ImportJob = { id: string; tenantId: string; organisationId: string; userId: string };

/** Releases imports whose process was last seen before that moment, and returns them with the person who asked for the work. */
export const releaseOrphans = async (tx: Transaction, seenBefore: Date): Promise<ImportJob[]> =>
  tx
    .update(dataImports)
    .set({ aliveAt: null })
    .where(and(atWork, lt(dataImports.aliveAt, seenBefore)))
    .returning({
      id: dataImports.id,
      tenantId: dataImports.tenantId,
      organisationId: dataImports.organisationId,
      userId: sql<string>`coalesce(${dataImports.undoneById}, ${dataImports.appliedById}, ${dataImports.createdById})`,
    });

/** Imports whose columns a person confirmed, the latest first. */
export const listMapped = async (scoped: Scoped): Promise<PastImport[]> => {
  const rows = await scoped.tx
    .select()
    .from(dataImports)
    .where(
      and(own(scoped), isNotNull(dataImports.mapping), inArray(dataImports.state, ['checked', 'applied', 'undone'])),
    )
    .orderBy(desc(dataImports.createdAt), desc(dataImports.id))
    .limit(pastMax);
  return rows.flatMap(({ fileName, createdAt, sheets, mapping }) =>
    mapping ? [{ fileName, at: createdAt.toISOString(), sheets, mapping }] : [],
  );
};

/** The meanings that the organisation gave to headings before. */
export const listHeadings = async ({ tx, tenantId, organisationId }: Scoped): Promise<Map<string, ImportField>> => {
  const rows = await tx
    .select({ heading: dataImportHeadings.heading, field: dataImportHeadings.field })
    .from(dataImportHeadings)
    .where(and(eq(dataImportHeadings.tenantId, tenantId), eq(dataImportHeadings.organisationId, organisationId)))
    .orderBy(desc(dataImportHeadings.usedAt))
    .limit(500);
  return new Map(rows.map(({ heading, field }) => [heading, field]));
};

/** Stores the meanings of headings. */
export const rememberHeadings = async (
  { tx, tenantId, organisationId }: Scoped,
  headings: ReadonlyMap<string, ImportField>,
  usedAt: Date,
) => {
  if (headings.size === 0) return;
  const rows = [...headings].map(([heading, field]) => ({ tenantId, organisationId, heading, field, usedAt }));
  await tx
    .insert(dataImportHeadings)
    .values(rows)
    .onConflictDoUpdate({
      target: [dataImportHeadings.organisationId, dataImportHeadings.heading],
      set: { field: sql`excluded.field`, usedAt: sql`excluded.used_at` },
    });
};
