import {
  CalculationQuerySchema,
  CalculationSchema,
  CoverageQuerySchema,
  CoverageSchema,
  DataPointCellSchema,
  DataPointGridQuerySchema,
  DataPointStartQuerySchema,
  DataPointStartSchema,
  HeadlineFigureSchema,
  MetricKeySchema,
  ReviewPageSchema,
  ReviewQuerySchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validParams, validQuery } from '../../platform/http/index.ts';
import { readCalculation } from './calculation/calculation.service.ts';
import { readKeyFigures } from './key-figures.ts';
import { readCoverage, readGrid, readStart } from './reading.service.ts';
import { readReview } from './review.service.ts';

const tag = 'data-points';

/** Summaries of many data points. Mounted before `/data-points/{id}`, which would take these words for ids. */
export const readingRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/data-points/coverage',
      operation({
        scope: 'data-hub:read',
        id: 'readCoverage',
        tag,
        summary: 'How far each metric is filled for times and subjects',
        answers: { 200: json('The coverage', CoverageSchema) },
      }),
      requirePermission('data-hub:read'),
      validQuery(CoverageQuerySchema),
      async (c) => c.json(await readCoverage(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/data-points/grid',
      operation({
        id: 'readDataPointGrid',
        tag,
        summary: 'A piece of the grid of metrics, times and subjects',
        answers: { 200: json('The data points in it', v.array(DataPointCellSchema)) },
      }),
      requirePermission('data-hub:read'),
      validQuery(DataPointGridQuerySchema),
      async (c) => c.json(await readGrid(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/data-points/key-figures',
      operation({
        id: 'readKeyFigures',
        tag,
        summary: 'What most readers look for first, over the newest years',
        answers: { 200: json('The figures that have a value', v.array(HeadlineFigureSchema)) },
      }),
      requirePermission('data-hub:read'),
      async (c) => c.json(await readKeyFigures(deps, c.var.scope)),
    )
    .get(
      '/data-points/start',
      operation({
        id: 'readDataPointStart',
        tag,
        summary: 'The present and previous values, before a person types',
        answers: { 200: json('The neighbours', DataPointStartSchema) },
      }),
      requirePermission('data-hub:read'),
      validQuery(DataPointStartQuerySchema),
      async (c) => c.json(await readStart(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/data-points/review',
      operation({
        id: 'reviewDataPoints',
        tag,
        summary: 'What should be looked at in a reporting time',
        answers: { 200: json('One page', ReviewPageSchema) },
      }),
      requirePermission('data-hub:read'),
      validQuery(ReviewQuerySchema),
      async (c) => c.json(await readReview(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/data-points/calculations/:key',
      operation({
        scope: 'data-hub:read',
        id: 'calculateMetric',
        tag,
        summary: 'The value of a metric for any days, with every step to its sources',
        answers: { 200: json('The calculation', CalculationSchema) },
      }),
      requirePermission('data-hub:read'),
      validParams(v.object({ key: MetricKeySchema })),
      validQuery(CalculationQuerySchema),
      async (c) => c.json(await readCalculation(deps, c.var.scope, c.req.valid('param').key, c.req.valid('query'))),
    );
