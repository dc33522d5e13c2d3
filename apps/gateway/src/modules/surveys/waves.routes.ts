/** One line for each operation of the spans of open links: longer than other routes, and nothing but its table of contents. */
import { IdSchema, NewSetAsideSchema, SurveyWavesSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, empty, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import * as waves from './waves.service.ts';

const tag = 'surveys';
const PathSchema = v.object({ id: IdSchema });
const writers = requirePermission('materiality:write');

/** When answers came by open links, and which of them are set aside. */
export const wavesRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/materiality/surveys/:id/waves',
      operation({
        id: 'readSurveyWaves',
        tag,
        summary: 'When answers came by open links, and which of them are set aside',
        answers: { 200: json('Spans, and what was set aside', SurveyWavesSchema) },
      }),
      writers,
      validParams(PathSchema),
      async (c) => c.json(await waves.readWaves(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/materiality/surveys/:id/set-asides',
      operation({
        id: 'setSurveyAnswersAside',
        tag,
        summary: 'Set answers of an open link aside, so that they count nowhere',
        answers: { 201: json('Spans, and what was set aside', SurveyWavesSchema) },
      }),
      writers,
      validParams(PathSchema),
      validBody(NewSetAsideSchema),
      async (c) => c.json(await waves.setAside(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 201),
    )
    .delete(
      '/materiality/survey-set-asides/:id',
      operation({
        id: 'countSurveyAnswersAgain',
        tag,
        summary: 'Let answers that were set aside count again',
        answers: { 204: empty() },
      }),
      writers,
      validParams(PathSchema),
      async (c) => {
        await waves.countAgain(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .post(
      '/materiality/surveys/:id/review',
      operation({
        id: 'reviewSurveyAnswers',
        tag,
        summary: 'Say that the answers that count are the right ones, and show the results',
        answers: { 204: empty() },
      }),
      writers,
      validParams(PathSchema),
      async (c) => {
        await waves.endReview(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
