import {
  IdSchema,
  PageQuerySchema,
  SupplierImportDetailSchema,
  SupplierImportPageSchema,
  SupplierSheetQuerySchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  aboutSuppliers,
  attachment,
  binary,
  createTenantRouter,
  json,
  operation,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { mediaTypes, sheetBody } from '../imports/index.ts';
import {
  applySupplierImport,
  checkSuppliers,
  makeSupplierSheet,
  readSupplierImport,
  readSupplierImports,
  undoSupplierImport,
} from './supplier-imports.service.ts';

const tag = 'suppliers';
const PathSchema = v.object({ id: IdSchema });
const detail = json('The import with its rows', SupplierImportDetailSchema);
const managers = requirePermission('entity:manage');

const stepRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/supplier-imports/:id/apply',
      operation({
        id: 'applySupplierImport',
        tag,
        summary: 'Write what was checked, all of it or nothing',
        answers: { 200: detail },
      }),
      managers,
      validParams(PathSchema),
      aboutSuppliers,
      async (c) => c.json(await applySupplierImport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/supplier-imports/:id/undo',
      operation({
        id: 'undoSupplierImport',
        tag,
        summary: 'Undo an import; what was changed since is kept',
        answers: { 200: detail },
      }),
      managers,
      validParams(PathSchema),
      aboutSuppliers,
      async (c) => c.json(await undoSupplierImport(deps, c.var.scope, c.req.valid('param').id)),
    );

const sheetRoutes = (deps: GatewayDeps) =>
  createTenantRouter().get(
    '/suppliers/sheet',
    operation({
      id: 'makeSupplierSheet',
      tag,
      summary: 'A sheet (.xlsx) to fill in, empty or with the suppliers in use',
      answers: { 200: binary('The sheet') },
    }),
    managers,
    validQuery(SupplierSheetQuerySchema),
    aboutSuppliers,
    async (c) => {
      const { bytes, fileName } = await makeSupplierSheet(deps, c.var.scope, c.req.valid('query'));
      return c.body(bytes, 200, {
        'Content-Type': mediaTypes.excel,
        'Content-Disposition': attachment(fileName),
        'Content-Length': String(bytes.byteLength),
      });
    },
  );

/** Bulk upload of suppliers: sheet → planned changes → written, and back. */
export const supplierImportsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .route('/', stepRoutes(deps))
    .route('/', sheetRoutes(deps))
    .post(
      '/supplier-imports',
      operation({
        id: 'checkSuppliers',
        tag,
        summary: 'Check a sheet of suppliers (.xlsx) and keep what it would change; none is written',
        requestBody: sheetBody,
        answers: { 201: detail },
      }),
      managers,
      aboutSuppliers,
      async (c) => c.json(await checkSuppliers(deps, c.var.scope, c.req.raw), 201),
    )
    .get(
      '/supplier-imports',
      operation({
        id: 'listSupplierImports',
        tag,
        summary: 'Imports of suppliers that wrote something, newest first',
        answers: { 200: json('One page', SupplierImportPageSchema) },
      }),
      managers,
      validQuery(PageQuerySchema),
      aboutSuppliers,
      async (c) => c.json(await readSupplierImports(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/supplier-imports/:id',
      operation({ id: 'readSupplierImport', tag, summary: 'One import of suppliers', answers: { 200: detail } }),
      managers,
      validParams(PathSchema),
      aboutSuppliers,
      async (c) => c.json(await readSupplierImport(deps, c.var.scope, c.req.valid('param').id)),
    );
