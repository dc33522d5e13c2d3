import {
  DataPointCommentSchema,
  EvidenceChangeSchema,
  EvidenceSchema,
  IdSchema,
  NewDataPointCommentSchema,
  PageQuerySchema,
  pageOf,
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
  pageById,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { readUpload, uploadBody } from '../attachments/index.ts';
import * as comments from './comments.service.ts';
import * as evidence from './evidence.service.ts';

const tag = 'data-points';
const PathSchema = v.object({ id: IdSchema });
const PartPathSchema = v.object({ id: IdSchema, partId: IdSchema });
const said = json('Its comments, oldest first', v.array(DataPointCommentSchema));
const documents = json('Its documents, oldest first', v.array(EvidenceSchema));

/** Pages go by time; two of one moment by their ids. */
const byTime = ({ at, id }: { at: string; id: string }) => `${at} ${id}`;

const commentRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/data-points/:id/comments',
      operation({ id: 'listDataPointComments', tag, summary: 'What people said', answers: { 200: said } }),
      requirePermission('data-hub:read'),
      validParams(PathSchema),
      async (c) => c.json(await comments.readComments(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/data-points/:id/comments/page',
      operation({
        id: 'pageDataPointComments',
        tag,
        summary: 'What people said, oldest first, a page at a time',
        scope: 'data-hub:read',
        answers: { 200: json('One page', pageOf(DataPointCommentSchema)) },
      }),
      requirePermission('data-hub:read'),
      validParams(PathSchema),
      validQuery(PageQuerySchema),
      async (c) => {
        const all = await comments.readComments(deps, c.var.scope, c.req.valid('param').id);
        return c.json(pageById(all, byTime, c.req.valid('query')));
      },
    )
    .post(
      '/data-points/:id/comments',
      operation({
        id: 'addDataPointComment',
        tag,
        summary: 'Say something',
        answers: { 201: said },
        scope: 'data-hub:write',
        writes: true,
      }),
      requirePermission('data-hub:write'),
      validParams(PathSchema),
      validBody(NewDataPointCommentSchema),
      async (c) =>
        c.json(await comments.addComment(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json').text), 201),
    )
    .delete(
      '/data-points/:id/comments/:partId',
      operation({
        id: 'removeDataPointComment',
        tag,
        summary: 'Withdraw an own comment',
        answers: { 204: empty() },
        scope: 'data-hub:write',
        writes: true,
      }),
      requirePermission('data-hub:write'),
      validParams(PartPathSchema),
      async (c) => {
        const { id, partId } = c.req.valid('param');
        await comments.removeComment(deps, c.var.scope, id, partId);
        return c.body(null, 204);
      },
    );

const evidenceRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/data-points/:id/evidence',
      operation({ id: 'listEvidence', tag, summary: 'Documents that prove it', answers: { 200: documents } }),
      requirePermission('data-hub:read'),
      validParams(PathSchema),
      async (c) => c.json(await evidence.readEvidence(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/data-points/:id/evidence/page',
      operation({
        id: 'pageEvidence',
        tag,
        summary: 'Documents that prove it, oldest first, a page at a time',
        scope: 'data-hub:read',
        answers: { 200: json('One page', pageOf(EvidenceSchema)) },
      }),
      requirePermission('data-hub:read'),
      validParams(PathSchema),
      validQuery(PageQuerySchema),
      async (c) => {
        const all = await evidence.readEvidence(deps, c.var.scope, c.req.valid('param').id);
        return c.json(pageById(all, byTime, c.req.valid('query')));
      },
    )
    .post(
      '/data-points/:id/evidence',
      operation({
        scope: 'data-hub:write',
        writes: true,
        id: 'addEvidence',
        tag,
        summary: 'Keep a document with it',
        requestBody: uploadBody,
        answers: { 201: documents },
      }),
      requirePermission('data-hub:write'),
      validParams(PathSchema),
      async (c) => {
        const upload = await readUpload(c.req.raw);
        return c.json(await evidence.addEvidence(deps, c.var.scope, c.req.valid('param').id, upload), 201);
      },
    )
    .get(
      '/data-points/:id/evidence/:partId/file',
      operation({
        id: 'readEvidenceFile',
        tag,
        summary: 'The document',
        answers: { 200: binary('The document') },
        scope: 'data-hub:read',
      }),
      requirePermission('data-hub:read'),
      validParams(PartPathSchema),
      async (c) => {
        const { id, partId } = c.req.valid('param');
        const { content, mediaType, originalName } = await evidence.readEvidenceFile(deps, c.var.scope, id, partId);
        c.header('content-type', mediaType);
        c.header('content-disposition', attachment(originalName));
        return c.body(new Uint8Array(content));
      },
    )
    .put(
      '/data-points/:id/evidence/:partId',
      operation({
        id: 'changeEvidence',
        tag,
        summary: 'Say where in the document the figure is',
        scope: 'data-hub:write',
        writes: true,
        answers: { 200: documents },
      }),
      requirePermission('data-hub:write'),
      validParams(PartPathSchema),
      validBody(EvidenceChangeSchema),
      async (c) => {
        const { id, partId } = c.req.valid('param');
        const { reference } = c.req.valid('json');
        return c.json(await evidence.changeReference(deps, c.var.scope, id, partId, reference), 200);
      },
    )
    .delete(
      '/data-points/:id/evidence/:partId',
      operation({
        id: 'removeEvidence',
        tag,
        summary: 'Remove a document from it',
        answers: { 204: empty() },
        scope: 'data-hub:write',
        writes: true,
      }),
      requirePermission('data-hub:write'),
      validParams(PartPathSchema),
      async (c) => {
        const { id, partId } = c.req.valid('param');
        await evidence.removeEvidence(deps, c.var.scope, id, partId);
        return c.body(null, 204);
      },
    );

/** Comments and documents of a data point. */
export const remarkRoutes = (deps: GatewayDeps) =>
  createTenantRouter().route('/', commentRoutes(deps)).route('/', evidenceRoutes(deps));
