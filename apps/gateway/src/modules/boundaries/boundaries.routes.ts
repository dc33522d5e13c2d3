import {
  ApproachChangeSchema,
  BoundaryEntityChangeSchema,
  BoundaryEntitySchema,
  BoundaryEventSchema,
  BoundaryQuerySchema,
  BoundarySchema,
  HoldingsChangeSchema,
  IdSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams, validQuery } from '../../platform/http/index.ts';
import { changeHolding, chooseApproach, readBoundary, readEvents } from './boundaries.service.ts';
import { changeHoldings } from './many.service.ts';

const tag = 'boundaries';

/** The entities that the organisation's figures cover, and their shares. */
export const boundariesRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/boundaries',
      operation({
        id: 'readBoundary',
        tag,
        summary: 'The approach of a year, and what is said of each entity',
        answers: { 200: json('The boundary', BoundarySchema) },
      }),
      requirePermission('entity:manage'),
      validQuery(BoundaryQuerySchema),
      async (c) => c.json(await readBoundary(deps, c.var.scope, c.req.valid('query').year)),
    )
    .get(
      '/boundaries/events',
      operation({
        id: 'listBoundaryEvents',
        tag,
        summary: 'The latest changes of a year’s boundary, the newest first',
        answers: { 200: json('The changes', v.array(BoundaryEventSchema)) },
      }),
      requirePermission('entity:manage'),
      validQuery(BoundaryQuerySchema),
      async (c) => c.json(await readEvents(deps, c.var.scope, c.req.valid('query').year)),
    )
    .put(
      '/boundaries/approach',
      operation({
        id: 'chooseApproach',
        tag,
        summary: 'Choose the approach of a year',
        answers: {
          200: json('The boundary as it is now', BoundarySchema),
          409: json('Someone else has just chosen one', v.object({ current: BoundarySchema })),
        },
      }),
      requirePermission('entity:manage'),
      validBody(ApproachChangeSchema),
      async (c) => c.json(await chooseApproach(deps, c.var.scope, c.req.valid('json')), 200),
    )
    .put(
      '/boundaries/holdings',
      operation({
        id: 'changeHoldings',
        tag,
        summary: 'Say what several entities are to the group in a year, all of them or none',
        answers: {
          200: json('What holds of them now', v.array(BoundaryEntitySchema)),
          409: json('Someone else has just changed one of them', v.object({ current: BoundarySchema })),
        },
      }),
      requirePermission('entity:manage'),
      validBody(HoldingsChangeSchema),
      async (c) => c.json(await changeHoldings(deps, c.var.scope, c.req.valid('json')), 200),
    )
    .put(
      '/entities/:id/holding',
      operation({
        id: 'changeHolding',
        tag,
        summary: 'Say what an entity is to the group in a year',
        answers: {
          200: json('What holds of it now', BoundaryEntitySchema),
          409: json('Someone else has just changed it', v.object({ current: BoundaryEntitySchema })),
        },
      }),
      requirePermission('entity:manage'),
      validParams(v.object({ id: IdSchema })),
      validBody(BoundaryEntityChangeSchema),
      async (c) => c.json(await changeHolding(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    );
