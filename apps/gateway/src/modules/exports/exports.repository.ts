import type { ReportExport } from '@esg/contract';
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { reportExports } from './exports.tables.ts';

export type ExportRow = typeof reportExports.$inferSelect;
/** The number of exports of one report that are listed. */
const shownMax = 100;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(reportExports.tenantId, tenantId), eq(reportExports.organisationId, organisationId));
const ownExport = (scoped: Scoped, id: string) => and(own(scoped), eq(reportExports.id, id));

export const exportOf = (row: ExportRow): ReportExport => ({
  id: row.id,
  reportId: row.reportId,
  format: row.format,
  language: row.language,
  beside: row.beside,
  status: row.status,
  progress: row.progress,
  fileName: row.fileName,
  fileBytes: row.fileBytes,
  sha256: row.sha256,
  isPublished: row.isPublished,
  finishedAt: row.finishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  createdBy: { id: row.createdById, name: row.createdByName },
});

/** The export, or `undefined` when this organisation has none with that id. */
export const findExport = async (scoped: Scoped, id: string): Promise<ExportRow | undefined> => {
  const [row] = await scoped.tx.select().from(reportExports).where(ownExport(scoped, id));
  return row;
};

/** Exports of one report, newest first. */
export const listExports = (scoped: Scoped, reportId: string): Promise<ExportRow[]> =>
  scoped.tx
    .select()
    .from(reportExports)
    .where(and(own(scoped), eq(reportExports.reportId, reportId)))
    .orderBy(desc(reportExports.createdAt), desc(reportExports.id))
    .limit(shownMax);

/** Files of every export of one report. */
export const listFileIds = async (scoped: Scoped, reportId: string): Promise<string[]> => {
  const rows = await scoped.tx
    .select({ fileId: reportExports.fileId })
    .from(reportExports)
    .where(and(own(scoped), eq(reportExports.reportId, reportId)));
  return rows.flatMap(({ fileId }) => fileId ?? []);
};

/** How many exports of the organisation are running or waiting. */
export const countUnfinished = async (scoped: Scoped) => {
  const unfinished = and(own(scoped), inArray(reportExports.status, ['waiting', 'running']));
  const [row] = await scoped.tx.select({ unfinished: count() }).from(reportExports).where(unfinished);
  return row?.unfinished ?? 0;
};

type NewExport = Pick<
  ExportRow,
  'format' | 'language' | 'beside' | 'reportId' | 'createdAt' | 'createdById' | 'createdByName'
>;

/** Stores a waiting export. */
export const insertExport = async (scoped: Scoped, draft: NewExport): Promise<ExportRow> => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = await tx
    .insert(reportExports)
    .values({ ...draft, tenantId, organisationId })
    .returning();
  if (!row) throw new Error('The database took an export and gave none back');
  return row;
};

/**
 * Starts a waiting export for the caller only and counts the attempt. Returns `undefined` when it is running, done or gone, because a job
 * may be delivered twice.
 */
export const claimExport = async (scoped: Scoped, id: string, now: Date): Promise<ExportRow | undefined> => {
  const [row] = await scoped.tx
    .update(reportExports)
    .set({ status: 'running', progress: 0, aliveAt: now, attempts: sql`${reportExports.attempts} + 1` })
    .where(and(ownExport(scoped, id), eq(reportExports.status, 'waiting')))
    .returning();
  return row;
};

/** Changes the given properties of a running export. Returns whether it still runs: somebody may have cancelled or removed it. */
export const updateExport = async (scoped: Scoped, id: string, change: Partial<ExportRow>): Promise<boolean> => {
  const changed = await scoped.tx
    .update(reportExports)
    .set(change)
    .where(and(ownExport(scoped, id), eq(reportExports.status, 'running')))
    .returning({ id: reportExports.id });
  return changed.length > 0;
};

/** Moves an export out of one of these states. Returns nothing where it is in none of them. */
export const moveExport = async (
  scoped: Scoped,
  id: string,
  from: readonly ReportExport['status'][],
  change: Partial<ExportRow>,
): Promise<ExportRow | undefined> => {
  const [row] = await scoped.tx
    .update(reportExports)
    .set(change)
    .where(and(ownExport(scoped, id), inArray(reportExports.status, [...from])))
    .returning();
  return row;
};

/** Removes the row. */
export const deleteExport = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(reportExports).where(ownExport(scoped, id));
};

/** The export of a job, and its owner. */
export type ExportJob = Pick<ExportRow, 'id' | 'tenantId' | 'organisationId' | 'createdById'>;

/** Sets running exports back to waiting whose process was last seen before that moment, and returns them. */
export const releaseOrphans = async (tx: Transaction, seenBefore: Date): Promise<ExportJob[]> =>
  tx
    .update(reportExports)
    .set({ status: 'waiting', progress: 0 })
    .where(and(eq(reportExports.status, 'running'), lt(reportExports.aliveAt, seenBefore)))
    .returning({
      id: reportExports.id,
      tenantId: reportExports.tenantId,
      organisationId: reportExports.organisationId,
      createdById: reportExports.createdById,
    });
