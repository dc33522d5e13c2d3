import {
  IdSchema,
  LanguageModelChangeSchema,
  LanguageModelInUseSchema,
  LanguageModelSettingsSchema,
  ModelCallDetailSchema,
  ModelCallPageSchema,
  PageQuerySchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams, validQuery } from '../../platform/http/index.ts';
import * as models from './language-models.service.ts';

const tag = 'language-models';
const PathSchema = v.object({ id: IdSchema });
const administrators = requirePermission('organisation:write');

/** Whether an organisation's texts are sent to a language model, its budget, and the log of what was sent. */
export const languageModelsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/language-model',
      operation({
        id: 'readLanguageModel',
        tag,
        summary: 'Whether texts are sent to a language model, to which, and how much of it is used',
        answers: { 200: json('The settings and the use of this month', LanguageModelSettingsSchema) },
      }),
      administrators,
      async (c) => c.json(await models.readSettings(deps, c.var.scope)),
    )
    .put(
      '/language-model',
      operation({
        id: 'changeLanguageModel',
        tag,
        summary: 'Turn sending texts to the language model on or off, and set its budget',
        answers: {
          200: json('The changed settings', LanguageModelSettingsSchema),
          409: json(
            'They have just been changed elsewhere, or another model is connected',
            v.object({ current: LanguageModelSettingsSchema }),
          ),
        },
      }),
      administrators,
      validBody(LanguageModelChangeSchema),
      async (c) => c.json(await models.changeSettings(deps, c.var.scope, c.req.valid('json')), 200),
    )
    .get(
      '/language-model/in-use',
      operation({
        id: 'readLanguageModelInUse',
        tag,
        summary: 'The language model that reads what you ask, if any',
        answers: { 200: json('The model, or null', LanguageModelInUseSchema) },
      }),
      requirePermission('document:read'),
      async (c) => c.json(await models.readInUse(deps, c.var.scope)),
    )
    .get(
      '/language-model/calls',
      operation({
        id: 'listLanguageModelCalls',
        tag,
        summary: 'The log of calls of the language model, newest first',
        answers: { 200: json('A page of calls, without their texts', ModelCallPageSchema) },
      }),
      administrators,
      validQuery(PageQuerySchema),
      async (c) => c.json(await models.readCalls(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/language-model/calls/:id',
      operation({
        id: 'readLanguageModelCall',
        tag,
        summary: 'One call of the language model with what was sent and answered',
        answers: { 200: json('The call and its texts', ModelCallDetailSchema) },
      }),
      administrators,
      validParams(PathSchema),
      async (c) => c.json(await models.readCall(deps, c.var.scope, c.req.valid('param').id)),
    );
