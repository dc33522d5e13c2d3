import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { reportDesigns } from './report-design.tables.ts';

export type DesignRow = typeof reportDesigns.$inferSelect;

/** The stored design; `undefined` for a report without one. */
export const findDesign = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
): Promise<DesignRow | undefined> => {
  const [row] = await tx
    .select()
    .from(reportDesigns)
    .where(
      and(
        eq(reportDesigns.tenantId, tenantId),
        eq(reportDesigns.organisationId, organisationId),
        eq(reportDesigns.reportId, reportId),
      ),
    );
  return row;
};

type DesignWrite = Pick<
  DesignRow,
  'reportId' | 'settings' | 'pictureFileId' | 'version' | 'updatedAt' | 'updatedById' | 'updatedByName'
>;

/** Stores the design. The caller has locked the report and compared the versions. */
export const writeDesign = async ({ tx, tenantId, organisationId }: Scoped, write: DesignWrite): Promise<DesignRow> => {
  const [row] = await tx
    .insert(reportDesigns)
    .values({ ...write, tenantId, organisationId })
    .onConflictDoUpdate({ target: reportDesigns.reportId, set: write })
    .returning();
  if (!row) throw new Error('The database took a design and gave none back');
  return row;
};
