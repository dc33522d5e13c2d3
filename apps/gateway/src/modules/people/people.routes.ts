import {
  EntitiesManagerChangeSchema,
  IdSchema,
  ManagedEntitiesSchema,
  MovedWorkSchema,
  OrganizationUserInvitationSchema,
  OrganizationUserRolesSchema,
  OrganizationUserSchema,
  OrganizationUsersSchema,
  RemovalQuerySchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import {
  communicationLanguageOf,
  createTenantRouter,
  json,
  operation,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { type AuthDeps, whereabouts } from '../auth/index.ts';
import { assignEntitiesManager, assignManagedEntities } from './entities-managers.service.ts';
import {
  changeOrganizationUserRole,
  inviteOrganizationUser,
  listOrganizationUsers,
  removeOrganizationUser,
  sendInvitationAgain,
} from './people.service.ts';

const tag = 'people';
const person = json('The person', OrganizationUserSchema);
const Path = v.object({ id: IdSchema });

/** The people of the caller's organisation, managed by its administrators (spec section 6). */
export const peopleRoutes = (deps: AuthDeps) =>
  createTenantRouter()
    .get(
      '/organizations/users',
      operation({
        id: 'listOrganizationUsers',
        tag,
        summary: 'The people of the own organisation, and who was invited',
        answers: { 200: json('The people and the seats', OrganizationUsersSchema) },
      }),
      requirePermission('users:manage'),
      async (c) => c.json(await listOrganizationUsers(deps, c.var.scope)),
    )
    .post(
      '/organizations/users',
      operation({
        id: 'inviteOrganizationUser',
        tag,
        summary: 'Invite a person to a free seat',
        answers: { 201: person },
      }),
      requirePermission('users:manage'),
      validBody(OrganizationUserInvitationSchema),
      async (c) => {
        const sender = await whereabouts(deps.directory, deps.config, c);
        const { language = communicationLanguageOf(c), ...given } = c.req.valid('json');
        return c.json(await inviteOrganizationUser(deps, c.var.scope, { ...given, language }, sender), 201);
      },
    )
    .post(
      '/organizations/users/:id/invitation-emails',
      operation({
        id: 'resendOrganizationUserInvitation',
        tag,
        summary: 'Send an invitation again, with a new link',
        answers: { 200: person },
      }),
      requirePermission('users:manage'),
      validParams(Path),
      async (c) => {
        const sender = await whereabouts(deps.directory, deps.config, c);
        return c.json(await sendInvitationAgain(deps, c.var.scope, c.req.valid('param').id, sender));
      },
    )
    .delete(
      '/organizations/users/:id',
      operation({
        id: 'removeOrganizationUser',
        tag,
        summary: 'Remove a person, whose work a colleague or the caller takes over, or withdraw an invitation',
        answers: { 200: json('What was taken over', MovedWorkSchema) },
      }),
      requirePermission('users:manage'),
      validParams(Path),
      validQuery(RemovalQuerySchema),
      async (c) => {
        const { successorId } = c.req.valid('query');
        return c.json(await removeOrganizationUser(deps, c.var.scope, c.req.valid('param').id, successorId));
      },
    )
    .put(
      '/organizations/users/:id/roles',
      operation({
        id: 'changeOrganizationUserRoles',
        tag,
        summary: 'Change a person’s permission level',
        answers: { 200: person },
      }),
      requirePermission('users:manage'),
      validParams(Path),
      validBody(OrganizationUserRolesSchema),
      async (c) => {
        const [role] = c.req.valid('json').roles;
        const { id } = c.req.valid('param');
        return c.json(await changeOrganizationUserRole(deps, c.var.scope, id, role as NonNullable<typeof role>));
      },
    )
    .put(
      '/organizations/users/:id/entities-manager',
      operation({
        id: 'assignEntitiesManager',
        tag,
        summary: 'Assign a basic user the colleague who looks after their entities',
        answers: { 200: person },
      }),
      requirePermission('users:manage'),
      validParams(Path),
      validBody(EntitiesManagerChangeSchema),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(await assignEntitiesManager(deps, c.var.scope, id, c.req.valid('json').entitiesManagerId));
      },
    )
    .put(
      '/organizations/users/:id/entities',
      operation({
        id: 'assignManagedEntities',
        tag,
        summary: 'Say which entities are an entities manager’s',
        answers: { 200: person },
      }),
      requirePermission('users:manage'),
      validParams(Path),
      validBody(ManagedEntitiesSchema),
      async (c) => c.json(await assignManagedEntities(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    );
