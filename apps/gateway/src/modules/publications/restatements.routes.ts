import {
  HubRestatementListSchema,
  HubRestatementNoteSchema,
  HubRestatementQuerySchema,
  RestatementListSchema,
  RestatementNoteSchema,
} from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams, validQuery } from '../../platform/http/index.ts';
import { ReportPathSchema } from '../reports/index.ts';
import { tag } from '../reports/kernel.ts';
import { noteHubRestatements, readHubRestatements } from './hub-restatements.service.ts';
import { noteRestatement, readRestatements } from './restatements.service.ts';

/** Figures that changed since they were published, and why. */
export const restatementRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/restatements',
      operation({
        id: 'listRestatements',
        tag,
        summary: 'Figures that differ from the version published last, with their notes',
        answers: { 200: json('The figures', RestatementListSchema) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await readRestatements(deps, c.var.scope, c.req.valid('param').id)),
    )
    .put(
      '/reports/:id/restatements',
      operation({
        id: 'noteRestatement',
        tag,
        summary: 'Say why a published figure changed',
        answers: { 200: json('The figures', RestatementListSchema) },
      }),
      requirePermission('report:write'),
      validParams(ReportPathSchema),
      validBody(RestatementNoteSchema),
      async (c) => c.json(await noteRestatement(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    )
    .get(
      '/data-hub/restatements',
      operation({
        id: 'listHubRestatements',
        tag,
        summary: 'Figures that published reports print and that the data hub gives otherwise since',
        answers: { 200: json('The figures, each with its reason, once there is one', HubRestatementListSchema) },
      }),
      requirePermission('data-hub:read'),
      requirePermission('report:read'),
      validQuery(HubRestatementQuerySchema),
      async (c) => c.json(await readHubRestatements(deps, c.var.scope, c.req.valid('query').reportingTimeId)),
    )
    .put(
      '/data-hub/restatements',
      operation({
        id: 'noteHubRestatements',
        tag,
        summary: 'Say why figures changed since they were published: next year’s reports print the reason',
        answers: { 200: json('The figures', HubRestatementListSchema) },
      }),
      requirePermission('data-hub:write'),
      requirePermission('report:write'),
      validBody(HubRestatementNoteSchema),
      async (c) => c.json(await noteHubRestatements(deps, c.var.scope, c.req.valid('json'))),
    );
