import {
  type CurrentSurvey,
  CurrentSurveySchema,
  type MaterialityProfile,
  MaterialityProfileQuerySchema,
  MaterialityProfileSchema,
} from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, ProblemError, validQuery } from '../../platform/http/index.ts';
import { hasFeature } from './materiality.repository.ts';

const tag = 'materiality';

const requireFeature = async ({ database }: GatewayDeps, scope: Scope) => {
  const has = await database.withScope(scope, (scoped) => hasFeature(scoped, 'materiality'));
  if (!has) throw new ProblemError('permission.denied');
};

/** What the screens ask of materiality at their start (spec section 7). No organisation has an assessment or a survey yet. */
export const materialityRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/materiality/surveys/current',
      operation({
        ...{ id: 'readCurrentSurvey', tag, summary: 'The stakeholder survey that runs now' },
        answers: { 200: json('The survey, or null', CurrentSurveySchema) },
      }),
      requirePermission('report:read'),
      async (c) => {
        await requireFeature(deps, c.var.scope);
        return c.json({ survey: null } satisfies CurrentSurvey);
      },
    )
    .get(
      '/materiality/profiles',
      operation({
        ...{ id: 'readMaterialityProfile', tag, summary: 'The materiality assessment of the own organisation' },
        answers: { 200: json('The assessment, or null', MaterialityProfileSchema) },
      }),
      requirePermission('report:read'),
      validQuery(MaterialityProfileQuerySchema),
      async (c) => {
        await requireFeature(deps, c.var.scope);
        return c.json({ profile: null } satisfies MaterialityProfile);
      },
    );
