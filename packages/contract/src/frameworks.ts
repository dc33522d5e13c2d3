/** Longer than most: it holds every schema of a framework, its disclosures and their fields. */

import * as v from 'valibot';
import { FieldTypeSchema } from './answers.ts';
import { BilingualSchema } from './language-schemas.ts';
import { OmissionReasonSchema } from './omission-reasons.ts';
import { DaySchema, ref } from './schema.ts';
import { UnitSchema } from './units.ts';

/** Spec section 3. */
export const frameworkCategories = [
  'REPORTING_STANDARDS',
  'SPECIAL_FRAMEWORK',
  'EXCHANGE_LISTING_REQUIREMENTS',
  'AI',
] as const;

/** Spec section 3. Frameworks of the library that have no kind of their own are made of blocks: `FRAMEWORK_BUILDER`. */
export const frameworkKinds = [
  'FRAMEWORK_BUILDER',
  'CUSTOM_FRAMEWORK',
  'FB_CUSTOM_TEMPLATE',
  'HKEX',
  'WEF',
  'GRI',
  'SASB',
  'CUSTOM',
] as const;

/** Who publishes a framework: those of spec section 3, and the others of the library. */
export const frameworkFamilies = ['GRI', 'ISSB', 'SASB', 'EXCHANGE', 'EU', 'UN', 'OTHER'] as const;

/** Spec section 3. `ESG_CORE` has the frameworks that most organisations begin with, `ESG_LIBRARY` the others. */
export const frameworkLibraries = ['ESG_CORE', 'ESG_LIBRARY'] as const;

/** The audience of a framework. */
export const frameworkAudiences = ['general', 'investors', 'regulators'] as const;

/** The subjects of a framework. */
export const frameworkDataKinds = [
  'general_esg',
  'climate',
  'industry_specific',
  'stock_exchange',
  'impact',
  'sme_supply_chain',
  'investment_portfolio',
  'financial',
] as const;

/** How binding a framework makes a disclosure. */
export const duties = ['yes', 'comply_or_explain', 'if_material', 'recommended', 'no'] as const;
export type Duty = (typeof duties)[number];

/** Classes of Hong Kong issuers, which the listing rules bind from different years on. */
export const issuerClasses = ['large-cap', 'main-board', 'gem'] as const;
export type IssuerClass = (typeof issuerClasses)[number];

export const ChoiceOptionSchema = v.pipe(v.object({ id: v.string(), label: BilingualSchema }), ref('ChoiceOption'));
export type ChoiceOption = v.InferOutput<typeof ChoiceOptionSchema>;

/** A usual breakdown of a number, such as "By gender". */
export const BreakdownSchema = v.pipe(
  v.object({
    ...BilingualSchema.entries,
    /** What the rows of an answer refer to; own frameworks have none. */
    id: v.optional(v.string()),
    /** Whether the framework counts the figure as answered only with this breakdown. */
    required: v.optional(v.boolean()),
    /** The least number of rows that makes it complete, such as three years; one where it is absent. */
    fewest: v.optional(v.number()),
  }),
  ref('Breakdown'),
);
export type Breakdown = v.InferOutput<typeof BreakdownSchema>;

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
    /** The least number of decimals that a number is shown with. */
    decimals: v.number(),
    /** Choices of single and multi select. */
    options: v.array(ChoiceOptionSchema),
    /** Usual breakdowns of a number, offered for its rows. */
    breakdowns: v.array(BreakdownSchema),
    /**
     * A question of the framework beside the required fields, such as an intensity. Fields with the same value here answer it together:
     * while none of them is answered, the disclosure is answered in part.
     */
    question: v.optional(v.string()),
  }),
  ref('Field'),
);
export type Field = v.InferOutput<typeof FieldSchema>;

export const DutyByClassSchema = v.pipe(
  v.object({ issuerClass: v.picklist(issuerClasses), mandatory: v.picklist(duties), from: DaySchema }),
  ref('DutyByClass'),
);
export type DutyByClass = v.InferOutput<typeof DutyByClassSchema>;

