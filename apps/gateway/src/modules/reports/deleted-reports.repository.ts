import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { reports } from './reports.tables.ts';

const ownDeleted = ({ tenantId, organisationId }: Scoped) =>
  and(eq(reports.tenantId, tenantId), eq(reports.organisationId, organisationId), isNotNull(reports.deletedAt));

/** The number of reports listed; older ones can still be restored by their id. */
const shownMax = 200;

/** Deletes the report: only the list of deleted reports still shows it. */
export const markDeleted = async ({ tx, tenantId, organisationId }: Scoped, id: string, at: Date, byName: string) => {
  await tx
    .update(reports)
    .set({ deletedAt: at, deletedByName: byName })
    .where(and(eq(reports.tenantId, tenantId), eq(reports.organisationId, organisationId), eq(reports.id, id)));
};

/** Deleted reports, the latest first. */
export const listDeleted = (scoped: Scoped) =>
  scoped.tx
    .select({
      id: reports.id,
      name: reports.name,
      versionId: reports.versionId,
      deletedAt: reports.deletedAt,
      deletedByName: reports.deletedByName,
    })
    .from(reports)
    .where(ownDeleted(scoped))
    .orderBy(desc(reports.deletedAt), desc(reports.id))
    .limit(shownMax);

/** Restores a deleted report. Returns whether there was one. */
export const unmarkDeleted = async (scoped: Scoped, id: string): Promise<boolean> => {
  const rows = await scoped.tx
    .update(reports)
    .set({ deletedAt: null, deletedByName: null })
    .where(and(ownDeleted(scoped), eq(reports.id, id)))
    .returning({ id: reports.id });
  return rows.length > 0;
};

/** Deleted reports of all tenants whose waiting time is over. */
export const listToPurge = (tx: Transaction, deletedBefore: Date) =>
  tx
    .select({ id: reports.id, tenantId: reports.tenantId, organisationId: reports.organisationId })
    .from(reports)
    .where(lte(reports.deletedAt, deletedBefore));

/** Locks a deleted report for this transaction, and returns whether it still is deleted. */
export const lockDeleted = async (scoped: Scoped, id: string): Promise<boolean> => {
  const rows = await scoped.tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(ownDeleted(scoped), eq(reports.id, id)))
    .for('update');
  return rows.length > 0;
};

/** Removes the report with everything that belongs to it. */
export const deleteReportRow = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(reports).where(and(ownDeleted(scoped), eq(reports.id, id)));
};
