import {
  ClimateScreeningFileQuerySchema,
  ClimateScreeningQuerySchema,
  ClimateScreeningSchema,
  exportMediaTypes,
  NewScreeningStatementSchema,
  ScreeningCategorySchema,
  ScreeningDecisionSchema,
  ScreeningEstimatesSchema,
  ScreeningEventPageSchema,
  ScreeningEventQuerySchema,
  ScreeningPathSchema,
  ScreeningPlanSchema,
  ScreeningStatementSchema,
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
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import {
  decideCategory,
  estimateCategory,
  planCategory,
  readScreening,
  readScreeningLog,
} from './climate-screening.service.ts';
import { publishStatement } from './publish-statement.ts';
import { makeScreeningFile } from './screening-file.ts';

const tag = 'climate';
const readers = requirePermission('climate:read');
const writers = requirePermission('climate:write');
/** What is decided here is printed as an exclusion of the inventory, which they answer for. */
const deciders = requirePermission('climate:confirm');
const answers = {
  200: json('The category as it is now', ScreeningCategorySchema),
  409: json('Someone else has just changed it', v.object({ current: ScreeningCategorySchema })),
};

const writingRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .put(
      '/climate-screening/:category/decision',
      operation({
        id: 'decideScopeThreeCategory',
        tag,
        summary: 'Decide whether a category of scope 3 is relevant, by which criteria and why',
        writes: true,
        answers,
      }),
      deciders,
      validParams(ScreeningPathSchema),
      validBody(ScreeningDecisionSchema),
      async (c) =>
        c.json(await decideCategory(deps, c.var.scope, c.req.valid('param').category, c.req.valid('json')), 200),
    )
    .put(
      '/climate-screening/:category/plan',
      operation({
        id: 'planScopeThreeCategory',
        tag,
        summary: 'Set the method by which a category of scope 3 is to be calculated, who has its data, and until when',
        writes: true,
        answers,
      }),
      writers,
      validParams(ScreeningPathSchema),
      validBody(ScreeningPlanSchema),
      async (c) =>
        c.json(await planCategory(deps, c.var.scope, c.req.valid('param').category, c.req.valid('json')), 200),
    )
    .put(
      '/climate-screening/:category/estimates',
      operation({
        id: 'estimateScopeThreeCategory',
        tag,
        summary: 'Set the rough estimates of a category of scope 3; each has a number or the question that it lacks',
        writes: true,
        answers,
      }),
      writers,
      validParams(ScreeningPathSchema),
      validBody(ScreeningEstimatesSchema),
      async (c) =>
        c.json(await estimateCategory(deps, c.var.scope, c.req.valid('param').category, c.req.valid('json')), 200),
    )
    .post(
      '/climate-screening/statement',
      operation({
        id: 'publishScopeThreeStatement',
        tag,
        summary: 'Store which categories are included and left out as an answer of the data hub, where reports find it',
        writes: true,
        answers: {
          200: json('What became of the text', ScreeningStatementSchema),
          409: json(
            'Another text is stored than the one to be replaced',
            v.object({ current: ScreeningStatementSchema }),
          ),
        },
      }),
      writers,
      requirePermission('data-hub:write'),
      validBody(NewScreeningStatementSchema),
      async (c) => c.json(await publishStatement(deps, c.var.scope, c.req.valid('json')), 200),
    );

/** The screening of scope 3: which of its categories are relevant, what they roughly come to, and how they are calculated. */
export const climateScreeningRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/climate-screening',
      operation({
        id: 'readClimateScreening',
        tag,
        summary: 'All categories of scope 3: relevance, rough estimates, plans, and the activity data of some months',
        answers: { 200: json('The screening', ClimateScreeningSchema) },
      }),
      readers,
      validQuery(ClimateScreeningQuerySchema),
      async (c) => c.json(await readScreening(deps, c.var.scope, c.req.valid('query')), 200),
    )
    .get(
      '/climate-screening/file',
      operation({
        id: 'readClimateScreeningFile',
        tag,
        summary: 'The same as a workbook in the brand',
        answers: { 200: binary('The workbook') },
      }),
      readers,
      validQuery(ClimateScreeningFileQuerySchema),
      async (c) => {
        const { bytes, fileName } = await makeScreeningFile(deps, c.var.scope, c.req.valid('query'));
        return c.body(Uint8Array.from(bytes), 200, {
          'Content-Type': exportMediaTypes.excel,
          'Content-Disposition': attachment(fileName),
          'Content-Length': String(bytes.byteLength),
        });
      },
    )
    .get(
      '/climate-screening-events',
      operation({
        id: 'listScopeThreeScreeningEvents',
        tag,
        summary: 'Who decided, planned and estimated what of scope 3, newest first',
        answers: { 200: json('One page', ScreeningEventPageSchema) },
      }),
      readers,
      validQuery(ScreeningEventQuerySchema),
      async (c) => c.json(await readScreeningLog(deps, c.var.scope, c.req.valid('query')), 200),
    )
    .route('/', writingRoutes(deps));
