import { IdSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import { createTenantRouter, empty, operation, validParams } from '../../platform/http/index.ts';
import type { AuthDeps } from './auth.deps.ts';
import { endSessionsOfColleague } from './sessions.service.ts';

const tag = 'auth';

/** Administrators' actions on the sessions of their organisation's people (ASVS 7.4.5). */
export const colleaguesRoutes = (deps: AuthDeps) =>
  createTenantRouter().delete(
    '/organizations/users/:id/sessions',
    operation({
      id: 'endColleagueSessions',
      tag,
      summary: 'Sign a person of the own organisation out everywhere',
      answers: { 204: empty() },
    }),
    requirePermission('users:manage'),
    validParams(v.object({ id: IdSchema })),
    async (c) => {
      await endSessionsOfColleague(deps, c.var.scope, c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
