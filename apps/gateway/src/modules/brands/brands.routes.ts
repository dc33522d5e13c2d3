import {
  BrandConflictSchema,
  BrandDraftChangeSchema,
  BrandPublicationSchema,
  BrandSchema,
  BrandsSchema,
  IdSchema,
} from '@esg/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import {
  createTenantRouter,
  empty,
  json,
  operation,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import type { BrandDeps } from './brands.deps.ts';
import { discardDraft, readBrands, saveDraft } from './brands.service.ts';
import { placeOf } from './place.ts';
import { publishDraft, restoreBrand } from './publish.service.ts';

const tag = 'brands';
const PathSchema = v.object({ id: IdSchema });
const DiscardQuery = v.object({
  version: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0))),
});
const stale = json('Someone else has just changed the draft', BrandConflictSchema);

/** Versions of the tenant's brand, for administrators of the organisation that owns it. */
export const versionRoutes = (deps: BrandDeps) => {
  const { config } = deps;
  const gatewayOf = (c: Context) => placeOf(c, config).gateway.origin;
  return createTenantRouter()
    .get(
      '/brands',
      operation({
        id: 'readBrands',
        tag,
        summary: 'The published brand, its draft, and earlier versions',
        answers: { 200: json('The brands', BrandsSchema) },
      }),
      requirePermission('brand:write'),
      async (c) => c.json(await readBrands(deps, c.var.scope, gatewayOf(c))),
    )
    .put(
      '/brands/draft',
      operation({
        id: 'saveBrandDraft',
        tag,
        summary: 'Save words and colours of the draft, or begin one',
        answers: { 200: json('The draft', BrandSchema), 409: stale },
      }),
      requirePermission('brand:write'),
      validBody(BrandDraftChangeSchema),
      async (c) => c.json(await saveDraft(deps, c.var.scope, c.req.valid('json'), gatewayOf(c))),
    )
    .delete(
      '/brands/draft',
      operation({
        id: 'discardBrandDraft',
        tag,
        summary: 'Discard the draft; with a version, only that one',
        answers: { 204: empty(), 409: stale },
      }),
      requirePermission('brand:write'),
      validQuery(DiscardQuery),
      async (c) => {
        await discardDraft(deps, c.var.scope, c.req.valid('query').version, gatewayOf(c));
        return c.body(null, 204);
      },
    )
    .post(
      '/brands/draft/publish',
      operation({
        id: 'publishBrandDraft',
        tag,
        summary: 'Make the draft the brand that everyone sees',
        answers: { 200: json('The published brand', BrandSchema), 409: stale },
      }),
      requirePermission('brand:write'),
      validBody(BrandPublicationSchema),
      async (c) => c.json(await publishDraft(deps, c.var.scope, c.req.valid('json').version, placeOf(c, config))),
    )
    .post(
      '/brands/:id/restore',
      operation({
        id: 'restoreBrand',
        tag,
        summary: 'Publish a copy of an earlier version',
        answers: { 200: json('The published brand', BrandSchema) },
      }),
      requirePermission('brand:write'),
      validParams(PathSchema),
      async (c) => c.json(await restoreBrand(deps, c.var.scope, c.req.valid('param').id, placeOf(c, config))),
    );
};
