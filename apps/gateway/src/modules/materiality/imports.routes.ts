/** One line for each operation: longer than other routes, and nothing but its table of contents. */
import { IdSchema, RegisterImportHeadSchema, RegisterImportSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validParams } from '../../platform/http/index.ts';
import { sheetBody } from '../imports/index.ts';
import * as imports from './register-import.service.ts';

const tag = 'materiality';
const PathSchema = v.object({ id: IdSchema });
const readers = requirePermission('materiality:read');
const writers = requirePermission('materiality:write');
const detail = json('The import with its rows', RegisterImportSchema);

/** Sheets of impacts, risks and opportunities: checked, imported, undone. */
export const registerImportRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/materiality/profiles/:id/imports',
      operation({
        id: 'checkRegister',
        tag,
        summary: 'Check a sheet of entries (.xlsx) and keep what it would change; none is written',
        requestBody: sheetBody,
        answers: { 201: detail },
      }),
      writers,
      validParams(PathSchema),
      async (c) => c.json(await imports.checkRegister(deps, c.var.scope, c.req.valid('param').id, c.req.raw), 201),
    )
    .get(
      '/materiality/profiles/:id/imports',
      operation({
        id: 'listRegisterImports',
        tag,
        summary: 'The latest imports that changed entries of an assessment',
        answers: { 200: json('The imports, newest first', v.array(RegisterImportHeadSchema)) },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(await imports.readRegisterImports(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/materiality/imports/:id',
      operation({ id: 'readRegisterImport', tag, summary: 'One import of entries', answers: { 200: detail } }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(await imports.readRegisterImport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/materiality/imports/:id/apply',
      operation({
        id: 'applyRegisterImport',
        tag,
        summary: 'Write what was checked, all of it or nothing',
        answers: { 200: detail },
      }),
      writers,
      validParams(PathSchema),
      async (c) => c.json(await imports.applyRegisterImport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/materiality/imports/:id/undo',
      operation({
        id: 'undoRegisterImport',
        tag,
        summary: 'Undo an import; entries that were changed or scored since are kept',
        answers: { 200: detail },
      }),
      writers,
      validParams(PathSchema),
      async (c) => c.json(await imports.undoRegisterImport(deps, c.var.scope, c.req.valid('param').id)),
    );
