import { ExportConfigChangeSchema, ExportConfigSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import { ReportPathSchema } from '../reports/index.ts';
import { tag } from '../reports/kernel.ts';
import { changeExportConfig, readExportConfig } from './export-config.service.ts';

const now = { 200: json('The choice as it is now', ExportConfigSchema) };

/** The choice of a report's files: formats, languages, and content. */
export const exportConfigRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/export-config',
      operation({ id: 'readExportConfig', tag, summary: 'What the files of the report are to be', answers: now }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await readExportConfig(deps, c.var.scope, c.req.valid('param').id)),
    )
    .put(
      '/reports/:id/export-config',
      operation({ id: 'changeExportConfig', tag, summary: 'Choose what the files are to be', answers: now }),
      requirePermission('report:write'),
      validParams(ReportPathSchema),
      validBody(ExportConfigChangeSchema),
      async (c) => c.json(await changeExportConfig(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    );
