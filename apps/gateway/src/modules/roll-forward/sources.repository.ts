import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { reportSources } from './roll-forward.tables.ts';

export type SourceRow = typeof reportSources.$inferSelect;

/** Stores what a report started from. */
export const insertSource = async (
  { tx, tenantId, organisationId }: Scoped,
  source: Omit<SourceRow, 'tenantId' | 'organisationId'>,
) => {
  await tx.insert(reportSources).values({ ...source, tenantId, organisationId });
};

/** What the report started from, or `undefined`. */
export const findSource = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
): Promise<SourceRow | undefined> => {
  const [row] = await tx
    .select()
    .from(reportSources)
    .where(
      and(
        eq(reportSources.tenantId, tenantId),
        eq(reportSources.organisationId, organisationId),
        eq(reportSources.reportId, reportId),
      ),
    );
  return row;
};
