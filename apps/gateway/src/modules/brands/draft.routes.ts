import {
  BrandConflictSchema,
  BrandPreviewLinkSchema,
  BrandPreviewRequestSchema,
  BrandRemarkChangeSchema,
  BrandRemarksSchema,
  BrandSchema,
  brandImageKinds,
} from '@esg/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import {
  createTenantRouter,
  empty,
  json,
  operation,
  pictureBody,
  readPictureUpload,
  validBody,
  validParams,
} from '../../platform/http/index.ts';
import type { BrandDeps } from './brands.deps.ts';
import { removeImage, uploadImage } from './images.service.ts';
import { placeOf } from './place.ts';
import { shareDraft, stopSharing } from './preview.service.ts';
import { remarkOnDraft } from './remarks.service.ts';

const tag = 'brands';
const KindParams = v.object({ kind: v.picklist(brandImageKinds) });

/** Pictures and preview links of the draft. */
export const draftRoutes = (deps: BrandDeps) => {
  const { config } = deps;
  const gatewayOf = (c: Context) => placeOf(c, config).gateway.origin;
  return createTenantRouter()
    .put(
      '/brands/draft/images/:kind',
      operation({
        id: 'uploadBrandImage',
        tag,
        summary: 'Give the draft a picture',
        requestBody: pictureBody,
        answers: { 200: json('The draft', BrandSchema) },
      }),
      requirePermission('brand:write'),
      validParams(KindParams),
      async (c) => {
        const { kind } = c.req.valid('param');
        const upload = await readPictureUpload(c.req.raw);
        return c.json(await uploadImage(deps, c.var.scope, kind, upload, gatewayOf(c)));
      },
    )
    .delete(
      '/brands/draft/images/:kind',
      operation({
        id: 'removeBrandImage',
        tag,
        summary: 'Take a picture out of the draft',
        answers: { 200: json('The draft', BrandSchema) },
      }),
      requirePermission('brand:write'),
      validParams(KindParams),
      async (c) => c.json(await removeImage(deps, c.var.scope, c.req.valid('param').kind, gatewayOf(c))),
    )
    .post(
      '/brands/draft/remarks',
      operation({
        id: 'remarkOnBrandDraft',
        tag,
        summary: 'Comment on the draft, approve it as it is, or withdraw that',
        answers: {
          201: json('What was said about the draft, the last first', BrandRemarksSchema),
          409: json('Someone else has just changed the draft', BrandConflictSchema),
        },
      }),
      requirePermission('brand:write'),
      validBody(BrandRemarkChangeSchema),
      async (c) => c.json({ remarks: await remarkOnDraft(deps, c.var.scope, c.req.valid('json'), gatewayOf(c)) }, 201),
    )
    .post(
      '/brands/draft/preview-link',
      operation({
        id: 'shareBrandDraft',
        tag,
        summary: 'Create a link that shows the draft, and e-mail it if an address is given',
        answers: { 201: json('The link, shown this once', BrandPreviewLinkSchema) },
      }),
      requirePermission('brand:write'),
      validBody(BrandPreviewRequestSchema),
      async (c) => c.json(await shareDraft(deps, c.var.scope, c.req.valid('json'), placeOf(c, config)), 201),
    )
    .delete(
      '/brands/draft/preview-link',
      operation({
        id: 'stopSharingBrandDraft',
        tag,
        summary: 'End all links of the draft',
        answers: { 204: empty() },
      }),
      requirePermission('brand:write'),
      async (c) => {
        await stopSharing(deps, c.var.scope);
        return c.body(null, 204);
      },
    );
};
