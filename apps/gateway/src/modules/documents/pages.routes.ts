import { DocumentPagesQuerySchema, DocumentPagesSchema, DocumentSchema, IdSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import { createTenantRouter, json, operation, validParams, validQuery } from '../../platform/http/index.ts';
import type { Deps } from './documents.service.ts';
import * as pages from './pages.service.ts';

const tag = 'documents';
const PathSchema = v.object({ id: IdSchema });

/** What was read of a document's files. */
export const pageRoutes = (deps: Deps) =>
  createTenantRouter()
    .get(
      '/documents/:id/pages',
      operation({
        id: 'readDocumentPages',
        tag,
        summary: 'Pages of a document as headings, paragraphs and tables, some at a time',
        answers: { 200: json('How far its reading is, and the pages', DocumentPagesSchema) },
      }),
      requirePermission('document:read'),
      validParams(PathSchema),
      validQuery(DocumentPagesQuerySchema),
      async (c) => c.json(await pages.readPages(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query'))),
    )
    .post(
      '/documents/:id/read-again',
      operation({
        id: 'readDocumentAgain',
        tag,
        summary: 'Read a document again that could not be read',
        answers: { 200: json('It as it is now', DocumentSchema) },
      }),
      requirePermission('document:write'),
      validParams(PathSchema),
      async (c) => c.json(await pages.readAgain(deps, c.var.scope, c.req.valid('param').id), 200),
    );
