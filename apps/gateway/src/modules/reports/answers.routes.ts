import {
  AnswerChangeSchema,
  AnswerConflictSchema,
  AnswerSchema,
  DisclosureChangeSchema,
  ReportDisclosureSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import { readAnswers, recordAnswer } from './answers.service.ts';
import { changeReportDisclosure, listReportDisclosures } from './disclosures.service.ts';
import { AnswerPathSchema, DisclosurePathSchema, ReportPathSchema, tag } from './reports.schemas.ts';

/** Disclosures of a report and their answers. */
export const answerRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/disclosures',
      operation({
        id: 'listReportDisclosures',
        tag,
        summary: 'Selected disclosures in framework order',
        answers: { 200: json('The disclosures', v.array(ReportDisclosureSchema)) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await listReportDisclosures(deps, c.var.scope, c.req.valid('param').id)),
    )
    .put(
      '/reports/:id/disclosures/:code',
      operation({
        id: 'changeReportDisclosure',
        tag,
        summary: 'Mark a disclosure completed, in progress or left out',
        answers: { 200: json('The disclosure as it is now', ReportDisclosureSchema) },
      }),
      requirePermission('report:write'),
      validParams(DisclosurePathSchema),
      validBody(DisclosureChangeSchema),
      async (c) => {
        const { id, code } = c.req.valid('param');
        return c.json(await changeReportDisclosure(deps, c.var.scope, id, code, c.req.valid('json')));
      },
    )
    .get(
      '/reports/:id/answers',
      operation({
        id: 'listAnswers',
        tag,
        summary: 'Every stored answer',
        answers: { 200: json('The answers', v.array(AnswerSchema)) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await readAnswers(deps, c.var.scope, c.req.valid('param').id)),
    )
    .put(
      '/reports/:id/answers/:code/:fieldKey',
      operation({
        id: 'recordAnswer',
        tag,
        summary: 'Store one answer',
        answers: {
          200: json('The answer as it is now', AnswerSchema),
          409: json('Somebody else changed it meanwhile', AnswerConflictSchema),
        },
      }),
      requirePermission('report:write'),
      validParams(AnswerPathSchema),
      validBody(AnswerChangeSchema),
      async (c) => {
        const { id: reportId, code: disclosureCode, fieldKey } = c.req.valid('param');
        const place = { reportId, disclosureCode, fieldKey };
        return c.json(await recordAnswer(deps, c.var.scope, place, c.req.valid('json')));
      },
    );
