import {
  EntityImportDetailSchema,
  EntityImportPageSchema,
  EntitySheetQuerySchema,
  IdSchema,
  PageQuerySchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  attachment,
  binary,
  createTenantRouter,
  json,
  operation,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { mediaTypes, sheetBody } from '../imports/index.ts';
import { checkEntities, makeEntitySheet, readEntityImport, readEntityImports } from './entity-imports.service.ts';
import { applyEntityImport, undoEntityImport } from './steps.service.ts';

const tag = 'entities';
const PathSchema = v.object({ id: IdSchema });
const detail = json('The import with its rows', EntityImportDetailSchema);
const write = requirePermission('entity:manage');

const stepRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/entity-imports/:id/apply',
      operation({
        id: 'applyEntityImport',
        tag,
        summary: 'Write what was checked, all of it or nothing',
        answers: { 200: detail },
      }),
      write,
      validParams(PathSchema),
      async (c) => c.json(await applyEntityImport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/entity-imports/:id/undo',
      operation({
        id: 'undoEntityImport',
        tag,
        summary: 'Undo an import; what was changed since is kept',
        answers: { 200: detail },
      }),
      write,
      validParams(PathSchema),
      async (c) => c.json(await undoEntityImport(deps, c.var.scope, c.req.valid('param').id)),
    );

/** Bulk upload of entities (spec sections 2, 4 and 5): sheet → planned changes → written, and back. */
export const entityImportsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .route('/', stepRoutes(deps))
    .get(
      '/entities/sheet',
      operation({
        id: 'makeEntitySheet',
        tag,
        summary: 'A sheet (.xlsx) to fill in, empty or with the entities in use',
        answers: { 200: binary('The sheet') },
      }),
      write,
      validQuery(EntitySheetQuerySchema),
      async (c) => {
        const { bytes, fileName } = await makeEntitySheet(deps, c.var.scope, c.req.valid('query'));
        return c.body(bytes, 200, {
          'Content-Type': mediaTypes.excel,
          'Content-Disposition': attachment(fileName),
          'Content-Length': String(bytes.byteLength),
        });
      },
    )
    .post(
      '/entity-imports',
      operation({
        id: 'checkEntities',
        tag,
        summary: 'Check a sheet of entities (.xlsx) and keep what it would change; none is written',
        requestBody: sheetBody,
        answers: { 201: detail },
      }),
      write,
      async (c) => c.json(await checkEntities(deps, c.var.scope, c.req.raw), 201),
    )
    .get(
      '/entity-imports',
      operation({
        id: 'listEntityImports',
        tag,
        summary: 'Imports of entities that wrote something, newest first',
        answers: { 200: json('One page', EntityImportPageSchema) },
      }),
      write,
      validQuery(PageQuerySchema),
      async (c) => c.json(await readEntityImports(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/entity-imports/:id',
      operation({ id: 'readEntityImport', tag, summary: 'One import of entities', answers: { 200: detail } }),
      write,
      validParams(PathSchema),
      async (c) => c.json(await readEntityImport(deps, c.var.scope, c.req.valid('param').id)),
    );
