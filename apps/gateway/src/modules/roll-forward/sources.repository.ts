import type { Report } from '@esg/contract';
import { editionsUpTo } from '@esg/standards';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { ofBoundary, reports } from '../reports/index.ts';
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

/**
 * The published report by the same framework, in this version or an earlier one, and about the same entities, whose period ended last
 * before the day.
 */
export const findEarlier = async (
  { tx, tenantId, organisationId }: Scoped,
  { versionId, entityIds }: Pick<Report, 'versionId' | 'entityIds'>,
  before: string,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        eq(reports.tenantId, tenantId),
        eq(reports.organisationId, organisationId),
        inArray(reports.versionId, editionsUpTo(versionId)),
        eq(reports.status, 'readonly-published'),
        ofBoundary(entityIds),
        lt(reports.periodEnd, before),
      ),
    )
    .orderBy(desc(reports.periodEnd), desc(reports.publishedAt))
    .limit(1);
  return row?.id;
};
