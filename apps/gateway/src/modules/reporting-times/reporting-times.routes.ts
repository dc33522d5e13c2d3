import {
  IdSchema,
  NewReportingTimeSchema,
  PageQuerySchema,
  pageOf,
  ReportingTimeChangeSchema,
  ReportingTimeOrderSchema,
  ReportingTimeSchema,
  ReportingTimeSetSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  empty,
  json,
  operation,
  pageById,
  tagged,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import * as times from './reporting-times.service.ts';

const tag = 'reporting-times';
const PathSchema = v.object({ id: IdSchema });
const one = json('The reporting time', ReportingTimeSchema);
const all = json('All reporting times in their order', v.array(ReportingTimeSchema));

/** Periods of data points. */
export const reportingTimesRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reporting-times',
      operation({
        id: 'listReportingTimes',
        tag,
        summary: 'Reporting times of the own organisation',
        answers: { 200: all },
      }),
      requirePermission('data-hub:read'),
      async (c) => c.json(await times.readTimes(deps, c.var.scope)),
    )
    .get(
      '/reporting-times/page',
      operation({
        id: 'pageReportingTimes',
        tag,
        summary: 'Reporting times of the own organisation, a page at a time',
        scope: 'data-hub:read',
        answers: { 200: json('One page', pageOf(ReportingTimeSchema)) },
      }),
      requirePermission('data-hub:read'),
      validQuery(PageQuerySchema),
      async (c) => c.json(pageById(await times.readTimes(deps, c.var.scope), ({ id }) => id, c.req.valid('query'))),
    )
    .get(
      '/reporting-times/:id',
      operation({
        id: 'readReportingTime',
        tag,
        summary: 'One reporting time',
        versioned: true,
        answers: { 200: one },
        scope: 'data-hub:read',
      }),
      requirePermission('data-hub:read'),
      validParams(PathSchema),
      async (c) => c.json(tagged(c, await times.readTime(deps, c.var.scope, c.req.valid('param').id))),
    )
    .post(
      '/reporting-times',
      operation({
        scope: 'data-hub:write',
        writes: true,
        id: 'createReportingTime',
        tag,
        summary: 'Add one with days of its own',
        answers: { 201: one },
      }),
      requirePermission('data-hub:write'),
      validBody(NewReportingTimeSchema),
      async (c) => c.json(await times.createTime(deps, c.var.scope, c.req.valid('json')), 201),
    )
    .post(
      '/reporting-times/sets',
      operation({
        scope: 'data-hub:write',
        writes: true,
        id: 'createReportingTimeSet',
        tag,
        summary: 'Add the months, quarters or the year of a fiscal year',
        answers: { 201: all },
      }),
      requirePermission('data-hub:write'),
      validBody(ReportingTimeSetSchema),
      async (c) => c.json(await times.createTimeSet(deps, c.var.scope, c.req.valid('json')), 201),
    )
    .put(
      '/reporting-times/order',
      operation({ id: 'orderReportingTimes', tag, summary: 'Put all in a new order', answers: { 200: all } }),
      requirePermission('data-hub:write'),
      validBody(ReportingTimeOrderSchema),
      async (c) => c.json(await times.orderTimes(deps, c.var.scope, c.req.valid('json')), 200),
    )
    .put(
      '/reporting-times/:id',
      operation({
        scope: 'data-hub:write',
        writes: true,
        versioned: true,
        id: 'changeReportingTime',
        tag,
        summary: 'Rename one, or change its days',
        answers: {
          200: one,
          409: json('Someone else has just changed it', v.object({ current: ReportingTimeSchema })),
        },
      }),
      requirePermission('data-hub:write'),
      validParams(PathSchema),
      validBody(ReportingTimeChangeSchema),
      async (c) =>
        c.json(tagged(c, await times.changeTime(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))), 200),
    )
    .delete(
      '/reporting-times/:id',
      operation({
        scope: 'data-hub:write',
        writes: true,
        id: 'removeReportingTime',
        tag,
        summary: 'Remove one without data',
        answers: { 204: empty() },
      }),
      requirePermission('data-hub:write'),
      validParams(PathSchema),
      async (c) => {
        await times.removeTime(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