export const SuccessorSchema = v.pipe(
  v.object({
    code: v.string(),
    /** Version that holds the successor; null for the same one. */
    versionId: v.nullable(v.string()),
    from: v.nullable(DaySchema),
    /** What the date is compared with: the first day of the period, or the day of publication. */
    basis: v.picklist(['period', 'publication']),
  }),
  ref('Successor'),
);
export type Successor = v.InferOutput<typeof SuccessorSchema>;

export const DisclosureSchema = v.pipe(
  v.object({
    code: v.string(),
    title: BilingualSchema,
    /** How to answer it, where its author explains that. */
    guidance: v.optional(BilingualSchema),
    nature: v.picklist(['narrative', 'quantitative', 'mixed', 'binary']),
    mandatory: v.picklist(duties),
    /** With a duty by class of issuer: which class is bound how, for periods that start on or after a day. */
    dutyByClass: v.array(DutyByClassSchema),
    /** The successor of this disclosure, and the date that ends this one. */
    supersededBy: v.nullable(SuccessorSchema),
    /**
     * Where material topics are asked about one by one: whether it is about its own topic, or about every material topic whose own
     * disclosure the report has not selected.
     */
    perTopic: v.optional(v.picklist(['one', 'all'])),
    /** Whether the framework lets it be left out with one of its omission reasons. */
    omittable: v.boolean(),
    /** Requirements below the disclosure, each answered by the disclosure's fields. */
    requirements: v.array(
      v.object({
        code: v.string(),
        title: BilingualSchema,
        mandatory: v.picklist(duties),
        /** The duty by class of issuer, where the disclosure around the requirement binds everybody. */
        dutyByClass: v.optional(v.array(DutyByClassSchema)),
      }),
    ),
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

/** The entry of a framework in the list. */
export const FrameworkSummarySchema = v.pipe(
  v.object({
    /** Stable id of this version, kept by every report made with it. */
    versionId: v.string(),
    name: BilingualSchema,
    kind: v.picklist(frameworkKinds),
    family: v.picklist(frameworkFamilies),
    library: v.picklist(frameworkLibraries),
    category: v.picklist(frameworkCategories),
    /** Country id, or `EU`, of the framework; null for the whole world. */
    region: v.nullable(v.string()),
    version: v.string(),
    owner: v.string(),
    effectiveFrom: v.nullable(v.string()),
    /** What is compared with that day: the first day of the period, unless it says the publication, or none. */
    effectiveBasis: v.optional(v.picklist(['publication', 'none'])),
    /** Who owns the standard, and how much of it the library has. */
    licenceNote: BilingualSchema,
    /** What of the framework is missing or uncertain in the library, in our own words. */
    note: v.nullable(BilingualSchema),
    /** The document that an organisation's own framework follows. */
    reference: v.optional(v.string()),
    /** The source that its codes were last compared with; null where they were not, and for an organisation's own framework. */
    comparedWith: v.nullable(v.object({ text: BilingualSchema, on: DaySchema })),
    audience: v.array(v.picklist(frameworkAudiences)),
    dataKinds: v.array(v.picklist(frameworkDataKinds)),
    /** The version that replaces this one as a whole, and the day. */
    supersededBy: v.nullable(v.object({ versionId: v.string(), from: v.nullable(DaySchema) })),
    /** The edition before this one, for reports of years to which this one does not apply yet. */
    earlier: v.optional(
      v.object({
        versionId: v.string(),
        name: BilingualSchema,
        version: v.string(),
        effectiveFrom: v.nullable(v.string()),
        note: v.nullable(BilingualSchema),
        comparedWith: v.nullable(v.object({ text: BilingualSchema, on: DaySchema })),
        boundByClass: v.optional(v.boolean()),
        disclosureCount: v.number(),
        unverifiedCount: v.number(),
      }),
    ),
    /** True where its duties depend on the class of the issuer. */
    boundByClass: v.optional(v.boolean()),
    disclosureCount: v.number(),
    /** How many of its codes were not compared with the official text. */
    unverifiedCount: v.number(),
  }),
  ref('FrameworkSummary'),
);
export type FrameworkSummary = v.InferOutput<typeof FrameworkSummarySchema>;

/** One framework with everything needed to fill it in. */
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
