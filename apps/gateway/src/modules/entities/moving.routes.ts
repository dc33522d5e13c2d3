import { EntityMovesSchema, EntitySchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody } from '../../platform/http/index.ts';
import { moveEntities } from './moving.service.ts';

/** Moves entities in their tree. */
export const movingRoutes = (deps: GatewayDeps) =>
  createTenantRouter().post(
    '/entities/move',
    operation({
      scope: 'entities:write',
      writes: true,
      id: 'moveEntities',
      tag: 'entities',
      summary: 'Move entities with everything below them, all or none',
      answers: { 200: json('The moved entities', v.array(EntitySchema)) },
    }),
    requirePermission('entity:manage'),
    validBody(EntityMovesSchema),
    async (c) => c.json(await moveEntities(deps, c.var.scope, c.req.valid('json'))),
  );
