import { and, asc, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { listAttached } from '../attachments/index.ts';
import { dataPointHistory, dataPoints } from '../data-points/data-points.tables.ts';
import { entities } from '../entities/entities.tables.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { reportingTimes } from '../reporting-times/reporting-times.tables.ts';
import { reports } from '../reports/reports.tables.ts';

/** The industry of the caller's organisation, locked against changes by other requests. */
export const holdIndustry = async ({ tx, tenantId, organisationId }: Scoped): Promise<string | null> => {
  const [row] = await tx
    .select({ industry: organisations.industry })
    .from(organisations)
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)))
    .for('no key update');
  return row?.industry ?? null;
};

/** The entity of the invented company. */
export const findSampleEntity = async ({ tx, tenantId, organisationId }: Scoped) => {
  const [row] = await tx
    .select({ id: entities.id, name: entities.name })
    .from(entities)
    .where(
      and(eq(entities.tenantId, tenantId), eq(entities.organisationId, organisationId), eq(entities.isSample, true)),
    );
  return row;
};

const ofEntity = ({ tenantId, organisationId }: Scoped, entityId: string) =>
  and(
    eq(dataPoints.tenantId, tenantId),
    eq(dataPoints.organisationId, organisationId),
    eq(dataPoints.entityId, entityId),
  );

/** The periods for which it has figures, the older first. */
export const listSamplePeriods = (scoped: Scoped, entityId: string) =>
  scoped.tx
    .selectDistinct({ start: dataPoints.periodStart, end: dataPoints.periodEnd })
    .from(dataPoints)
    .where(ofEntity(scoped, entityId))
    .orderBy(asc(dataPoints.periodStart));

/** Reports about it, including deleted ones that wait for their removal. */
export const listSampleReports = async ({ tx, tenantId, organisationId }: Scoped, entityId: string) => {
  const rows = await tx
    .select({ id: reports.id, deletedAt: reports.deletedAt })
    .from(reports)
    .where(
      and(
        eq(reports.tenantId, tenantId),
        eq(reports.organisationId, organisationId),
        sql`${reports.entityIds} ? ${entityId}`,
      ),
    );
  return rows;
};

/** Marks these reporting times as created with the sample data. */
export const markTimes = async ({ tx, tenantId, organisationId }: Scoped, ids: readonly string[]) => {
  await tx
    .update(reportingTimes)
    .set({ isSample: true })
    .where(
      and(
        eq(reportingTimes.tenantId, tenantId),
        eq(reportingTimes.organisationId, organisationId),
        inArray(reportingTimes.id, [...ids]),
      ),
    );
};

/**
 * Removes the company with its figures and their history, and the times that were created with it and contain nothing else. Returns the
 * files of their evidence.
 */
export const deleteSample = async (scoped: Scoped, entityId: string): Promise<string[]> => {
  const { tx, tenantId, organisationId } = scoped;
  const points = tx.select({ id: dataPoints.id }).from(dataPoints).where(ofEntity(scoped, entityId));
  const ids = (await points).map(({ id }) => id);
  const proofs = await listAttached(scoped, 'data-point', ids);
  // Includes those that somebody deleted meanwhile: their last state names the entity.
  await tx
    .delete(dataPointHistory)
    .where(
      and(
        eq(dataPointHistory.tenantId, tenantId),
        eq(dataPointHistory.organisationId, organisationId),
        or(inArray(dataPointHistory.dataPointId, points), sql`${dataPointHistory.state} ->> 'entityId' = ${entityId}`),
      ),
    );
  await tx.delete(dataPoints).where(ofEntity(scoped, entityId));
  await tx.delete(entities).where(and(eq(entities.organisationId, organisationId), eq(entities.id, entityId)));
  const left = tx
    .select({ id: dataPoints.id })
    .from(dataPoints)
    .where(and(eq(dataPoints.organisationId, organisationId), eq(dataPoints.reportingTimeId, reportingTimes.id)));
  await tx
    .delete(reportingTimes)
    .where(
      and(
        eq(reportingTimes.tenantId, tenantId),
        eq(reportingTimes.organisationId, organisationId),
        eq(reportingTimes.isSample, true),
        notExists(left),
      ),
    );
  await tx
    .update(reportingTimes)
    .set({ isSample: false })
    .where(
      and(
        eq(reportingTimes.tenantId, tenantId),
        eq(reportingTimes.organisationId, organisationId),
        eq(reportingTimes.isSample, true),
      ),
    );
  return proofs.map(({ fileId }) => fileId);
};
