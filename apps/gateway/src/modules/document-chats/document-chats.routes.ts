import {
  ChatEventSchema,
  ChatQuestionSchema,
  ChatVerdictSchema,
  DocumentChatChangeSchema,
  DocumentChatDetailSchema,
  DocumentChatSchema,
  IdSchema,
  NewDocumentChatSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  empty,
  idempotencyKey,
  json,
  jsonLines,
  operation,
  sendJsonLines,
  validBody,
  validParams,
} from '../../platform/http/index.ts';
import type { Answerer } from './answerer.ts';
import * as chats from './document-chats.service.ts';
import { writing } from './writing.ts';

const tag = 'document-chats';
const PathSchema = v.object({ id: IdSchema });
const MessagePathSchema = v.object({ id: IdSchema, messageId: IdSchema });
const readers = requirePermission('document:read');

/** A person's chats with the documents of the organisation, which nobody else sees. */
export const documentChatsRoutes = (deps: GatewayDeps, answer: Answerer = writing(deps)) =>
  createTenantRouter()
    .get(
      '/document-chats',
      operation({
        id: 'listDocumentChats',
        tag,
        summary: 'Your own chats, the one used last first',
        answers: { 200: json('All of them', v.array(DocumentChatSchema)) },
      }),
      readers,
      async (c) => c.json(await chats.readChats(deps, c.var.scope)),
    )
    .get(
      '/document-chats/:id',
      operation({
        id: 'readDocumentChat',
        tag,
        summary: 'One of your own chats with its messages',
        answers: { 200: json('The chat and its messages', DocumentChatDetailSchema) },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(await chats.readChat(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/document-chats',
      operation({
        id: 'createDocumentChat',
        tag,
        summary: 'Begin a chat',
        headers: [idempotencyKey],
        answers: { 201: json('The new chat', DocumentChatSchema) },
      }),
      readers,
      validBody(NewDocumentChatSchema),
      async (c) =>
        c.json(await chats.createChat(deps, c.var.scope, c.req.valid('json'), c.req.header('idempotency-key')), 201),
    )
    .put(
      '/document-chats/:id',
      operation({
        id: 'changeDocumentChat',
        tag,
        summary: 'Change the title of a chat, or the documents it is limited to',
        answers: {
          200: json('The changed chat', DocumentChatSchema),
          409: json('It has just been changed elsewhere', v.object({ current: DocumentChatSchema })),
        },
      }),
      readers,
      validParams(PathSchema),
      validBody(DocumentChatChangeSchema),
      async (c) => c.json(await chats.changeChat(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .delete(
      '/document-chats/:id',
      operation({
        id: 'removeDocumentChat',
        tag,
        summary: 'Delete a chat with its messages',
        answers: { 204: empty() },
      }),
      readers,
      validParams(PathSchema),
      async (c) => {
        await chats.deleteChat(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .post(
      '/document-chats/:id/questions',
      operation({
        id: 'askDocuments',
        tag,
        summary: 'Ask a question, and read the answer as it is found; closing the connection stops it',
        answers: {
          200: jsonLines('The question, sentences as they are found, and the stored answer', ChatEventSchema),
        },
      }),
      readers,
      validParams(PathSchema),
      validBody(ChatQuestionSchema),
      async (c) => {
        const asked = await chats.askQuestion(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'));
        return sendJsonLines(c, (stop) => chats.answerQuestion(deps, c.var.scope, asked, answer, stop));
      },
    )
    .put(
      '/document-chats/:id/messages/:messageId/verdict',
      operation({
        id: 'judgeChatAnswer',
        tag,
        summary: 'Say whether an answer helped',
        answers: { 204: empty() },
      }),
      readers,
      validParams(MessagePathSchema),
      validBody(ChatVerdictSchema),
      async (c) => {
        const { id, messageId } = c.req.valid('param');
        await chats.saveVerdict(deps, c.var.scope, id, messageId, c.req.valid('json').verdict);
        return c.body(null, 204);
      },
    );
