import {
  ClimateChangeListSchema,
  ClimateRecalculationSchema,
  IdSchema,
  NewClimateRecalculationSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { RecalculationJob } from './climate-recalculations.repository.ts';
import {
  applyRecalculation,
  discardRecalculation,
  readChanges,
  readLatest,
  startRecalculation,
} from './climate-recalculations.service.ts';

const tag = 'climate';
const PathSchema = v.object({ id: IdSchema });
const readers = requirePermission('climate:read');
const deciders = requirePermission('climate:confirm');
const one = json('The recalculation as it is now', ClimateRecalculationSchema);

/** Recalculations of all lines by the rules and factors of now: all of them, or none. */
export const climateRecalculationsRoutes = (deps: GatewayDeps, job: Job<RecalculationJob>) =>
  createTenantRouter()
    .get(
      '/climate-recalculations/latest',
      operation({
        id: 'readLatestClimateRecalculation',
        tag,
        summary: 'The latest recalculation: how far it is, and what it changes',
        answers: { 200: json('It; null where there was none', v.nullable(ClimateRecalculationSchema)) },
      }),
      readers,
      async (c) => c.json(await readLatest(deps, c.var.scope), 200),
    )
    .get(
      '/climate-recalculations/:id/changes',
      operation({
        id: 'listClimateChanges',
        tag,
        summary: 'The lines that a recalculation would change most, while it waits for a decision',
        answers: { 200: json('The largest changes first', ClimateChangeListSchema) },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json({ items: await readChanges(deps, c.var.scope, c.req.valid('param').id) }, 200),
    )
    .post(
      '/climate-recalculations',
      operation({
        id: 'startClimateRecalculation',
        tag,
        summary: 'Reckon all lines again, or see what that would change',
        answers: { 202: one },
      }),
      deciders,
      validBody(NewClimateRecalculationSchema),
      async (c) => c.json(await startRecalculation(deps, job, c.var.scope, c.req.valid('json').isPreview), 202),
    )
    .post(
      '/climate-recalculations/:id/apply',
      operation({
        id: 'applyClimateRecalculation',
        tag,
        summary: 'Take over what a recalculation changes, all of it at once',
        answers: { 200: one },
      }),
      deciders,
      validParams(PathSchema),
      async (c) => c.json(await applyRecalculation(deps, c.var.scope, c.req.valid('param').id), 200),
    )
    .post(
      '/climate-recalculations/:id/discard',
      operation({
        id: 'discardClimateRecalculation',
        tag,
        summary: 'Leave the results as they are',
        answers: { 200: one },
      }),
      deciders,
      validParams(PathSchema),
      async (c) => c.json(await discardRecalculation(deps, c.var.scope, c.req.valid('param').id), 200),
    );
