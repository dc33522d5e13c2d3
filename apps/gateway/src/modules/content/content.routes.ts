import {
  ContentCategoryChangeSchema,
  ContentCategorySchema,
  ContentConflictSchema,
  ContentEntryChangeSchema,
  ContentEntrySchema,
  ContentOrderSchema,
  IdSchema,
  NewContentEntrySchema,
  NewsReadMarkSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, empty, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import * as content from './content.service.ts';

const tag = 'content';
const PathSchema = v.object({ id: IdSchema });
const entry = json('The entry', ContentEntrySchema);
const entries = json('The entries', v.array(ContentEntrySchema));
const mark = json('The moment, or null', NewsReadMarkSchema);
const categories = json('The categories in their order', v.array(ContentCategorySchema));

/** A tenant's articles and news: for everybody who is signed in (spec section 7, content). */
export const publishedRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/esg-cms/articles/publish',
      operation({ id: 'listArticles', tag, summary: 'Published articles in their order', answers: { 200: entries } }),
      async (c) => c.json(await content.readPublished(deps, c.var.scope, 'article')),
    )
    .get(
      '/esg-cms/whats-new/publish',
      operation({ id: 'listNews', tag, summary: 'Published news, newest first', answers: { 200: entries } }),
      async (c) => c.json(await content.readPublished(deps, c.var.scope, 'whats-new')),
    )
    .get(
      '/esg-cms/categories/publish',
      operation({ id: 'listContentCategories', tag, summary: 'Headings of articles', answers: { 200: categories } }),
      async (c) => c.json(await content.readCategories(deps, c.var.scope)),
    )
    .get(
      '/esg-cms/whats-new/read-mark',
      operation({
        id: 'readNewsMark',
        tag,
        summary: 'Up to when the caller has seen the news',
        answers: { 200: mark },
      }),
      async (c) => c.json(await content.readNewsMark(deps, c.var.scope)),
    )
    .put(
      '/esg-cms/whats-new/read-mark',
      operation({ id: 'markNewsRead', tag, summary: 'The caller has seen all news', answers: { 200: mark } }),
      async (c) => c.json(await content.markNewsRead(deps, c.var.scope)),
    );

/** Articles and news as their editors see them: administrators of the organisation that owns the tenant. */
export const entryRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/content-entries',
      operation({ id: 'listContentEntries', tag, summary: 'All entries, drafts too', answers: { 200: entries } }),
      requirePermission('content:write'),
      async (c) => c.json(await content.readEntries(deps, c.var.scope)),
    )
    .post(
      '/content-entries',
      operation({ id: 'createContentEntry', tag, summary: 'Write an article or news', answers: { 201: entry } }),
      requirePermission('content:write'),
      validBody(NewContentEntrySchema),
      async (c) => c.json(await content.createEntry(deps, c.var.scope, c.req.valid('json')), 201),
    )
    .put(
      '/content-entries/order',
      operation({ id: 'orderContentEntries', tag, summary: 'Put entries into an order', answers: { 204: empty() } }),
      requirePermission('content:write'),
      validBody(ContentOrderSchema),
      async (c) => {
        await content.orderEntries(deps, c.var.scope, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .put(
      '/content-entries/:id',
      operation({
        id: 'changeContentEntry',
        tag,
        summary: 'Change, publish or withdraw an entry',
        answers: {
          200: entry,
          409: json('Someone else has just changed it', ContentConflictSchema),
        },
      }),
      requirePermission('content:write'),
      validParams(PathSchema),
      validBody(ContentEntryChangeSchema),
      async (c) =>
        c.json(await content.changeEntry(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .delete(
      '/content-entries/:id',
      operation({ id: 'removeContentEntry', tag, summary: 'Remove an entry', answers: { 204: empty() } }),
      requirePermission('content:write'),
      validParams(PathSchema),
      async (c) => {
        await content.removeEntry(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );

/** Headings of articles, for the same editors. Each change returns all of them. */
export const categoryRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/content-categories',
      operation({ id: 'createContentCategory', tag, summary: 'Add a heading', answers: { 201: categories } }),
      requirePermission('content:write'),
      validBody(ContentCategoryChangeSchema),
      async (c) => c.json(await content.createCategory(deps, c.var.scope, c.req.valid('json')), 201),
    )
    .put(
      '/content-categories/order',
      operation({
        id: 'orderContentCategories',
        tag,
        summary: 'Put headings into an order',
        answers: { 200: categories },
      }),
      requirePermission('content:write'),
      validBody(ContentOrderSchema),
      async (c) => c.json(await content.orderCategories(deps, c.var.scope, c.req.valid('json'))),
    )
    .put(
      '/content-categories/:id',
      operation({
        id: 'changeContentCategory',
        tag,
        summary: 'Rename or move a heading',
        answers: { 200: categories },
      }),
      requirePermission('content:write'),
      validParams(PathSchema),
      validBody(ContentCategoryChangeSchema),
      async (c) =>
        c.json(await content.changeCategory(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete(
      '/content-categories/:id',
      operation({
        id: 'removeContentCategory',
        tag,
        summary: 'Remove a heading; its articles stay',
        answers: { 204: empty() },
      }),
      requirePermission('content:write'),
      validParams(PathSchema),
      async (c) => {
        await content.removeCategory(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
