import { IdSchema, NewReportTemplateSchema, ReportTemplateChangeSchema, ReportTemplateSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, empty, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import { requireFeature } from '../tenants/index.ts';
import * as templates from './templates.service.ts';

const tag = 'report-templates';
const PathSchema = v.object({ id: IdSchema });
const one = json('The template', ReportTemplateSchema);

/** Saved choices that reports start from: everybody who reads reports sees them, and people who compose frameworks manage them. */
export const templatesRoutes = (deps: GatewayDeps) => {
  const flag = requireFeature(deps.database, 'custom-template');
  return createTenantRouter()
    .get(
      '/report-templates',
      operation({
        id: 'listReportTemplates',
        tag,
        summary: 'Templates of the own organisation by name',
        answers: { 200: json('The templates', v.array(ReportTemplateSchema)) },
      }),
      requirePermission('report:read'),
      flag,
      async (c) => c.json(await templates.readTemplates(deps, c.var.scope)),
    )
    .post(
      '/report-templates',
      operation({ id: 'createReportTemplate', tag, summary: 'Save a choice of disclosures', answers: { 201: one } }),
      requirePermission('framework:write'),
      flag,
      validBody(NewReportTemplateSchema),
      async (c) => c.json(await templates.createTemplate(deps, c.var.scope, c.req.valid('json')), 201),
    )
    .put(
      '/report-templates/:id',
      operation({
        id: 'changeReportTemplate',
        tag,
        summary: 'Rename one, or change its choice',
        answers: {
          200: one,
          409: json('Someone else has just changed it', v.object({ current: ReportTemplateSchema })),
        },
      }),
      requirePermission('framework:write'),
      flag,
      validParams(PathSchema),
      validBody(ReportTemplateChangeSchema),
      async (c) =>
        c.json(await templates.changeTemplate(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .delete(
      '/report-templates/:id',
      operation({ id: 'removeReportTemplate', tag, summary: 'Remove one', answers: { 204: empty() } }),
      requirePermission('framework:write'),
      flag,
      validParams(PathSchema),
      async (c) => {
        await templates.removeTemplate(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
};
