import { EntityComparisonFileQuerySchema, EntityComparisonQuerySchema, EntityComparisonSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { attachment, binary, createTenantRouter, json, operation, validQuery } from '../../platform/http/index.ts';
import { makeEntityComparisonFile } from './entity-comparison-file.ts';
import { readEntityComparison } from './entity-comparisons.service.ts';

const tag = 'entities';
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A figure of several entities and years side by side. */
export const entityComparisonsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/entity-comparisons',
      operation({
        id: 'readEntityComparison',
        tag,
        summary: 'One figure of several entities over years, absolute or per employee, floor area or revenue',
        answers: { 200: json('The comparison', EntityComparisonSchema) },
      }),
      requirePermission('entity:manage'),
      requirePermission('data-hub:read'),
      validQuery(EntityComparisonQuerySchema),
      async (c) => c.json(await readEntityComparison(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/entity-comparisons/file',
      operation({
        id: 'readEntityComparisonFile',
        tag,
        summary: 'The same as a workbook with a native chart (CHART_EXCEL)',
        answers: { 200: binary('The workbook') },
      }),
      requirePermission('entity:manage'),
      requirePermission('data-hub:read'),
      validQuery(EntityComparisonFileQuerySchema),
      async (c) => {
        const { bytes, fileName } = await makeEntityComparisonFile(deps, c.var.scope, c.req.valid('query'));
        return c.body(Uint8Array.from(bytes), 200, {
          'Content-Type': mediaType,
          'Content-Disposition': attachment(fileName),
          'Content-Length': String(bytes.byteLength),
        });
      },
    );
