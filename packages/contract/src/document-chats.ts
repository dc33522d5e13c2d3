import * as v from 'valibot';
import { documentSearchLimits, NearPageSchema } from './document-search.ts';
import { IdSchema, InstantSchema, LineSchema, ref, VersionSchema, WrittenSchema } from './schema.ts';

export const documentChatLimits = {
  /** Of one person in one organisation. */
  chatsMax: 500,
  questionsPerChatMax: 200,
  /** Characters of one question. */
  questionLengthMin: 2,
  questionLengthMax: 2000,
  /** Documents that one chat may be limited to. */
  documentsMax: 200,
  /** Passages that one answer quotes at most. */
  passagesMax: 5,
} as const;

/** The passage of a document that a sentence rests on: found there, character by character, when the question was answered. */
export const CitationSchema = v.pipe(
  v.object({
    documentId: IdSchema,
    documentName: v.string(),
    /** Which of its files, by number. */
    fileNumber: v.number(),
    /** From 1. */
    page: v.number(),
    /** What the page is called where it is not its number: a printed number, a sheet, a heading. */
    pageLabel: v.nullable(v.string()),
    /** As it is written on that page. */
    quote: v.string(),
    /** The company whose report the document is, where that is another one than the organisation. */
    company: v.optional(v.string()),
  }),
  ref('Citation'),
);
export type Citation = v.InferOutput<typeof CitationSchema>;

/** One sentence of an answer. `citation` is null where its document was deleted since; its text is then empty, too. */
export const CitedSentenceSchema = v.pipe(
  v.object({
    text: v.string(),
    citation: v.nullable(CitationSchema),
    /** Whether the passage states parts of the figure that is asked for, and no figure for the whole. */
    isPartsOnly: v.optional(v.boolean()),
    /**
     * The year that the passage is taken to be of though it names none, because its document reports on that year; and what says so: the name
     * of the document, or its first page. Left out where the answer rests on no such conclusion.
     */
    concludedYear: v.optional(v.object({ year: v.number(), from: v.picklist(['name', 'first_page']) })),
  }),
  ref('CitedSentence'),
);
export type CitedSentence = v.InferOutput<typeof CitedSentenceSchema>;

const verdicts = ['helpful', 'unhelpful'] as const;
const VerdictSchema = v.nullable(v.picklist(verdicts));

const message = { id: IdSchema, at: InstantSchema };
const answer = {
  ...message,
  sentences: v.array(CitedSentenceSchema),
  verdict: VerdictSchema,
  /** The language model that wrote the sentences; each was checked against its page. Without one they are quotes. */
  writtenBy: v.optional(v.string()),
  /** Whether a model was asked and did not finish: what it had written stands here, or quotes in its place. */
  hasModelFailed: v.optional(v.boolean()),
  /** Whether a model wrote sentences that no page proves: none of them is shown, and quotes stand in their place. */
  isModelUnproved: v.optional(v.boolean()),
  /**
   * Where no sentence answers: the pages that come nearest, the best first, as places to look. Null is one whose document was deleted since.
   * Left out where the documents say nothing near it.
   */
  nearest: v.optional(v.pipe(v.array(v.nullable(NearPageSchema)), v.maxLength(documentSearchLimits.nearestMax))),
};

/**
 * A message of a chat (spec section 3). `text` is what a person asked; `paragraph` is the whole answer, and says “not stated” by having no
 * sentence and no page that comes near; `stop` is the part that was there when the person stopped it; `error` is an answer that could not be made.
 */
export const ChatMessageSchema = v.pipe(
  v.variant('type', [
    v.object({
      ...message,
      type: v.literal('text'),
      text: v.string(),
      /** What is answered in its place, where it names nothing but other years of the question before it. */
      meant: v.optional(v.string()),
    }),
    v.object({ ...answer, type: v.literal('paragraph') }),
    v.object({ ...answer, type: v.literal('stop') }),
    v.object({ ...message, type: v.literal('error') }),
  ]),
  ref('ChatMessage'),
);
export type ChatMessage = v.InferOutput<typeof ChatMessageSchema>;
export type ChatMessageType = ChatMessage['type'];
export type ChatVerdict = v.InferOutput<typeof VerdictSchema>;

const fields = {
  title: LineSchema,
  /** The documents that answers come from; all of the organisation where none is chosen. */
  documentIds: v.pipe(v.array(IdSchema), v.maxLength(documentChatLimits.documentsMax)),
};

/** A person's chat with the organisation's documents. Nobody else sees it. */
export const DocumentChatSchema = v.pipe(
  v.object({
    id: IdSchema,
    title: v.string(),
    documentIds: v.array(IdSchema),
    /** When something was asked or answered last. */
    updatedAt: InstantSchema,
    /** Grows with each change of its title or documents; a change of an older one is refused with `resource.stale`. */
    version: v.number(),
  }),
  ref('DocumentChat'),
);
export type DocumentChat = v.InferOutput<typeof DocumentChatSchema>;

/** A chat with its messages, the oldest first. */
export const DocumentChatDetailSchema = v.pipe(
  v.object({ chat: DocumentChatSchema, messages: v.array(ChatMessageSchema) }),
  ref('DocumentChatDetail'),
);
export type DocumentChatDetail = v.InferOutput<typeof DocumentChatDetailSchema>;

/** A new chat. */
export const NewDocumentChatSchema = v.pipe(v.strictObject(fields), ref('NewDocumentChat'));
export type NewDocumentChat = v.InferOutput<typeof NewDocumentChatSchema>;

/** A change of a chat that was read at `version`. */
export const DocumentChatChangeSchema = v.pipe(
  v.strictObject({ ...fields, version: VersionSchema }),
  ref('DocumentChatChange'),
);
export type DocumentChatChange = v.InferOutput<typeof DocumentChatChangeSchema>;

/** POST document-chats/{id}/questions. */
export const ChatQuestionSchema = v.pipe(
  v.strictObject({
    text: v.pipe(
      WrittenSchema,
      v.minLength(documentChatLimits.questionLengthMin),
      v.maxLength(documentChatLimits.questionLengthMax),
    ),
  }),
  ref('ChatQuestion'),
);
export type ChatQuestion = v.InferOutput<typeof ChatQuestionSchema>;

/**
 * One line of the answer to a question, as JSON. The stored question comes first, then sentences as they are found, at last the stored
 * answer. A stream that ends without `answered` broke off: the chat, read again, says what became of it.
 */
export const ChatEventSchema = v.pipe(
  v.variant('type', [
    v.object({ type: v.literal('asked'), message: ChatMessageSchema }),
    v.object({ type: v.literal('sentence'), sentence: CitedSentenceSchema }),
    v.object({ type: v.literal('answered'), message: ChatMessageSchema }),
  ]),
  ref('ChatEvent'),
);
export type ChatEvent = v.InferOutput<typeof ChatEventSchema>;

/** PUT document-chats/{id}/messages/{messageId}/verdict: whether an answer helped; null takes it back. */
export const ChatVerdictSchema = v.pipe(v.strictObject({ verdict: VerdictSchema }), ref('ChatVerdict'));
