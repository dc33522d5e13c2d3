import type { Period } from '@esg/contract';
import { and, desc, eq, exists, gte, isNull, lte } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { reports } from '../reports/reports.tables.ts';
import { publications } from './publications.tables.ts';

/** Ids of the published reports about any of these days: neither deleted nor unpublished, the newest first. */
export const listPublishedIn = async ({ tx, tenantId, organisationId }: Scoped, { start, end }: Period) => {
  const stands = tx
    .select({ id: publications.id })
    .from(publications)
    .where(and(eq(publications.organisationId, organisationId), eq(publications.reportId, reports.id)));
  const rows = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        eq(reports.tenantId, tenantId),
        eq(reports.organisationId, organisationId),
        isNull(reports.deletedAt),
        isNull(reports.unpublishedAt),
        lte(reports.periodStart, end),
        gte(reports.periodEnd, start),
        exists(stands),
      ),
    )
    .orderBy(desc(reports.publishedAt));
  return rows.map(({ id }) => id);
};
