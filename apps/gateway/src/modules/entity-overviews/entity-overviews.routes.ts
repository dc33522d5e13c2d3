import { EntityBelongingsSchema, EntityOverviewSchema, IdSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validParams } from '../../platform/http/index.ts';
import { readEntityBelongings, readEntityOverviews } from './entity-overviews.service.ts';

const tag = 'entities';

/** The data of entities: counted for lists, and complete for one. */
export const entityOverviewsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/entities/overviews',
      operation({
        id: 'listEntityOverviews',
        tag,
        summary: 'How many data points and reports each entity has',
        answers: { 200: json('One for each entity, by its name', v.array(EntityOverviewSchema)) },
      }),
      requirePermission('entity:manage'),
      async (c) => c.json(await readEntityOverviews(deps, c.var.scope)),
    )
    .get(
      '/entities/:id/overview',
      operation({
        id: 'readEntityBelongings',
        tag,
        summary: 'What belongs to an entity: its manager, figures, reports and documents',
        answers: { 200: json('What belongs to it', EntityBelongingsSchema) },
      }),
      requirePermission('entity:manage'),
      // Figures and their documents come from the data hub.
      requirePermission('data-hub:read'),
      validParams(v.object({ id: IdSchema })),
      async (c) => c.json(await readEntityBelongings(deps, c.var.scope, c.req.valid('param').id)),
    );
