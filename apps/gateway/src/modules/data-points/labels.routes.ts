import {
  IdSchema,
  LabelChangeSchema,
  LabelConflictSchema,
  LabelOrderSchema,
  LabelSchema,
  NewLabelSchema,
  PageQuerySchema,
  pageOf,
  SectionIdSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  empty,
  json,
  operation,
  pageById,
  tagged,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { createLabel, orderLabels, readLabels, removeLabel, renameLabel } from './labels.service.ts';

const tag = 'data-points';
const PathSchema = v.object({ id: IdSchema });
const VersionQuerySchema = v.object({ version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });
const one = json('The label', LabelSchema);
const stale = json('Someone else has just renamed it', LabelConflictSchema);
const all = json('Labels of the section in their order', v.array(LabelSchema));

/** Labels of the sections of the data hub. */
export const labelRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/section-labels',
      operation({ id: 'listLabels', tag, summary: 'Labels of a section', answers: { 200: all } }),
      requirePermission('data-hub:read'),
      validQuery(v.object({ sectionId: SectionIdSchema })),
      async (c) => c.json(await readLabels(deps, c.var.scope, c.req.valid('query').sectionId)),
    )
    .get(
      '/section-labels/page',
      operation({
        id: 'pageLabels',
        tag,
        summary: 'Labels of a section, a page at a time',
        scope: 'data-hub:read',
        answers: { 200: json('One page', pageOf(LabelSchema)) },
      }),
      requirePermission('data-hub:read'),
      validQuery(v.object({ ...PageQuerySchema.entries, sectionId: SectionIdSchema })),
      async (c) => {
        const { sectionId, ...page } = c.req.valid('query');
        return c.json(pageById(await readLabels(deps, c.var.scope, sectionId), ({ id }) => id, page));
      },
    )
    .post(
      '/section-labels',
      operation({
        id: 'createLabel',
        tag,
        summary: 'Add a label to a section',
        answers: { 201: one },
        scope: 'data-hub:write',
        writes: true,
      }),
      requirePermission('data-hub:write'),
      validBody(NewLabelSchema),
      async (c) => c.json(await createLabel(deps, c.var.scope, c.req.valid('json')), 201),
    )
    .put(
      '/section-labels/order',
      operation({
        id: 'orderLabels',
        tag,
        summary: 'Put the labels of a section in a new order',
        scope: 'data-hub:write',
        writes: true,
        answers: { 200: all },
      }),
      requirePermission('data-hub:write'),
      validBody(LabelOrderSchema),
      async (c) => c.json(await orderLabels(deps, c.var.scope, c.req.valid('json')), 200),
    )
    .put(
      '/section-labels/:id',
      operation({
        id: 'renameLabel',
        tag,
        summary: 'Rename a label',
        answers: { 200: one, 409: stale },
        scope: 'data-hub:write',
        writes: true,
        versioned: true,
      }),
      requirePermission('data-hub:write'),
      validParams(PathSchema),
      validBody(LabelChangeSchema),
      async (c) =>
        c.json(tagged(c, await renameLabel(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))), 200),
    )
    .delete(
      '/section-labels/:id',
      operation({
        id: 'removeLabel',
        tag,
        summary: 'Remove a label that nothing carries',
        scope: 'data-hub:write',
        writes: true,
        versioned: true,
        answers: { 204: empty(), 409: stale },
      }),
      requirePermission('data-hub:write'),
      validParams(PathSchema),
      validQuery(VersionQuerySchema),
      async (c) => {
        await removeLabel(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query').version);
        return c.body(null, 204);
      },
    );
