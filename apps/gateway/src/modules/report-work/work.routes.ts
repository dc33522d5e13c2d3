import {
  AssignmentChangeSchema,
  DueItemSchema,
  DueQuerySchema,
  PresenceSchema,
  ReportColleagueSchema,
  ReportDueDateSchema,
  ReportWorkSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  empty,
  json,
  operation,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { changeAssignments } from './assign.service.ts';
import { changeDueDate, readDueItems } from './due.service.ts';
import { ReportPathSchema, tag } from './paths.ts';
import { readColleagues } from './people.ts';
import { readPresence } from './presence.service.ts';
import { readReportWork } from './work.service.ts';

/** Assignments, due days, and who has the report open. */
export const workRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/work',
      operation({
        id: 'readReportWork',
        tag,
        summary: 'Assignments, due dates and approvals of a report',
        answers: { 200: json('The work', ReportWorkSchema) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await readReportWork(deps, c.var.scope, c.req.valid('param').id)),
    )
    .put(
      '/reports/:id/assignments',
      operation({
        id: 'changeAssignments',
        tag,
        summary: 'Give disclosures of a report to people',
        answers: { 204: empty() },
      }),
      requirePermission('report:write'),
      validParams(ReportPathSchema),
      validBody(AssignmentChangeSchema),
      async (c) => {
        await changeAssignments(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .get(
      '/reports/:id/presence',
      operation({
        id: 'readPresence',
        tag,
        summary: 'Who is in the report now, and in which disclosure',
        answers: { 200: json('Everyone who is there', v.array(PresenceSchema)) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await readPresence(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/report-colleagues',
      operation({
        id: 'listReportColleagues',
        tag,
        summary: 'People who can be asked to work on reports, by name',
        answers: { 200: json('The people', v.array(ReportColleagueSchema)) },
      }),
      requirePermission('report:read'),
      async (c) => c.json(await readColleagues(deps, c.var.scope)),
    )
    .put(
      '/reports/:id/due-date',
      operation({
        id: 'changeReportDueDate',
        tag,
        summary: 'Say until when a report is due',
        answers: { 204: empty() },
      }),
      requirePermission('report:write'),
      validParams(ReportPathSchema),
      validBody(ReportDueDateSchema),
      async (c) => {
        await changeDueDate(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .get(
      '/due-items',
      operation({
        id: 'listDueItems',
        tag,
        summary: 'What of ongoing reports is due within some days',
        answers: { 200: json('The earliest first', v.array(DueItemSchema)) },
      }),
      requirePermission('report:read'),
      validQuery(DueQuerySchema),
      async (c) => c.json(await readDueItems(deps, c.var.scope, c.req.valid('query'))),
    );
