import * as v from 'valibot';
import { EmailSchema } from './accounts.ts';
import { IdSchema, InstantSchema, LineSchema, ref, WrittenSchema } from './schema.ts';
import { ColorSettingSchema } from './tenants.ts';

/* @__NO_SIDE_EFFECTS__ */
const colorLike = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern, 'color_invalid'), v.toLowerCase());
const Color = colorLike(/^#[0-9a-f]{6}$/i);
/** Empty, so that the theme derives it, or a colour. */
const DerivedColor = colorLike(/^(?:#[0-9a-f]{6})?$/i);
const ColorGroupChange = {
  color: Color,
  hoverColor: DerivedColor,
  activeColor: DerivedColor,
  /** Replaces `color` in dark mode. */
  darkColor: v.optional(DerivedColor),
};

/** Colour settings as they may be saved: every colour is checked, so that nothing else ever reaches a style sheet. */
export const ColorSettingChangeSchema = v.pipe(
  v.strictObject({
    isDefaultTheme: v.boolean(),
    primary: v.strictObject(ColorGroupChange),
    secondary: v.strictObject(ColorGroupChange),
    special: v.strictObject({
      ...ColorGroupChange,
      secondaryColor: DerivedColor,
      darkSecondaryColor: v.optional(DerivedColor),
    }),
  }),
  ref('ColorSettingChange'),
);

/** The brand's texts and colours, without its pictures. */
export const BrandContentChangeSchema = v.pipe(
  v.strictObject({ companyName: LineSchema, supportEmail: EmailSchema, colorSetting: ColorSettingChangeSchema }),
  ref('BrandContentChange'),
);
export type BrandContent = v.InferOutput<typeof BrandContentChangeSchema>;

/** A stored brand's texts and colours; older ones may hold values that could not be saved today. */
export const BrandContentSchema = v.pipe(
  v.object({ companyName: v.string(), supportEmail: v.string(), colorSetting: ColorSettingSchema }),
  ref('BrandContent'),
);

export const BrandImageSchema = v.pipe(
  v.object({
    /** Address of the picture on the gateway; it changes with the picture. */
    origin: v.string(),
    originalName: v.string(),
    mediaType: v.string(),
  }),
  ref('BrandImage'),
);
export type BrandImage = v.InferOutput<typeof BrandImageSchema>;

/** Pictures of a brand; `logoDark` is for dark surfaces and falls back to `logo`. */
export const BrandImagesSchema = v.pipe(
  v.object({
    logo: v.nullable(BrandImageSchema),
    logoDark: v.nullable(BrandImageSchema),
    miniLogo: v.nullable(BrandImageSchema),
    favicon: v.nullable(BrandImageSchema),
  }),
  ref('BrandImages'),
);
export type BrandImages = v.InferOutput<typeof BrandImagesSchema>;

const Person = v.object({ id: IdSchema, name: v.string() });

/** One version of a tenant's brand. At most one is a draft; exactly one is published; all before it are superseded. */
export const BrandSchema = v.pipe(
  v.object({
    id: IdSchema,
    state: v.picklist(['draft', 'published', 'superseded']),
    /** Number of the publication, from 1; null for a draft. */
    number: v.nullable(v.number()),
    content: BrandContentSchema,
    images: BrandImagesSchema,
    /** Changes with every change of the tenant's brands, so that a stale write is refused. */
    version: v.number(),
    updatedAt: InstantSchema,
    /** Null for the brand the tenant began with. */
    updatedBy: v.nullable(Person),
    publishedAt: v.nullable(InstantSchema),
    publishedBy: v.nullable(Person),
    /** The earlier version that this one restored. */
    restoredFrom: v.nullable(v.object({ id: IdSchema, number: v.number() })),
  }),
  ref('Brand'),
);
export type Brand = v.InferOutput<typeof BrandSchema>;

/** An entry about a draft: a comment, an approval of the draft as it was then, or the withdrawal of that approval. */
export const BrandRemarkSchema = v.pipe(
  v.object({
    id: IdSchema,
    kind: v.picklist(['comment', 'approved', 'withdrawn']),
    /** With comments only. */
    text: v.nullable(v.string()),
    /** The version of the draft that the entry is about. */
    version: v.number(),
    author: Person,
    createdAt: InstantSchema,
  }),
  ref('BrandRemark'),
);
export type BrandRemark = v.InferOutput<typeof BrandRemarkSchema>;

/** The people who approve the draft in its present state, the last first: the next change of the draft ends an approval. */
export const approvalsOf = (remarks: readonly BrandRemark[], version: number): BrandRemark[] => {
  const decided = new Set<string>();
  return remarks
    .filter(({ kind, version: seen }) => kind !== 'comment' && seen === version)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .filter(({ kind, author }) => {
      const isLast = !decided.has(author.id);
      decided.add(author.id);
      return isLast && kind === 'approved';
    });
};

/** GET brands. `history` holds superseded versions, newest first, at most 50. */
export const BrandsSchema = v.pipe(
  v.object({
    published: BrandSchema,
    draft: v.nullable(BrandSchema),
    history: v.array(BrandSchema),
    /** The day until which the last preview link of the draft works; null while it is not shared. */
    sharedUntil: v.nullable(InstantSchema),
    /** Entries about the draft, the last first; at most 200. */
    remarks: v.array(BrandRemarkSchema),
  }),
  ref('Brands'),
);
export type Brands = v.InferOutput<typeof BrandsSchema>;

const Version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** PUT brands/draft. `version` is that of the draft the person saw, null when there was none; another one answers 409 `brand.stale`. */
export const BrandDraftChangeSchema = v.pipe(
  v.object({ content: BrandContentChangeSchema, version: v.nullable(Version) }),
  ref('BrandDraftChange'),
);
export type BrandDraftChange = v.InferOutput<typeof BrandDraftChangeSchema>;

/** POST brands/draft/publish: the version of the draft the person saw. */
export const BrandPublicationSchema = v.pipe(v.object({ version: Version }), ref('BrandPublication'));
export type BrandPublication = v.InferOutput<typeof BrandPublicationSchema>;

/** POST brands/draft/remarks. Approving names the version of the draft that the person saw. */
export const BrandRemarkChangeSchema = v.pipe(
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('comment'),
      text: v.pipe(WrittenSchema, v.minLength(1), v.maxLength(2000)),
    }),
    v.strictObject({ kind: v.literal('approved'), version: Version }),
    v.strictObject({ kind: v.literal('withdrawn') }),
  ]),
  ref('BrandRemarkChange'),
);
export type BrandRemarkChange = v.InferOutput<typeof BrandRemarkChangeSchema>;

