import { FigureChangeSchema, ValidationResultSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validParams } from '../../platform/http/index.ts';
import { ReportPathSchema } from '../reports/index.ts';
import { DisclosurePathSchema, tag } from '../reports/kernel.ts';
import { readFigureChanges, validateReport } from './report-validation.service.ts';

/** What prevents a report's publication, and how its figures differ from last year's. */
export const reportValidationRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/validation',
      operation({
        scope: 'reports:read',
        id: 'validateReport',
        tag,
        summary: 'What still blocks the publication of the report',
        answers: { 200: json('The findings', ValidationResultSchema) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await validateReport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/reports/:id/disclosures/:code/figure-changes',
      operation({
        id: 'readFigureChanges',
        tag,
        summary: 'How the figures of a disclosure differ from last year’s',
        answers: { 200: json('Those that can be compared', v.array(FigureChangeSchema)) },
      }),
      requirePermission('report:read'),
      validParams(DisclosurePathSchema),
      async (c) => {
        const { id, code } = c.req.valid('param');
        return c.json(await readFigureChanges(deps, c.var.scope, id, code));
      },
    );
