import {
  EmissionFactorChoicesSchema,
  EmissionFactorPageSchema,
  EmissionFactorQuerySchema,
  SuccessionSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import { createTenantRouter, json, operation, validQuery } from '../../platform/http/index.ts';
import { choicesOfFactors, pageOfFactors } from './emission-factors.service.ts';
import { namedSuccessions } from './successions.service.ts';

const tag = 'reference';

/** What the standards library contains besides the frameworks, for those who may read reports. */
export const libraryRoutes = () =>
  createTenantRouter()
    .get(
      '/emission-factors',
      operation({
        id: 'listEmissionFactors',
        tag,
        summary: 'Emission factors with source, year, licence and quality mark',
        answers: { 200: json('One page', EmissionFactorPageSchema) },
      }),
      requirePermission('emission-factor:read'),
      validQuery(EmissionFactorQuerySchema),
      (c) => c.json(pageOfFactors(c.req.valid('query')), 200),
    )
    .get(
      '/emission-factors/choices',
      operation({
        id: 'readEmissionFactorChoices',
        tag,
        summary: 'What emission factors can be narrowed to',
        answers: { 200: json('The choices', EmissionFactorChoicesSchema) },
      }),
      requirePermission('emission-factor:read'),
      (c) => c.json(choicesOfFactors(), 200),
    )
    .get(
      '/successions',
      operation({
        id: 'listSuccessions',
        tag,
        summary: 'Which disclosure follows which, and from what day',
        answers: { 200: json('The successions', v.array(SuccessionSchema)) },
      }),
      requirePermission('report:read'),
      (c) => c.json([...namedSuccessions()], 200),
    );
