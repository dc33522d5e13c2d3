import {
  ClimateFactorChangeSchema,
  ClimateFactorConfirmationSchema,
  ClimateFactorEventPageSchema,
  ClimateFactorEventQuerySchema,
  ClimateFactorPageSchema,
  ClimateFactorQuerySchema,
  ClimateFactorSchema,
  ClimateLibraryFactorSchema,
  ClimateLibrarySchema,
  ClimateRulesChangeSchema,
  ClimateRulesSchema,
  CodeSchema,
  IdSchema,
  NewClimateFactorSchema,
} from '@esg/contract';
import { climateLibrary } from '@esg/standards';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  empty,
  idempotencyKey,
  json,
  operation,
  tagged,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import {
  changeFactor,
  changeRules,
  confirmFactor,
  createFactor,
  readFactor,
  readFactorLog,
  readFactors,
  readRules,
  removeFactor,
} from './climate-factors.service.ts';
import { readLibraryFactor } from './library-factor.ts';

const tag = 'climate';
const PathSchema = v.object({ id: IdSchema });
const LibraryPathSchema = v.object({ factorId: CodeSchema });
const readers = requirePermission('climate:read');
const writers = requirePermission('climate:write');
const confirmers = requirePermission('climate:confirm');
const one = json('The factor as it is now', ClimateFactorSchema);
const stale = json('Someone else has just changed it', v.object({ current: ClimateFactorSchema }));

/** What the calculator starts from, and how the organisation reckons. */
export const climateRulesRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/climate-library',
      operation({
        id: 'readClimateLibrary',
        tag,
        summary: 'Activity types with their questions, properties of fuels, and the categories of scope 3',
        answers: { 200: json('The library', ClimateLibrarySchema) },
      }),
      readers,
      (c) => c.json(climateLibrary(), 200),
    )
    .get(
      '/climate-library-factors/:factorId',
      operation({
        id: 'readClimateLibraryFactor',
        tag,
        summary: 'A factor of the library that was not compared with its publisher, as an own factor states it',
        answers: { 200: json('The factor, to be compared and added', ClimateLibraryFactorSchema) },
      }),
      readers,
      validParams(LibraryPathSchema),
      (c) => c.json(readLibraryFactor(c.req.valid('param').factorId), 200),
    )
    .get(
      '/climate-rules',
      operation({
        id: 'readClimateRules',
        tag,
        summary: 'Which warming potentials the organisation reckons by, and which factors it prefers',
        versioned: true,
        answers: { 200: json('The rules', ClimateRulesSchema) },
      }),
      readers,
      async (c) => c.json(tagged(c, await readRules(deps, c.var.scope))),
    )
    .put(
      '/climate-rules',
      operation({
        id: 'changeClimateRules',
        tag,
        summary: 'Set by which potentials and factors the organisation reckons',
        versioned: true,
        writes: true,
        answers: {
          200: json('The rules as they are now', ClimateRulesSchema),
          409: json('Someone else has just changed them', v.object({ current: ClimateRulesSchema })),
        },
      }),
      confirmers,
      validBody(ClimateRulesChangeSchema),
      async (c) => c.json(tagged(c, await changeRules(deps, c.var.scope, c.req.valid('json'))), 200),
    );

const decidingRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/climate-factor-events',
      operation({
        id: 'listClimateFactorEvents',
        tag,
        summary: 'Who entered, changed, confirmed and removed own factors, newest first',
        answers: { 200: json('One page', ClimateFactorEventPageSchema) },
      }),
      readers,
      validQuery(ClimateFactorEventQuerySchema),
      async (c) => c.json(await readFactorLog(deps, c.var.scope, c.req.valid('query'))),
    )
    .post(
      '/climate-factors/:id/confirm',
      operation({
        id: 'confirmClimateFactor',
        tag,
        summary: 'Confirm that a factor was compared with its source, so that it is taken',
        answers: { 200: one, 409: stale },
      }),
      confirmers,
      validParams(PathSchema),
      validBody(ClimateFactorConfirmationSchema),
      async (c) =>
        c.json(await confirmFactor(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json').version), 200),
    )
    .delete(
      '/climate-factors/:id',
      operation({ id: 'removeClimateFactor', tag, summary: 'Remove an own factor', answers: { 204: empty() } }),
      writers,
      validParams(PathSchema),
      async (c) => {
        await removeFactor(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );

/** Factors that the organisation enters, each with its source. */
export const climateFactorsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .route('/', decidingRoutes(deps))
    .get(
      '/climate-factors',
      operation({
        id: 'listClimateFactors',
        tag,
        summary: 'Own factors of the organisation, newest first',
        answers: { 200: json('One page', ClimateFactorPageSchema) },
      }),
      readers,
      validQuery(ClimateFactorQuerySchema),
      async (c) => c.json(await readFactors(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/climate-factors/:id',
      operation({
        id: 'readClimateFactor',
        tag,
        summary: 'One own factor',
        versioned: true,
        answers: { 200: json('It, with its ETag', ClimateFactorSchema) },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(tagged(c, await readFactor(deps, c.var.scope, c.req.valid('param').id))),
    )
    .post(
      '/climate-factors',
      operation({
        id: 'createClimateFactor',
        tag,
        summary: 'Add an own factor with its source',
        headers: [idempotencyKey],
        answers: { 201: one },
      }),
      writers,
      validBody(NewClimateFactorSchema),
      async (c) =>
        c.json(await createFactor(deps, c.var.scope, c.req.valid('json'), c.req.header('idempotency-key')), 201),
    )
    .put(
      '/climate-factors/:id',
      operation({
        id: 'changeClimateFactor',
        tag,
        summary: 'Change an own factor, which must be confirmed again',
        versioned: true,
        writes: true,
        answers: { 200: one, 409: stale },
      }),
      writers,
      validParams(PathSchema),
      validBody(ClimateFactorChangeSchema),
      async (c) =>
        c.json(tagged(c, await changeFactor(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))), 200),
    );
