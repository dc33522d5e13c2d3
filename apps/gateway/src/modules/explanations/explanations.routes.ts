import { ExplanationChangeSchema, FieldExplanationSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import { ReportPathSchema } from '../reports/index.ts';
import { AnswerPathSchema, tag } from '../reports/kernel.ts';
import { explainField, readExplanations } from './explanations.service.ts';

const list = { 200: json('The explanations', v.array(FieldExplanationSchema)) };

/** Why figures differ much from last year's. */
export const explanationsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/explanations',
      operation({ id: 'listExplanations', tag, summary: 'Why figures differ from last year’s', answers: list }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await readExplanations(deps, c.var.scope, c.req.valid('param').id)),
    )
    .put(
      '/reports/:id/answers/:code/:fieldKey/explanation',
      operation({ id: 'explainField', tag, summary: 'Say why a figure differs from last year’s', answers: list }),
      requirePermission('report:write'),
      validParams(AnswerPathSchema),
      validBody(ExplanationChangeSchema),
      async (c) => {
        const { id, code, fieldKey } = c.req.valid('param');
        const place = { disclosureCode: code, fieldKey };
        return c.json(await explainField(deps, c.var.scope, id, place, c.req.valid('json')));
      },
    );
