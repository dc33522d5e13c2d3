import { createHash } from 'node:crypto';
import {
  type AnsweredQuery,
  AnsweredQuerySchema,
  FrameworkAnsweredSchema,
  FrameworkComparisonSchema,
  FrameworkSchema,
  FrameworkSuggestionSchema,
  FrameworkSummarySchema,
  FrameworksInUseSchema,
  HelperQuerySchema,
  MetricLibrarySchema,
  MetricUseSchema,
  PageQuerySchema,
  pageOf,
} from '@esg/contract';
import { metricLibrary } from '@esg/standards';
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
  pageById,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { frameworkIn } from './frameworks.service.ts';
import { inUseIn } from './in-use.service.ts';
import { answeredIn, comparisonIn, libraryOnOffer, ownOnOffer, suggestionsIn, usesIn } from './offered.service.ts';

const tag = 'frameworks';
const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const PathSchema = v.object({ versionId: IdSchema });
const MetricPathSchema = v.object({ metricKey: IdSchema });

/** Keys of the metrics that the organisation has data for on these days. */
type AnsweredMetrics = (scoped: Scoped, days: AnsweredQuery) => Promise<ReadonlySet<string>>;
/** Framework versions of the organisation's reports. */
type VersionsOfReports = (scoped: Scoped) => Promise<readonly string[]>;

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

type Written = { text: string; etag: string };
const known = new WeakMap<object, Written>();

const written = (value: object): Written => {
  const text = JSON.stringify(value);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
};

/** Responses that change with a release only are written once, then repeated. */
const writtenOnce = (value: object): Written => {
  const made = known.get(value) ?? written(value);
  known.set(value, made);
  return made;
};

const everythingOnOffer = async (scoped: Scoped) => ({
  library: await libraryOnOffer(scoped),
  own: await ownOnOffer(scoped),
});

/** Clients cache the response and revalidate it; 304 says that it is unchanged. */
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

/** The response, or `resource.not_found` where there is none. */
const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new ProblemError('resource.not_found');
  return value;
};

/** The framework library: its versions, their common disclosures, and suggestions. */
export const frameworksRoutes = (
  { database, now }: GatewayDeps,
  { answeredMetrics, versionsOfReports }: { answeredMetrics: AnsweredMetrics; versionsOfReports: VersionsOfReports },
) =>
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
      async (c) => {
        const { library, own } = await database.withScope(c.var.scope, everythingOnOffer);
        return answer(c, own.length === 0 ? writtenOnce(library) : written([...library, ...own]));
      },
    )
    .get(
      '/frameworks/page',
      operation({
        id: 'pageFrameworks',
        tag,
        summary: 'Framework versions on offer, a page at a time',
        scope: 'frameworks:read',
        answers: { 200: json('One page', pageOf(FrameworkSummarySchema)) },
      }),
      requirePermission('report:read'),
      validQuery(PageQuerySchema),
      async (c) => {
        const { library, own } = await database.withScope(c.var.scope, everythingOnOffer);
        return c.json(
          pageById([...library, ...own], ({ versionId }) => versionId, c.req.valid('query')),
          200,
        );
      },
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
      validQuery(HelperQuerySchema),
      async (c) => {
        const question = c.req.valid('query');
        const suggestions = await database.withScope(c.var.scope, async (scoped) =>
          suggestionsIn(scoped, question, await answeredMetrics(scoped, question), dayOf(now())),
        );
        return c.json(suggestions, 200);
      },
    )
    .get(
      '/frameworks/answered',
      operation({
        id: 'listFrameworksAnswered',
        tag,
        summary: 'How much of each framework the data of these days answer already',
        answers: { 200: json('The frameworks', v.array(FrameworkAnsweredSchema)) },
      }),
      requirePermission('report:read'),
      validQuery(AnsweredQuerySchema),
      async (c) => {
        const days = c.req.valid('query');
        const answered = await database.withScope(c.var.scope, async (scoped) =>
          answeredIn(scoped, days, await answeredMetrics(scoped, days), dayOf(now())),
        );
        return c.json(answered, 200);
      },
    )
    .get(
      '/frameworks/in-use',
      operation({
        id: 'readFrameworksInUse',
        tag,
        summary: 'Frameworks of the reports and of the stock exchange, and the metrics that matter with them',
        answers: { 200: json('The frameworks', FrameworksInUseSchema) },
      }),
      requirePermission('report:read'),
      async (c) => {
        const used = await database.withScope(c.var.scope, async (scoped) =>
          inUseIn(scoped, await versionsOfReports(scoped), await answeredMetrics(scoped, {})),
        );
        return c.json(used, 200);
      },
    )
    .get(
      '/frameworks/:versionId',
      operation({
        scope: 'frameworks:read',
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
      async (c) => {
        const { versionId, against } = c.req.valid('param');
        const compared = await database.withScope(c.var.scope, (scoped) => comparisonIn(scoped, versionId, against));
        return c.json(found(compared), 200);
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
      async (c) => {
        const { metricKey } = c.req.valid('param');
        return c.json(found(await database.withScope(c.var.scope, (scoped) => usesIn(scoped, metricKey))), 200);
      },
    );
