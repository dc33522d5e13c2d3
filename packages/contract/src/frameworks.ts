/** Longer than most: it holds every schema of a framework, its disclosures and their fields. */
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

/** A symbol of English words, such as "per 200,000 h" or "year", unlike "MWh". */
const wordSymbol = / |^[a-z]{4,}$/;

/** The label of a unit beside a number: the symbol, or in Chinese the unit's name where the symbol is English words. */
export const unitLabel = ({ symbol, name }: Pick<Unit, 'symbol' | 'name'>, language: Language): string =>
  language === 'zhTw' && wordSymbol.test(symbol) ? name.zhTw : symbol || name[language];

/** Printed names of units whose symbol is an abbreviation or unclear. */
const printedUnits: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  number: { en: '', zhTw: '' },
  ratio: { en: '', zhTw: '' },
  year: { en: '', zhTw: '' },
  d: { en: 'days', zhTw: '日' },
  h: { en: 'hours', zhTw: '小時' },
  min: { en: 'minutes', zhTw: '分鐘' },
  'h per person': { en: 'hours per person', zhTw: '每人小時' },
  'per 1,000 employees': { en: 'per 1,000 employees', zhTw: '每千名僱員' },
};

/** Symbols that Chinese keeps beside a number. */
const signOnly = /^[%‰°]/;

/**
 * The unit as it is printed beside a number, in documents and on screens: days instead of d, and nothing beside a bare count. In Chinese it
 * is the unit's name, as in the Chinese reports of Hong Kong issuers (千瓦時, 公噸二氧化碳當量, 港元): a symbol beside the name of another unit, such as
 * kWh beside 千瓦時／僱員, would mix two styles in one table. Only %, ‰ and degrees stay symbols.
 */
export const unitPrinted = (unit: Pick<Unit, 'symbol' | 'name'>, language: Language): string =>
  printedUnits[unit.symbol]?.[language] ??
  (language === 'zhTw' && !signOnly.test(unit.symbol) ? unit.name.zhTw : unitLabel(unit, language));

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

export const OmissionReasonSchema = v.pipe(
  v.object({
    code: v.string(),
    label: BilingualSchema,
    hint: BilingualSchema,
    needsExplanation: v.boolean(),
    /** True where the framework's present rules do not have it: older reports may still use it, but it cannot be chosen any more. */
    withdrawn: v.optional(v.boolean()),
  }),
  ref('OmissionReason'),
);
export type OmissionReason = v.InferOutput<typeof OmissionReasonSchema>;

/** The reasons that a disclosure may be left out with. */
export const offeredReasons = ({ omissionReasons }: { readonly omissionReasons: readonly OmissionReason[] }) =>
  omissionReasons.filter(({ withdrawn }) => !withdrawn);

/** Reliefs of HKEX's Part D (climate), and the paragraphs that each is for: no other provision may be left out with them. */
const climateReliefs: Readonly<Record<string, RegExp>> = {
  reasonable_information: /^D-/,
  capabilities: /^D-/,
  commercial_sensitivity: /^D-/,
  phase_in: /^D-/,
  financial_effects: /^D-2[45]$/,
};

/** The reasons that these disclosures may be left out with together: those that the framework allows for each of them. */
export const reasonsFor = (
  framework: { readonly kind: Framework['kind']; readonly omissionReasons: readonly OmissionReason[] },
  codes: readonly string[],
): OmissionReason[] => {
  const offered = offeredReasons(framework);
  if (framework.kind !== 'HKEX') return offered;
  return offered.filter(({ code: reason }) => codes.every((code) => climateReliefs[reason]?.test(code) ?? true));
};

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
