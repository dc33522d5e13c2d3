import {
  ColleagueSchema,
  DelegationChangeSchema,
  IdSchema,
  PortalTaskSchema,
  WantedColleagueSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, empty, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import { delegateQuestions, readColleagues, wantColleague } from './delegations.service.ts';

const tag = 'collections';
const path = '/entity-portal/requests/:collectionId/:entityId';
const RequestPathSchema = v.object({ collectionId: IdSchema, entityId: IdSchema });

/** Who of an entity answers which question. Mount it in the audience of grants. */
export const portalDelegationRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      `${path}/colleagues`,
      operation({
        id: 'listPortalColleagues',
        tag,
        summary: 'Who else answers for the entity',
        answers: { 200: json('The others, by name', v.array(ColleagueSchema)) },
      }),
      requirePermission('portal:read'),
      validParams(RequestPathSchema),
      async (c) => c.json(await readColleagues(deps, c.var.scope, c.req.valid('param'))),
    )
    .post(
      `${path}/colleagues`,
      operation({
        id: 'wantPortalColleague',
        tag,
        summary: 'Ask the people who invite entity users to invite a colleague',
        answers: { 204: empty() },
      }),
      requirePermission('portal:write'),
      validParams(RequestPathSchema),
      validBody(WantedColleagueSchema),
      async (c) => {
        await wantColleague(deps, c.var.scope, c.req.valid('param'), c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .put(
      `${path}/delegation`,
      operation({
        id: 'delegatePortalQuestions',
        tag,
        summary: 'Hand questions over to a colleague, or undo that',
        answers: { 200: json('The questions with their answers', PortalTaskSchema) },
      }),
      requirePermission('portal:write'),
      validParams(RequestPathSchema),
      validBody(DelegationChangeSchema),
      async (c) => c.json(await delegateQuestions(deps, c.var.scope, c.req.valid('param'), c.req.valid('json')), 200),
    );
