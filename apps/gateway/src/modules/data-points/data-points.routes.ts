import {
  DataPointChangeSchema,
  DataPointConflictSchema,
  DataPointListQuerySchema,
  DataPointOverlapSchema,
  DataPointPageSchema,
  DataPointSchema,
  type DataPointVersion,
  DataPointVersionSchema,
  IdSchema,
  NewDataPointSchema,
  PageQuerySchema,
  ProblemSchema,
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
  changeDataPoint,
  createDataPoint,
  readDataPoint,
  readHistory,
  removeDataPoint,
} from './data-points.service.ts';
import { listDataPointPage } from './reading.service.ts';

const tag = 'data-points';
const PathSchema = v.object({ id: IdSchema });
const VersionQuerySchema = v.object({ version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });
const one = json('The data point as it is now', DataPointSchema);
const stale = json('Someone else has just changed it', DataPointConflictSchema);
const overlap = json(
  'A data point already exists for this time period, or the request is refused',
  v.union([DataPointOverlapSchema, ProblemSchema]),
);
const headers = [
  { name: 'Idempotency-Key', maxLength: 80, description: 'Repeats of one request create one data point' },
];

/** States have successive versions; a removal has the version of the state that it ends. */
const placeOf = ({ version, action }: DataPointVersion) => `${String(version).padStart(9, '0')} ${action}`;

/** Figures and answers that were collected once. */
export const dataPointRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/data-points',
      operation({
        scope: 'data-hub:read',
        id: 'listDataPoints',
        tag,
        summary: 'Data points of the own organisation, newest periods first',
        answers: { 200: json('One page', DataPointPageSchema) },
      }),
      requirePermission('data-hub:read'),
      validQuery(DataPointListQuerySchema),
      async (c) => c.json(await listDataPointPage(deps, c.var.scope, c.req.valid('query'))),
    )
    .post(
      '/data-points',
      operation({
        scope: 'data-hub:write',
        writes: true,
        id: 'createDataPoint',
        tag,
        summary: 'Store a data point',
        headers,
        answers: { 201: one, 422: overlap },
      }),
      requirePermission('data-hub:write'),
      validBody(NewDataPointSchema),
      async (c) =>
        c.json(await createDataPoint(deps, c.var.scope, c.req.valid('json'), c.req.header('idempotency-key')), 201),
    )
    .get(
      '/data-points/:id',
      operation({
        scope: 'data-hub:read',
        versioned: true,
        id: 'readDataPoint',
        tag,
        summary: 'One data point',
        answers: { 200: one },
      }),
      requirePermission('data-hub:read'),
      validParams(PathSchema),
      async (c) => c.json(tagged(c, await readDataPoint(deps, c.var.scope, c.req.valid('param').id))),
    )
    .put(
      '/data-points/:id',
      operation({
        scope: 'data-hub:write',
        writes: true,
        versioned: true,
        id: 'changeDataPoint',
        tag,
        summary: 'Change a data point',
        answers: { 200: one, 409: stale, 422: overlap },
      }),
      requirePermission('data-hub:write'),
      validParams(PathSchema),
      validBody(DataPointChangeSchema),
      async (c) =>
        c.json(tagged(c, await changeDataPoint(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))), 200),
    )
    .delete(
      '/data-points/:id',
      operation({
        scope: 'data-hub:write',
        writes: true,
        versioned: true,
        id: 'removeDataPoint',
        tag,
        summary: 'Remove a data point that was read at this version',
        answers: { 204: empty(), 409: stale },
      }),
      requirePermission('data-hub:write'),
      validParams(PathSchema),
      validQuery(VersionQuerySchema),
      async (c) => {
        await removeDataPoint(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query').version);
        return c.body(null, 204);
      },
    )
    .get(
      '/data-points/:id/history',
      operation({
        id: 'listDataPointHistory',
        tag,
        summary: 'Every state it had, newest first; also of one that is gone',
        answers: { 200: json('The states', v.array(DataPointVersionSchema)) },
      }),
      requirePermission('data-hub:read'),
      validParams(PathSchema),
      async (c) => c.json(await readHistory(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/data-points/:id/history/page',
      operation({
        id: 'pageDataPointHistory',
        tag,
        summary: 'Every state it had, oldest first, a page at a time',
        scope: 'data-hub:read',
        answers: { 200: json('One page', pageOf(DataPointVersionSchema)) },
      }),
      requirePermission('data-hub:read'),
      validParams(PathSchema),
      validQuery(PageQuerySchema),
      async (c) =>
        c.json(pageById(await readHistory(deps, c.var.scope, c.req.valid('param').id), placeOf, c.req.valid('query'))),
    );
