import {
  AddedQuestionsSchema,
  CollectionActivitySchema,
  CollectionAnswersSchema,
  CollectionBoardSchema,
  CollectionChangeSchema,
  CollectionClosingSchema,
  CollectionDecisionSchema,
  CollectionEventSchema,
  CollectionFiguresSchema,
  CollectionFileQuerySchema,
  CollectionReminderSchema,
  CollectionRequestSchema,
  CollectionSchema,
  CollectionSummarySchema,
  IdSchema,
  NewCollectionSchema,
  PartyQuerySchema,
  PortalMonthQuerySchema,
  PortalVersionSchema,
  SectionIdSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  aboutParty,
  attachment,
  binary,
  createTenantRouter,
  empty,
  idempotencyKey,
  json,
  operation,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { placeOf } from '../brands/index.ts';
import { addQuestions } from './added-questions.service.ts';
import { makeCollectionFile } from './collection-file.ts';
import { inItsParty } from './collection-party.ts';
import {
  changeCollection,
  closeCollection,
  createCollection,
  readBoard,
  readCollection,
  readCollections,
  removeCollection,
} from './collections.service.ts';
import { decideRequest } from './decisions.service.ts';
import { readFigures } from './figures.service.ts';
import { remindEntities } from './remind-by-hand.service.ts';
import { readActivity, readAnswers, readEvents } from './review.service.ts';
import { readSourceFile, readSources } from './sources.service.ts';

const tag = 'collections';
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PathSchema = v.object({ id: IdSchema });
const RequestPathSchema = v.object({ id: IdSchema, entityId: IdSchema });
const QuestionPathSchema = v.object({ ...RequestPathSchema.entries, sectionId: SectionIdSchema });
const DocumentPathSchema = v.object({ ...QuestionPathSchema.entries, evidenceId: IdSchema });
const readers = requirePermission('entity-reporting:read');
const writers = requirePermission('entity-reporting:write');
const one = json('The collection as it is now', CollectionSchema);
const stale = json('Someone else has just changed it', v.object({ current: CollectionSchema }));

const readingRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/collections',
      operation({
        id: 'listCollections',
        tag,
        summary: 'Collections that ask entities of the caller, the newest first',
        answers: { 200: json('The collections', v.array(CollectionSummarySchema)) },
      }),
      readers,
      validQuery(PartyQuerySchema),
      aboutParty,
      async (c) => c.json(await readCollections(deps, c.var.scope)),
    )
    .get(
      '/collections/:id',
      operation({
        id: 'readCollection',
        tag,
        summary: 'A collection, and how far each entity is',
        answers: { 200: json('The collection', CollectionSchema) },
      }),
      readers,
      validParams(PathSchema),
      inItsParty(deps),
      async (c) => c.json(await readCollection(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/collections/:id/board',
      operation({
        id: 'readCollectionBoard',
        tag,
        summary: 'Which question of which entity is answered',
        answers: { 200: json('Entities × questions', CollectionBoardSchema) },
      }),
      readers,
      validParams(PathSchema),
      inItsParty(deps),
      async (c) => c.json(await readBoard(deps, c.var.scope, c.req.valid('param').id)),
    );

const reviewRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/collection-activity',
      operation({
        id: 'listCollectionActivity',
        tag,
        summary: 'The latest events of all collections that ask entities of the caller',
        answers: { 200: json('The events, the newest first', v.array(CollectionActivitySchema)) },
      }),
      readers,
      validQuery(PartyQuerySchema),
      aboutParty,
      async (c) => c.json(await readActivity(deps, c.var.scope)),
    )
    .get(
      '/collections/:id/requests/:entityId',
      operation({
        id: 'readCollectionAnswers',
        tag,
        summary: 'What an entity answered, with reasons and documents',
        answers: { 200: json('The questions with their answers', CollectionAnswersSchema) },
      }),
      readers,
      validParams(RequestPathSchema),
      inItsParty(deps),
      async (c) => c.json(await readAnswers(deps, c.var.scope, c.req.valid('param'))),
    )
    .get(
      '/collections/:id/events',
      operation({
        id: 'listCollectionEvents',
        tag,
        summary: 'What happened in a collection, the newest first',
        answers: { 200: json('The events', v.array(CollectionEventSchema)) },
      }),
      readers,
      validParams(PathSchema),
      inItsParty(deps),
      async (c) => c.json(await readEvents(deps, c.var.scope, c.req.valid('param').id)),
    );

/** Where an answer comes from: who gave it when, and by which documents. */
const sourceRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/collections/:id/requests/:entityId/answers/:sectionId/history',
      operation({
        id: 'listCollectionAnswerHistory',
        tag,
        summary: 'Who entered and changed the answers to a question, the newest first',
        answers: { 200: json('The states of its answers', v.array(PortalVersionSchema)) },
      }),
      readers,
      validParams(QuestionPathSchema),
      inItsParty(deps),
      async (c) => c.json(await readSources(deps, c.var.scope, c.req.valid('param'))),
    )
    .get(
      '/collections/:id/requests/:entityId/answers/:sectionId/evidence/:evidenceId/file',
      operation({
        id: 'readCollectionEvidenceFile',
        tag,
        summary: 'A document of an answer',
        answers: { 200: binary('The document') },
      }),
      readers,
      validParams(DocumentPathSchema),
      validQuery(PortalMonthQuerySchema),
      inItsParty(deps),
      async (c) => {
        const asked = { ...c.req.valid('param'), ...c.req.valid('query') };
        const { content, mediaType: type, originalName } = await readSourceFile(deps, c.var.scope, asked);
        c.header('content-type', type);
        c.header('content-disposition', attachment(originalName));
        return c.body(new Uint8Array(content));
      },
    );

