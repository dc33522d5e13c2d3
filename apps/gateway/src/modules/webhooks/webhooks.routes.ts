import {
  IdSchema,
  NewWebhookSchema,
  PageQuerySchema,
  WebhookChangeSchema,
  WebhookDeliveryPageSchema,
  WebhookDeliverySchema,
  WebhookSchema,
  WebhookSecretSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  empty,
  json,
  operation,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import * as webhooks from './webhooks.service.ts';

const tag = 'webhooks';
const PathSchema = v.object({ id: IdSchema });
const PartPathSchema = v.object({ id: IdSchema, partId: IdSchema });
const once = json('The webhook, and its signing secret this once', WebhookSecretSchema);
const sent = json('What came of it', WebhookDeliverySchema);
const administrators = requirePermission('organisation:write');

const keepingRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/webhooks',
      operation({
        id: 'listWebhooks',
        tag,
        summary: 'Webhooks of the own organisation',
        answers: { 200: json('The webhooks, without their secrets', v.array(WebhookSchema)) },
      }),
      administrators,
      async (c) => c.json(await webhooks.readWebhooks(deps, c.var.scope)),
    )
    .post(
      '/webhooks',
      operation({ id: 'createWebhook', tag, summary: 'Add a webhook', answers: { 201: once } }),
      administrators,
      validBody(NewWebhookSchema),
      async (c) => c.json(await webhooks.createWebhook(deps, c.var.scope, c.req.valid('json')), 201),
    )
    .put(
      '/webhooks/:id',
      operation({
        id: 'changeWebhook',
        tag,
        summary: 'Change, pause or resume a webhook',
        answers: {
          200: json('The webhook as it is now', WebhookSchema),
          409: json('Someone else has just changed it', v.object({ current: WebhookSchema })),
        },
      }),
      administrators,
      validParams(PathSchema),
      validBody(WebhookChangeSchema),
      async (c) =>
        c.json(await webhooks.changeWebhook(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .delete(
      '/webhooks/:id',
      operation({ id: 'removeWebhook', tag, summary: 'Remove a webhook with its log', answers: { 204: empty() } }),
      administrators,
      validParams(PathSchema),
      async (c) => {
        await webhooks.removeWebhook(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );

const sendingRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/webhooks/:id/secret',
      operation({ id: 'rotateWebhookSecret', tag, summary: 'Sign with a new secret', answers: { 200: once } }),
      administrators,
      validParams(PathSchema),
      async (c) => c.json(await webhooks.rotateSecret(deps, c.var.scope, c.req.valid('param').id), 200),
    )
    .post(
      '/webhooks/:id/test',
      operation({ id: 'testWebhook', tag, summary: 'Send a ping', answers: { 200: sent } }),
      administrators,
      validParams(PathSchema),
      async (c) => c.json(await webhooks.testWebhook(deps, c.var.scope, c.req.valid('param').id), 200),
    )
    .get(
      '/webhooks/:id/deliveries',
      operation({
        id: 'listWebhookDeliveries',
        tag,
        summary: 'What was sent, newest first',
        answers: { 200: json('One page', WebhookDeliveryPageSchema) },
      }),
      administrators,
      validParams(PathSchema),
      validQuery(PageQuerySchema),
      async (c) =>
        c.json(await webhooks.readDeliveries(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query')), 200),
    )
    .post(
      '/webhooks/:id/deliveries/:partId/replay',
      operation({ id: 'replayWebhookDelivery', tag, summary: 'Send it once more', answers: { 200: sent } }),
      administrators,
      validParams(PartPathSchema),
      async (c) => {
        const { id, partId } = c.req.valid('param');
        return c.json(await webhooks.replayDelivery(deps, c.var.scope, id, partId), 200);
      },
    );

/** Webhooks of the organisation, for administrators. */
export const webhooksRoutes = (deps: GatewayDeps) =>
  createTenantRouter().route('/', keepingRoutes(deps)).route('/', sendingRoutes(deps));
