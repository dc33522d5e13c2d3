import {
  MissingDecisionDraftSchema,
  MissingDecisionSchema,
  PublicationSchema,
  ReportModelSchema,
  ReportSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams, validQuery } from '../../platform/http/index.ts';
import { ReportPathSchema } from '../reports/index.ts';
import { ModelQuerySchema, tag } from '../reports/kernel.ts';
import { decideAboutMissing } from './missing-decision.service.ts';
import { publishReport, readReportModel, reopenReport, unpublishReport } from './publications.service.ts';
import { readPublications } from './versions.service.ts';

const moved = { 200: json('The report as it is now', ReportSchema) };

/** The report as a document, and the routes to publish and unpublish it. */
export const publicationsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/model',
      operation({
        scope: 'reports:read',
        id: 'readReportModel',
        tag,
        summary: 'The report as one document, as preview and exports draw it',
        answers: { 200: json('The document', ReportModelSchema) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      validQuery(ModelQuerySchema),
      async (c) =>
        c.json(await readReportModel(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query').language)),
    )
    .post(
      '/reports/:id/publish',
      operation({
        scope: 'reports:publish',
        writes: true,
        id: 'publishReport',
        tag,
        summary: 'Publish the report',
        answers: moved,
      }),
      requirePermission('report:publish'),
      validParams(ReportPathSchema),
      async (c) => c.json(await publishReport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/reports/:id/unpublish',
      operation({
        scope: 'reports:publish',
        writes: true,
        id: 'unpublishReport',
        tag,
        summary: 'Unpublish the report',
        answers: moved,
      }),
      requirePermission('report:publish'),
      validParams(ReportPathSchema),
      async (c) => c.json(await unpublishReport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/reports/:id/reopen',
      operation({
        scope: 'reports:publish',
        writes: true,
        id: 'reopenReport',
        tag,
        summary: 'Open a published report for changes again',
        answers: moved,
      }),
      requirePermission('report:publish'),
      validParams(ReportPathSchema),
      async (c) => c.json(await reopenReport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .put(
      '/reports/:id/missing-decision',
      operation({
        scope: 'reports:publish',
        writes: true,
        id: 'decideAboutMissing',
        tag,
        summary: 'Decide to publish without provisions that the framework asks for',
        answers: { 200: json('The decision', MissingDecisionSchema) },
      }),
      requirePermission('report:publish'),
      validParams(ReportPathSchema),
      validBody(MissingDecisionDraftSchema),
      async (c) => c.json(await decideAboutMissing(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get(
      '/reports/:id/publications',
      operation({
        scope: 'reports:read',
        id: 'listPublications',
        tag,
        summary: 'Every version that was published, the latest first',
        answers: { 200: json('The versions', v.array(PublicationSchema)) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await readPublications(deps, c.var.scope, c.req.valid('param').id)),
    );
