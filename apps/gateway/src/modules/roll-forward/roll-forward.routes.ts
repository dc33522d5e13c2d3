import {
  CarriedReportSchema,
  CarryDraftSchema,
  CarryPlanQuerySchema,
  CarryPlanSchema,
  IdSchema,
  LastValuesSchema,
  ReportOriginSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams, validQuery } from '../../platform/http/index.ts';
import { makeCarriedReport, readLastValues, readReportOrigin } from './make.service.ts';
import { readCarryPlan } from './plan.service.ts';

const tag = 'roll-forward';
const Path = v.object({ id: IdSchema });

/** Reports that start from another one: next year's, and those by a second framework. */
export const rollForwardRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/carry-plan',
      operation({
        id: 'readCarryPlan',
        tag,
        summary: 'What a report that starts from this one would begin with',
        answers: { 200: json('The plan', CarryPlanSchema) },
      }),
      requirePermission('report:write'),
      validParams(Path),
      validQuery(CarryPlanQuerySchema),
      async (c) => c.json(await readCarryPlan(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query'))),
    )
    .post(
      '/reports/:id/successors',
      operation({
        id: 'makeCarriedReport',
        tag,
        summary: 'Start a report from this one',
        headers: [{ name: 'Idempotency-Key', maxLength: 80, description: 'Repeats of one request make one report' }],
        answers: { 201: json('The new report and what came of the old one', CarriedReportSchema) },
      }),
      requirePermission('report:write'),
      validParams(Path),
      validBody(CarryDraftSchema),
      async (c) => {
        const { id } = c.req.valid('param');
        const key = c.req.header('idempotency-key');
        return c.json(await makeCarriedReport(deps, c.var.scope, id, c.req.valid('json'), key), 201);
      },
    )
    .get(
      '/reports/:id/origin',
      operation({
        id: 'readReportOrigin',
        tag,
        summary: 'The report that this one started from',
        answers: { 200: json('Where it came from, and what was carried', ReportOriginSchema) },
      }),
      requirePermission('report:read'),
      validParams(Path),
      async (c) => c.json(await readReportOrigin(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/reports/:id/last-values',
      operation({
        id: 'readLastValues',
        tag,
        summary: 'What the report of the period before said in the same fields',
        answers: { 200: json('Values by disclosure and field', LastValuesSchema) },
      }),
      requirePermission('report:read'),
      validParams(Path),
      async (c) => c.json(await readLastValues(deps, c.var.scope, c.req.valid('param').id)),
    );
