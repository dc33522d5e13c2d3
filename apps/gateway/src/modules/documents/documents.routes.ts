import {
  DeletedDocumentSchema,
  DocumentChangeSchema,
  DocumentDetailSchema,
  DocumentHistoryEntrySchema,
  DocumentHistoryQuerySchema,
  DocumentIdsSchema,
  DocumentListSchema,
  DocumentSchema,
  DocumentUploadQuerySchema,
  deletedDocumentDays,
  documentLimits,
  documentTypes,
  IdSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import {
  attachment,
  binary,
  createTenantRouter,
  empty,
  json,
  operation,
  sendFileOrRange,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { readUpload, uploadBody } from '../attachments/index.ts';
import * as documents from './documents.service.ts';

const tag = 'documents';
const PathSchema = v.object({ id: IdSchema });
const FileQuerySchema = v.object({
  /** Of an earlier file; without it, the newest. */
  number: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.toNumber(), v.minValue(1), v.maxValue(documentLimits.versionsMax)),
  ),
});
const accepted = { types: documentTypes, bytesMax: documentLimits.bytesMax };
const readers = requirePermission('document:read');
const writers = requirePermission('document:write');

/** Documents of the organisation: uploading, changing and opening them. */
export const documentRoutes = (deps: documents.Deps) =>
  createTenantRouter()
    .get(
      '/documents',
      operation({
        id: 'listDocuments',
        tag,
        summary: 'Documents of the own organisation, by name',
        answers: { 200: json('All that are not deleted, and the storage that is used', DocumentListSchema) },
      }),
      readers,
      async (c) => c.json(await documents.readDocuments(deps, c.var.scope)),
    )
    .post(
      '/documents',
      operation({
        id: 'addDocument',
        tag,
        summary: 'Upload a document, or a new version of one',
        requestBody: uploadBody,
        answers: { 201: json('The document', DocumentSchema) },
      }),
      writers,
      validQuery(DocumentUploadQuerySchema),
      async (c) => {
        const read = async () => (await readUpload(c.req.raw, accepted)).file;
        return c.json(await documents.addDocument(deps, c.var.scope, read, c.req.valid('query')), 201);
      },
    )
    .get(
      '/documents/:id',
      operation({
        id: 'readDocument',
        tag,
        summary: 'One document with its versions and the reports that it proves something in',
        answers: { 200: json('The document', DocumentDetailSchema) },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(await documents.readDocument(deps, c.var.scope, c.req.valid('param').id)),
    )
    .put(
      '/documents/:id',
      operation({
        id: 'changeDocument',
        tag,
        summary: 'Change the name, owner, expiry and tags of a document',
        answers: {
          200: json('The document with the change', DocumentSchema),
          409: json('Another person has just changed the document', v.object({ current: DocumentSchema })),
        },
      }),
      writers,
      validParams(PathSchema),
      validBody(DocumentChangeSchema),
      async (c) =>
        c.json(await documents.changeDocument(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .get(
      '/documents/:id/file',
      operation({
        id: 'readDocumentFile',
        tag,
        summary: 'The newest file of a document, or an earlier one by its number',
        headers: [
          { name: 'Range', maxLength: 100, description: 'One range of bytes; of several, the whole file is sent' },
          { name: 'If-Range', maxLength: 80, description: 'ETag of the file that the range is a part of' },
        ],
        answers: {
          200: binary('The file'),
          206: binary('The part that `Range` asks for'),
          416: empty('The file ends before the range begins'),
        },
      }),
      readers,
      validParams(PathSchema),
      validQuery(FileQuerySchema),
      async (c) => {
        const { id } = c.req.valid('param');
        const { number } = c.req.valid('query');
        return sendFileOrRange(c, await documents.readDocumentFile(deps, c.var.scope, id, number));
      },
    )
    .post(
      '/document-downloads',
      operation({
        id: 'readDocumentFiles',
        tag,
        summary: 'The newest files of several documents as one ZIP file',
        answers: { 200: binary('A ZIP file') },
      }),
      readers,
      validBody(DocumentIdsSchema),
      async (c) => {
        const { bytes, content } = await documents.readDocumentFiles(deps, c.var.scope, c.req.valid('json').ids);
        return c.body(content, 200, {
          'Content-Type': 'application/zip',
          'Content-Disposition': attachment('documents.zip'),
          'Content-Length': String(bytes),
        });
      },
    );

/** Deleted documents: what is deleted can be restored, until it is purged. */
export const deletedDocumentRoutes = (deps: documents.Deps) =>
  createTenantRouter()
    .get(
      '/deleted-documents',
      operation({
        id: 'listDeletedDocuments',
        tag,
        summary: 'Deleted documents, the latest first',
        answers: { 200: json('The deleted documents', v.array(DeletedDocumentSchema)) },
      }),
      readers,
      async (c) => c.json(await documents.readDeleted(deps, c.var.scope)),
    )
    .post(
      '/deleted-documents',
      operation({
        id: 'deleteDocuments',
        tag,
        summary: `Delete documents; they can be restored for ${deletedDocumentDays} days`,
        answers: { 204: empty() },
      }),
      writers,
      validBody(DocumentIdsSchema),
      async (c) => {
        await documents.deleteDocuments(deps, c.var.scope, c.req.valid('json').ids);
        return c.body(null, 204);
      },
    )
    .get(
      '/document-history',
      operation({
        id: 'listDocumentHistory',
        tag,
        summary: 'Who did what with documents, the newest first',
        answers: { 200: json('The newest deeds', v.array(DocumentHistoryEntrySchema)) },
      }),
      readers,
      validQuery(DocumentHistoryQuerySchema),
      async (c) => c.json(await documents.readHistory(deps, c.var.scope, c.req.valid('query'))),
    )
    .post(
      '/deleted-documents/restore',
      operation({
        id: 'restoreDocuments',
        tag,
        summary: 'Restore deleted documents',
        answers: { 204: empty() },
      }),
      writers,
      validBody(DocumentIdsSchema),
      async (c) => {
        await documents.restoreDocuments(deps, c.var.scope, c.req.valid('json').ids);
        return c.body(null, 204);
      },
    )
    .post(
      '/deleted-documents/purge',
      operation({
        id: 'purgeDocuments',
        tag,
        summary: 'Delete documents permanently that are deleted already',
        answers: { 204: empty() },
      }),
      requirePermission('document:delete'),
      validBody(DocumentIdsSchema),
      async (c) => {
        await documents.purgeDocuments(deps, c.var.scope, c.req.valid('json').ids);
        return c.body(null, 204);
      },
    );
