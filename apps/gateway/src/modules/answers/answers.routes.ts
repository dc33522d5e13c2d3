import {
  AnswerChangeSchema,
  AnswerConflictSchema,
  AnswerSchema,
  DisclosureChangeSchema,
  PageQuerySchema,
  pageOf,
  ReportDisclosureSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  json,
  operation,
  pageById,
  tagged,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { ReportPathSchema } from '../reports/index.ts';
import { AnswerPathSchema, AnswersQuerySchema, DisclosurePathSchema, tag } from '../reports/kernel.ts';
import { readAnswer, readAnswers, recordAnswer } from './answers.service.ts';
import { changeReportDisclosure, listReportDisclosures } from './disclosures.service.ts';

/** Disclosures of a report and their answers. */
export const answersRoutes = (deps: GatewayDeps) =>
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
    .get(
      '/reports/:id/disclosures/page',
      operation({
        id: 'pageReportDisclosures',
        tag,
        summary: 'Selected disclosures and how far they are, a page at a time',
        scope: 'reports:read',
        answers: { 200: json('One page', pageOf(ReportDisclosureSchema)) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      validQuery(PageQuerySchema),
      async (c) => {
        const all = await listReportDisclosures(deps, c.var.scope, c.req.valid('param').id);
        return c.json(pageById(all, ({ code }) => code, c.req.valid('query')));
      },
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
        summary: 'Every stored answer, or those of one disclosure',
        answers: { 200: json('The answers', v.array(AnswerSchema)) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      validQuery(AnswersQuerySchema),
      async (c) =>
        c.json(await readAnswers(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query').disclosure)),
    )
    .get(
      '/reports/:id/answers/page',
      operation({
        id: 'pageAnswers',
        tag,
        summary: 'Every stored answer, a page at a time',
        scope: 'reports:read',
        answers: { 200: json('One page', pageOf(AnswerSchema)) },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      validQuery(PageQuerySchema),
      async (c) => {
        const all = await readAnswers(deps, c.var.scope, c.req.valid('param').id);
        return c.json(pageById(all, (each) => `${each.disclosureCode}\n${each.fieldKey}`, c.req.valid('query')));
      },
    )
    .get(
      '/reports/:id/answers/:code/:fieldKey',
      operation({
        id: 'readAnswer',
        tag,
        summary: 'One answer',
        versioned: true,
        scope: 'reports:read',
        answers: { 200: json('The answer', AnswerSchema) },
      }),
      requirePermission('report:read'),
      validParams(AnswerPathSchema),
      async (c) => {
        const { id: reportId, code: disclosureCode, fieldKey } = c.req.valid('param');
        return c.json(tagged(c, await readAnswer(deps, c.var.scope, { reportId, disclosureCode, fieldKey })));
      },
    )
    .put(
      '/reports/:id/answers/:code/:fieldKey',
      operation({
        id: 'recordAnswer',
        tag,
        summary: 'Store one answer',
        scope: 'reports:write',
        writes: true,
        versioned: true,
        answers: {
          200: json('The answer as it is now', AnswerSchema),
          409: json('Someone else has just changed it', AnswerConflictSchema),
        },
      }),
      requirePermission('report:write'),
      validParams(AnswerPathSchema),
      validBody(AnswerChangeSchema),
      async (c) => {
        const { id: reportId, code: disclosureCode, fieldKey } = c.req.valid('param');
        const place = { reportId, disclosureCode, fieldKey };
        return c.json(tagged(c, await recordAnswer(deps, c.var.scope, place, c.req.valid('json'))));
      },
    );
