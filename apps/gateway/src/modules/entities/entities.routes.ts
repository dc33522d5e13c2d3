import {
  EntityChangeSchema,
  EntityHistoryPageSchema,
  EntitySchema,
  IdSchema,
  NewEntitySchema,
  PageQuerySchema,
  pageOf,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  empty,
  json,
  operation,
  pageById,
  tagged,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import {
  archiveEntity,
  changeEntity,
  createEntity,
  type IsReported,
  type OnShelved,
  readEntities,
  readEntity,
  readEntityHistory,
  removeEntity,
  restoreEntity,
} from './entities.service.ts';
import { movingRoutes } from './moving.routes.ts';

const tag = 'entities';
const PathSchema = v.object({ id: IdSchema });
const headers = [{ name: 'Idempotency-Key', maxLength: 80, description: 'Repeats of one request create one entity' }];

const shelf = (id: string, summary: string) =>
  operation({
    scope: 'entities:write',
    writes: true,
    id,
    tag,
    summary,
    answers: { 200: json('As it is now', EntitySchema) },
  });

const historyRoutes = (deps: GatewayDeps) =>
  createTenantRouter().get(
    '/entities/:id/history',
    operation({
      id: 'listEntityHistory',
      tag,
      summary: 'What happened to an entity, newest first',
      answers: { 200: json('One page', EntityHistoryPageSchema) },
    }),
    requirePermission('entity:manage'),
    validParams(PathSchema),
    validQuery(PageQuerySchema),
    async (c) => c.json(await readEntityHistory(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query'))),
  );

const shelfRoutes = (deps: GatewayDeps, onShelved: OnShelved) =>
  createTenantRouter()
    .post(
      '/entities/:id/archive',
      shelf('archiveEntity', 'Archive an entity with everything below it'),
      requirePermission('entity:manage'),
      validParams(PathSchema),
      async (c) => c.json(await archiveEntity(deps, c.var.scope, c.req.valid('param').id, onShelved)),
    )
    .post(
      '/entities/:id/restore',
      shelf('restoreEntity', 'Restore an archived entity with everything above it'),
      requirePermission('entity:manage'),
      validParams(PathSchema),
      async (c) => c.json(await restoreEntity(deps, c.var.scope, c.req.valid('param').id, onShelved)),
    );

/** Parts of the organisation that have figures of their own. */
export const entitiesRoutes = (deps: GatewayDeps, isReported: IsReported, onShelved: OnShelved) =>
  createTenantRouter()
    .route('/', shelfRoutes(deps, onShelved))
    .route('/', historyRoutes(deps))
    .route('/', movingRoutes(deps))
    .get(
      '/entities',
      operation({
        id: 'listEntities',
        tag,
        summary: 'Entities of the own organisation by name',
        answers: { 200: json('The entities', v.array(EntitySchema)) },
      }),
      requirePermission('entity:read'),
      async (c) => c.json(await readEntities(deps, c.var.scope)),
    )
    .get(
      '/entities/page',
      operation({
        id: 'pageEntities',
        tag,
        summary: 'Entities of the own organisation, a page at a time',
        scope: 'entities:read',
        answers: { 200: json('One page', pageOf(EntitySchema)) },
      }),
      requirePermission('entity:read'),
      validQuery(PageQuerySchema),
      async (c) => c.json(pageById(await readEntities(deps, c.var.scope), ({ id }) => id, c.req.valid('query'))),
    )
    .get(
      '/entities/:id',
      operation({
        id: 'readEntity',
        tag,
        summary: 'One entity',
        versioned: true,
        answers: { 200: json('The entity', EntitySchema) },
        scope: 'entities:read',
      }),
      requirePermission('entity:read'),
      validParams(PathSchema),
      async (c) => c.json(tagged(c, await readEntity(deps, c.var.scope, c.req.valid('param').id))),
    )
    .post(
      '/entities',
      operation({
        scope: 'entities:write',
        writes: true,
        id: 'createEntity',
        tag,
        summary: 'Add an entity',
        headers,
        answers: { 201: json('The new entity', EntitySchema) },
      }),
      requirePermission('entity:manage'),
      validBody(NewEntitySchema),
      async (c) =>
        c.json(await createEntity(deps, c.var.scope, c.req.valid('json'), c.req.header('idempotency-key')), 201),
    )
    .put(
      '/entities/:id',
      operation({
        scope: 'entities:write',
        writes: true,
        versioned: true,
        id: 'changeEntity',
        tag,
        summary: 'Rename, move or change an entity',
        answers: {
          200: json('The entity as it is now', EntitySchema),
          409: json('Someone else has just changed it', v.object({ current: EntitySchema })),
        },
      }),
      requirePermission('entity:manage'),
      validParams(PathSchema),
      validBody(EntityChangeSchema),
      async (c) =>
        c.json(tagged(c, await changeEntity(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))), 200),
    )
    .delete(
      '/entities/:id',
      operation({
        scope: 'entities:write',
        writes: true,
        id: 'removeEntity',
        tag,
        summary: 'Remove an entity without data and reports',
        answers: { 204: empty() },
      }),
      requirePermission('entity:manage'),
      validParams(PathSchema),
      async (c) => {
        await removeEntity(deps, c.var.scope, c.req.valid('param').id, isReported);
        return c.body(null, 204);
      },
    );
