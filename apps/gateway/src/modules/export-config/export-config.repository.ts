import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { reportExportConfigs } from './export-config.tables.ts';

export type ExportConfigRow = typeof reportExportConfigs.$inferSelect;

/** The stored choice; `undefined` where nobody has chosen. */
export const findExportConfig = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
): Promise<ExportConfigRow | undefined> => {
  const [row] = await tx
    .select()
    .from(reportExportConfigs)
    .where(
      and(
        eq(reportExportConfigs.tenantId, tenantId),
        eq(reportExportConfigs.organisationId, organisationId),
        eq(reportExportConfigs.reportId, reportId),
      ),
    );
  return row;
};

type ExportConfigWrite = Pick<ExportConfigRow, 'reportId' | 'settings' | 'version' | 'updatedAt' | 'updatedByName'>;

/** Stores the choice. The caller holds the report's lock and has compared the versions. */
export const writeExportConfig = async (
  { tx, tenantId, organisationId }: Scoped,
  write: ExportConfigWrite,
): Promise<ExportConfigRow> => {
  const [row] = await tx
    .insert(reportExportConfigs)
    .values({ ...write, tenantId, organisationId })
    .onConflictDoUpdate({ target: reportExportConfigs.reportId, set: write })
    .returning();
  if (!row) throw new Error('The database took the choice of files and gave none back');
  return row;
};
