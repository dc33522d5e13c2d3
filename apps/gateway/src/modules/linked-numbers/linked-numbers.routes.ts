import { NumbersUpdatedSchema, ReportFiguresSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validParams } from '../../platform/http/index.ts';
import { ReportPathSchema } from '../reports/index.ts';
import { tag } from '../reports/kernel.ts';
import { readReportFigures, updateReportNumbers } from './linked-numbers.service.ts';

/** The numbers of the report that its texts name. */
export const linkedNumbersRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/figures',
      operation({
        id: 'readReportFigures',
        tag,
        summary: 'Figures that texts of the report may name',
        answers: { 200: json('The figures, of this year and of those published before', ReportFiguresSchema) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await readReportFigures(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/reports/:id/figures/update',
      operation({
        id: 'updateReportNumbers',
        tag,
        summary: 'Take every number in the texts over as it is now',
        answers: { 200: json('How many were updated', NumbersUpdatedSchema) },
      }),
      requirePermission('report:write'),
      validParams(ReportPathSchema),
      async (c) => c.json(await updateReportNumbers(deps, c.var.scope, c.req.valid('param').id)),
    );
