import type { DataExport } from '@esg/contract';
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { dataExports } from './data-exports.tables.ts';

export type DataExportRow = typeof dataExports.$inferSelect;
/** The number of exports that are listed. */
const shownMax = 100;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(dataExports.tenantId, tenantId), eq(dataExports.organisationId, organisationId));
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(dataExports.id, id));
const unfinished = inArray(dataExports.status, ['waiting', 'running']);

export const dataExportOf = (row: DataExportRow): DataExport => ({
  id: row.id,
  mode: row.selection.mode,
  format: row.format,
  language: row.language,
  status: row.status,
  progress: row.progress,
  dataPoints: row.dataPoints,
  fileName: row.fileName,
  fileBytes: row.fileBytes,
  createdAt: row.createdAt.toISOString(),
  createdBy: { id: row.createdById, name: row.createdByName },
});

/** The export, or `undefined` when this organisation has none with that id. */
export const findDataExport = async (scoped: Scoped, id: string): Promise<DataExportRow | undefined> => {
  const [row] = await scoped.tx.select().from(dataExports).where(one(scoped, id));
  return row;
};

/** Exports of the organisation, newest first. */
export const listDataExports = (scoped: Scoped): Promise<DataExportRow[]> =>
  scoped.tx
    .select()
    .from(dataExports)
    .where(own(scoped))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(shownMax);

/** How many exports of the organisation are running or waiting. */
export const countUnfinished = async (scoped: Scoped) => {
  const [row] = await scoped.tx
    .select({ unfinished: count() })
    .from(dataExports)
    .where(and(own(scoped), unfinished));
  return row?.unfinished ?? 0;
};

type NewExport = Pick<
  DataExportRow,
  'selection' | 'format' | 'language' | 'dataPoints' | 'createdAt' | 'createdById' | 'createdByName'
>;

/** Writes a waiting export. */
export const insertDataExport = async (scoped: Scoped, draft: NewExport): Promise<DataExportRow> => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = await tx
    .insert(dataExports)
    .values({ ...draft, tenantId, organisationId })
    .returning();
  if (!row) throw new Error('The database took an export and gave none back');
  return row;
};

/** Starts a waiting export for the caller only and counts the attempt; `undefined` when it is running, done, cancelled or gone. */
export const claimDataExport = async (scoped: Scoped, id: string, now: Date): Promise<DataExportRow | undefined> => {
  const [row] = await scoped.tx
    .update(dataExports)
    .set({ status: 'running', progress: 0, aliveAt: now, attempts: sql`${dataExports.attempts} + 1` })
    .where(and(one(scoped, id), eq(dataExports.status, 'waiting')))
    .returning();
  return row;
};

/** Changes the given properties of a running export. False when it runs no more, because somebody cancelled or removed it. */
export const updateDataExport = async (scoped: Scoped, id: string, change: Partial<DataExportRow>) => {
  const rows = await scoped.tx
    .update(dataExports)
    .set(change)
    .where(and(one(scoped, id), eq(dataExports.status, 'running')))
    .returning({ id: dataExports.id });
  return rows.length > 0;
};

/** Cancels an unfinished export; `undefined` when it is finished. */
export const cancelUnfinished = async (scoped: Scoped, id: string): Promise<DataExportRow | undefined> => {
  const [row] = await scoped.tx
    .update(dataExports)
    .set({ status: 'cancelled' })
    .where(and(one(scoped, id), unfinished))
    .returning();
  return row;
};

/** Queues a failed or cancelled export again; `undefined` for any other. */
export const restartEnded = async (scoped: Scoped, id: string): Promise<DataExportRow | undefined> => {
  const [row] = await scoped.tx
    .update(dataExports)
    .set({ status: 'waiting', progress: 0, attempts: 0, failure: null })
    .where(and(one(scoped, id), inArray(dataExports.status, ['error', 'cancelled'])))
    .returning();
  return row;
};

/** Deletes the export and returns it. */
export const deleteDataExport = async (scoped: Scoped, id: string): Promise<DataExportRow | undefined> => {
  const [row] = await scoped.tx.delete(dataExports).where(one(scoped, id)).returning();
  return row;
};

/** The export of a job, and its owner. */
export type DataExportJob = Pick<DataExportRow, 'id' | 'tenantId' | 'organisationId' | 'createdById'>;

/** Sets running exports back to waiting whose process was last seen before that moment, and returns them. */
export const releaseOrphans = (tx: Transaction, seenBefore: Date): Promise<DataExportJob[]> =>
  tx
    .update(dataExports)
    .set({ status: 'waiting', progress: 0 })
    .where(and(eq(dataExports.status, 'running'), lt(dataExports.aliveAt, seenBefore)))
    .returning({
      id: dataExports.id,
      tenantId: dataExports.tenantId,
      organisationId: dataExports.organisationId,
      createdById: dataExports.createdById,
    });
