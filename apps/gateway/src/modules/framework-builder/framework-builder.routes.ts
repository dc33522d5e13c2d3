import {
  BuilderPaletteSchema,
  IdSchema,
  NewOwnFrameworkSchema,
  OwnFrameworkChangeSchema,
  OwnFrameworkConflictSchema,
  OwnFrameworkSchema,
  OwnFrameworkStampSchema,
  OwnFrameworkSummarySchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, empty, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import * as builder from './framework-builder.service.ts';
import { builderPalette } from './palette.ts';

const tag = 'framework-builder';
const PathSchema = v.object({ id: IdSchema });
const ReleasePathSchema = v.object({
  id: IdSchema,
  number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.toNumber()),
});
const one = json('The framework as it is now', OwnFrameworkSchema);
const stale = json('Someone else has just changed it', OwnFrameworkConflictSchema);

/** Frameworks of the organisation's own: drafts that are saved with a version, and published versions. */
export const frameworkBuilderRoutes = (deps: GatewayDeps) => {
  const fence = requirePermission('framework:write');
  return createTenantRouter()
    .get(
      '/own-frameworks',
      operation({
        id: 'listOwnFrameworks',
        tag,
        summary: 'Frameworks of the own organisation, the one changed last first',
        answers: { 200: json('The frameworks', v.array(OwnFrameworkSummarySchema)) },
      }),
      fence,
      async (c) => c.json(await builder.readAll(deps, c.var.scope)),
    )
    .post(
      '/own-frameworks',
      operation({
        id: 'createOwnFramework',
        tag,
        summary: 'Begin one: with nothing, out of another framework, or as a copy',
        answers: { 201: one },
      }),
      fence,
      validBody(NewOwnFrameworkSchema),
      async (c) => c.json(await builder.create(deps, c.var.scope, c.req.valid('json')), 201),
    )
    .get(
      '/own-frameworks/palette',
      operation({
        id: 'readBuilderPalette',
        tag,
        summary: 'Metrics and units that fields are made of',
        answers: { 200: json('The palette', BuilderPaletteSchema) },
      }),
      fence,
      (c) => c.json(builderPalette(), 200),
    )
    .get(
      '/own-frameworks/:id',
      operation({ id: 'readOwnFramework', tag, summary: 'One of them with its content', answers: { 200: one } }),
      fence,
      validParams(PathSchema),
      async (c) => c.json(await builder.readOne(deps, c.var.scope, c.req.valid('param').id)),
    )
    .put(
      '/own-frameworks/:id',
      operation({ id: 'changeOwnFramework', tag, summary: 'Save the draft', answers: { 200: one, 409: stale } }),
      fence,
      validParams(PathSchema),
      validBody(OwnFrameworkChangeSchema),
      async (c) => c.json(await builder.change(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .delete(
      '/own-frameworks/:id',
      operation({
        id: 'removeOwnFramework',
        tag,
        summary: 'Remove one that was never published',
        answers: { 204: empty() },
      }),
      fence,
      validParams(PathSchema),
      async (c) => {
        await builder.remove(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .post(
      '/own-frameworks/:id/draft',
      operation({ id: 'reopenOwnFramework', tag, summary: 'Begin a new version', answers: { 200: one, 409: stale } }),
      fence,
      validParams(PathSchema),
      validBody(OwnFrameworkStampSchema),
      async (c) =>
        c.json(await builder.reopen(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json').version), 200),
    )
    .post(
      '/own-frameworks/:id/draft-removal',
      operation({
        id: 'discardOwnFramework',
        tag,
        summary: 'Discard the draft of a new version',
        answers: { 200: one, 409: stale },
      }),
      fence,
      validParams(PathSchema),
      validBody(OwnFrameworkStampSchema),
      async (c) =>
        c.json(await builder.discard(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json').version), 200),
    )
    .post(
      '/own-frameworks/:id/releases',
      operation({
        id: 'publishOwnFramework',
        tag,
        summary: 'Publish the draft',
        answers: { 200: one, 409: stale },
      }),
      fence,
      validParams(PathSchema),
      validBody(OwnFrameworkStampSchema),
      async (c) =>
        c.json(await builder.publish(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json').version), 200),
    )
    .put(
      '/own-frameworks/:id/releases/:number/withdrawal',
      operation({
        id: 'withdrawOwnFramework',
        tag,
        summary: 'Let no report be started with it',
        answers: { 200: one },
      }),
      fence,
      validParams(ReleasePathSchema),
      async (c) => {
        const { id, number } = c.req.valid('param');
        return c.json(await builder.withdraw(deps, c.var.scope, id, number, true), 200);
      },
    )
    .delete(
      '/own-frameworks/:id/releases/:number/withdrawal',
      operation({
        id: 'offerOwnFramework',
        tag,
        summary: 'Let reports be started with it again',
        answers: { 200: one },
      }),
      fence,
      validParams(ReleasePathSchema),
      async (c) => {
        const { id, number } = c.req.valid('param');
        return c.json(await builder.withdraw(deps, c.var.scope, id, number, false), 200);
      },
    );
};
