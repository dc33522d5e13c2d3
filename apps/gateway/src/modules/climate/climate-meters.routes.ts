import {
  ClimateEstimateSchema,
  ClimateMeterPageSchema,
  ClimateMeterQuerySchema,
  ClimateMonthsSchema,
  ClimateTypeDetailSchema,
  IdSchema,
  MonthOfYearSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validParams, validQuery } from '../../platform/http/index.ts';
import { readEstimate, readMeters, readMonths, readTypeDetail } from './climate-meters.service.ts';

const tag = 'climate';
const readers = requirePermission('climate:read');
const TypePathSchema = v.object({ typeId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) });

/** Meters by month, what lines of an activity type can be, and estimates for months without a bill. */
export const climateMetersRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/climate-meters',
      operation({
        id: 'listClimateMeters',
        tag,
        summary: 'Meters, vehicles and suppliers with what each has of each month',
        answers: { 200: json('One page', ClimateMeterPageSchema) },
      }),
      readers,
      validQuery(ClimateMeterQuerySchema),
      async (c) => c.json(await readMeters(deps, c.var.scope, c.req.valid('query')), 200),
    )
    .get(
      '/climate-months',
      operation({
        id: 'readClimateMonths',
        tag,
        summary: 'The first and the last month that has activity data',
        answers: { 200: json('They; null where there are none', ClimateMonthsSchema) },
      }),
      readers,
      async (c) => c.json(await readMonths(deps, c.var.scope), 200),
    )
    .get(
      '/climate-library/:typeId',
      operation({
        id: 'readClimateType',
        tag,
        summary: 'Units of an activity type, and the factors that its lines can be calculated by',
        answers: { 200: json('Them', ClimateTypeDetailSchema) },
      }),
      readers,
      validParams(TypePathSchema),
      async (c) => c.json(await readTypeDetail(deps, c.var.scope, c.req.valid('param').typeId), 200),
    )
    .get(
      '/climate-activities/:id/estimate',
      operation({
        id: 'readClimateEstimate',
        tag,
        summary: 'What a month without a bill may come to for the meter of a line, by the days of other months',
        answers: { 200: json('The estimate; null where other months do not tell', v.nullable(ClimateEstimateSchema)) },
      }),
      readers,
      validParams(v.object({ id: IdSchema })),
      validQuery(v.object({ month: MonthOfYearSchema })),
      async (c) =>
        c.json(await readEstimate(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query').month), 200),
    );
