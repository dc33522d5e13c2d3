import {
  IdSchema,
  NewTargetSchema,
  TargetChangeSchema,
  TargetSchema,
  TargetsQuerySchema,
  TargetWithFiguresSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  empty,
  idempotencyKey,
  json,
  operation,
  tagged,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { changeTarget, createTarget, readTarget, readTargets, removeTarget } from './targets.service.ts';

const tag = 'targets';
const PathSchema = v.object({ id: IdSchema });
const readers = requirePermission('data-hub:read');
const writers = requirePermission('data-hub:write');

/** What an organisation wants its metrics to come to, and what it does for it. */
export const targetsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/targets',
      operation({
        id: 'listTargets',
        tag,
        summary: 'Targets of a metric, with the figures that they are compared with',
        answers: { 200: json('All of them', v.array(TargetWithFiguresSchema)) },
      }),
      readers,
      validQuery(TargetsQuerySchema),
      async (c) => c.json(await readTargets(deps, c.var.scope, c.req.valid('query').metricKey)),
    )
    .get(
      '/targets/:id',
      operation({
        id: 'readTarget',
        tag,
        summary: 'One target',
        versioned: true,
        answers: { 200: json('It, with its ETag', TargetSchema) },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(tagged(c, await readTarget(deps, c.var.scope, c.req.valid('param').id))),
    )
    .post(
      '/targets',
      operation({
        id: 'createTarget',
        tag,
        summary: 'Add one target',
        headers: [idempotencyKey],
        answers: { 201: json('The new one', TargetSchema) },
      }),
      writers,
      validBody(NewTargetSchema),
      async (c) =>
        c.json(await createTarget(deps, c.var.scope, c.req.valid('json'), c.req.header('idempotency-key')), 201),
    )
    .put(
      '/targets/:id',
      operation({
        id: 'changeTarget',
        tag,
        summary: 'Change one target',
        versioned: true,
        writes: true,
        answers: {
          200: json('It as it is now', TargetSchema),
          409: json('Someone else has just changed it', v.object({ current: TargetSchema })),
        },
      }),
      writers,
      validParams(PathSchema),
      validBody(TargetChangeSchema),
      async (c) =>
        c.json(tagged(c, await changeTarget(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))), 200),
    )
    .delete(
      '/targets/:id',
      operation({ id: 'removeTarget', tag, summary: 'Remove one target', answers: { 204: empty() } }),
      writers,
      validParams(PathSchema),
      async (c) => {
        await removeTarget(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
