import {
  DocumentTagCategoryChangeSchema,
  DocumentTagCategorySchema,
  DocumentTaggingSchema,
  IdSchema,
  NewDocumentTagCategorySchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  empty,
  idempotencyKey,
  json,
  operation,
  validBody,
  validParams,
} from '../../platform/http/index.ts';
import * as tags from './tags.service.ts';

const tag = 'documents';
const PathSchema = v.object({ id: IdSchema });
const writers = requirePermission('document:write');

/** Tags of documents, in categories that the organisation makes for itself. */
export const tagRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/document-taggings',
      operation({
        id: 'tagDocuments',
        tag,
        summary: 'Give documents tags, and take others from them',
        answers: { 204: empty() },
      }),
      writers,
      validBody(DocumentTaggingSchema),
      async (c) => {
        await tags.tagDocuments(deps, c.var.scope, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .get(
      '/document-tag-categories',
      operation({
        id: 'listDocumentTagCategories',
        tag,
        summary: 'Categories of tags, by name',
        answers: { 200: json('The categories', v.array(DocumentTagCategorySchema)) },
      }),
      requirePermission('document:read'),
      async (c) => c.json(await tags.readCategories(deps, c.var.scope)),
    )
    .post(
      '/document-tag-categories',
      operation({
        id: 'createDocumentTagCategory',
        tag,
        summary: 'Add a category with its tags',
        headers: [idempotencyKey],
        answers: { 201: json('The new category', DocumentTagCategorySchema) },
      }),
      writers,
      validBody(NewDocumentTagCategorySchema),
      async (c) =>
        c.json(await tags.createCategory(deps, c.var.scope, c.req.valid('json'), c.req.header('idempotency-key')), 201),
    )
    .put(
      '/document-tag-categories/:id',
      operation({
        id: 'changeDocumentTagCategory',
        tag,
        summary: 'Change a category and its tags',
        answers: {
          200: json('The category with the change', DocumentTagCategorySchema),
          409: json('Another person has just changed the category', v.object({ current: DocumentTagCategorySchema })),
        },
      }),
      writers,
      validParams(PathSchema),
      validBody(DocumentTagCategoryChangeSchema),
      async (c) =>
        c.json(await tags.changeCategory(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .delete(
      '/document-tag-categories/:id',
      operation({
        id: 'removeDocumentTagCategory',
        tag,
        summary: 'Remove a category with its tags',
        answers: { 204: empty() },
      }),
      writers,
      validParams(PathSchema),
      async (c) => {
        await tags.removeCategory(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
