import { SentenceConfirmationSchema, SentenceMarkSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import { AnswerPathSchema, DisclosurePathSchema, tag } from '../reports/kernel.ts';
import { keepSentence, readSentenceMarks } from './sentence-checks.service.ts';

const list = { 200: json('The sentences to check', v.array(SentenceMarkSchema)) };

/** Sentences of a report that its figures do not bear out. */
export const sentenceChecksRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/disclosures/:code/sentence-marks',
      operation({
        id: 'listSentenceMarks',
        tag,
        summary: 'Sentences of a disclosure that the figures of the report do not bear out',
        answers: list,
      }),
      requirePermission('report:read'),
      validParams(DisclosurePathSchema),
      async (c) => {
        const { id, code } = c.req.valid('param');
        return c.json(await readSentenceMarks(deps, c.var.scope, id, code));
      },
    )
    .put(
      '/reports/:id/answers/:code/:fieldKey/kept-sentences',
      operation({ id: 'keepSentence', tag, summary: 'Keep a marked sentence, with a reason', answers: list }),
      requirePermission('report:write'),
      validParams(AnswerPathSchema),
      validBody(SentenceConfirmationSchema),
      async (c) => {
        const { id, code, fieldKey } = c.req.valid('param');
        const place = { disclosureCode: code, fieldKey };
        return c.json(await keepSentence(deps, c.var.scope, id, place, c.req.valid('json')));
      },
    );
