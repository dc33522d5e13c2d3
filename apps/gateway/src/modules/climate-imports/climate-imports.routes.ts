import {
  ClimateImportDetailSchema,
  ClimateImportPageSchema,
  ClimateImportQuestionsSchema,
  ClimateImportRowPageSchema,
  ClimateImportRowsQuerySchema,
  ClimateSheetQuerySchema,
  IdSchema,
  NewClimateImportMappingSchema,
  PageQuerySchema,
  SeenClimateImportSchema,
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
import { mediaTypes, readSheetUpload, sheetBody } from '../imports/index.ts';
import type { ImportJob } from './climate-imports.repository.ts';
import {
  applyImport,
  mapImport,
  readAsked,
  readImport,
  readImports,
  readRows,
  removeImport,
  undoImport,
  uploadImport,
} from './climate-imports.service.ts';
import { makeSheet } from './sheet.ts';

const tag = 'climate';
const PathSchema = v.object({ id: IdSchema });
const detail = json('The import', ClimateImportDetailSchema);
const writers = requirePermission('climate:write');

const fileRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/climate-imports/sheet',
      operation({
        id: 'makeClimateSheet',
        tag,
        summary: 'A sheet (.xlsx) to fill in, empty or with the lines of activity data that are there',
        answers: { 200: binary('The sheet') },
      }),
      writers,
      validQuery(ClimateSheetQuerySchema),
      async (c) => {
        const { bytes, fileName } = await makeSheet(deps, c.var.scope, c.req.valid('query'));
        return c.body(bytes, 200, {
          'Content-Type': mediaTypes.excel,
          'Content-Disposition': attachment(fileName),
          'Content-Length': String(bytes.byteLength),
        });
      },
    )
    .post(
      '/climate-imports',
      operation({
        id: 'uploadClimateImport',
        tag,
        summary: 'Upload a sheet of bills and readings (.xlsx, .csv); no line is stored',
        requestBody: sheetBody,
        answers: { 201: detail },
      }),
      writers,
      async (c) => c.json(await uploadImport(deps, c.var.scope, await readSheetUpload(c.req.raw)), 201),
    );

const readingRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/climate-imports',
      operation({
        id: 'listClimateImports',
        tag,
        summary: 'Imports of bills and readings, newest first',
        answers: { 200: json('One page', ClimateImportPageSchema) },
      }),
      writers,
      validQuery(PageQuerySchema),
      async (c) => c.json(await readImports(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/climate-imports/:id',
      operation({
        id: 'readClimateImport',
        tag,
        summary: 'One import of bills and readings',
        answers: { 200: detail },
      }),
      writers,
      validParams(PathSchema),
      async (c) => c.json(await readImport(deps, c.var.scope, c.req.valid('param').id), 200),
    )
    .get(
      '/climate-imports/:id/rows',
      operation({
        id: 'listClimateImportRows',
        tag,
        summary: 'What would become of each row, in the order of the sheet',
        answers: { 200: json('One page', ClimateImportRowPageSchema) },
      }),
      writers,
      validParams(PathSchema),
      validQuery(ClimateImportRowsQuerySchema),
      async (c) => c.json(await readRows(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query'))),
    )
    .get(
      '/climate-imports/:id/questions',
      operation({
        id: 'listClimateImportQuestions',
        tag,
        summary: 'What rows will be asked before their emissions are known, once for each meter',
        answers: { 200: json('The questions', ClimateImportQuestionsSchema) },
      }),
      writers,
      validParams(PathSchema),
      async (c) => c.json(await readAsked(deps, c.var.scope, c.req.valid('param').id), 200),
    );

/** Import of bills and readings: file → mapping → dry run → applied, and the way back. */
export const importRoutes = (deps: GatewayDeps, job: Job<ImportJob>) =>
  createTenantRouter()
    .route('/', fileRoutes(deps))
    .route('/', readingRoutes(deps))
    .delete(
      '/climate-imports/:id',
      operation({
        id: 'removeClimateImport',
        tag,
        summary: 'Drop an import that changed nothing',
        answers: { 204: empty() },
      }),
      writers,
      validParams(PathSchema),
      async (c) => {
        await removeImport(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .put(
      '/climate-imports/:id/mapping',
      operation({
        id: 'mapClimateImport',
        tag,
        summary: 'Say what the columns are, and check the rows',
        answers: { 202: detail },
      }),
      writers,
      validParams(PathSchema),
      validBody(NewClimateImportMappingSchema),
      async (c) => c.json(await mapImport(deps, job, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 202),
    )
    .post(
      '/climate-imports/:id/apply',
      operation({
        id: 'applyClimateImport',
        tag,
        summary: 'Write what was checked, without the rows that are refused',
        answers: { 202: detail },
      }),
      writers,
      validParams(PathSchema),
      validBody(SeenClimateImportSchema),
      async (c) => c.json(await applyImport(deps, job, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 202),
    )
    .post(
      '/climate-imports/:id/undo',
      operation({
        id: 'undoClimateImport',
        tag,
        summary: 'Undo an import; what was changed since is kept',
        answers: { 202: detail },
      }),
      writers,
      validParams(PathSchema),
      async (c) => c.json(await undoImport(deps, job, c.var.scope, c.req.valid('param').id), 202),
    );
