import { ReportSchema, SampleDataAnswerSchema, SampleDataDraftSchema, SampleDataSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, empty, json, operation, validBody } from '../../platform/http/index.ts';
import type { BeforeRemoval } from '../reports/index.ts';
import { createSampleData, createSampleReport, readSampleData, removeSampleData } from './sample-data.service.ts';

const tag = 'sample-data';

/** Figures of an invented company, to explore and to remove again. */
export const sampleDataRoutes = (deps: GatewayDeps, beforeRemoval: BeforeRemoval) =>
  createTenantRouter()
    .get(
      '/sample-data',
      operation({
        id: 'readSampleData',
        tag,
        summary: 'The sample data of the own organisation',
        answers: { 200: json('Null where there are none', SampleDataAnswerSchema) },
      }),
      requirePermission('data-hub:read'),
      async (c) => c.json(await readSampleData(deps, c.var.scope)),
    )
    .post(
      '/sample-data',
      operation({
        id: 'createSampleData',
        tag,
        summary: 'Two years of figures of an invented company of the same kind; once, also when it is asked again',
        answers: { 201: json('The sample data', SampleDataSchema) },
      }),
      requirePermission('data-hub:write'),
      validBody(SampleDataDraftSchema),
      async (c) => c.json(await createSampleData(deps, c.var.scope, c.req.valid('json')), 201),
    )
    .post(
      '/sample-data/reports',
      operation({
        id: 'createSampleReport',
        tag,
        summary: 'A report of the sample data, marked as a sample and never published',
        answers: { 201: json('The report', ReportSchema) },
      }),
      requirePermission('report:write'),
      validBody(SampleDataDraftSchema),
      async (c) => c.json(await createSampleReport(deps, c.var.scope, c.req.valid('json')), 201),
    )
    .delete(
      '/sample-data',
      operation({
        id: 'removeSampleData',
        tag,
        summary: 'Remove the sample data with every report made from them; the own data stay as they are',
        answers: { 204: empty() },
      }),
      requirePermission('data-hub:write'),
      async (c) => {
        await removeSampleData(deps, c.var.scope, beforeRemoval);
        return c.body(null, 204);
      },
    );
