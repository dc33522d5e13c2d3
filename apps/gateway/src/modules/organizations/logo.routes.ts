import { IdSchema, OrganizationProfileSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  binary,
  createTenantRouter,
  json,
  operation,
  pictureBody,
  readPictureUpload,
  sendPrivateFile,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { changeLogo, readLogo } from './logo.service.ts';

const tag = 'organizations';
const LogoParams = v.object({ id: IdSchema });
const LogoQuery = v.object({ variant: v.optional(v.picklist(['original', 'thumbnail']), 'original') });

/** The organisation's own logo, shown in the interface and printed on its reports. */
export const logoRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .patch(
      '/organizations/:id/logo',
      operation({
        id: 'changeOrganizationLogo',
        tag,
        summary: 'Replace the logo of the own organisation',
        requestBody: pictureBody,
        answers: { 200: json('The organisation with its new logo', OrganizationProfileSchema) },
      }),
      requirePermission('organisation:write'),
      validParams(LogoParams),
      async (c) =>
        c.json(await changeLogo(deps, c.var.scope, c.req.valid('param').id, await readPictureUpload(c.req.raw))),
    )
    .get(
      '/organizations/:id/logo',
      operation({
        id: 'readOrganizationLogo',
        tag,
        summary: 'The logo of the own organisation',
        answers: { 200: binary('The picture') },
      }),
      requirePermission('organisation:read'),
      validParams(LogoParams),
      validQuery(LogoQuery),
      async (c) => {
        const { id } = c.req.valid('param');
        return sendPrivateFile(c, await readLogo(deps, c.var.scope, id, c.req.valid('query').variant));
      },
    );
