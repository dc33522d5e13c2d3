import { RestatementListSchema, RestatementNoteSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import { ReportPathSchema, tag } from '../reports/index.ts';
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
    );