/** The remarks on the draft after one was added. */
export const BrandRemarksSchema = v.pipe(v.object({ remarks: v.array(BrandRemarkSchema) }), ref('BrandRemarks'));
export type BrandRemarks = v.InferOutput<typeof BrandRemarksSchema>;

/** POST brands/draft/preview-link: with an address the link is e-mailed there too. */
export const BrandPreviewRequestSchema = v.pipe(
  v.object({ email: v.optional(EmailSchema) }),
  ref('BrandPreviewRequest'),
);
export type BrandPreviewRequest = v.InferOutput<typeof BrandPreviewRequestSchema>;

/** Whoever opens the link sees the draft on the tenant's own pages. The link is shown once and only its hash is stored. */
export const BrandPreviewLinkSchema = v.pipe(
  v.object({ url: v.string(), expiresAt: InstantSchema }),
  ref('BrandPreviewLink'),
);
export type BrandPreviewLink = v.InferOutput<typeof BrandPreviewLinkSchema>;

/** The body of 409 `brand.stale`: the present draft, null when there is none any more. */
export const BrandConflictSchema = v.pipe(
  v.object({
    statusCode: v.literal(409),
    code: v.literal('brand.stale'),
    message: v.string(),
    requestId: v.string(),
    current: v.nullable(BrandSchema),
  }),
  ref('BrandConflict'),
);
export type BrandConflict = v.InferOutput<typeof BrandConflictSchema>;
