/** Longer than most: every shape of a framework, its disclosures and their fields stands in one place. */
import * as v from 'valibot';
import { FieldTypeSchema } from './answers.ts';
import { BilingualSchema } from './language-schemas.ts';
import type { Language } from './languages.ts';
import { DaySchema, ref } from './schema.ts';

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

/** Who stands behind a framework: those of spec section 3, and what the library holds besides. */
export const frameworkFamilies = ['GRI', 'ISSB', 'SASB', 'EXCHANGE', 'EU', 'UN', 'OTHER'] as const;

/** Spec section 3. `ESG_CORE` holds what most organisations begin with, `ESG_LIBRARY` the rest. */
export const frameworkLibraries = ['ESG_CORE', 'ESG_LIBRARY'] as const;

/** Whom a framework speaks to. */
export const frameworkAudiences = ['general', 'investors', 'regulators'] as const;

/** What a framework asks for. */
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

/** Units as people print them, where their symbol is an abbreviation or says nothing. */
const printedUnits: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  number: { en: '', zhTw: '' },
  ratio: { en: '', zhTw: '' },
  year: { en: '', zhTw: '' },
  d: { en: 'days', zhTw: '日' },
  h: { en: 'hours', zhTw: '小時' },
  min: { en: 'minutes', zhTw: '分鐘' },
  'h per person': { en: 'hours per person', zhTw: '每人小時' },
};

/** Signs that Chinese has no word for beside a number. */
const signOnly = /^[%‰°]/;

/**
 * The unit as people print it beside a number, in documents and on screens: days, not d, and nothing beside a bare count. In Chinese it
 * goes by its name, as in the Chinese reports of Hong Kong issuers (千瓦時, 公噸二氧化碳當量, 港元): a sign beside the name of another unit, such as kWh
 * beside 千瓦時／僱員, would be two ways in one table. Only %, ‰ and degrees stay signs.
 */
export const unitPrinted = (unit: Pick<Unit, 'symbol' | 'name'>, language: Language): string =>
  printedUnits[unit.symbol]?.[language] ??
  (language === 'zhTw' && !signOnly.test(unit.symbol) ? unit.name.zhTw : unitLabel(unit, language));

export const ChoiceOptionSchema = v.pipe(v.object({ id: v.string(), label: BilingualSchema }), ref('ChoiceOption'));
export type ChoiceOption = v.InferOutput<typeof ChoiceOptionSchema>;

/** A way a number is usually broken down, such as "By gender". */
export const BreakdownSchema = v.pipe(
  v.object({
    ...BilingualSchema.entries,
    /** What the rows of an answer refer to; own frameworks have none. */
    id: v.optional(v.string()),
    /** Whether the framework counts the figure as answered only with it. */
    required: v.optional(v.boolean()),
    /** Fewest rows of it that say everything, such as three years; one where it is absent. */
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
    /** Digits after the point a number is shown with at least. */
    decimals: v.number(),
    /** Choices of single and multi select. */
    options: v.array(ChoiceOptionSchema),
    /** Ways a number is usually broken down, offered for its rows. */
    breakdowns: v.array(BreakdownSchema),
    /**
     * What the framework asks beside the required fields, such as an intensity. Fields that share it answer the same: while none of them says
     * anything, the disclosure is answered in part.
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
    /** What the date counts for: the first day of the period reported on, or the day the report is published. */
    basis: v.picklist(['period', 'publication']),
  }),
  ref('Successor'),
);
export type Successor = v.InferOutput<typeof SuccessorSchema>;

export const DisclosureSchema = v.pipe(
  v.object({
    code: v.string(),
    title: BilingualSchema,
    /** How to answer it, where its author says so. */
    guidance: v.optional(BilingualSchema),
    nature: v.picklist(['narrative', 'quantitative', 'mixed', 'binary']),
    mandatory: v.picklist(duties),
    /** Where the duty depends on the class of the issuer: who is bound how, for periods that start on or after a day. */
    dutyByClass: v.array(DutyByClassSchema),
    /** Which disclosure follows this one, and the date that ends this one. */
    supersededBy: v.nullable(SuccessorSchema),
    /**
     * Where material topics are asked about one by one: whether it speaks of its own topic, or of every material topic whose own such disclosure the
     * report has not taken up.
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
        /** Where it binds by class of issuer, and the disclosure around it everybody. */
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

export const OmissionReasonSchema = v.pipe(
  v.object({
    code: v.string(),
    label: BilingualSchema,
    hint: BilingualSchema,
    needsExplanation: v.boolean(),
    /** True where the framework's rules do not know it: it names what older reports hold, and is not given any more. */
    withdrawn: v.optional(v.boolean()),
  }),
  ref('OmissionReason'),
);
export type OmissionReason = v.InferOutput<typeof OmissionReasonSchema>;

/** The reasons that a disclosure may be left out with. */
export const offeredReasons = ({ omissionReasons }: { readonly omissionReasons: readonly OmissionReason[] }) =>
  omissionReasons.filter(({ withdrawn }) => !withdrawn);

/** What the framework list shows. */
export const FrameworkSummarySchema = v.pipe(
  v.object({
    /** Stable id of this version, kept by every report made with it. */
    versionId: v.string(),
    name: BilingualSchema,
    kind: v.picklist(frameworkKinds),
    family: v.picklist(frameworkFamilies),
    library: v.picklist(frameworkLibraries),
    category: v.picklist(frameworkCategories),
    /** Country id, or `EU`, where the framework is at home; null for the whole world. */
    region: v.nullable(v.string()),
    version: v.string(),
    owner: v.string(),
    effectiveFrom: v.nullable(v.string()),
    /** What goes by that day: reports of periods that begin then, unless it says publications then, or none. */
    effectiveBasis: v.optional(v.picklist(['publication', 'none'])),
    /** Whose the standard is, and what of it stands here. */
    licenceNote: BilingualSchema,
    /** What of the framework is missing or not certain here, in our own words. */
    note: v.nullable(BilingualSchema),
    /** Document that an organisation's own framework follows. */
    reference: v.optional(v.string()),
    /** What its codes were compared with, the latest time; null where they were not, and for an organisation's own framework. */
    comparedWith: v.nullable(v.object({ text: BilingualSchema, on: DaySchema })),
    audience: v.array(v.picklist(frameworkAudiences)),
    dataKinds: v.array(v.picklist(frameworkDataKinds)),
    /** The version that follows this one as a whole, and from when. */
    supersededBy: v.nullable(v.object({ versionId: v.string(), from: v.nullable(DaySchema) })),
    /** The edition before this one, for reports of years that this one does not count for yet. */
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
    /** How many of them have codes that were not compared with the official text. */
    unverifiedCount: v.number(),
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
