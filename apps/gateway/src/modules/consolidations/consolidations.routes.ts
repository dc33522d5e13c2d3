import {
  ApproachEffectSchema,
  CalculationSchema,
  ConsolidatedFigureQuerySchema,
  ConsolidationFileQuerySchema,
  ConsolidationQuerySchema,
  ConsolidationSchema,
  FoldedStepQuerySchema,
  MetricKeySchema,
  PackedConsolidationSchema,
  packConsolidation,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  attachment,
  binary,
  createTenantRouter,
  json,
  operation,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { makeConsolidationFile } from './consolidation-file.ts';
import { readConsolidated, readConsolidation, readEffects, readFolded } from './consolidations.service.ts';

const tag = 'consolidations';
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The consolidated figures. */
export const consolidationsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/consolidations',
      operation({
        id: 'readConsolidation',
        tag,
        summary: 'Figures of the group over some days, and what must be said before they are sure',
        answers: { 200: json('The figures', ConsolidationSchema) },
      }),
      requirePermission('data-hub:read'),
      validQuery(ConsolidationQuerySchema),
      async (c) => c.json(await readConsolidation(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/consolidations/effects',
      operation({
        id: 'listApproachEffects',
        tag,
        summary: 'What each approach makes of the same figures, before one is chosen',
        answers: { 200: json('One for each approach', v.array(ApproachEffectSchema)) },
      }),
      requirePermission('data-hub:read'),
      validQuery(ConsolidationQuerySchema),
      async (c) => c.json(await readEffects(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/consolidations/figures/:key',
      operation({
        id: 'readConsolidatedFigure',
        tag,
        summary: 'One figure of the group with its arithmetic',
        answers: { 200: json('The figure', PackedConsolidationSchema) },
      }),
      requirePermission('data-hub:read'),
      validParams(v.object({ key: MetricKeySchema })),
      validQuery(ConsolidatedFigureQuerySchema),
      async (c) => {
        const detail = await readConsolidated(deps, c.var.scope, c.req.valid('param').key, c.req.valid('query'));
        return c.json(packConsolidation(detail));
      },
    )
    .get(
      '/consolidations/figures/:key/parts',
      operation({
        id: 'readFoldedStep',
        tag,
        summary: 'The data points of a step that was added up',
        answers: { 200: json('What the step is made of, itself first', CalculationSchema) },
      }),
      requirePermission('data-hub:read'),
      validParams(v.object({ key: MetricKeySchema })),
      validQuery(FoldedStepQuerySchema),
      async (c) => c.json(await readFolded(deps, c.var.scope, c.req.valid('param').key, c.req.valid('query'))),
    )
    .get(
      '/consolidations/figures/:key/file',
      operation({
        id: 'readConsolidationFile',
        tag,
        summary: 'The same as a workbook whose cells reckon it',
        answers: { 200: binary('The workbook') },
      }),
      requirePermission('data-hub:read'),
      validParams(v.object({ key: MetricKeySchema })),
      validQuery(ConsolidationFileQuerySchema),
      async (c) => {
        const { key } = c.req.valid('param');
        const { bytes, fileName } = await makeConsolidationFile(deps, c.var.scope, key, c.req.valid('query'));
        return c.body(Uint8Array.from(bytes), 200, {
          'Content-Type': mediaType,
          'Content-Disposition': attachment(fileName),
          'Content-Length': String(bytes.byteLength),
        });
      },
    );
