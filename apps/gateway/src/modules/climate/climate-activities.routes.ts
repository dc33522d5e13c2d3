import {
  ClimateActivityChangeSchema,
  ClimateActivityPageSchema,
  ClimateActivityQuerySchema,
  ClimateActivitySchema,
  ClimateComparisonQuerySchema,
  ClimateComparisonSchema,
  ClimateSumQuerySchema,
  ClimateSumsSchema,
  ClimateTraceSchema,
  IdSchema,
  NewClimateActivitySchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  idempotencyKey,
  json,
  operation,
  tagged,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import {
  changeActivity,
  createActivity,
  deleteActivity,
  readActivities,
  readActivity,
  readTrace,
  restoreActivity,
} from './climate-activities.service.ts';
import { readComparison } from './climate-comparison.service.ts';
import { readSums } from './climate-sums.service.ts';

const tag = 'climate';
const PathSchema = v.object({ id: IdSchema });
const readers = requirePermission('climate:read');
const writers = requirePermission('climate:write');
const VersionQuerySchema = v.object({ version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });
const stale = json('Someone else has just changed it', v.object({ current: ClimateActivitySchema }));
const one = json('The line as it is now, and what it comes to', ClimateActivitySchema);

const readingRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/climate-activities',
      operation({
        id: 'listClimateActivities',
        tag,
        summary: 'Lines of activity data, newest first, each with its emissions or with what must be answered first',
        answers: { 200: json('One page', ClimateActivityPageSchema) },
      }),
      readers,
      validQuery(ClimateActivityQuerySchema),
      async (c) => c.json(await readActivities(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/climate-activities/:id',
      operation({
        id: 'readClimateActivity',
        tag,
        summary: 'One line of activity data',
        versioned: true,
        answers: { 200: json('It, with its ETag', ClimateActivitySchema) },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(tagged(c, await readActivity(deps, c.var.scope, c.req.valid('param').id))),
    )
    .get(
      '/climate-activities/:id/trace',
      operation({
        id: 'readClimateTrace',
        tag,
        summary: 'How a line was reckoned, step by step, with the factor and why it was chosen',
        answers: { 200: json('The steps', ClimateTraceSchema) },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(await readTrace(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/climate-sums',
      operation({
        id: 'readClimateSums',
        tag,
        summary: 'Emissions of some months by scope, category, gas, entity, month or activity type',
        answers: { 200: json('The sums, and what is still open', ClimateSumsSchema) },
      }),
      readers,
      validQuery(ClimateSumQuerySchema),
      async (c) => c.json(await readSums(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/climate-comparison',
      operation({
        id: 'readClimateComparison',
        tag,
        summary: 'Why the emissions of some months differ from those of the previous year',
        answers: {
          200: json('The effects of each activity type, which add up to the change', ClimateComparisonSchema),
        },
      }),
      readers,
      validQuery(ClimateComparisonQuerySchema),
      async (c) => c.json(await readComparison(deps, c.var.scope, c.req.valid('query'))),
    );

/** Lines of activity data: what was burnt, bought, driven or lost, and what it comes to. */
export const climateActivitiesRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .route('/', readingRoutes(deps))
    .post(
      '/climate-activities',
      operation({
        id: 'createClimateActivity',
        tag,
        summary: 'Add a line of activity data, and reckon it',
        headers: [idempotencyKey],
        answers: { 201: one },
      }),
      writers,
      validBody(NewClimateActivitySchema),
      async (c) =>
        c.json(await createActivity(deps, c.var.scope, c.req.valid('json'), c.req.header('idempotency-key')), 201),
    )
    .put(
      '/climate-activities/:id',
      operation({
        id: 'changeClimateActivity',
        tag,
        summary: 'Change a line of activity data, and reckon it again',
        versioned: true,
        writes: true,
        answers: {
          200: one,
          409: stale,
        },
      }),
      writers,
      validParams(PathSchema),
      validBody(ClimateActivityChangeSchema),
      async (c) =>
        c.json(tagged(c, await changeActivity(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))), 200),
    )
    .delete(
      '/climate-activities/:id',
      operation({
        id: 'removeClimateActivity',
        tag,
        summary: 'Delete a line of activity data that was read at this version; it can be restored',
        versioned: true,
        writes: true,
        answers: { 200: one, 409: stale },
      }),
      writers,
      validParams(PathSchema),
      validQuery(VersionQuerySchema),
      async (c) => {
        const { version } = c.req.valid('query');
        return c.json(tagged(c, await deleteActivity(deps, c.var.scope, c.req.valid('param').id, version)), 200);
      },
    )
    .post(
      '/climate-activities/:id/restore',
      operation({
        id: 'restoreClimateActivity',
        tag,
        summary: 'Restore a deleted line, and reckon it again',
        answers: { 200: one },
      }),
      writers,
      validParams(PathSchema),
      async (c) => c.json(await restoreActivity(deps, c.var.scope, c.req.valid('param').id), 200),
    );
