import {
  EntityUserEntitiesSchema,
  EntityUserSchema,
  IdSchema,
  NewEntityUserSchema,
  PartyQuerySchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import {
  aboutParty,
  communicationLanguageOf,
  createTenantRouter,
  empty,
  json,
  operation,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { type AuthDeps, whereabouts } from '../auth/index.ts';
import {
  allowEntityLinks,
  changeEntityUserEntities,
  inviteEntityUser,
  listEntityUsers,
  removeEntityUser,
  resendEntityUserInvitation,
  withdrawEntityLinks,
} from './entity-users.service.ts';

const tag = 'entity-users';
const PathSchema = v.object({ id: IdSchema });
const LinksPathSchema = v.object({ id: IdSchema, entityId: IdSchema });
const one = json('The entity user', EntityUserSchema);

/** The links in letters to a person about an entity (docs/adr/0087). */
const linksRoutes = (deps: AuthDeps) =>
  createTenantRouter()
    .delete(
      '/entity-users/:id/links/:entityId',
      operation({
        id: 'withdrawEntityLinks',
        tag,
        summary: 'Withdraw the links that a person got to an entity',
        answers: { 200: one },
      }),
      requirePermission('entity:manage'),
      validQuery(PartyQuerySchema),
      aboutParty,
      validParams(LinksPathSchema),
      async (c) => {
        const { id, entityId } = c.req.valid('param');
        return c.json(await withdrawEntityLinks(deps, c.var.scope, id, entityId));
      },
    )
    .post(
      '/entity-users/:id/links/:entityId',
      operation({
        id: 'allowEntityLinks',
        tag,
        summary: 'Let letters to a person carry links to an entity again',
        answers: { 200: one },
      }),
      requirePermission('entity:manage'),
      validQuery(PartyQuerySchema),
      aboutParty,
      validParams(LinksPathSchema),
      async (c) => {
        const { id, entityId } = c.req.valid('param');
        return c.json(await allowEntityLinks(deps, c.var.scope, id, entityId), 200);
      },
    );

/** The users of entities (spec sections 3 and 6), invited and removed by people who manage the entities; with `of=suppliers` those of suppliers. */
export const entityUsersRoutes = (deps: AuthDeps) =>
  createTenantRouter()
    .route('/', linksRoutes(deps))
    .get(
      '/entity-users',
      operation({
        id: 'listEntityUsers',
        tag,
        summary: 'People who answer for entities, or for suppliers, and who was invited to, by e-mail',
        answers: { 200: json('The entity users', v.array(EntityUserSchema)) },
      }),
      requirePermission('entity:manage'),
      validQuery(PartyQuerySchema),
      aboutParty,
      async (c) => c.json(await listEntityUsers(deps, c.var.scope)),
    )
    .post(
      '/entity-users',
      operation({
        id: 'inviteEntityUser',
        tag,
        summary: 'Invite a person to answer for entities',
        answers: { 201: one },
      }),
      requirePermission('entity:manage'),
      validQuery(PartyQuerySchema),
      aboutParty,
      validBody(NewEntityUserSchema),
      async (c) => {
        const sender = await whereabouts(deps.directory, deps.config, c);
        const { language = communicationLanguageOf(c), ...given } = c.req.valid('json');
        return c.json(await inviteEntityUser(deps, c.var.scope, { ...given, language }, sender), 201);
      },
    )
    .post(
      '/entity-users/:id/invitation-emails',
      operation({
        id: 'resendEntityUserInvitation',
        tag,
        summary: 'Send an invitation again, with a new link',
        answers: { 200: one },
      }),
      requirePermission('entity:manage'),
      validQuery(PartyQuerySchema),
      aboutParty,
      validParams(PathSchema),
      async (c) => {
        const sender = await whereabouts(deps.directory, deps.config, c);
        return c.json(await resendEntityUserInvitation(deps, c.var.scope, c.req.valid('param').id, sender));
      },
    )
    .put(
      '/entity-users/:id/entities',
      operation({
        id: 'changeEntityUserEntities',
        tag,
        summary: 'Say which of your entities a person answers for',
        answers: { 200: one },
      }),
      requirePermission('entity:manage'),
      validQuery(PartyQuerySchema),
      aboutParty,
      validParams(PathSchema),
      validBody(EntityUserEntitiesSchema),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(await changeEntityUserEntities(deps, c.var.scope, id, c.req.valid('json').entityIds));
      },
    )
    .delete(
      '/entity-users/:id',
      operation({
        id: 'removeEntityUser',
        tag,
        summary: 'Remove a person from your entities, or withdraw their invitation',
        answers: { 204: empty() },
      }),
      requirePermission('entity:manage'),
      validQuery(PartyQuerySchema),
      aboutParty,
      validParams(PathSchema),
      async (c) => {
        await removeEntityUser(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
