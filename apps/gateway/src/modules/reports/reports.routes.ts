import { ReportChangeSchema, ReportListQuerySchema, ReportPageSchema, ReportSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  json,
  operation,
  tagged,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { ReportPathSchema, tag } from './reports.schemas.ts';
import { changeReport, listReportPage, readReport } from './reports.service.ts';

const one = (description: string) => ({ 200: json(description, ReportSchema) });

/** Reports and their settings. */
export const reportRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports',
      operation({
        scope: 'reports:read',
        id: 'listReports',
        tag,
        summary: 'Reports of the own organisation, newest first',
        answers: { 200: json('One page', ReportPageSchema) },
      }),
      requirePermission('report:read'),
      validQuery(ReportListQuerySchema),
      async (c) => c.json(await listReportPage(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/reports/:id',
      operation({
        scope: 'reports:read',
        versioned: true,
        id: 'readReport',
        tag,
        summary: 'One report',
        answers: one('The report'),
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(tagged(c, await readReport(deps, c.var.scope, c.req.valid('param').id))),
    )
    .patch(
      '/reports/:id',
      operation({
        scope: 'reports:write',
        writes: true,
        versioned: true,
        id: 'changeReport',
        tag,
        summary: 'Change settings of a report',
        answers: one('The report as it is now'),
      }),
      requirePermission('report:write'),
      validParams(ReportPathSchema),
      validBody(ReportChangeSchema),
      async (c) =>
        c.json(tagged(c, await changeReport(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')))),
    );
