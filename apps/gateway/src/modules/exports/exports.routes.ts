import { IdSchema, ReportExportDraftSchema, ReportExportSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { binary, createTenantRouter, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { ExportJob } from './exports.repository.ts';
import { createExport, listReportExports, readExport, readExportFile } from './exports.service.ts';
import { attachment } from './file-name.ts';

const tag = 'exports';
const PathSchema = v.object({ id: IdSchema });

/** Files of reports. */
export const exportRoutes = (deps: GatewayDeps, job: Job<ExportJob>) =>
  createTenantRouter()
    .post(
      '/reports/:id/exports',
      operation({
        scope: 'reports:read',
        writes: true,
        id: 'createExport',
        tag,
        summary: 'Ask for a file of the report',
        answers: { 202: json('The export, waiting', ReportExportSchema) },
      }),
      requirePermission('report:read'),
      validParams(PathSchema),
      validBody(ReportExportDraftSchema),
      async (c) =>
        c.json(await createExport(deps, job, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 202),
    )
    .get(
      '/reports/:id/exports',
      operation({
        id: 'listExports',
        tag,
        summary: 'Files of the report, newest first',
        answers: { 200: json('The exports', v.array(ReportExportSchema)) },
      }),
      requirePermission('report:read'),
      validParams(PathSchema),
      async (c) => c.json(await listReportExports(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/exports/:id',
      operation({
        scope: 'reports:read',
        id: 'readExport',
        tag,
        summary: 'One export',
        answers: { 200: json('The export', ReportExportSchema) },
      }),
      requirePermission('report:read'),
      validParams(PathSchema),
      async (c) => c.json(await readExport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/exports/:id/file',
      operation({
        scope: 'reports:read',
        id: 'readExportFile',
        tag,
        summary: 'The finished file',
        answers: { 200: binary('The file') },
      }),
      requirePermission('report:read'),
      validParams(PathSchema),
      async (c) => {
        const { content, fileName, mediaType } = await readExportFile(deps, c.var.scope, c.req.valid('param').id);
        return c.body(Uint8Array.from(content), 200, {
          'Content-Type': mediaType,
          'Content-Disposition': attachment(fileName),
          'Content-Length': String(content.byteLength),
        });
      },
    );
