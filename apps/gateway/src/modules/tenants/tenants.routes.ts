import { brandImageKinds, TenantInfoSchema, TenantSettingsSchema } from '@esg/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  binary,
  contentTypeOf,
  createPublicRouter,
  hostNameOf,
  json,
  operation,
  originOf,
  ProblemError,
  picturePolicy,
  tenantHostOf,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { createPictureReader } from '../brands/index.ts';
import type { TenantDirectory } from './directory.ts';
import { previewCookie } from './preview-cookie.ts';
import { tenantInfoOf, tenantSettingsOf } from './tenants.service.ts';

const tag = 'tenants';
const HostParams = v.object({ hostname: v.pipe(v.string(), v.minLength(1), v.maxLength(260)) });
const PictureParams = v.object({
  kind: v.picklist(brandImageKinds),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
const PictureQuery = v.object({ format: v.optional(v.literal('png')) });

/** The tenant of a host and its brand: public, because the sign-in page needs it. */
export const tenantsRoutes = (deps: GatewayDeps, directory: TenantDirectory) => {
  const requireTenant = async (c: Context, host: string | undefined) => {
    const tenant = await directory.find(host);
    if (!tenant) throw new ProblemError('tenant.unknown');
    return directory.withPreview(tenant, previewCookie.read(c, deps.config.trustProxy));
  };
  const readPicture = createPictureReader(deps);
  return createPublicRouter()
    .get(
      '/esg-tenant/tenants/info/:hostname',
      operation({
        id: 'readTenantInfo',
        tag,
        summary: 'The tenant of a host name',
        answers: { 200: json('The tenant', TenantInfoSchema) },
      }),
      validParams(HostParams),
      async (c) => c.json(tenantInfoOf(await requireTenant(c, hostNameOf(c.req.valid('param').hostname)))),
    )
    .get(
      '/esg-tenant/settings/info',
      operation({
        id: 'readTenantSettings',
        tag,
        summary: 'The brand of the tenant of the `tenant-url` header',
        answers: { 200: json('The brand', TenantSettingsSchema) },
      }),
      async (c) => {
        const tenant = await requireTenant(c, tenantHostOf(c));
        return c.json(tenantSettingsOf(tenant, originOf(c, deps.config.trustProxy).origin));
      },
    )
    .get(
      '/esg-tenant/images/:kind/:hash',
      operation({
        id: 'readTenantImage',
        tag,
        summary: 'A picture of a brand; as small PNG for what shows no other kind, such as mail programs',
        answers: { 200: binary('The picture') },
      }),
      validParams(PictureParams),
      validQuery(PictureQuery),
      async (c) => {
        const { kind, hash } = c.req.valid('param');
        const { mediaType, content } = await readPicture(kind, hash, c.req.valid('query').format);
        return c.body(new Uint8Array(content), 200, {
          'content-type': contentTypeOf(mediaType),
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
          'content-security-policy': picturePolicy,
        });
      },
    );
};
