import * as v from 'valibot';
import { FieldTypeSchema } from './answers.ts';
import { BilingualSchema } from './language-schemas.ts';
import type { Language } from './languages.ts';
import { ref } from './schema.ts';

/** Spec section 3. */
export const frameworkCategories = [
  'REPORTING_STANDARDS',
  'SPECIAL_FRAMEWORK',
  'EXCHANGE_LISTING_REQUIREMENTS',
  'AI',
] as const;

export const UnitSchema = v.pipe(
  v.object({
    code: v.string(),
    symbol: v.string(),
    name: BilingualSchema,
    /** Value in base unit = value × factor + offset; null for currencies. */ factorToBase: v.nullable(v.string()),
    offset: v.string(),
  }),
  ref('Unit'),
);
export type Unit = v.InferOutput<typeof UnitSchema>;

/** A symbol that is English words, such as "per 200,000 h" or "year", unlike "MWh". */
const wordSymbol = / |^[a-z]{4,}$/;

/** What people read beside a number: the symbol, or in Chinese the unit's name where the symbol is English words. */
export const unitLabel = ({ symbol, name }: Pick<Unit, 'symbol' | 'name'>, language: Language): string =>
  language === 'zhTw' && wordSymbol.test(symbol) ? name.zhTw : symbol || name[language];

export const ChoiceOptionSchema = v.pipe(v.object({ id: v.string(), label: BilingualSchema }), ref('ChoiceOption'));
export type ChoiceOption = v.InferOutput<typeof ChoiceOptionSchema>;

/** One field of a disclosure's form. */
export const FieldSchema = v.pipe(
  v.object({
    /** Metric key of the shared library, unique within the disclosure. */
    key: v.string(),
    type: FieldTypeSchema,
    label: BilingualSchema,
    /** Guidance in our own words. */
    hint: v.nullable(BilingualSchema),
    required: v.boolean(),
    /** Whether the metric answers the disclosure in full or only in part. */
    coverage: v.picklist(['full', 'partial']),
    /** Kind of unit a number is given in; null for other types. */
    unitKind: v.nullable(v.string()),
    /** Digits after the point a number is shown with at least. */
    decimals: v.number(),
    /** Choices of single and multi select. */
    options: v.array(ChoiceOptionSchema),
  }),
  ref('Field'),
);
export type Field = v.InferOutput<typeof FieldSchema>;

export const DisclosureSchema = v.pipe(
  v.object({
    code: v.string(),
    title: BilingualSchema,
    nature: v.picklist(['narrative', 'quantitative', 'mixed', 'binary']),
    mandatory: v.picklist(['yes', 'comply_or_explain', 'if_material', 'recommended', 'no']),
    /** Code of the disclosure that follows this one, and the date that ends this one. */
    supersededBy: v.nullable(v.object({ code: v.string(), from: v.nullable(v.string()) })),
    /** Whether the framework lets it be left out with one of its omission reasons. */
    omittable: v.boolean(),
    /** Requirements below the disclosure, each answered by the disclosure's fields. */
    requirements: v.array(v.object({ code: v.string(), title: BilingualSchema })),
    fields: v.array(FieldSchema),
    /** False where code or structure has not been compared with the official text. */
    verified: v.boolean(),
  }),
  ref('Disclosure'),
);
export type Disclosure = v.InferOutput<typeof DisclosureSchema>;

/** Groups disclosures: part › topic. A part without topics holds one topic with its own code. */
export const TopicSchema = v.pipe(
  v.object({
    code: v.string(),
    title: BilingualSchema,
    part: v.object({ code: v.string(), title: BilingualSchema }),
    disclosures: v.array(DisclosureSchema),
  }),
  ref('Topic'),
);
export type Topic = v.InferOutput<typeof TopicSchema>;

export const OmissionReasonSchema = v.pipe(
  v.object({ code: v.string(), label: BilingualSchema, hint: BilingualSchema, needsExplanation: v.boolean() }),
  ref('OmissionReason'),
);
export type OmissionReason = v.InferOutput<typeof OmissionReasonSchema>;

/** What the framework list shows. */
export const FrameworkSummarySchema = v.pipe(
  v.object({
    /** Stable id of this version, kept by every report made with it. */
    versionId: v.string(),
    name: BilingualSchema,
    family: v.string(),
    category: v.picklist(frameworkCategories),
    version: v.string(),
    owner: v.string(),
    effectiveFrom: v.nullable(v.string()),
    /** Whose the standard is, and what of it stands here. */
    licenceNote: BilingualSchema,
    audience: v.array(v.string()),
    disclosureCount: v.number(),
  }),
  ref('FrameworkSummary'),
);
export type FrameworkSummary = v.InferOutput<typeof FrameworkSummarySchema>;

/** One framework with all that is needed to fill it in. */
export const FrameworkSchema = v.pipe(
  v.object({
    ...FrameworkSummarySchema.entries,
    topics: v.array(TopicSchema),
    omissionReasons: v.array(OmissionReasonSchema),
    /** Units by kind, for the kinds that the fields of this framework use. */
    units: v.record(v.string(), v.array(UnitSchema)),
  }),
  ref('Framework'),
);
export type Framework = v.InferOutput<typeof FrameworkSchema>;
