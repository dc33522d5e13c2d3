import { PersonalDataSchema } from '@esg/contract';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation } from '../../platform/http/index.ts';
import { exportPersonalData } from './personal-data.service.ts';

/** Export of a person's own data: everybody may have it, so no permission is required. */
export const personalDataRoutes = (deps: GatewayDeps) =>
  createTenantRouter().get(
    '/users/me/export',
    operation({
      id: 'exportMyData',
      tag: 'people',
      summary: 'Everything that is kept about the signed-in person',
      answers: { 200: json('The data, to be kept as a file', PersonalDataSchema) },
    }),
    async (c) =>
      c.json(await exportPersonalData(deps, c.var.scope), 200, {
        'content-disposition': 'attachment; filename="personal-data.json"',
      }),
  );
