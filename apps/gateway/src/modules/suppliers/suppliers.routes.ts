import { IdSchema, NewSupplierSchema, PortalRequestSchema, SupplierChangeSchema, SupplierSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  aboutSuppliers,
  createTenantRouter,
  idempotencyKey,
  json,
  operation,
  validBody,
  validParams,
} from '../../platform/http/index.ts';
import { readRequestsOf } from '../collections/index.ts';
import { changeSupplier, createSupplier, readSuppliers, shelveSupplier } from './suppliers.service.ts';

const tag = 'suppliers';
const PathSchema = v.object({ id: IdSchema });
const managers = requirePermission('entity:manage');
const one = json('The supplier as it is now', SupplierSchema);

const readingRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/suppliers',
      operation({
        id: 'listSuppliers',
        tag,
        summary: 'Suppliers of the organisation by name, and how far their requests are',
        answers: { 200: json('The suppliers', v.array(SupplierSchema)) },
      }),
      managers,
      aboutSuppliers,
      async (c) => c.json(await readSuppliers(deps, c.var.scope)),
    )
    .get(
      '/suppliers/:id/requests',
      operation({
        id: 'listSupplierRequests',
        tag,
        summary: 'What a supplier is asked in all collections, the newest first',
        answers: { 200: json('The requests', v.array(PortalRequestSchema)) },
      }),
      managers,
      validParams(PathSchema),
      aboutSuppliers,
      async (c) => c.json(await readRequestsOf(deps, c.var.scope, c.req.valid('param').id)),
    );

const shelfRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/suppliers/:id/archive',
      operation({ id: 'archiveSupplier', tag, summary: 'Ask a supplier for nothing new', answers: { 200: one } }),
      managers,
      validParams(PathSchema),
      aboutSuppliers,
      async (c) => c.json(await shelveSupplier(deps, c.var.scope, c.req.valid('param').id, true)),
    )
    .post(
      '/suppliers/:id/restore',
      operation({ id: 'restoreSupplier', tag, summary: 'Restore an archived supplier', answers: { 200: one } }),
      managers,
      validParams(PathSchema),
      aboutSuppliers,
      async (c) => c.json(await shelveSupplier(deps, c.var.scope, c.req.valid('param').id, false)),
    );

/** Companies that the organisation asks for figures, and that are none of its own (docs/adr/0088). */
export const suppliersRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .route('/', readingRoutes(deps))
    .route('/', shelfRoutes(deps))
    .post(
      '/suppliers',
      operation({
        id: 'createSupplier',
        tag,
        summary: 'Add a supplier',
        headers: [idempotencyKey],
        answers: { 201: one },
      }),
      managers,
      validBody(NewSupplierSchema),
      aboutSuppliers,
      async (c) =>
        c.json(await createSupplier(deps, c.var.scope, c.req.valid('json'), c.req.header('idempotency-key')), 201),
    )
    .put(
      '/suppliers/:id',
      operation({
        id: 'changeSupplier',
        tag,
        summary: 'Change a supplier',
        answers: {
          200: one,
          409: json('Someone else has just changed it', v.object({ current: SupplierSchema })),
        },
      }),
      managers,
      validParams(PathSchema),
      validBody(SupplierChangeSchema),
      aboutSuppliers,
      async (c) => c.json(await changeSupplier(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    );
