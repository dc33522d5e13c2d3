import { PortalEntitySchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation } from '../../platform/http/index.ts';
import { listEntities } from '../entities/index.ts';

const portalEntityOf = ({ id, name, type, address, postCode }: Awaited<ReturnType<typeof listEntities>>[number]) => ({
  id,
  name,
  type,
  address,
  postCode,
});

/** The entity user's routes. Mount it in the audience of grants: there the database shows only the caller's entities. */
export const entityPortalRoutes = ({ database }: Pick<GatewayDeps, 'database'>) =>
  createTenantRouter().get(
    '/entity-portal/entities',
    operation({
      id: 'listPortalEntities',
      tag: 'reporting-entity',
      summary: 'The entities that the caller answers for, by name',
      answers: { 200: json('The entities', v.array(PortalEntitySchema)) },
    }),
    requirePermission('portal:read'),
    async (c) => {
      const entities = await database.askScope(c.var.scope, listEntities);
      return c.json(entities.map(portalEntityOf));
    },
  );
