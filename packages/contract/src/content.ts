import * as v from 'valibot';
import type { Language } from './languages.ts';
import { linkedNumbersIn } from './linked-numbers.ts';
import { isRichTextFilled, RichTextSchema } from './rich-text.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Articles explain how to do something; news announce what is new (spec section 7, reference data and content). */
export const contentKinds = ['article', 'whats-new'] as const;
export const ContentKindSchema = v.pipe(v.picklist(contentKinds), ref('ContentKind'));
export type ContentKind = v.InferOutput<typeof ContentKindSchema>;

/** Ours: entries and categories of a tenant, and characters of their lines. */
export const contentLimits = {
  entriesMax: 300,
  categoriesMax: 40,
  titleLengthMin: 2,
  titleLengthMax: 160,
  summaryLengthMax: 400,
  categoryLengthMax: 80,
} as const;

/* @__NO_SIDE_EFFECTS__ */
const both = (lengthMin: number, lengthMax: number) => {
  const words = v.pipe(v.string(), v.trim(), v.minLength(lengthMin), v.maxLength(lengthMax));
  return v.strictObject({ en: words, zhTw: words });
};
const Bilingual = v.object({ en: v.string(), zhTw: v.string() });
/** Content belongs to no report, so its texts refer to no numbers of one. */
const Text = v.pipe(
  RichTextSchema,
  v.check((blocks) => linkedNumbersIn(blocks).length === 0),
);
const BilingualText = v.object({ en: RichTextSchema, zhTw: RichTextSchema });

/** A heading above a group of articles. */
export const ContentCategorySchema = v.pipe(
  v.object({ id: IdSchema, title: Bilingual, position: v.number() }),
  ref('ContentCategory'),
);
export type ContentCategory = v.InferOutput<typeof ContentCategorySchema>;

/** A category as it is saved; lower positions come first. */
export const ContentCategoryChangeSchema = v.pipe(
  v.strictObject({
    title: both(contentLimits.titleLengthMin, contentLimits.categoryLengthMax),
    position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
  }),
  ref('ContentCategoryChange'),
);
export type ContentCategoryChange = v.InferOutput<typeof ContentCategoryChangeSchema>;

/**
 * An article or a piece of news. A language without a translation is empty. Published entries have the moment of their first publication.
 */
export const ContentEntrySchema = v.pipe(
  v.object({
    id: IdSchema,
    kind: ContentKindSchema,
    categoryId: v.nullable(IdSchema),
    title: Bilingual,
    summary: Bilingual,
    body: BilingualText,
    publishedAt: v.nullable(InstantSchema),
    updatedAt: InstantSchema,
    /** Who changed it last; empty for texts that came with the tenant. */
    updatedBy: v.string(),
    /** Grows with each change; a change of an older one is refused. */
    version: v.number(),
  }),
  ref('ContentEntry'),
);
export type ContentEntry = v.InferOutput<typeof ContentEntrySchema>;

/** Whether readers get something in this language: it has a title and a text. */
export const isContentWritten = ({ title, body }: Pick<ContentEntry, 'title' | 'body'>, language: Language): boolean =>
  title[language].trim().length >= contentLimits.titleLengthMin && isRichTextFilled(body[language]);

const changed = {
  categoryId: v.nullable(IdSchema),
  /** In one language at least. */
  title: both(0, contentLimits.titleLengthMax),
  summary: both(0, contentLimits.summaryLengthMax),
  body: v.strictObject({ en: Text, zhTw: Text }),
  /** Whether readers see it. Needs one complete language. */
  published: v.boolean(),
};

/** A new entry. */
export const NewContentEntrySchema = v.pipe(
  v.strictObject({ kind: ContentKindSchema, ...changed }),
  ref('NewContentEntry'),
);
export type NewContentEntry = v.InferOutput<typeof NewContentEntrySchema>;

/** A change of an entry that was read at `version`. */
export const ContentEntryChangeSchema = v.pipe(
  v.strictObject({ ...changed, version: v.number() }),
  ref('ContentEntryChange'),
);
export type ContentEntryChange = v.InferOutput<typeof ContentEntryChangeSchema>;

/** Entries, or categories, in their new order. Those that are not named keep their place. */
export const ContentOrderSchema = v.pipe(
  v.strictObject({ ids: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(contentLimits.entriesMax)) }),
  ref('ContentOrder'),
);
export type ContentOrder = v.InferOutput<typeof ContentOrderSchema>;

/** Refused change of an entry, with the entry as it is now. */
export const ContentConflictSchema = v.pipe(
  v.object({
    statusCode: v.literal(409),
    code: v.literal('content.stale'),
    message: v.string(),
    requestId: v.string(),
    current: ContentEntrySchema,
  }),
  ref('ContentConflict'),
);
export type ContentConflict = v.InferOutput<typeof ContentConflictSchema>;

/** The moment up to which the person has seen the news; null where they never looked. */
export const NewsReadMarkSchema = v.pipe(v.object({ readAt: v.nullable(InstantSchema) }), ref('NewsReadMark'));
export type NewsReadMark = v.InferOutput<typeof NewsReadMarkSchema>;
