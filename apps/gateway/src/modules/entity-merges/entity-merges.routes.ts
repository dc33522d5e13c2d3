import {
  EntityMergeEffectSchema,
  EntityMergePreviewSchema,
  EntityMergeQuerySchema,
  EntityMergeSchema,
  EntitySchema,
  IdSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams, validQuery } from '../../platform/http/index.ts';
import { mergeEntity } from './entity-merges.service.ts';
import { readMergeEffect } from './merge-effect.service.ts';
import { readMerge } from './merge-preview.service.ts';

const tag = 'entities';
const PathSchema = v.object({ id: IdSchema });

/** Merging one entity into another. */
export const entityMergesRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/entities/:id/merge',
      operation({
        id: 'readEntityMerge',
        tag,
        summary: 'What merging an entity into another would move, and which figures both have',
        answers: { 200: json('The preview', EntityMergePreviewSchema) },
      }),
      requirePermission('entity:manage'),
      requirePermission('data-hub:read'),
      validParams(PathSchema),
      validQuery(EntityMergeQuerySchema),
      async (c) => c.json(await readMerge(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query').into)),
    )
    .post(
      '/entities/:id/merge/effect',
      operation({
        id: 'readEntityMergeEffect',
        tag,
        summary: 'What a merge with these choices would do to the figures of the group',
        answers: { 200: json('Shares and figures before and after', EntityMergeEffectSchema) },
      }),
      requirePermission('entity:manage'),
      requirePermission('data-hub:write'),
      validParams(PathSchema),
      validBody(EntityMergeSchema),
      async (c) => c.json(await readMergeEffect(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/entities/:id/merge',
      operation({
        id: 'mergeEntity',
        tag,
        summary: 'Move everything of an entity to another, and archive it',
        answers: { 200: json('The entity that has everything now', EntitySchema) },
      }),
      requirePermission('entity:manage'),
      requirePermission('data-hub:write'),
      validParams(PathSchema),
      validBody(EntityMergeSchema),
      async (c) => c.json(await mergeEntity(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    );
