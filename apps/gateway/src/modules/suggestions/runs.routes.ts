import { IdSchema, SuggestionRunDraftSchema, SuggestionRunSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  idempotencyKey,
  json,
  operation,
  validBody,
  validParams,
} from '../../platform/http/index.ts';
import { ReportPathSchema } from '../reports/index.ts';
import { cancelRun, readRuns, repeatRun, startRun, type Wake } from './runs.service.ts';

const tag = 'suggestions';
const PathSchema = v.object({ id: IdSchema, runId: IdSchema });
const documentReaders = requirePermission('document:read');
const now = { 200: json('The run as it is now', SuggestionRunSchema) };

/** Runs of the job that answers disclosures from documents. */
export const runRoutes = (deps: GatewayDeps, wake: Wake) =>
  createTenantRouter()
    .get(
      '/reports/:id/suggestion-runs',
      operation({
        id: 'listSuggestionRuns',
        tag,
        summary: 'How documents were searched for answers of the report, newest first',
        answers: { 200: json('The runs', v.array(SuggestionRunSchema)) },
      }),
      requirePermission('report:read'),
      documentReaders,
      validParams(ReportPathSchema),
      async (c) => c.json(await readRuns(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/reports/:id/suggestion-runs',
      operation({
        id: 'startSuggestionRun',
        tag,
        summary: 'Search documents for answers, of all selected disclosures or of some',
        headers: [idempotencyKey],
        answers: { 201: json('The run, waiting', SuggestionRunSchema) },
      }),
      requirePermission('report:write'),
      documentReaders,
      validParams(ReportPathSchema),
      validBody(SuggestionRunDraftSchema),
      async (c) => {
        const key = c.req.header('idempotency-key');
        return c.json(await startRun(deps, wake, c.var.scope, c.req.valid('param').id, c.req.valid('json'), key), 201);
      },
    )
    .post(
      '/reports/:id/suggestion-runs/:runId/cancel',
      operation({
        id: 'cancelSuggestionRun',
        tag,
        summary: 'Stop a run; what it found so far stays',
        answers: now,
      }),
      requirePermission('report:write'),
      documentReaders,
      validParams(PathSchema),
      async (c) => {
        const { id, runId } = c.req.valid('param');
        return c.json(await cancelRun(deps, wake, c.var.scope, id, runId));
      },
    )
    .post(
      '/reports/:id/suggestion-runs/:runId/repeat',
      operation({
        id: 'repeatSuggestionRun',
        tag,
        summary: 'Look up again what failed in a run, or what a cancelled one had left',
        answers: now,
      }),
      requirePermission('report:write'),
      documentReaders,
      validParams(PathSchema),
      async (c) => {
        const { id, runId } = c.req.valid('param');
        return c.json(await repeatRun(deps, wake, c.var.scope, id, runId));
      },
    );
