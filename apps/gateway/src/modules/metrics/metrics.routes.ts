import {
  MetricDetailSchema,
  MetricKeySchema,
  MetricSchema,
  MetricSettingsChangeSchema,
  MetricSettingsSchema,
  PageQuerySchema,
  pageOf,
} from '@esg/contract';
import { metricLibrary } from '@esg/standards';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  json,
  operation,
  pageById,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { changeSettings, readMetric, readSettings } from './metrics.service.ts';

const tag = 'metrics';
const PathSchema = v.object({ key: MetricKeySchema });

/** An organisation's settings of library metrics: thresholds, weights and formulas. */
export const metricsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/metrics/page',
      operation({
        id: 'pageMetrics',
        tag,
        summary: 'Metrics that data points are stored for, a page at a time',
        scope: 'data-hub:read',
        answers: { 200: json('One page', pageOf(MetricSchema)) },
      }),
      requirePermission('data-hub:read'),
      validQuery(PageQuerySchema),
      (c) =>
        c.json(
          pageById(metricLibrary().metrics, ({ key }) => key, c.req.valid('query')),
          200,
        ),
    )
    .get(
      '/metrics/:key',
      operation({
        scope: 'data-hub:read',
        id: 'readMetric',
        tag,
        summary: 'One metric of the library with its sections and units',
        answers: { 200: json('The metric', MetricDetailSchema) },
      }),
      requirePermission('data-hub:read'),
      validParams(PathSchema),
      (c) => c.json(readMetric(c.req.valid('param').key), 200),
    )
    .get(
      '/metrics/:key/settings',
      operation({
        id: 'readMetricSettings',
        tag,
        summary: 'Threshold, weight and formula of a metric',
        answers: { 200: json('The settings', MetricSettingsSchema) },
      }),
      requirePermission('data-hub:read'),
      validParams(PathSchema),
      async (c) => c.json(await readSettings(deps, c.var.scope, c.req.valid('param').key)),
    )
    .put(
      '/metrics/:key/settings',
      operation({
        id: 'changeMetricSettings',
        tag,
        summary: 'Change threshold, weight or formula of a metric',
        answers: {
          200: json('The settings as they are now', MetricSettingsSchema),
          409: json('Someone else has just changed them', v.object({ current: MetricSettingsSchema })),
        },
      }),
      requirePermission('data-hub:write'),
      validParams(PathSchema),
      validBody(MetricSettingsChangeSchema),
      async (c) => c.json(await changeSettings(deps, c.var.scope, c.req.valid('param').key, c.req.valid('json')), 200),
    );
