import { OrganizationProfileChangeSchema, OrganizationProfileSchema } from '@esg/contract';
import type { Context } from 'hono';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody } from '../../platform/http/index.ts';
import { logoRoutes } from './logo.routes.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import type { AtWelcome } from './onboarding.service.ts';
import { changeOrganizationProfile, readOrganizationProfile } from './organizations.service.ts';

const tag = 'organizations';

/** `atWelcome` is called when an organisation has completed its plan. */
export const organizationsRoutes = (deps: GatewayDeps, atWelcome: (c: Context) => AtWelcome) =>
  createTenantRouter()
    .get(
      '/organization-profiles',
      operation({
        id: 'readOrganizationProfile',
        tag,
        summary: 'The own organisation',
        answers: { 200: json('The organisation', OrganizationProfileSchema) },
      }),
      requirePermission('organisation:read'),
      async (c) => c.json(await readOrganizationProfile(deps, c.var.scope)),
    )
    .put(
      '/organization-profiles',
      operation({
        id: 'changeOrganizationProfile',
        tag,
        summary: 'Change the own organisation',
        answers: { 200: json('The organisation as it is now', OrganizationProfileSchema) },
      }),
      requirePermission('organisation:write'),
      validBody(OrganizationProfileChangeSchema),
      async (c) => c.json(await changeOrganizationProfile(deps, c.var.scope, c.req.valid('json'))),
    )
    .route('/', onboardingRoutes(deps, atWelcome))
    .route('/', logoRoutes(deps));
