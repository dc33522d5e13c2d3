import {
  AllFilesQuerySchema,
  exportMediaTypes,
  IdSchema,
  LanguageSchema,
  ReportExportDraftSchema,
  ReportExportSchema,
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
  validQuery,
} from '../../platform/http/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { ExportJob } from './exports.repository.ts';
import {
  cancelExport,
  createExport,
  listReportExports,
  readAllFiles,
  readExport,
  readExportFile,
  removeExport,
  retryExport,
} from './exports.service.ts';
import { drawSample, readPages } from './pages.service.ts';

const tag = 'exports';
const PathSchema = v.object({ id: IdSchema });
const PagesQuerySchema = v.object({
  language: LanguageSchema,
  beside: v.optional(LanguageSchema),
  only: v.optional(v.literal('cover')),
});
const one = { 200: json('The export as it is now', ReportExportSchema) };

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
      '/reports/:id/exports/files',
      operation({
        scope: 'reports:read',
        id: 'readAllExportFiles',
        tag,
        summary: 'The newest file of each kind as one ZIP file: since the publication, of a draft since a given time',
        answers: { 200: binary('A ZIP file') },
      }),
      requirePermission('report:read'),
      validParams(PathSchema),
      validQuery(AllFilesQuerySchema),
      async (c) => {
        const { id } = c.req.valid('param');
        const { fileName, bytes, content } = await readAllFiles(deps, c.var.scope, id, c.req.valid('query').since);
        return c.body(content, 200, {
          'Content-Type': 'application/zip',
          'Content-Disposition': attachment(fileName),
          'Content-Length': String(bytes),
        });
      },
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
    .post(
      '/exports/:id/cancel',
      operation({
        scope: 'reports:read',
        writes: true,
        id: 'cancelExport',
        tag,
        summary: 'Give up a file that is being made',
        answers: one,
      }),
      requirePermission('report:read'),
      validParams(PathSchema),
      async (c) => c.json(await cancelExport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/exports/:id/retry',
      operation({
        scope: 'reports:read',
        writes: true,
        id: 'retryExport',
        tag,
        summary: 'Create a failed or cancelled file again',
        answers: one,
      }),
      requirePermission('report:read'),
      validParams(PathSchema),
      async (c) => c.json(await retryExport(deps, job, c.var.scope, c.req.valid('param').id)),
    )
    .delete(
      '/exports/:id',
      operation({
        scope: 'reports:write',
        writes: true,
        id: 'removeExport',
        tag,
        summary: 'Remove a file of the report',
        answers: { 204: empty('Removed') },
      }),
      requirePermission('report:write'),
      validParams(PathSchema),
      async (c) => {
        await removeExport(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .get(
      '/reports/:id/pages',
      operation({
        id: 'readReportPages',
        tag,
        summary: 'The pages of the report as its PDF will have them',
        answers: { 200: binary('A PDF'), 304: { description: 'The pages that the caller has are the present ones' } },
      }),
      requirePermission('report:read'),
      validParams(PathSchema),
      validQuery(PagesQuerySchema),
      async (c) => {
        const { language, beside, only } = c.req.valid('query');
        const known = c.req.header('if-none-match');
        const request = { reportId: c.req.valid('param').id, language, beside: beside ?? null, only, known };
        const { etag, bytes } = await readPages(deps, c.var.scope, request, c.req.raw.signal);
        const headers = { etag, 'cache-control': 'private, no-cache' };
        if (!bytes) return c.body(null, 304, headers);
        return c.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': exportMediaTypes.pdf });
      },
    )
    .get(
      '/sample-report',
      operation({
        id: 'readSampleReport',
        tag,
        summary: 'A report of an invented company as PDF, to see what one looks like',
        answers: { 200: binary('A PDF, marked as a sample on every page') },
      }),
      requirePermission('report:read'),
      validQuery(v.object({ language: LanguageSchema })),
      async (c) => {
        const { language } = c.req.valid('query');
        const known = c.req.header('if-none-match');
        const { etag, bytes } = await drawSample(deps, c.var.scope, { language, known });
        const headers = { etag, 'cache-control': 'private, no-cache' };
        if (!bytes) return c.body(null, 304, headers);
        return c.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': exportMediaTypes.pdf });
      },
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
