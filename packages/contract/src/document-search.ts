import * as v from 'valibot';
import { pageKinds, pageSources } from './document-reading.ts';
import { documentKinds } from './documents.ts';
import { IdSchema, ref } from './schema.ts';

/** Ours: what a search in documents takes and answers with. */
export const documentSearchLimits = {
  /** Of what is typed. */
  lengthMax: 200,
  /** Documents that a search is limited to. */
  chosenMax: 50,
  /** Documents in one answer, and pages of each. */
  documentsMax: 10,
  pagesPerDocumentMax: 3,
  /** Pages that come nearest where none proves an answer. */
  nearestMax: 3,
} as const;

const { lengthMax, chosenMax } = documentSearchLimits;
const idLength = 36;

/** GET documents/search: words or a question, and filters as in the list of documents. */
export const DocumentSearchQuerySchema = v.object({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(lengthMax)),
  /** Ids of documents, separated by commas; without any, all are searched. */
  documents: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(chosenMax * (idLength + 1)),
      v.check((text) => text.split(',').every((id) => id === '' || v.is(IdSchema, id)), 'invalid'),
    ),
    '',
  ),
  kind: v.optional(v.picklist(Object.values(documentKinds))),
  /** Ids of a tag and of an owner. */
  tag: v.optional(IdSchema),
  owner: v.optional(IdSchema),
});
export type DocumentSearchQuery = v.InferOutput<typeof DocumentSearchQuerySchema>;

/** The ids that a query names, each once. */
export const chosenDocuments = ({ documents }: Pick<DocumentSearchQuery, 'documents'>): string[] => [
  ...new Set(documents.split(',').filter(Boolean)),
];

/** A part of a text, by its characters; the end is not included. */
const MarkSchema = v.object({ from: v.number(), to: v.number() });

export const DocumentPageHitSchema = v.pipe(
  v.object({
    /** From 1, in the order of the file. */
    number: v.number(),
    /** The printed number of the page, the sheet's name, or the headings above; null where there is none. */
    label: v.nullable(v.string()),
    kind: v.picklist(pageKinds),
    source: v.picklist(pageSources),
    /** A piece of the page, word for word, and the parts of it that were looked for. */
    snippet: v.string(),
    marks: v.array(MarkSchema),
  }),
  ref('DocumentPageHit'),
);
export type DocumentPageHit = v.InferOutput<typeof DocumentPageHitSchema>;

/** A page that comes near what is asked and proves no answer: a place to look, of which nothing is claimed. */
export const NearPageSchema = v.pipe(
  v.object({ documentId: IdSchema, documentName: v.string(), fileNumber: v.number(), page: DocumentPageHitSchema }),
  ref('NearPage'),
);
export type NearPage = v.InferOutput<typeof NearPageSchema>;

/** A document that was found: by its name, by tags, or by what its pages say. */
export const DocumentHitSchema = v.pipe(
  v.object({
    documentId: IdSchema,
    name: v.string(),
    mediaType: v.string(),
    /** Number of its newest file, which was searched. */
    fileNumber: v.number(),
    isNamed: v.boolean(),
    /** Names of its tags that have all that was typed. */
    tags: v.array(v.string()),
    /** The best first. */
    pages: v.array(DocumentPageHitSchema),
  }),
  ref('DocumentHit'),
);
export type DocumentHit = v.InferOutput<typeof DocumentHitSchema>;

export const DocumentSearchSchema = v.pipe(
  v.object({
    /** Those whose pages answer best first, then those that only a name or a tag found. */
    documents: v.array(DocumentHitSchema),
    /** Whether there are more than are answered. */
    hasMore: v.boolean(),
    /** The number of documents that the filters leave, and of those among them whose text cannot be searched (yet). */
    searched: v.number(),
    unread: v.number(),
  }),
  ref('DocumentSearch'),
);
export type DocumentSearch = v.InferOutput<typeof DocumentSearchSchema>;
