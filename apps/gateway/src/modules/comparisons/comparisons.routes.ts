import {
  ComparableReportsQuerySchema,
  ComparableReportsSchema,
  ComparisonFileQuerySchema,
  ComparisonQuerySchema,
  ComparisonSchema,
  readComparisonQuery,
} from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { attachment, binary, createTenantRouter, json, operation, validQuery } from '../../platform/http/index.ts';
import { makeComparisonFile } from './comparison-file.ts';
import { readComparable, readComparison } from './comparisons.service.ts';

const tag = 'comparisons';
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Figures of several reports side by side (spec section 2, compare-reports). */
export const comparisonsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/comparisons',
      operation({
        id: 'readComparison',
        tag,
        summary: 'Figures of several reports in common units, with their differences',
        answers: { 200: json('The comparison', ComparisonSchema) },
      }),
      requirePermission('report:read'),
      validQuery(ComparisonQuerySchema),
      async (c) => c.json(await readComparison(deps, c.var.scope, readComparisonQuery(c.req.valid('query')))),
    )
    .get(
      '/comparisons/reports',
      operation({
        id: 'listComparableReports',
        tag,
        summary: 'Reports that can be compared, and the entities they cover',
        answers: { 200: json('The reports', ComparableReportsSchema) },
      }),
      requirePermission('report:read'),
      validQuery(ComparableReportsQuerySchema),
      async (c) => c.json(await readComparable(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/comparisons/file',
      operation({
        id: 'readComparisonFile',
        tag,
        summary: 'The same as a workbook with native charts (CHART_EXCEL)',
        answers: { 200: binary('The workbook') },
      }),
      requirePermission('report:read'),
      validQuery(ComparisonFileQuerySchema),
      async (c) => {
        const { bytes, fileName } = await makeComparisonFile(deps, c.var.scope, {
          ...readComparisonQuery(c.req.valid('query')),
          language: c.req.valid('query').language,
        });
        return c.body(Uint8Array.from(bytes), 200, {
          'Content-Type': mediaType,
          'Content-Disposition': attachment(fileName),
          'Content-Length': String(bytes.byteLength),
        });
      },
    );
