import { DocumentSearchQuerySchema, DocumentSearchSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validQuery } from '../../platform/http/index.ts';
import { searchDocuments } from './document-search.service.ts';

/** Search over names, tags and texts of documents. Mounted before `documents`, where `search` would be taken for an id. */
export const documentSearchRoutes = (deps: Pick<GatewayDeps, 'database'>) =>
  createTenantRouter().get(
    '/documents/search',
    operation({
      id: 'searchDocuments',
      tag: 'documents',
      summary: 'Documents whose pages, name or tags say what is looked for, with the pages and pieces of them',
      answers: { 200: json('What was found, the best first', DocumentSearchSchema) },
    }),
    requirePermission('document:read'),
    validQuery(DocumentSearchQuerySchema),
    async (c) => c.json(await searchDocuments(deps, c.var.scope, c.req.valid('query'))),
  );
