import {
  type CurrentSurvey,
  CurrentSurveySchema,
  type MaterialityProfile,
  MaterialityProfileQuerySchema,
  MaterialityProfileSchema,
} from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validQuery } from '../../platform/http/index.ts';
import { requireFeature } from '../tenants/index.ts';

const tag = 'materiality';

/** What the screens ask of the materiality module when they start (spec section 7). No organisation has an assessment or a survey yet. */
export const materialityRoutes = ({ database }: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/materiality/surveys/current',
      operation({
        id: 'readCurrentSurvey',
        tag,
        summary: 'The stakeholder survey that runs now',
        answers: { 200: json('The survey, or null', CurrentSurveySchema) },
      }),
      requirePermission('report:read'),
      requireFeature(database, 'materiality'),
      (c) => c.json({ survey: null } satisfies CurrentSurvey),
    )
    .get(
      '/materiality/profiles',
      operation({
        id: 'readMaterialityProfile',
        tag,
        summary: 'The materiality assessment of the own organisation',
        answers: { 200: json('The assessment, or null', MaterialityProfileSchema) },
      }),
      requirePermission('report:read'),
      requireFeature(database, 'materiality'),
      validQuery(MaterialityProfileQuerySchema),
      (c) => c.json({ profile: null } satisfies MaterialityProfile),
    );
