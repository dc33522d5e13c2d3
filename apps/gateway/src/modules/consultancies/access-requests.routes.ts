import { AccessRequestSchema, IdSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import { createTenantRouter, empty, json, operation, validParams } from '../../platform/http/index.ts';
import { type AuthDeps, whereabouts } from '../auth/index.ts';
import {
  answerRequest,
  listReceivedRequests,
  requestAccess,
  withdrawAccessRequest,
} from './access-requests.service.ts';
import { endManagement } from './releases.service.ts';

const tag = 'consultancies';
const PathSchema = v.object({ id: IdSchema });

/** A consultancy asks to manage a former client again, and the company answers. Only its own administrators may. */
export const accessRequestsRoutes = (deps: AuthDeps) =>
  createTenantRouter()
    .post(
      '/consultancies/releases/:id/access-requests',
      operation({
        id: 'requestClientAccess',
        tag,
        summary: 'Ask a former client whether the consultancy may manage it again',
        answers: { 201: json('The request', AccessRequestSchema) },
      }),
      requirePermission('client:manage'),
      validParams(PathSchema),
      async (c) => {
        const sender = await whereabouts(deps.directory, deps.config, c);
        return c.json(await requestAccess(deps, c.var.scope, c.req.valid('param').id, sender), 201);
      },
    )
    .post(
      '/consultancies/access-requests/:id/withdrawals',
      operation({
        id: 'withdrawClientAccessRequest',
        tag,
        summary: 'Withdraw a request that was not answered',
        answers: { 204: empty() },
      }),
      requirePermission('client:manage'),
      validParams(PathSchema),
      async (c) => {
        await withdrawAccessRequest(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .get(
      '/organizations/consultants/access-requests',
      operation({
        id: 'listConsultancyAccessRequests',
        tag,
        summary: 'Requests of consultancies to manage the own organisation',
        answers: { 200: json('The last one first', v.array(AccessRequestSchema)) },
      }),
      requirePermission('users:manage'),
      async (c) => c.json(await listReceivedRequests(deps, c.var.scope)),
    )
    .post(
      '/organizations/consultants/access-requests/:id/acceptances',
      operation({
        id: 'acceptConsultancyAccess',
        tag,
        summary: 'Let a consultancy manage the own organisation again',
        answers: { 204: empty() },
      }),
      requirePermission('users:manage'),
      validParams(PathSchema),
      async (c) => {
        const sender = await whereabouts(deps.directory, deps.config, c);
        await answerRequest(deps, c.var.scope, c.req.valid('param').id, 'accepted', sender);
        return c.body(null, 204);
      },
    )
    .post(
      '/organizations/consultants/access-requests/:id/declines',
      operation({
        id: 'declineConsultancyAccess',
        tag,
        summary: 'Decline a request of a consultancy',
        answers: { 204: empty() },
      }),
      requirePermission('users:manage'),
      validParams(PathSchema),
      async (c) => {
        const sender = await whereabouts(deps.directory, deps.config, c);
        await answerRequest(deps, c.var.scope, c.req.valid('param').id, 'declined', sender);
        return c.body(null, 204);
      },
    )
    .post(
      '/organizations/consultants/access-requests/:id/endings',
      operation({
        id: 'endConsultancyAccess',
        tag,
        summary: 'End the access of a consultancy that was accepted',
        answers: { 204: empty() },
      }),
      requirePermission('users:manage'),
      validParams(PathSchema),
      async (c) => {
        const sender = await whereabouts(deps.directory, deps.config, c);
        await answerRequest(deps, c.var.scope, c.req.valid('param').id, 'ended', sender);
        return c.body(null, 204);
      },
    )
    .post(
      '/organizations/consultants/endings',
      operation({
        id: 'endConsultancyManagement',
        tag,
        summary: 'End the access of the consultancy that manages the own organisation',
        answers: { 204: empty() },
      }),
      requirePermission('users:manage'),
      async (c) => {
        await endManagement(deps, c.var.scope, await whereabouts(deps.directory, deps.config, c));
        return c.body(null, 204);
      },
    );
