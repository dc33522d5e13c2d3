import {
  DataExportCountSchema,
  DataExportDraftSchema,
  DataExportSchema,
  DataExportSelectionSchema,
  IdSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  attachment,
  binary,
  createTenantRouter,
  empty,
  json,
  operation,
  validBody,
  validParams,
} from '../../platform/http/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { DataExportJob } from './data-exports.repository.ts';
import * as service from './data-exports.service.ts';

const tag = 'data-exports';
const one = '/data-exports/:id';
const PathSchema = v.object({ id: IdSchema });
const reader = requirePermission('data-hub:read');
const answered = (description: string) => json(description, DataExportSchema);

/** Files of data points. */
export const dataExportRoutes = (deps: GatewayDeps, job: Job<DataExportJob>) =>
  createTenantRouter()
    .post(
      '/data-exports/count',
      operation({
        id: 'countDataExport',
        tag,
        summary: 'What a selection of data points comes to',
        answers: { 200: json('The count', DataExportCountSchema) },
      }),
      reader,
      validBody(DataExportSelectionSchema),
      async (c) => c.json(await service.countDataExport(deps, c.var.scope, c.req.valid('json'))),
    )
    .post(
      '/data-exports',
      operation({
        id: 'createDataExport',
        tag,
        summary: 'Ask for a file of data points',
        answers: { 202: answered('The export, waiting') },
      }),
      reader,
      validBody(DataExportDraftSchema),
      async (c) => c.json(await service.createDataExport(deps, job, c.var.scope, c.req.valid('json')), 202),
    )
    .get(
      '/data-exports',
      operation({
        id: 'listDataExports',
        tag,
        summary: 'Files of data points, newest first',
        answers: { 200: json('The exports', v.array(DataExportSchema)) },
      }),
      reader,
      async (c) => c.json(await service.readDataExports(deps, c.var.scope)),
    )
    .get(
      one,
      operation({ id: 'readDataExport', tag, summary: 'One export', answers: { 200: answered('The export') } }),
      reader,
      validParams(PathSchema),
      async (c) => c.json(await service.readDataExport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      `${one}/file`,
      operation({ id: 'readDataExportFile', tag, summary: 'The finished file', answers: { 200: binary('The file') } }),
      reader,
      validParams(PathSchema),
      async (c) => {
        const file = await service.readDataExportFile(deps, c.var.scope, c.req.valid('param').id);
        return c.body(Uint8Array.from(file.content), 200, {
          'Content-Type': file.mediaType,
          'Content-Disposition': attachment(file.fileName),
          'Content-Length': String(file.content.byteLength),
        });
      },
    )
    .post(
      `${one}/cancel`,
      operation({
        id: 'cancelDataExport',
        tag,
        summary: 'End an export that is being made',
        answers: { 200: answered('The export') },
      }),
      reader,
      validParams(PathSchema),
      async (c) => c.json(await service.cancelDataExport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      `${one}/retry`,
      operation({
        id: 'retryDataExport',
        tag,
        summary: 'Create a failed or cancelled export again',
        answers: { 202: answered('The export, waiting') },
      }),
      reader,
      validParams(PathSchema),
      async (c) => c.json(await service.retryDataExport(deps, job, c.var.scope, c.req.valid('param').id), 202),
    )
    .delete(
      one,
      operation({ id: 'removeDataExport', tag, summary: 'Remove an export and its file', answers: { 204: empty() } }),
      reader,
      validParams(PathSchema),
      async (c) => {
        await service.removeDataExport(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
