import {
  ClientAdministratorInvitationSchema,
  ClientBoardQuerySchema,
  ClientBoardSchema,
  ClientOrganizationSchema,
  ClientReleaseDraftSchema,
  ClientReleaseSchema,
  ConsultantCompanySchema,
  IdSchema,
  NewClientSchema,
  OrganizationSwitchSchema,
  TokenPairSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import {
  createTenantRouter,
  empty,
  json,
  operation,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { type AuthDeps, whereabouts } from '../auth/index.ts';
import { accessRequestsRoutes } from './access-requests.routes.ts';
import { readClientBoard } from './client-board.service.ts';
import { createClient, inviteClientAdministrator } from './clients.service.ts';
import { listMyClients, readConsultantCompany, switchOrganization } from './consultancies.service.ts';
import { listClientReleases, releaseClient } from './releases.service.ts';

const tag = 'consultancies';
const tokenLengthMax = 4096;
const PathSchema = v.object({ id: IdSchema });

/** A consultancy's clients, and switching to each and back (spec sections 6 and 7). */
export const consultanciesRoutes = (deps: AuthDeps) =>
  createTenantRouter()
    .get(
      '/consultancies',
      operation({
        id: 'listMyClients',
        tag,
        summary: 'Clients of the own consultancy',
        answers: { 200: json('The clients by name', v.array(ClientOrganizationSchema)) },
      }),
      requirePermission('client:view'),
      async (c) => c.json(await listMyClients(deps, c.var.scope)),
    )
    .get(
      '/consultancies/board',
      operation({
        id: 'readClientBoard',
        tag,
        summary: 'Reports of all clients: how far they are, when they are due, and who they wait for',
        answers: { 200: json('One page of them', ClientBoardSchema) },
      }),
      requirePermission('client:view'),
      validQuery(ClientBoardQuerySchema),
      async (c) => c.json(await readClientBoard(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/organizations/consultants/company-information',
      operation({
        id: 'readConsultantCompany',
        tag,
        summary: 'The consultancy one is of or is advised by, and the client one views or is of',
        answers: { 200: json('Both, where there are', ConsultantCompanySchema) },
      }),
      async (c) => c.json(await readConsultantCompany(deps, c.var.scope)),
    )
    .post(
      '/consultancies/switch-organization',
      operation({
        id: 'switchOrganization',
        tag,
        summary: 'View a client, or go back to the own consultancy',
        headers: [
          { name: 'refreshToken', maxLength: tokenLengthMax, description: 'The refresh token of the present session' },
        ],
        answers: { 200: json('Access and refresh token of the other organisation', TokenPairSchema) },
      }),
      requirePermission('client:view'),
      validBody(OrganizationSwitchSchema),
      async (c) => {
        await deps.limits.countAttempt('refresh', c.var.scope.userId);
        const refreshToken = (c.req.header('refreshToken') ?? '').slice(0, tokenLengthMax);
        const organisationId = c.req.valid('json').clientOrConsultancyId;
        const { scope, session } = c.var;
        return c.json(await switchOrganization(deps, scope, session, { organisationId, refreshToken }));
      },
    )
    .post(
      '/consultancies/clients',
      operation({
        id: 'createClientOrganization',
        tag,
        summary: 'Take a company on as a client',
        answers: { 201: json('The client', ClientOrganizationSchema) },
      }),
      requirePermission('client:manage'),
      validBody(NewClientSchema),
      async (c) => c.json(await createClient(deps, c.var.scope, c.req.valid('json')), 201),
    )
    .post(
      '/consultancies/clients/:id/administrators',
      operation({
        id: 'inviteClientAdministrator',
        tag,
        summary: 'Invite a person to administer a client',
        answers: { 204: empty() },
      }),
      requirePermission('client:manage'),
      validParams(PathSchema),
      validBody(ClientAdministratorInvitationSchema),
      async (c) => {
        const sender = await whereabouts(deps.directory, deps.config, c);
        await inviteClientAdministrator(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'), sender);
        return c.body(null, 204);
      },
    )
    .post(
      '/consultancies/clients/:id/releases',
      operation({
        id: 'releaseClientOrganization',
        tag,
        summary: 'Stop managing a client: it keeps what is its own, and the consultancy has no access any more',
        answers: { 201: json('The release', ClientReleaseSchema) },
      }),
      requirePermission('client:manage'),
      validParams(PathSchema),
      validBody(ClientReleaseDraftSchema),
      async (c) => {
        const sender = await whereabouts(deps.directory, deps.config, c);
        const { name } = c.req.valid('json');
        return c.json(await releaseClient(deps, c.var.scope, c.req.valid('param').id, name, sender), 201);
      },
    )
    .get(
      '/consultancies/releases',
      operation({
        id: 'listClientReleases',
        tag,
        summary: 'Former clients, with what became of the last request to manage each again',
        answers: { 200: json('The last one first', v.array(ClientReleaseSchema)) },
      }),
      requirePermission('client:manage'),
      async (c) => c.json(await listClientReleases(deps, c.var.scope)),
    )
    .route('/', accessRequestsRoutes(deps));
