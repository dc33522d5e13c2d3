import { LanguageChangeSchema, UserDetailsChangeSchema, UserProfileSchema, UserSchema } from '@esg/contract';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, empty, json, operation, validBody } from '../../platform/http/index.ts';
import { avatarRoutes } from './avatar.routes.ts';
import { changeMyDetails, changeMyLanguage, readMe, readMyProfile } from './users.service.ts';

const tag = 'users';

/** A person's own account: everybody who is signed in may read and change it, so no permission is required. */
export const usersRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/users/me',
      operation({
        id: 'readMe',
        tag,
        summary: 'The signed-in person',
        answers: { 200: json('The person', UserSchema) },
      }),
      async (c) => c.json(await readMe(deps, c.var.scope)),
    )
    .get(
      '/users/profiles',
      operation({
        id: 'readMyProfile',
        tag,
        summary: 'Role, permissions and onboarding of the signed-in person',
        answers: { 200: json('The profile', UserProfileSchema) },
      }),
      async (c) => c.json(await readMyProfile(deps, c.var.scope)),
    )
    .put(
      '/users/profiles',
      operation({
        id: 'changeMyDetails',
        tag,
        summary: 'Change the own name, phone number and department',
        answers: { 200: json('The person', UserSchema) },
      }),
      validBody(UserDetailsChangeSchema),
      async (c) => c.json(await changeMyDetails(deps, c.var.scope, c.req.valid('json'))),
    )
    .patch(
      '/users/lang',
      operation({ id: 'changeMyLanguage', tag, summary: 'Change the interface language', answers: { 204: empty() } }),
      validBody(LanguageChangeSchema),
      async (c) => {
        await changeMyLanguage(deps, c.var.scope, c.req.valid('json').lang);
        return c.body(null, 204);
      },
    )
    .route('/', avatarRoutes(deps));
