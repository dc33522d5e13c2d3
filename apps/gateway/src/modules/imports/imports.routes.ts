import {
  IdSchema,
  ImportAgainQuerySchema,
  ImportApplicationSchema,
  ImportChoicesSchema,
  ImportDetailSchema,
  ImportItemPageSchema,
  ImportItemsQuerySchema,
  ImportMappingSchema,
  ImportPageSchema,
  ImportSchema,
  ImportTemplateDraftSchema,
  PageQuerySchema,
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
import type { ImportJob } from './imports.repository.ts';
import { listImportPage, readImport, readImportFile, removeImport, uploadImport } from './imports.service.ts';
import { chooseItems, listItemPage } from './items.service.ts';
import { applyImport, cancelImport, mapImport, repeatImport, undoImport } from './steps.service.ts';
import { makeTemplate } from './template/index.ts';
import { readSheetUpload, sheetBody } from './upload.ts';

const tag = 'imports';
const PathSchema = v.object({ id: IdSchema });
const detail = json('The import', ImportDetailSchema);
const write = requirePermission('data-hub:write');

const fileHeaders = (fileName: string, mediaType: string, bytes: Uint8Array) => ({
  'Content-Type': mediaType,
  'Content-Disposition': attachment(fileName),
  'Content-Length': String(bytes.byteLength),
});

/** Files of data points: upload, preview, and a new reading. */
const fileRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/imports/template',
      operation({
        id: 'makeImportTemplate',
        tag,
        summary: 'A sheet to fill in, with what is stored already',
        answers: { 200: binary('The sheet') },
      }),
      write,
      validBody(ImportTemplateDraftSchema),
      async (c) => {
        const { bytes, fileName, mediaType } = await makeTemplate(deps, c.var.scope, c.req.valid('json'));
        return c.body(Uint8Array.from(bytes), 200, fileHeaders(fileName, mediaType, bytes));
      },
    )
    .post(
      '/imports',
      operation({
        id: 'uploadImport',
        tag,
        summary: 'Upload a sheet of data points (.xlsx, .csv); nothing is stored of its data',
        requestBody: sheetBody,
        answers: { 201: detail },
      }),
      write,
      async (c) => c.json(await uploadImport(deps, c.var.scope, await readSheetUpload(c.req.raw)), 201),
    )
    .get(
      '/imports',
      operation({
        id: 'listImports',
        tag,
        summary: 'Imports of the own organisation, newest first',
        answers: { 200: json('One page', ImportPageSchema) },
      }),
      write,
      validQuery(PageQuerySchema),
      async (c) => c.json(await listImportPage(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/imports/:id',
      operation({ id: 'readImport', tag, summary: 'One import', answers: { 200: detail } }),
      write,
      validParams(PathSchema),
      async (c) => c.json(await readImport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .delete(
      '/imports/:id',
      operation({ id: 'removeImport', tag, summary: 'Drop an import that changed nothing', answers: { 204: empty() } }),
      write,
      validParams(PathSchema),
      async (c) => {
        await removeImport(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .get(
      '/imports/:id/file',
      operation({
        id: 'readImportFile',
        tag,
        summary: 'The file as it was uploaded',
        answers: { 200: binary('The file') },
      }),
      write,
      validParams(PathSchema),
      async (c) => {
        const { content, originalName, mediaType } = await readImportFile(deps, c.var.scope, c.req.valid('param').id);
        return c.body(Uint8Array.from(content), 200, fileHeaders(originalName, mediaType, content));
      },
    );

/** Import of data points: file → mapping → differences → applied, and the way back. */
export const importRoutes = (deps: GatewayDeps, job: Job<ImportJob>) =>
  createTenantRouter()
    .route('/', fileRoutes(deps))
    .post(
      '/imports/:id/again',
      operation({
        id: 'repeatImport',
        tag,
        summary:
          'Take the file of an import as a new one: checked again with what was said of its columns, names and units, or begun with another sheet',
        answers: { 201: detail },
      }),
      write,
      validParams(PathSchema),
      validQuery(ImportAgainQuerySchema),
      async (c) =>
        c.json(await repeatImport(deps, job, c.var.scope, c.req.valid('param').id, c.req.valid('query')), 201),
    )
    .put(
      '/imports/:id/mapping',
      operation({
        id: 'mapImport',
        tag,
        summary: 'Say what the columns are, and check the rows against the data hub',
        answers: { 202: detail },
      }),
      write,
      validParams(PathSchema),
      validBody(ImportMappingSchema),
      async (c) => c.json(await mapImport(deps, job, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 202),
    )
    .get(
      '/imports/:id/items',
      operation({
        id: 'listImportItems',
        tag,
        summary: 'What would become of each data point, in the order of the sheet',
        answers: { 200: json('One page', ImportItemPageSchema) },
      }),
      write,
      validParams(PathSchema),
      validQuery(ImportItemsQuerySchema),
      async (c) => c.json(await listItemPage(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query'))),
    )
    .put(
      '/imports/:id/choices',
      operation({
        id: 'chooseImportItems',
        tag,
        summary: 'Choose what happens where data already exists',
        answers: { 204: empty() },
      }),
      write,
      validParams(PathSchema),
      validBody(ImportChoicesSchema),
      async (c) => {
        await chooseItems(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .post(
      '/imports/:id/apply',
      operation({
        id: 'applyImport',
        tag,
        summary: 'Write what was checked',
        answers: { 202: json('The import, at work', ImportSchema) },
      }),
      write,
      validParams(PathSchema),
      validBody(ImportApplicationSchema),
      async (c) => c.json(await applyImport(deps, job, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 202),
    )
    .post(
      '/imports/:id/cancel',
      operation({
        id: 'cancelImport',
        tag,
        summary: 'Stop and undo what was written',
        answers: { 202: json('The import', ImportSchema) },
      }),
      write,
      validParams(PathSchema),
      async (c) => c.json(await cancelImport(deps, c.var.scope, c.req.valid('param').id), 202),
    )
    .post(
      '/imports/:id/undo',
      operation({
        id: 'undoImport',
        tag,
        summary: 'Take an import back; what was changed since is kept',
        answers: { 202: json('The import, at work', ImportSchema) },
      }),
      write,
      validParams(PathSchema),
      async (c) => c.json(await undoImport(deps, job, c.var.scope, c.req.valid('param').id), 202),
    );
