import * as v from 'valibot';
import { DocumentReadingSchema } from './document-reading.ts';
import { bytesPerMegabyte } from './limits.ts';
import { DaySchema, IdSchema, InstantSchema, LineSchema, ref, VersionSchema } from './schema.ts';

/** Spec section 9: a document has at most 15 MB. The other numbers are ours. */
export const documentLimits = {
  bytesMax: 15 * bytesPerMegabyte,
  /** Of one organisation, with deleted ones. */
  documentsMax: 2000,
  /** Of one organisation: the bytes of all its documents, with earlier versions and deleted ones. */
  bytesPerOrganisationMax: 5120 * bytesPerMegabyte,
  /** Of all documents that are downloaded at once. */
  bytesPerDownloadMax: 500 * bytesPerMegabyte,
  /** Of one document. */
  versionsMax: 100,
  /** The newest deeds that the history shows. */
  historyShownMax: 200,
  categoriesMax: 20,
  tagsPerCategoryMax: 50,
  tagsPerDocumentMax: 30,
} as const;

/** Ours: the number of days in which a deleted document can be restored. */
export const deletedDocumentDays = 30;

/** Documents of the document center (spec section 5: PDF, Word, Excel and `.msg`), by their media type. */
export const documentTypes = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-outlook': ['.msg'],
} as const;

/** What kind of document each of these media types is. */
export const documentKinds = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'excel',
  'application/vnd.ms-outlook': 'message',
} as const satisfies Record<keyof typeof documentTypes, string>;
export type DocumentKind = (typeof documentKinds)[keyof typeof documentKinds];

/** Ours: the number of days before its expiry in which a document is said to expire soon. */
export const documentExpirySoonDays = 30;

const PersonSchema = v.object({ id: IdSchema, name: v.string() });

/** A document of the organisation: the name under which it is kept, and its newest file. */
export const DocumentSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    mediaType: v.string(),
    bytes: v.number(),
    /** Number of its newest file, from 1. */
    fileNumber: v.number(),
    /** Who uploaded the newest file, and when. */
    uploadedBy: v.string(),
    uploadedAt: InstantSchema,
    /** Who answers for it; null where nobody does. */
    owner: v.nullable(PersonSchema),
    /** The last day on which it is valid; null where it does not expire. */
    expiresOn: v.nullable(DaySchema),
    tagIds: v.array(IdSchema),
    /**
     * Whose report it is, where a person said so: the name of another company, empty for the organisation’s own documents. Null where nobody
     * did: then its first pages say it, or nothing does.
     */
    company: v.nullable(v.string()),
    /** How far the reading of its newest file is. */
    reading: DocumentReadingSchema,
    /** Who changed it last, and when. */
    updatedBy: v.string(),
    updatedAt: InstantSchema,
    /** Grows with each change; a change of an older one is refused with `resource.stale`. */
    version: v.number(),
  }),
  ref('Document'),
);
export type Document = v.InferOutput<typeof DocumentSchema>;

/** GET documents: all that are not deleted, and how much of its storage the organisation uses. */
export const DocumentListSchema = v.pipe(
  v.object({ documents: v.array(DocumentSchema), bytes: v.number(), bytesMax: v.number() }),
  ref('DocumentList'),
);
export type DocumentList = v.InferOutput<typeof DocumentListSchema>;

/** One file that a document had or has. */
export const DocumentVersionSchema = v.pipe(
  v.object({
    id: IdSchema,
    number: v.number(),
    /** What the file was called when it was uploaded. */
    name: v.string(),
    mediaType: v.string(),
    bytes: v.number(),
    by: v.string(),
    at: InstantSchema,
  }),
  ref('DocumentVersion'),
);
export type DocumentVersion = v.InferOutput<typeof DocumentVersionSchema>;

/** One document with all its files, the newest first, and the reports that the same file proves something in. */
export const DocumentDetailSchema = v.pipe(
  v.object({
    document: DocumentSchema,
    versions: v.array(DocumentVersionSchema),
    /** The other company whose report it is by its first pages, whatever a person said; null where they name none. */
    companyRead: v.nullable(v.string()),
    reports: v.array(v.object({ id: IdSchema, name: v.string() })),
  }),
  ref('DocumentDetail'),
);
export type DocumentDetail = v.InferOutput<typeof DocumentDetailSchema>;

/** A document that somebody deleted and that can still be restored. */
export const DeletedDocumentSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    mediaType: v.string(),
    bytes: v.number(),
    deletedBy: v.string(),
    deletedAt: InstantSchema,
    /** When it is deleted permanently. */
    purgedAt: InstantSchema,
  }),
  ref('DeletedDocument'),
);
export type DeletedDocument = v.InferOutput<typeof DeletedDocumentSchema>;

