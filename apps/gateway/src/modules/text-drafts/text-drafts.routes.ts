/* More than one step reads and accepts a draft, so three endpoints stand here. */
import { AnswerConflictSchema, AnswerSchema, DraftAcceptanceSchema, TextDraftSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import { AnswerPathSchema, tag } from '../reports/kernel.ts';
import { acceptTextDraft, readTextDraft, writeTextDraft } from './text-drafts.service.ts';

/** Texts out of the figures of a report. */
export const textDraftsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/answers/:code/:fieldKey/draft',
      operation({
        id: 'readTextDraft',
        tag,
        summary: 'A text out of the figures of the report and of what was decided to be material',
        answers: { 200: json('The draft, and which figures are missing', TextDraftSchema) },
      }),
      requirePermission('report:write'),
      validParams(AnswerPathSchema),
      async (c) => {
        const { id: reportId, code: disclosureCode, fieldKey } = c.req.valid('param');
        return c.json(await readTextDraft(deps, c.var.scope, { reportId, disclosureCode, fieldKey }));
      },
    )
    .post(
      '/reports/:id/answers/:code/:fieldKey/draft/wording',
      operation({
        id: 'wordTextDraft',
        tag,
        summary:
          'The draft, its figures worded by the organisation’s language model where that says only what they say',
        answers: { 200: json('The draft, and why the model’s words are not or not all in it', TextDraftSchema) },
      }),
      requirePermission('report:write'),
      validParams(AnswerPathSchema),
      async (c) => {
        const { id: reportId, code: disclosureCode, fieldKey } = c.req.valid('param');
        const place = { reportId, disclosureCode, fieldKey };
        return c.json(await writeTextDraft(deps, c.var.scope, place, c.req.raw.signal));
      },
    )
    .post(
      '/reports/:id/answers/:code/:fieldKey/draft',
      operation({
        id: 'acceptTextDraft',
        tag,
        summary: 'Put the draft into the text, below what is there',
        answers: {
          200: json('The answer as it is now', AnswerSchema),
          409: json('Someone else has just changed it', AnswerConflictSchema),
        },
      }),
      requirePermission('report:write'),
      validParams(AnswerPathSchema),
      validBody(DraftAcceptanceSchema),
      async (c) => {
        const { id: reportId, code: disclosureCode, fieldKey } = c.req.valid('param');
        const place = { reportId, disclosureCode, fieldKey };
        return c.json(await acceptTextDraft(deps, c.var.scope, place, c.req.valid('json')));
      },
    );
