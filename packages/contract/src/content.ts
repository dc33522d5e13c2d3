import * as v from 'valibot';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Articles explain how something is done; news say what is new (spec section 7, reference data and content). */
export const contentKinds = ['article', 'whats-new'] as const;
export const ContentKindSchema = v.pipe(v.picklist(contentKinds), ref('ContentKind'));
export type ContentKind = v.InferOutput<typeof ContentKindSchema>;

/** Ours: entries and categories of a tenant, and characters of a text. */
export const contentLimits = { entriesMax: 300, categoriesMax: 40, bodyLengthMax: 20_000 } as const;

/* @__NO_SIDE_EFFECTS__ */
const both = (lengthMin: number, lengthMax: number) => {
  const words = v.pipe(v.string(), v.trim(), v.minLength(lengthMin), v.maxLength(lengthMax));
  return v.strictObject({ en: words, zhTw: words });
};
const Bilingual = v.object({ en: v.string(), zhTw: v.string() });

/** A heading under which articles stand. */
export const ContentCategorySchema = v.pipe(
  v.object({ id: IdSchema, title: Bilingual, position: v.number() }),
  ref('ContentCategory'),
);
export type ContentCategory = v.InferOutput<typeof ContentCategorySchema>;

/** A category as it is saved; lower positions come first. */
export const ContentCategoryChangeSchema = v.pipe(
  v.strictObject({ title: both(2, 80), position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)) }),
  ref('ContentCategoryChange'),
);
export type ContentCategoryChange = v.InferOutput<typeof ContentCategoryChangeSchema>;

/** An article or a piece of news. `body` is Markdown; published ones carry the moment at which they first were. */
export const ContentEntrySchema = v.pipe(
  v.object({
    id: IdSchema,
    kind: ContentKindSchema,
    categoryId: v.nullable(IdSchema),
    title: Bilingual,
    summary: Bilingual,
    body: Bilingual,
    publishedAt: v.nullable(InstantSchema),
    updatedAt: InstantSchema,
    /** Grows with each change; a change of an older one is refused. */
    version: v.number(),
  }),
  ref('ContentEntry'),
);
export type ContentEntry = v.InferOutput<typeof ContentEntrySchema>;

const changed = {
  categoryId: v.nullable(IdSchema),
  title: both(2, 160),
  summary: both(0, 400),
  body: both(2, contentLimits.bodyLengthMax),
  /** Whether readers see it. */
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
