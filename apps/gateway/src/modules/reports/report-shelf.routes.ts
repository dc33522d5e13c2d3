import { DeletedReportSchema, deletedReportDays, ReportSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, empty, json, operation, validParams } from '../../platform/http/index.ts';
import { deleteReport, readDeletedReports, restoreReport } from './deleted-reports.service.ts';
import { ReportPathSchema, tag } from './reports.schemas.ts';

/** Deleted reports that can be restored, and all published versions. */
export const reportShelfRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/deleted-reports',
      operation({
        id: 'listDeletedReports',
        tag,
        summary: 'Deleted reports that can be restored, the latest first',
        answers: { 200: json('The reports', v.array(DeletedReportSchema)) },
      }),
      requirePermission('report:delete'),
      async (c) => c.json(await readDeletedReports(deps, c.var.scope)),
    )
    .post(
      '/deleted-reports/:id/restore',
      operation({
        id: 'restoreReport',
        tag,
        summary: 'Bring a deleted report back',
        answers: { 200: json('The report, as it was', ReportSchema) },
      }),
      requirePermission('report:delete'),
      validParams(ReportPathSchema),
      async (c) => c.json(await restoreReport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .delete(
      '/reports/:id',
      operation({
        id: 'removeReport',
        tag,
        summary: `Delete an unpublished report; it can be restored for ${deletedReportDays} days`,
        answers: { 204: empty('Deleted') },
      }),
      requirePermission('report:delete'),
      validParams(ReportPathSchema),
      async (c) => {
        await deleteReport(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
