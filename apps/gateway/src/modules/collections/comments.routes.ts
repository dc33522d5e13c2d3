import { IdSchema, NewRequestCommentSchema, RequestCommentSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, empty, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import { inItsParty } from './collection-party.ts';
import {
  markCommentsRead,
  readComments,
  readPortalComments,
  sayToEntity,
  sayToOrganization,
} from './comments.service.ts';

const tag = 'collections';
const path = '/collections/:id/requests/:entityId/comments';
const portalPath = '/entity-portal/requests/:collectionId/:entityId/comments';
const RequestPathSchema = v.object({ id: IdSchema, entityId: IdSchema });
const PortalPathSchema = v.object({ collectionId: IdSchema, entityId: IdSchema });

/** The request as the services name it. */
const requestAt = ({ id, entityId }: v.InferOutput<typeof RequestPathSchema>) => ({ collectionId: id, entityId });

const said = json('All comments on the request, oldest first', v.array(RequestCommentSchema));

/** What the organisation's people and those of an entity say to one another about its questions. */
export const collectionCommentRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      path,
      operation({ id: 'listRequestComments', tag, summary: 'What was said about questions', answers: { 200: said } }),
      requirePermission('entity-reporting:read'),
      validParams(RequestPathSchema),
      inItsParty(deps),
      async (c) => c.json(await readComments(deps, c.var.scope, requestAt(c.req.valid('param')))),
    )
    .post(
      path,
      operation({
        id: 'addRequestComment',
        tag,
        summary: 'Say something about a question to the people of an entity',
        answers: { 201: said },
      }),
      requirePermission('entity-reporting:write'),
      validParams(RequestPathSchema),
      inItsParty(deps),
      validBody(NewRequestCommentSchema),
      async (c) =>
        c.json(await sayToEntity(deps, c.var.scope, requestAt(c.req.valid('param')), c.req.valid('json')), 201),
    )
    .post(
      `${path}/reading`,
      operation({
        id: 'readRequestComments',
        tag,
        summary: 'Mark what was said as read',
        answers: { 204: empty() },
      }),
      requirePermission('entity-reporting:write'),
      validParams(RequestPathSchema),
      inItsParty(deps),
      async (c) => {
        await markCommentsRead(deps, c.var.scope, requestAt(c.req.valid('param')));
        return c.body(null, 204);
      },
    );

/** The same in the portal. Mount it in the audience of grants. */
export const portalCommentRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      portalPath,
      operation({
        id: 'listPortalComments',
        tag,
        summary: 'What was said about questions to an entity',
        answers: { 200: said },
      }),
      requirePermission('portal:read'),
      validParams(PortalPathSchema),
      async (c) => c.json(await readPortalComments(deps, c.var.scope, c.req.valid('param'))),
    )
    .post(
      portalPath,
      operation({
        id: 'addPortalComment',
        tag,
        summary: 'Say something about a question to the organisation',
        answers: { 201: said },
      }),
      requirePermission('portal:write'),
      validParams(PortalPathSchema),
      validBody(NewRequestCommentSchema),
      async (c) => c.json(await sayToOrganization(deps, c.var.scope, c.req.valid('param'), c.req.valid('json')), 201),
    );
