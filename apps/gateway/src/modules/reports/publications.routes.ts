import { ReportModelSchema, ReportSchema, ValidationResultSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validParams, validQuery } from '../../platform/http/index.ts';
import { publishReport, readReportModel, reopenReport, unpublishReport } from './publications.service.ts';
import { ModelQuerySchema, ReportPathSchema, tag } from './reports.schemas.ts';
import { validateReport } from './validation/validate.service.ts';

const moved = { 200: json('The report as it is now', ReportSchema) };

/** The report as a document, and its way to publication and back. */
export const publicationRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/validation',
      operation({
        scope: 'reports:read',
        id: 'validateReport',
        tag,
        summary: 'What stands between the report and its publication',
        answers: { 200: json('The findings', ValidationResultSchema) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await validateReport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/reports/:id/model',
      operation({
        scope: 'reports:read',
        id: 'readReportModel',
        tag,
        summary: 'The report as one document, as preview and exports draw it',
        answers: { 200: json('The document', ReportModelSchema) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      validQuery(ModelQuerySchema),
      async (c) =>
        c.json(await readReportModel(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query').language)),
    )
    .post(
      '/reports/:id/publish',
      operation({
        scope: 'reports:publish',
        writes: true,
        id: 'publishReport',
        tag,
        summary: 'Publish the report',
        answers: moved,
      }),
      requirePermission('report:publish'),
      validParams(ReportPathSchema),
      async (c) => c.json(await publishReport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/reports/:id/unpublish',
      operation({
        scope: 'reports:publish',
        writes: true,
        id: 'unpublishReport',
        tag,
        summary: 'Withdraw the publication',
        answers: moved,
      }),
      requirePermission('report:publish'),
      validParams(ReportPathSchema),
      async (c) => c.json(await unpublishReport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/reports/:id/reopen',
      operation({
        scope: 'reports:publish',
        writes: true,
        id: 'reopenReport',
        tag,
        summary: 'Open a published report for changes again',
        answers: moved,
      }),
      requirePermission('report:publish'),
      validParams(ReportPathSchema),
      async (c) => c.json(await reopenReport(deps, c.var.scope, c.req.valid('param').id)),
    );
