import { EntityImportResultSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation } from '../../platform/http/index.ts';
import { entitySheetBody, importEntities } from './entity-imports.service.ts';

/** Bulk upload of entities (spec sections 2, 4 and 5). */
export const entityImportsRoutes = (deps: GatewayDeps) =>
  createTenantRouter().post(
    '/entities/import',
    operation({
      id: 'importEntities',
      tag: 'entities',
      summary: 'Add the entities of a sheet (.xlsx), all of them or none',
      requestBody: entitySheetBody,
      answers: { 200: json('How many entities were added', EntityImportResultSchema) },
    }),
    requirePermission('entity:manage'),
    async (c) => c.json(await importEntities(deps, c.var.scope, c.req.raw), 200),
  );
