import {
  CommentThreadChangeSchema,
  CommentThreadSchema,
  DraftThreadSchema,
  IdSchema,
  NewCommentSchema,
  NewCommentThreadSchema,
  NewReportTaskSchema,
  ReportTaskChangeSchema,
  ReportTaskSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  empty,
  idempotencyKey,
  json,
  operation,
  validBody,
  validParams,
} from '../../platform/http/index.ts';
import { DisclosurePathSchema, TaskPathSchema, ThreadPathSchema, tag } from './paths.ts';
import { addComment, readDraftThreads, readThreads, settleThread, startThread } from './talk.service.ts';
import { giveTask, readTasks, removeTask, settleTask } from './tasks.service.ts';

const thread = json('The conversation', CommentThreadSchema);
const task = json('The task', ReportTaskSchema);
const headers = [idempotencyKey];
const keyHeader = 'idempotency-key';

const threadRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/disclosures/:code/threads',
      operation({
        id: 'listCommentThreads',
        tag,
        summary: 'Conversations about a disclosure, oldest first',
        answers: { 200: json('The conversations', v.array(CommentThreadSchema)) },
      }),
      requirePermission('report:read'),
      validParams(DisclosurePathSchema),
      async (c) => {
        const { id: reportId, code } = c.req.valid('param');
        return c.json(await readThreads(deps, c.var.scope, { reportId, code }));
      },
    )
    .get(
      '/reports/:id/draft-threads',
      operation({
        id: 'listDraftThreads',
        tag,
        summary: 'What readers of the draft said, oldest first',
        answers: { 200: json('The conversations', v.array(DraftThreadSchema)) },
      }),
      requirePermission('report:read'),
      validParams(v.object({ id: IdSchema })),
      async (c) => c.json(await readDraftThreads(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/reports/:id/disclosures/:code/threads',
      operation({ id: 'startCommentThread', tag, headers, summary: 'Begin a conversation', answers: { 201: thread } }),
      requirePermission('report:write'),
      validParams(DisclosurePathSchema),
      validBody(NewCommentThreadSchema),
      async (c) => {
        const { id: reportId, code } = c.req.valid('param');
        const key = c.req.header(keyHeader);
        return c.json(await startThread(deps, c.var.scope, { reportId, code }, c.req.valid('json'), key), 201);
      },
    )
    .post(
      '/reports/:id/threads/:threadId/comments',
      operation({ id: 'addComment', tag, headers, summary: 'Add to a conversation', answers: { 201: thread } }),
      requirePermission('report:write'),
      validParams(ThreadPathSchema),
      validBody(NewCommentSchema),
      async (c) => {
        const { id: reportId, threadId: id } = c.req.valid('param');
        const key = c.req.header(keyHeader);
        return c.json(await addComment(deps, c.var.scope, { reportId, id }, c.req.valid('json'), key), 201);
      },
    )
    .patch(
      '/reports/:id/threads/:threadId',
      operation({ id: 'changeCommentThread', tag, summary: 'Resolve a conversation', answers: { 200: thread } }),
      requirePermission('report:write'),
      validParams(ThreadPathSchema),
      validBody(CommentThreadChangeSchema),
      async (c) => {
        const { id, threadId } = c.req.valid('param');
        return c.json(await settleThread(deps, c.var.scope, id, threadId, c.req.valid('json')));
      },
    );

/** Comments and tasks of disclosures. */
export const talkRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .route('/', threadRoutes(deps))
    .get(
      '/reports/:id/disclosures/:code/tasks',
      operation({
        id: 'listReportTasks',
        tag,
        summary: 'Tasks of a disclosure, open ones first',
        answers: { 200: json('The tasks', v.array(ReportTaskSchema)) },
      }),
      requirePermission('report:read'),
      validParams(DisclosurePathSchema),
      async (c) => {
        const { id: reportId, code } = c.req.valid('param');
        return c.json(await readTasks(deps, c.var.scope, { reportId, code }));
      },
    )
    .post(
      '/reports/:id/disclosures/:code/tasks',
      operation({ id: 'giveReportTask', tag, headers, summary: 'Give a person a task', answers: { 201: task } }),
      requirePermission('report:write'),
      validParams(DisclosurePathSchema),
      validBody(NewReportTaskSchema),
      async (c) => {
        const { id: reportId, code } = c.req.valid('param');
        const key = c.req.header(keyHeader);
        return c.json(await giveTask(deps, c.var.scope, { reportId, code }, c.req.valid('json'), key), 201);
      },
    )
    .patch(
      '/reports/:id/tasks/:taskId',
      operation({ id: 'changeReportTask', tag, summary: 'Tick a task off', answers: { 200: task } }),
      requirePermission('report:write'),
      validParams(TaskPathSchema),
      validBody(ReportTaskChangeSchema),
      async (c) => {
        const { id, taskId } = c.req.valid('param');
        return c.json(await settleTask(deps, c.var.scope, id, taskId, c.req.valid('json')));
      },
    )
    .delete(
      '/reports/:id/tasks/:taskId',
      operation({ id: 'removeReportTask', tag, summary: 'Remove a task', answers: { 204: empty() } }),
      requirePermission('report:write'),
      validParams(TaskPathSchema),
      async (c) => {
        const { id, taskId } = c.req.valid('param');
        await removeTask(deps, c.var.scope, id, taskId);
        return c.body(null, 204);
      },
    );
