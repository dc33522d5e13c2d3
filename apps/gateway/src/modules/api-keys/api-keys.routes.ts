import { ApiKeySchema, CreatedApiKeySchema, IdSchema, NewApiKeySchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, empty, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import { createKey, readKeys, revokeKey } from './api-keys.service.ts';

const tag = 'api-keys';

/** Keys of the public API, for administrators. No key opens these. */
export const apiKeysRoutes = (deps: GatewayDeps, forget: (keyId: string) => void) =>
  createTenantRouter()
    .get(
      '/api-keys',
      operation({
        id: 'listApiKeys',
        tag,
        summary: 'API keys of the own organisation, newest first',
        answers: { 200: json('The keys, without their secrets', v.array(ApiKeySchema)) },
      }),
      requirePermission('organisation:write'),
      async (c) => c.json(await readKeys(deps, c.var.scope)),
    )
    .post(
      '/api-keys',
      operation({
        id: 'createApiKey',
        tag,
        summary: 'Create an API key',
        answers: { 201: json('The key, and its secret this once', CreatedApiKeySchema) },
      }),
      requirePermission('organisation:write'),
      validBody(NewApiKeySchema),
      async (c) => c.json(await createKey(deps, c.var.scope, c.req.valid('json')), 201),
    )
    .delete(
      '/api-keys/:id',
      operation({ id: 'revokeApiKey', tag, summary: 'Revoke an API key at once', answers: { 204: empty('Revoked') } }),
      requirePermission('organisation:write'),
      validParams(v.object({ id: IdSchema })),
      async (c) => {
        await revokeKey(deps, forget, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
