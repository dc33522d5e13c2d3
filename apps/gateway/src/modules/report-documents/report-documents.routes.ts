import { IdSchema, ReportDocumentChangeSchema, ReportDocumentQuerySchema, ReportDocumentSchema } from '@esg/contract';
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
import * as documents from './report-documents.service.ts';

const tag = 'report-documents';
const Path = v.object({ id: IdSchema });
const OnePath = v.object({ id: IdSchema, documentId: IdSchema });
const all = (description: string) => json(description, v.array(ReportDocumentSchema));

/** Documents of a report, used as evidence. */
export const reportDocumentsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/documents',
      operation({
        id: 'listReportDocuments',
        tag,
        summary: 'Documents of a report',
        answers: { 200: all('All of them') },
      }),
      requirePermission('report:read'),
      validParams(Path),
      async (c) => c.json(await documents.readDocuments(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/reports/:id/documents',
      operation({
        id: 'addReportDocument',
        tag,
        summary: 'Attach a document to a report',
        requestBody: uploadBody,
        answers: { 201: all('All of them') },
      }),
      requirePermission('report:write'),
      validParams(Path),
      validQuery(ReportDocumentQuerySchema),
      async (c) => {
        const read = async () => (await readUpload(c.req.raw)).file;
        return c.json(
          await documents.addDocument(deps, c.var.scope, c.req.valid('param').id, read, c.req.valid('query')),
          201,
        );
      },
    )
    .put(
      '/reports/:id/documents/:documentId',
      operation({
        id: 'changeReportDocument',
        tag,
        summary: 'Say what a document proves',
        answers: { 200: all('All of them') },
      }),
      requirePermission('report:write'),
      validParams(OnePath),
      validBody(ReportDocumentChangeSchema),
      async (c) => {
        const { id, documentId } = c.req.valid('param');
        return c.json(await documents.changeDocument(deps, c.var.scope, id, documentId, c.req.valid('json')));
      },
    )
    .get(
      '/reports/:id/documents/:documentId/file',
      operation({
        id: 'readReportDocumentFile',
        tag,
        summary: 'The document',
        answers: { 200: binary('The document') },
      }),
      requirePermission('report:read'),
      validParams(OnePath),
      async (c) => {
        const { id, documentId } = c.req.valid('param');
        const { content, mediaType, originalName } = await documents.readDocumentFile(
          deps,
          c.var.scope,
          id,
          documentId,
        );
        c.header('content-type', mediaType);
        c.header('content-disposition', attachment(originalName));
        return c.body(new Uint8Array(content));
      },
    )
    .delete(
      '/reports/:id/documents/:documentId',
      operation({
        id: 'removeReportDocument',
        tag,
        summary: 'Take a document from a report',
        answers: { 204: empty() },
      }),
      requirePermission('report:write'),
      validParams(OnePath),
      async (c) => {
        const { id, documentId } = c.req.valid('param');
        await documents.removeDocument(deps, c.var.scope, id, documentId);
        return c.body(null, 204);
      },
    );
