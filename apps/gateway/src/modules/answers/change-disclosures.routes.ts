import { DisclosuresChangeSchema, ReportDisclosureSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import { ReportPathSchema } from '../reports/index.ts';
import { tag } from '../reports/kernel.ts';
import { changeReportDisclosures } from './change-disclosures.service.ts';

/** Many disclosures at once, and the decision to publish without some. */
export const manyDisclosuresRoutes = (deps: GatewayDeps) =>
  createTenantRouter().patch(
    '/reports/:id/disclosures',
    operation({
      scope: 'reports:write',
      writes: true,
      id: 'changeReportDisclosures',
      tag,
      summary: 'Leave many disclosures out with one reason, mark them, or select them or not',
      answers: { 200: json('The selected disclosures as they are now', v.array(ReportDisclosureSchema)) },
    }),
    requirePermission('report:write'),
    validParams(ReportPathSchema),
    validBody(DisclosuresChangeSchema),
    async (c) => c.json(await changeReportDisclosures(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
  );
