import { ClimatePublicationSchema, IdSchema, NewClimatePublicationSchema, PublishedFigureSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validQuery } from '../../platform/http/index.ts';
import type { ReadBaseYear } from './base-year-said.ts';
import { previewEmissions, publishEmissions, readPublished } from './climate-publications.service.ts';

const tag = 'climate';

/** Emissions as figures of the data hub, from where reports read them. */
export const climatePublicationsRoutes = (deps: GatewayDeps, readBaseYear: ReadBaseYear) =>
  createTenantRouter()
    .get(
      '/climate-publications',
      operation({
        id: 'listClimatePublications',
        tag,
        summary: 'Figures of a reporting time that the climate calculator published',
        answers: { 200: json('The figures', v.array(PublishedFigureSchema)) },
      }),
      requirePermission('climate:read'),
      validQuery(v.object({ reportingTimeId: IdSchema })),
      async (c) => c.json(await readPublished(deps, c.var.scope, c.req.valid('query').reportingTimeId), 200),
    )
    .post(
      '/climate-publications/preview',
      operation({
        id: 'previewClimateFigures',
        tag,
        summary: 'What publishing the emissions of a reporting time would do to each figure; nothing is written',
        answers: { 200: json('What would become of each figure', ClimatePublicationSchema) },
      }),
      requirePermission('data-hub:write'),
      requirePermission('climate:write'),
      validBody(NewClimatePublicationSchema),
      async (c) => c.json(await previewEmissions(deps, c.var.scope, c.req.valid('json'), readBaseYear), 200),
    )
    .post(
      '/climate-publications',
      operation({
        id: 'publishClimateFigures',
        tag,
        summary: 'Publish the emissions of a reporting time as figures of the data hub',
        answers: { 200: json('What became of each figure', ClimatePublicationSchema) },
      }),
      requirePermission('data-hub:write'),
      requirePermission('climate:write'),
      validBody(NewClimatePublicationSchema),
      async (c) => c.json(await publishEmissions(deps, c.var.scope, c.req.valid('json'), readBaseYear), 200),
    );
