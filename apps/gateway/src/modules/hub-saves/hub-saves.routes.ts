import {
  AnswerConflictSchema,
  DataPointSchema,
  HubSaveDraftSchema,
  HubSaveInTheWaySchema,
  HubSavePlanSchema,
  HubSaveQuerySchema,
  HubSaveSchema,
  IdSchema,
  SaveToHubSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams, validQuery } from '../../platform/http/index.ts';
import { ReportPathSchema } from '../reports/index.ts';
import { AnswerPathSchema, tag } from '../reports/kernel.ts';
import { readHubSavePlan } from './hub-save-plan.ts';
import { saveReportToHub } from './save-report.service.ts';
import { saveToHub } from './save-to-hub.service.ts';
import { readHubSaves, undoHubSave } from './undo.service.ts';

const SavePathSchema = v.object({ id: IdSchema, saveId: IdSchema });

/** Saving a whole report into the data hub: preview, save, and undo. */
export const hubSavesRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/saved-to-hub/plan',
      operation({
        id: 'planHubSave',
        tag,
        summary: 'What saving the report into the data hub would do; changes nothing',
        answers: { 200: json('Answer by answer: new, the same, in conflict', HubSavePlanSchema) },
      }),
      requirePermission('report:read'),
      requirePermission('data-hub:read'),
      validParams(ReportPathSchema),
      validQuery(HubSaveQuerySchema),
      async (c) => {
        const { reportingTimeId = null, entityId = null } = c.req.valid('query');
        return c.json(await readHubSavePlan(deps, c.var.scope, c.req.valid('param').id, { reportingTimeId, entityId }));
      },
    )
    .get(
      '/reports/:id/saved-to-hub',
      operation({
        id: 'listHubSaves',
        tag,
        summary: 'How this report was saved into the data hub before, newest first',
        answers: { 200: json('The savings', v.array(HubSaveSchema)) },
      }),
      requirePermission('report:read'),
      requirePermission('data-hub:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await readHubSaves(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/reports/:id/saved-to-hub',
      operation({
        id: 'saveReportToHub',
        tag,
        summary: 'Save the report into the data hub, as the plan was seen',
        answers: { 201: json('What was saved', HubSaveSchema) },
      }),
      requirePermission('report:write'),
      requirePermission('data-hub:write'),
      validParams(ReportPathSchema),
      validBody(HubSaveDraftSchema),
      async (c) => c.json(await saveReportToHub(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 201),
    )
    .post(
      '/reports/:id/saved-to-hub/:saveId/undo',
      operation({
        id: 'undoHubSave',
        tag,
        summary: 'Undo a save; later changes are kept',
        answers: { 200: json('The save, undone', HubSaveSchema) },
      }),
      requirePermission('report:write'),
      requirePermission('data-hub:write'),
      validParams(SavePathSchema),
      async (c) => {
        const { id, saveId } = c.req.valid('param');
        return c.json(await undoHubSave(deps, c.var.scope, id, saveId));
      },
    )
    .post(
      '/reports/:id/answers/:code/:fieldKey/saved-to-hub',
      operation({
        id: 'saveAnswerToHub',
        tag,
        summary: 'Keep an answer as a data point',
        answers: {
          200: json('The data point', DataPointSchema),
          409: json(
            'The answer has changed, or data points are in the way',
            v.union([AnswerConflictSchema, HubSaveInTheWaySchema]),
          ),
        },
      }),
      requirePermission('report:write'),
      requirePermission('data-hub:write'),
      validParams(AnswerPathSchema),
      validBody(SaveToHubSchema),
      async (c) => {
        const { id: reportId, code: disclosureCode, fieldKey } = c.req.valid('param');
        return c.json(await saveToHub(deps, c.var.scope, { reportId, disclosureCode, fieldKey }, c.req.valid('json')));
      },
    );
