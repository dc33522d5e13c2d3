import { InsightsQuerySchema, InsightsSchema, InsightTilesChangeSchema, InsightTilesSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validQuery } from '../../platform/http/index.ts';
import { changeTiles, readInsights } from './insights.service.ts';

const tag = 'insights';
const readers = requirePermission('data-hub:read');

/** The organisation's key metrics at a glance, in the tiles that each person chooses. */
export const insightsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/insights',
      operation({
        id: 'readInsights',
        tag,
        summary: 'Key metrics over the newest years, with what needs attention',
        answers: { 200: json('All tiles of the person', InsightsSchema) },
      }),
      readers,
      validQuery(InsightsQuerySchema),
      async (c) => c.json(await readInsights(deps, c.var.scope, c.req.valid('query'))),
    )
    .put(
      '/insights/tiles',
      operation({
        id: 'changeInsightTiles',
        tag,
        summary: 'Choose which metrics oneself sees, and in which order',
        answers: {
          200: json('The stored choice', InsightTilesSchema),
          409: json('They have just been chosen elsewhere', v.object({ current: InsightTilesSchema })),
        },
      }),
      readers,
      validBody(InsightTilesChangeSchema),
      async (c) => c.json(await changeTiles(deps, c.var.scope, c.req.valid('json')), 200),
    );