/** POST documents: `replaces` names the document that gets the file as its new version. Without it a name that is taken gets a number. */
export const DocumentUploadQuerySchema = v.object({ replaces: v.optional(IdSchema) });
export type DocumentUploadQuery = v.InferOutput<typeof DocumentUploadQuerySchema>;

/** PUT documents/{id}: what people say about a document that was read at `version`. */
export const DocumentChangeSchema = v.pipe(
  v.strictObject({
    /** With the extension of the file; one that is left out is added. */
    name: LineSchema,
    ownerId: v.nullable(IdSchema),
    expiresOn: v.nullable(DaySchema),
    tagIds: v.pipe(v.array(IdSchema), v.maxLength(documentLimits.tagsPerDocumentMax)),
    /** As in `Document`. */
    company: v.nullable(v.union([v.literal(''), LineSchema])),
    version: VersionSchema,
  }),
  ref('DocumentChange'),
);
export type DocumentChange = v.InferOutput<typeof DocumentChangeSchema>;

const idsOf = (most: number) => v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(most));

/** Several documents, to do the same with each. Those that are not there any more are passed over. */
export const DocumentIdsSchema = v.pipe(
  v.strictObject({ ids: idsOf(documentLimits.documentsMax) }),
  ref('DocumentIds'),
);
export type DocumentIds = v.InferOutput<typeof DocumentIdsSchema>;

/** POST document-taggings: gives several documents tags and takes others from them. */
export const DocumentTaggingSchema = v.pipe(
  v.strictObject({
    ids: idsOf(documentLimits.documentsMax),
    add: v.pipe(v.array(IdSchema), v.maxLength(documentLimits.tagsPerDocumentMax)),
    remove: v.pipe(v.array(IdSchema), v.maxLength(documentLimits.tagsPerDocumentMax)),
  }),
  ref('DocumentTagging'),
);
export type DocumentTagging = v.InferOutput<typeof DocumentTaggingSchema>;

/** A category of tags. Tags of a visible one are shown at each document; those of others only filter (spec section 3). */
export const DocumentTagCategorySchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    isVisible: v.boolean(),
    tags: v.array(v.object({ id: IdSchema, name: v.string() })),
    version: v.number(),
  }),
  ref('DocumentTagCategory'),
);
export type DocumentTagCategory = v.InferOutput<typeof DocumentTagCategorySchema>;

const categoryFields = {
  name: LineSchema,
  isVisible: v.boolean(),
  /** In their order. A tag keeps its documents by its id, also when its name changes; one that is left out is removed from them. */
  tags: v.pipe(
    v.array(v.strictObject({ id: v.optional(IdSchema), name: LineSchema })),
    v.maxLength(documentLimits.tagsPerCategoryMax),
  ),
};

/** POST document-tag-categories. */
export const NewDocumentTagCategorySchema = v.pipe(v.strictObject(categoryFields), ref('NewDocumentTagCategory'));
export type NewDocumentTagCategory = v.InferOutput<typeof NewDocumentTagCategorySchema>;

/** PUT document-tag-categories/{id}: a category that was read at `version`. */
export const DocumentTagCategoryChangeSchema = v.pipe(
  v.strictObject({ ...categoryFields, version: VersionSchema }),
  ref('DocumentTagCategoryChange'),
);
export type DocumentTagCategoryChange = v.InferOutput<typeof DocumentTagCategoryChangeSchema>;

/** What people do with documents, as the history tells it. */
export const documentActions = ['added', 'replaced', 'changed', 'deleted', 'restored', 'purged'] as const;
/** What is changed about a document. */
export const documentFields = ['name', 'owner', 'expiry', 'tags', 'company'] as const;

/** One deed in the history of the document center. */
export const DocumentHistoryEntrySchema = v.pipe(
  v.object({
    id: IdSchema,
    at: InstantSchema,
    /** The name of that day; empty where its time to be restored was over, and nobody did it. */
    by: v.string(),
    documentId: IdSchema,
    /** What the document was called after it. */
    documentName: v.string(),
    action: v.picklist(documentActions),
    fields: v.array(v.picklist(documentFields)),
  }),
  ref('DocumentHistoryEntry'),
);
export type DocumentHistoryEntry = v.InferOutput<typeof DocumentHistoryEntrySchema>;

/** GET document-history: of one document; without it, of all. */
export const DocumentHistoryQuerySchema = v.object({ documentId: v.optional(IdSchema) });
export type DocumentHistoryQuery = v.InferOutput<typeof DocumentHistoryQuerySchema>;
