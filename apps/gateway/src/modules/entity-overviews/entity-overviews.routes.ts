import { EntityOverviewSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation } from '../../platform/http/index.ts';
import { readEntityOverviews } from './entity-overviews.service.ts';

/** What each entity has, for lists of them. */
export const entityOverviewsRoutes = (deps: GatewayDeps) =>
  createTenantRouter().get(
    '/entities/overviews',
    operation({
      id: 'listEntityOverviews',
      tag: 'entities',
      summary: 'How many data points and reports each entity has',
      answers: { 200: json('One for each entity, by its name', v.array(EntityOverviewSchema)) },
    }),
    requirePermission('entity:manage'),
    async (c) => c.json(await readEntityOverviews(deps, c.var.scope)),
  );
