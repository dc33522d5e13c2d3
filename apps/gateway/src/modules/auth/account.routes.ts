import { AccountSessionSchema, IdSchema, PasswordChangeSchema, SessionsEndSchema } from '@esg/contract';
import * as v from 'valibot';
import {
  createTenantRouter,
  empty,
  json,
  operation,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import type { AuthDeps } from './auth.deps.ts';
import { changePassword } from './passwords.service.ts';
import { whereabouts } from './place.ts';
import { endSession, endSessions, listSessions } from './sessions.service.ts';

const tag = 'auth';

/** A signed-in person's own password and sessions: everybody has them, so no permission is asked for. */
export const accountRoutes = (deps: AuthDeps) =>
  createTenantRouter()
    .put(
      '/auth/change-password',
      operation({
        id: 'changePassword',
        tag,
        summary: 'Change the own password; signs out everywhere else',
        answers: { 204: empty() },
      }),
      validBody(PasswordChangeSchema),
      async (c) => {
        const sender = await whereabouts(deps.directory, deps.config, c);
        const keepSignIn = c.var.session.signInId;
        await changePassword(deps, c.var.scope, c.req.valid('json'), { ...sender, keepSignIn });
        return c.body(null, 204);
      },
    )
    .get(
      '/auth/sessions',
      operation({
        id: 'listSessions',
        tag,
        summary: 'Where one is signed in',
        answers: { 200: json('The session last used first', v.array(AccountSessionSchema)) },
      }),
      async (c) => c.json(await listSessions(deps, c.var.scope, c.var.session.signInId)),
    )
    .delete(
      '/auth/sessions',
      operation({
        id: 'endSessions',
        tag,
        summary: 'Sign out everywhere, or everywhere else',
        answers: { 204: empty() },
      }),
      validQuery(SessionsEndSchema),
      async (c) => {
        const keepsCurrent = c.req.valid('query').except === 'current';
        await endSessions(deps, c.var.scope, keepsCurrent ? c.var.session.signInId : undefined);
        return c.body(null, 204);
      },
    )
    .delete(
      '/auth/sessions/:id',
      operation({ id: 'endSession', tag, summary: 'End one session', answers: { 204: empty() } }),
      validParams(v.object({ id: IdSchema })),
      async (c) => {
        await endSession(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
