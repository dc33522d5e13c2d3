import {
  IdSchema,
  PortalAnswerChangeSchema,
  PortalAnswerRemovalSchema,
  PortalAnswerSchema,
  PortalBlockSchema,
  PortalMonthQuerySchema,
  PortalQuestionSchema,
  PortalRequestSchema,
  PortalSubmissionSchema,
  PortalTaskSchema,
  PortalVersionSchema,
  SectionIdSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  attachment,
  binary,
  createTenantRouter,
  empty,
  json,
  operation,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { readUpload, uploadBody } from '../attachments/index.ts';
import { readAnswerHistory } from './answer-history.service.ts';
import { blockQuestion, readRequests, readTask, submitRequest, unblockQuestion } from './portal.service.ts';
import { answerQuestion, removeAnswers } from './portal-answers.service.ts';
import { addPortalEvidence, readPortalEvidence, removePortalEvidence } from './portal-evidence.service.ts';

const tag = 'collections';
const path = '/entity-portal/requests/:collectionId/:entityId';
const place = { collectionId: IdSchema, entityId: IdSchema };
const RequestPathSchema = v.object(place);
const QuestionPathSchema = v.object({ ...place, sectionId: SectionIdSchema });
const DocumentPathSchema = v.object({ ...place, sectionId: SectionIdSchema, evidenceId: IdSchema });
const readers = requirePermission('portal:read');
const writers = requirePermission('portal:write');
const question = json('The question as it is now', PortalQuestionSchema);
const task = json('The questions with their answers', PortalTaskSchema);

const requestRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/entity-portal/requests',
      operation({
        id: 'listPortalRequests',
        tag,
        summary: 'What entities of the caller are asked, the newest first',
        answers: { 200: json('The requests', v.array(PortalRequestSchema)) },
      }),
      readers,
      async (c) => c.json(await readRequests(deps, c.var.scope)),
    )
    .get(
      path,
      operation({
        id: 'readPortalTask',
        tag,
        summary: 'The questions to one entity with their answers',
        answers: { 200: task },
      }),
      readers,
      validParams(RequestPathSchema),
      async (c) => c.json(await readTask(deps, c.var.scope, c.req.valid('param'))),
    )
    .post(
      `${path}/submission`,
      operation({
        id: 'submitPortalRequest',
        tag,
        summary: 'Submit the answers of an entity',
        answers: {
          200: task,
          409: json('Something has just happened to the request', v.object({ current: PortalTaskSchema })),
        },
      }),
      writers,
      validParams(RequestPathSchema),
      validBody(PortalSubmissionSchema),
      async (c) =>
        c.json(await submitRequest(deps, c.var.scope, c.req.valid('param'), c.req.valid('json').version), 200),
    );

const answerRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .put(
      `${path}/answers/:sectionId`,
      operation({
        id: 'answerPortalQuestion',
        tag,
        summary: 'Answer a question with a figure of the entity, for the whole period or a month',
        answers: {
          200: question,
          409: json('Someone else has just answered it', v.object({ current: PortalAnswerSchema })),
        },
      }),
      writers,
      validParams(QuestionPathSchema),
      validQuery(PortalMonthQuerySchema),
      validBody(PortalAnswerChangeSchema),
      async (c) => {
        const at = { ...c.req.valid('param'), ...c.req.valid('query') };
        return c.json(await answerQuestion(deps, c.var.scope, at, c.req.valid('json')), 200);
      },
    )
    .get(
      `${path}/answers/:sectionId/history`,
      operation({
        id: 'listPortalAnswerHistory',
        tag,
        summary: 'Who entered and changed the answers to a question, the newest first',
        answers: { 200: json('The states of its answers', v.array(PortalVersionSchema)) },
      }),
      readers,
      validParams(QuestionPathSchema),
      async (c) => c.json(await readAnswerHistory(deps, c.var.scope, c.req.valid('param'))),
    )
    .delete(
      `${path}/answers/:sectionId`,
      operation({
        id: 'removePortalAnswers',
        tag,
        summary: 'Remove the answer of a month, or every answer to a question, with its documents',
        answers: {
          200: question,
          409: json('Someone else has just changed it', v.object({ current: PortalAnswerSchema })),
        },
      }),
      writers,
      validParams(QuestionPathSchema),
      validQuery(PortalAnswerRemovalSchema),
      async (c) => {
        const { month, version } = c.req.valid('query');
        return c.json(await removeAnswers(deps, c.var.scope, { ...c.req.valid('param'), month }, version), 200);
      },
    )
    .put(
      `${path}/blocks/:sectionId`,
      operation({
        id: 'blockPortalQuestion',
        tag,
        summary: 'Say why the entity cannot answer a question',
        answers: {
          200: question,
          409: json('Someone has just answered it', v.object({ current: PortalQuestionSchema })),
        },
      }),
      writers,
      validParams(QuestionPathSchema),
      validBody(PortalBlockSchema),
      async (c) =>
        c.json(await blockQuestion(deps, c.var.scope, c.req.valid('param'), c.req.valid('json').reason), 200),
    )
    .delete(
      `${path}/blocks/:sectionId`,
      operation({
        id: 'unblockPortalQuestion',
        tag,
        summary: 'Remove the reason why a question is not answered',
        answers: { 204: empty() },
      }),
      writers,
      validParams(QuestionPathSchema),
      async (c) => {
        await unblockQuestion(deps, c.var.scope, c.req.valid('param'));
        return c.body(null, 204);
      },
    );

const evidenceRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      `${path}/answers/:sectionId/evidence`,
      operation({
        id: 'addPortalEvidence',
        tag,
        summary: 'Store a document for an answer',
        requestBody: uploadBody,
        answers: { 201: question },
      }),
      writers,
      validParams(QuestionPathSchema),
      validQuery(PortalMonthQuerySchema),
      async (c) => {
        const at = { ...c.req.valid('param'), ...c.req.valid('query') };
        const document = await readUpload(c.req.raw);
        return c.json(await addPortalEvidence(deps, c.var.scope, at, document), 201);
      },
    )
    .get(
      `${path}/answers/:sectionId/evidence/:evidenceId/file`,
      operation({
        id: 'readPortalEvidenceFile',
        tag,
        summary: 'The document',
        answers: { 200: binary('The document') },
      }),
      readers,
      validParams(DocumentPathSchema),
      validQuery(PortalMonthQuerySchema),
      async (c) => {
        const { evidenceId, ...asked } = c.req.valid('param');
        const at = { ...asked, ...c.req.valid('query') };
        const { content, mediaType, originalName } = await readPortalEvidence(deps, c.var.scope, at, evidenceId);
        c.header('content-type', mediaType);
        c.header('content-disposition', attachment(originalName));
        return c.body(new Uint8Array(content));
      },
    )
    .delete(
      `${path}/answers/:sectionId/evidence/:evidenceId`,
      operation({
        id: 'removePortalEvidence',
        tag,
        summary: 'Remove a document from an answer',
        answers: { 204: empty() },
      }),
      writers,
      validParams(DocumentPathSchema),
      validQuery(PortalMonthQuerySchema),
      async (c) => {
        const { evidenceId, ...asked } = c.req.valid('param');
        const at = { ...asked, ...c.req.valid('query') };
        await removePortalEvidence(deps, c.var.scope, at, evidenceId);
        return c.body(null, 204);
      },
    );

/** What entity users are asked. Mount it in the audience of grants: there the database shows only the caller's entities. */
export const collectionPortalRoutes = (deps: GatewayDeps) =>
  createTenantRouter().route('/', requestRoutes(deps)).route('/', answerRoutes(deps)).route('/', evidenceRoutes(deps));