const figureRoutes = (deps: GatewayDeps) =>
  createTenantRouter().get(
    '/collections/:id/figures',
    operation({
      id: 'readCollectionFigures',
      tag,
      summary: 'What all entities answered, beside the previous year',
      answers: { 200: json('The answers with their metrics', CollectionFiguresSchema) },
    }),
    readers,
    validParams(PathSchema),
    inItsParty(deps),
    async (c) => c.json(await readFigures(deps, c.var.scope, c.req.valid('param').id)),
  );

const fileRoutes = (deps: GatewayDeps) =>
  createTenantRouter().get(
    '/collections/:id/file',
    operation({
      id: 'readCollectionFile',
      tag,
      summary: 'The board and its figures as a workbook',
      answers: { 200: binary('The workbook') },
    }),
    readers,
    validParams(PathSchema),
    inItsParty(deps),
    validQuery(CollectionFileQuerySchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const { bytes, fileName } = await makeCollectionFile(deps, c.var.scope, id, c.req.valid('query').language);
      return c.body(Uint8Array.from(bytes), 200, {
        'Content-Type': mediaType,
        'Content-Disposition': attachment(fileName),
        'Content-Length': String(bytes.byteLength),
      });
    },
  );

const writingRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/collections',
      operation({
        id: 'createCollection',
        tag,
        summary: 'Ask entities for figures, and their people by e-mail',
        headers: [idempotencyKey],
        answers: { 201: one },
      }),
      writers,
      validBody(NewCollectionSchema),
      async (c) => {
        const place = placeOf(c, deps.config);
        const key = c.req.header('idempotency-key');
        return c.json(await createCollection(deps, c.var.scope, c.req.valid('json'), place, key), 201);
      },
    )
    .put(
      '/collections/:id',
      operation({ id: 'changeCollection', tag, summary: 'Change a collection', answers: { 200: one, 409: stale } }),
      writers,
      validParams(PathSchema),
      inItsParty(deps),
      validBody(CollectionChangeSchema),
      async (c) => c.json(await changeCollection(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .delete(
      '/collections/:id',
      operation({
        id: 'removeCollection',
        tag,
        summary: 'Delete a collection; the answers stay in the data hub',
        answers: { 204: empty() },
      }),
      writers,
      validParams(PathSchema),
      inItsParty(deps),
      async (c) => {
        await removeCollection(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .post(
      '/collections/:id/questions',
      operation({
        id: 'addCollectionQuestions',
        tag,
        summary: 'Ask more of all entities; what they submitted opens again',
        answers: { 200: one, 409: stale },
      }),
      writers,
      validParams(PathSchema),
      inItsParty(deps),
      validBody(AddedQuestionsSchema),
      async (c) => c.json(await addQuestions(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .post(
      '/collections/:id/closing',
      operation({
        id: 'closeCollection',
        tag,
        summary: 'Close a collection, or open it again',
        answers: { 200: one, 409: stale },
      }),
      writers,
      validParams(PathSchema),
      inItsParty(deps),
      validBody(CollectionClosingSchema),
      async (c) => c.json(await closeCollection(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    );

const requestRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/collections/:id/reminders',
      operation({
        id: 'remindEntities',
        tag,
        summary: 'Remind the people of entities by e-mail',
        answers: { 200: one },
      }),
      writers,
      validParams(PathSchema),
      inItsParty(deps),
      validBody(CollectionReminderSchema),
      async (c) =>
        c.json(await remindEntities(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json').entityIds), 200),
    )
    .post(
      '/collections/:id/decisions',
      operation({
        id: 'decideCollectionRequest',
        tag,
        summary: 'Approve the answers of an entity, or return them',
        answers: {
          200: one,
          409: json('Something has just happened to the request', v.object({ current: CollectionRequestSchema })),
        },
      }),
      writers,
      validParams(PathSchema),
      inItsParty(deps),
      validBody(CollectionDecisionSchema),
      async (c) => c.json(await decideRequest(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    );

/** Collections of figures, for people who manage the entities that are asked. */
export const collectionsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .route('/', readingRoutes(deps))
    .route('/', reviewRoutes(deps))
    .route('/', sourceRoutes(deps))
    .route('/', figureRoutes(deps))
    .route('/', fileRoutes(deps))
    .route('/', writingRoutes(deps))
    .route('/', requestRoutes(deps));
