import type { MissingDecision } from '@esg/contract';
import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { reports } from '../reports/reports.tables.ts';

/** The decision to publish the report without provisions that its framework requires; null where there is none. */
export const findMissingDecision = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
): Promise<MissingDecision | null> => {
  const [row] = await tx
    .select({ decision: reports.missingDecision })
    .from(reports)
    .where(and(eq(reports.tenantId, tenantId), eq(reports.organisationId, organisationId), eq(reports.id, reportId)));
  return row?.decision ?? null;
};
