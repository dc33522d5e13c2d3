import { createHash } from 'node:crypto';
import {
  FrameworkComparisonSchema,
  FrameworkSchema,
  FrameworkSuggestionSchema,
  FrameworkSummarySchema,
  MetricLibrarySchema,
  MetricUseSchema,
  SuggestionQuerySchema,
} from '@esg/contract';
import {
  compareFrameworks,
  countAnsweredBy,
  listFrameworks,
  metricLibrary,
  suggestFrameworks,
  usesOfMetric,
} from '@esg/standards';
import type { Context } from 'hono';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  json,
  operation,
  ProblemError,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { frameworkIn } from './frameworks.service.ts';

const tag = 'frameworks';
const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const PathSchema = v.object({ versionId: IdSchema });
const MetricPathSchema = v.object({ metricKey: IdSchema });

/** Keys of the metrics that the organisation has any data for. */
type AnsweredMetrics = (scoped: Scoped) => Promise<ReadonlySet<string>>;

type Written = { text: string; etag: string };
const written = new WeakMap<object, Written>();

/** What changes with a release only is written once, then repeated. */
const writtenOnce = (value: object): Written => {
  const known = written.get(value);
  if (known) return known;
  const text = JSON.stringify(value);
  const made = { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  written.set(value, made);
  return made;
};

/** Clients keep the answer and ask whether it is still the same; 304 says that it is. */
const answer = (c: Context, { text, etag }: Written) => {
  c.header('ETag', etag);
  c.header('Cache-Control', 'private, no-cache');
  const kept = c.req
    .header('if-none-match')
    ?.split(',')
    .map((tagOfClient) => tagOfClient.trim().replace(/^W\//, ''));
  if (kept?.includes(etag)) return c.body(null, 304);
  return c.body(text, 200, { 'Content-Type': 'application/json' });
};

/** The answer, or `resource.not_found` where there is none. */
const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new ProblemError('resource.not_found');
  return value;
};

/** The framework library: its versions, what they share, and which one fits. */
export const frameworksRoutes = ({ database }: GatewayDeps, answeredMetrics: AnsweredMetrics) =>
  createTenantRouter()
    .get(
      '/frameworks',
      operation({
        id: 'listFrameworks',
        tag,
        summary: 'Framework versions on offer',
        answers: { 200: json('The frameworks', v.array(FrameworkSummarySchema)) },
      }),
      requirePermission('report:read'),
      (c) => answer(c, writtenOnce(listFrameworks())),
    )
    .get(
      '/frameworks/suggestions',
      operation({
        id: 'suggestFrameworks',
        tag,
        summary: 'Frameworks that fit an audience and a kind of data, best first',
        answers: { 200: json('The suggestions', v.array(FrameworkSuggestionSchema)) },
      }),
      requirePermission('report:read'),
      validQuery(SuggestionQuerySchema),
      async (c) => {
        const keys = await database.withScope(c.var.scope, answeredMetrics);
        const suggestions = suggestFrameworks(c.req.valid('query'));
        return c.json(
          suggestions.map((entry) => ({ ...entry, answered: countAnsweredBy(entry.versionId, keys) })),
          200,
        );
      },
    )
    .get(
      '/frameworks/:versionId',
      operation({
        id: 'readFramework',
        tag,
        summary: 'One framework version with its forms, reasons and units',
        answers: { 200: json('The framework', FrameworkSchema) },
      }),
      requirePermission('report:read'),
      validParams(PathSchema),
      async (c) => {
        const { versionId } = c.req.valid('param');
        const framework = await database.withScope(c.var.scope, (scoped) => frameworkIn(scoped, versionId));
        return answer(c, writtenOnce(found(framework)));
      },
    )
    .get(
      '/frameworks/:versionId/shared-with/:against',
      operation({
        id: 'compareFrameworks',
        tag,
        summary: 'What of a framework another one asks for too',
        answers: { 200: json('The comparison', FrameworkComparisonSchema) },
      }),
      requirePermission('report:read'),
      validParams(v.object({ ...PathSchema.entries, against: IdSchema })),
      (c) => {
        const { versionId, against } = c.req.valid('param');
        return c.json(found(compareFrameworks(versionId, against)), 200);
      },
    )
    .get(
      '/metrics',
      operation({
        id: 'readMetricLibrary',
        tag,
        summary: 'The metrics that frameworks share, and the tree that they hang on',
        answers: { 200: json('The library', MetricLibrarySchema) },
      }),
      requirePermission('report:read'),
      (c) => answer(c, writtenOnce(metricLibrary())),
    )
    .get(
      '/metrics/:metricKey/uses',
      operation({
        id: 'listMetricUses',
        tag,
        summary: 'Every disclosure and requirement that a metric feeds',
        answers: { 200: json('The uses', v.array(MetricUseSchema)) },
      }),
      requirePermission('report:read'),
      validParams(MetricPathSchema),
      (c) => c.json(found(usesOfMetric(c.req.valid('param').metricKey)), 200),
    );
