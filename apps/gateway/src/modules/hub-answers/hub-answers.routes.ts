import {
  HubAnswerOriginSchema,
  HubAnswersQuerySchema,
  HubAnswersSchema,
  HubAnswersTakenSchema,
  HubAnswersTakeSchema,
  HubAnswersUndoneSchema,
  HubAnswersUndoSchema,
  IdSchema,
  ImportReportSchema,
  StatedReasonsSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams, validQuery } from '../../platform/http/index.ts';
import { ReportPathSchema } from '../reports/index.ts';
import { AnswerPathSchema, tag } from '../reports/kernel.ts';
import { readHubAnswerOrigin, readHubAnswers } from './hub-answers.service.ts';
import { readImportReports } from './import-reports.service.ts';
import { readStatedReasons } from './stated-reasons.service.ts';
import { takeHubAnswers } from './take.service.ts';
import { undoHubAnswers } from './undo.service.ts';

const ImportPathSchema = v.object({ id: IdSchema });

/** Between a report and the data hub: the hub's values, using them, and saving answers there. */
export const hubAnswersRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/hub-answers',
      operation({
        id: 'readHubAnswers',
        tag,
        summary: 'What the data hub has for the report beside what the report says',
        answers: { 200: json('The difference, field by field', HubAnswersSchema) },
      }),
      requirePermission('report:read'),
      requirePermission('data-hub:read'),
      validParams(ReportPathSchema),
      validQuery(HubAnswersQuerySchema),
      async (c) =>
        c.json(await readHubAnswers(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query').disclosure)),
    )
    .post(
      '/reports/:id/hub-answers',
      operation({
        id: 'takeHubAnswers',
        tag,
        summary: 'Take offers of the data hub into the report, as they were seen',
        answers: { 200: json('How many were taken', HubAnswersTakenSchema) },
      }),
      requirePermission('report:write'),
      requirePermission('data-hub:read'),
      validParams(ReportPathSchema),
      validBody(HubAnswersTakeSchema),
      async (c) => c.json(await takeHubAnswers(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/reports/:id/hub-answers/undo',
      operation({
        id: 'undoHubAnswers',
        tag,
        summary: 'Empty answers that came from the data hub and are unchanged',
        answers: { 200: json('How many were emptied', HubAnswersUndoneSchema) },
      }),
      requirePermission('report:write'),
      requirePermission('data-hub:read'),
      validParams(ReportPathSchema),
      validBody(HubAnswersUndoSchema),
      async (c) => c.json(await undoHubAnswers(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get(
      '/imports/:id/reports',
      operation({
        id: 'listImportReports',
        tag: 'imports',
        summary: 'Reports that rest on the figures of an import, published ones first',
        answers: { 200: json('The reports', v.array(ImportReportSchema)) },
      }),
      requirePermission('data-hub:write'),
      validParams(ImportPathSchema),
      async (c) => c.json(await readImportReports(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/reports/:id/stated-reasons',
      operation({
        id: 'readStatedReasons',
        tag,
        summary: 'Why imported sheets say that something a disclosure asks for does not apply',
        answers: { 200: json('The reasons, by disclosure', StatedReasonsSchema) },
      }),
      requirePermission('report:read'),
      requirePermission('data-hub:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await readStatedReasons(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/reports/:id/hub-answers/:code/:fieldKey',
      operation({
        id: 'readHubAnswerOrigin',
        tag,
        summary: 'Where an answer comes from, down to the data points, and what the data hub would give now',
        answers: { 200: json('The origin', HubAnswerOriginSchema) },
      }),
      requirePermission('report:read'),
      requirePermission('data-hub:read'),
      validParams(AnswerPathSchema),
      async (c) => {
        const { id, code, fieldKey } = c.req.valid('param');
        return c.json(await readHubAnswerOrigin(deps, c.var.scope, id, code, fieldKey));
      },
    );
