import { FilledByDataQuerySchema, FilledByDataSchema, ReportDraftSchema, ReportSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validQuery } from '../../platform/http/index.ts';
import { tag } from '../reports/kernel.ts';
import type { Wake } from '../suggestions/index.ts';
import { readFilledByData } from './filled.service.ts';
import { createReport } from './report-creation.service.ts';

/** The first day of a report. */
export const reportCreationRoutes = (deps: GatewayDeps, wake: Wake) =>
  createTenantRouter()
    .post(
      '/reports',
      operation({
        scope: 'reports:write',
        writes: true,
        id: 'createReport',
        tag,
        summary: 'Start a report',
        headers: [{ name: 'Idempotency-Key', maxLength: 80, description: 'Repeats of one request create one report' }],
        answers: { 201: json('The new report', ReportSchema) },
      }),
      requirePermission('report:write'),
      validBody(ReportDraftSchema),
      async (c) =>
        c.json(await createReport(deps, wake, c.var.scope, c.req.valid('json'), c.req.header('idempotency-key')), 201),
    )
    .get(
      '/frameworks/:versionId/filled',
      operation({
        id: 'readFilledByData',
        tag,
        summary: 'What the data of these days would fill of a new report by the framework',
        answers: { 200: json('The counts', FilledByDataSchema) },
      }),
      requirePermission('report:write'),
      validQuery(FilledByDataQuerySchema),
      async (c) =>
        c.json(await readFilledByData(deps, c.var.scope, c.req.param('versionId'), c.req.valid('query')), 200),
    );
