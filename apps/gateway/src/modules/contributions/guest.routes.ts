import {
  AnswerChangeSchema,
  AnswerConflictSchema,
  AnswerSchema,
  ContributionCommentDraftSchema,
  ContributionCommentSchema,
  ContributionEvidenceSchema,
  ContributionStateSchema,
  ContributionTaskSchema,
  DraftOutlineSchema,
  exportMediaTypes,
  IdSchema,
  LanguageSchema,
  limits,
} from '@esg/contract';
import * as v from 'valibot';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  binary,
  createTenantRouter,
  idempotencyKey,
  json,
  operation,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { readUpload, uploadBody } from '../attachments/index.ts';
import { readDraft, readDraftPages } from './draft.service.ts';
import { addGuestEvidence, removeGuestEvidence } from './evidence.service.ts';
import { changeState, commentAsGuest, readTask, recordGuestAnswer } from './task.service.ts';

const tag = 'contributions';
const task = { 200: json('What the person sees', ContributionTaskSchema) };
const documents = json('All documents of the person', v.array(ContributionEvidenceSchema));
const QuestionPathSchema = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax)),
  fieldKey: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
});

const guestEvidenceRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/contribution/evidence/:code/:fieldKey',
      operation({
        id: 'addContributionEvidence',
        tag,
        summary: 'Leave a document with an own answer',
        requestBody: uploadBody,
        answers: { 201: documents },
      }),
      validParams(QuestionPathSchema),
      async (c) => {
        const { code: disclosureCode, fieldKey } = c.req.valid('param');
        const upload = await readUpload(c.req.raw);
        return c.json(await addGuestEvidence(deps, c.var.scope, { disclosureCode, fieldKey }, upload), 201);
      },
    )
    .delete(
      '/contribution/evidence/:id',
      operation({
        id: 'removeContributionEvidence',
        tag,
        summary: 'Withdraw an own document',
        answers: { 200: documents },
      }),
      validParams(v.object({ id: IdSchema })),
      async (c) => c.json(await removeGuestEvidence(deps, c.var.scope, c.req.valid('param').id)),
    );

const taskRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/contribution',
      operation({ id: 'readContributionTask', tag, summary: 'The own questions', answers: task }),
      async (c) => c.json(await readTask(deps, c.var.scope)),
    )
    .patch(
      '/contribution',
      operation({ id: 'changeContributionState', tag, summary: 'Say that one is done', answers: task }),
      validBody(ContributionStateSchema),
      async (c) => c.json(await changeState(deps, c.var.scope, c.req.valid('json'))),
    )
    .put(
      '/contribution/answers/:code/:fieldKey',
      operation({
        id: 'recordContribution',
        tag,
        summary: 'Answer one of the own questions',
        answers: {
          200: json('The answer as it is now', AnswerSchema),
          409: json('Someone else has just changed it', AnswerConflictSchema),
        },
      }),
      validParams(QuestionPathSchema),
      validBody(AnswerChangeSchema),
      async (c) => {
        const { code: disclosureCode, fieldKey } = c.req.valid('param');
        return c.json(await recordGuestAnswer(deps, c.var.scope, { disclosureCode, fieldKey }, c.req.valid('json')));
      },
    )
    .post(
      '/contribution/comments',
      operation({
        id: 'commentContribution',
        tag,
        summary: 'Comment on one of the own questions',
        headers: [idempotencyKey],
        answers: { 201: json('All comments', v.array(ContributionCommentSchema)) },
      }),
      validBody(ContributionCommentDraftSchema),
      async (c) => {
        const key = c.req.header('idempotency-key');
        return c.json(await commentAsGuest(deps, c.var.scope, c.req.valid('json'), key), 201);
      },
    );

const LanguageQuerySchema = v.object({ language: LanguageSchema });

const draftRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/contribution/draft',
      operation({
        id: 'readDraft',
        tag,
        summary: 'Chapters of the draft that the link is for',
        answers: { 200: json('What may be commented on', DraftOutlineSchema) },
      }),
      validQuery(LanguageQuerySchema),
      async (c) => c.json(await readDraft(deps, c.var.scope, c.req.valid('query').language)),
    )
    .get(
      '/contribution/draft/pages',
      operation({
        id: 'readDraftPages',
        tag,
        summary: 'The pages of the draft as its PDF will have them',
        answers: { 200: binary('A PDF'), 304: { description: 'The pages that the caller has are the present ones' } },
      }),
      validQuery(LanguageQuerySchema),
      async (c) => {
        const asked = { language: c.req.valid('query').language, known: c.req.header('if-none-match') };
        const { etag, bytes } = await readDraftPages(deps, c.var.scope, asked, c.req.raw.signal);
        const headers = { etag, 'cache-control': 'private, no-cache' };
        if (!bytes) return c.body(null, 304, headers);
        return c.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': exportMediaTypes.pdf });
      },
    );

/** An invited person's calls about their questions, or about the draft. Mount it below `authenticateGuest` only. */
export const guestRoutes = (deps: GatewayDeps) =>
  createTenantRouter().route('/', taskRoutes(deps)).route('/', guestEvidenceRoutes(deps)).route('/', draftRoutes(deps));
