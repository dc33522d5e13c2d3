import * as v from 'valibot';
import type { NewClimateActivity } from './climate-activities.ts';
import { AmountSchema, CodeSchema, climateFactorLimits, PricesSchema } from './climate-factors.ts';
import { scopeThreeMethods } from './climate-library.ts';
import { ClimateQuestionSchema, calorificBases, climateCaveats } from './climate-results.ts';
import { RegionSchema } from './climate-rules.ts';
import { BilingualSchema, LanguageSchema } from './language-schemas.ts';
import { MonthOfYearSchema } from './months.ts';
import { PageQuerySchema, pageOf, plainDigits } from './pages.ts';
import { DaySchema, IdSchema, InstantSchema, OptionalLineSchema, ref, VersionSchema, WrittenSchema } from './schema.ts';

/** Ours: length of the reason of a decision, rough estimates of one category. The categories are those of the GHG Protocol. */
export const climateScreeningLimits = { reasonLengthMax: 1000, estimatesMax: 10, categoriesMax: 15 } as const;

/** Whether a category of scope 3 belongs in the inventory; null while nobody has decided. */
export const scopeThreeRelevances = ['relevant', 'not_relevant'] as const;
export type ScopeThreeRelevance = (typeof scopeThreeRelevances)[number];

/** What makes a category relevant (GHG Protocol Corporate Value Chain Standard, table 6.1). */
export const scopeThreeCriteria = [
  'size',
  'influence',
  'risk',
  'stakeholders',
  'outsourcing',
  'sector',
  'spend',
  'other',
] as const;
export type ScopeThreeCriterion = (typeof scopeThreeCriteria)[number];

const estimate = {
  activityTypeId: CodeSchema,
  /** The calendar year that the amount is of. */
  year: v.pipe(v.string(), v.regex(/^(?:19|20)\d\d$/)),
  amount: AmountSchema,
  unit: CodeSchema,
  basis: v.nullable(v.picklist(calorificBases)),
  /** What exactly was used, by the name that factors have for it. */
  activity: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
  region: v.nullable(RegionSchema),
  /** A factor chosen by hand: one of the library or of the organisation. */
  factorId: v.nullable(v.pipe(v.string(), v.maxLength(climateFactorLimits.codeLengthMax))),
  prices: v.nullable(PricesSchema),
  /** Where the amount comes from, such as an account of the ledger. */
  source: OptionalLineSchema,
};

/** A rough amount of a category: what was spent or used in a year. */
export const ScreeningEstimateSchema = v.pipe(v.strictObject(estimate), ref('ScreeningEstimate'));
export type ScreeningEstimate = v.InferOutput<typeof ScreeningEstimateSchema>;

/** The same with what it comes to, or with the question that must be answered first: nothing is guessed. */
const EstimatedSchema = v.pipe(
  v.object({
    ...estimate,
    kgCo2e: v.nullable(v.string()),
    caveats: v.array(v.picklist(climateCaveats)),
    question: v.nullable(ClimateQuestionSchema),
    /** The factors that it was calculated by: confirmed ones of the library, or own ones. */
    factors: v.array(v.object({ name: BilingualSchema, source: v.string() })),
  }),
  ref('ScreeningEstimated'),
);
export type ScreeningEstimated = v.InferOutput<typeof EstimatedSchema>;

const decision = {
  relevance: v.nullable(v.picklist(scopeThreeRelevances)),
  criteria: v.pipe(v.array(v.picklist(scopeThreeCriteria)), v.maxLength(scopeThreeCriteria.length)),
  /** Required of a category that is not relevant: reports print it. */
  reason: v.pipe(WrittenSchema, v.maxLength(climateScreeningLimits.reasonLengthMax)),
};

const plan = {
  method: v.nullable(v.picklist(scopeThreeMethods)),
  /** The person or team that has the data. */
  owner: OptionalLineSchema,
  dueOn: v.nullable(DaySchema),
};

const estimates = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(climateScreeningLimits.estimatesMax));

const said = {
  category: v.number(),
  ...decision,
  decidedBy: v.string(),
  decidedAt: v.nullable(InstantSchema),
  ...plan,
  estimates: estimates(EstimatedSchema),
  /** The sum of the estimates that have a number; null without any. */
  estimatedKgCo2e: v.nullable(v.string()),
  /** 0 until somebody says something of it; grows with each change of decision, plan or estimates. */
  version: v.number(),
  updatedBy: v.string(),
  updatedAt: v.nullable(InstantSchema),
};

/** What is said of one category: the decision, the plan and rough estimates. */
export const ScreeningCategorySchema = v.pipe(v.object(said), ref('ScreeningCategory'));
export type ScreeningCategory = v.InferOutput<typeof ScreeningCategorySchema>;

/** The same beside what its activity data come to in some months. */
export const ScreenedCategorySchema = v.pipe(
  v.object({
    ...said,
    /** Of the activity data of these months, as far as they have a result. */
    lines: v.object({
      kgCo2e: v.string(),
      count: v.number(),
      openCount: v.number(),
      /** How many of the months have some. */
      months: v.number(),
    }),
  }),
  ref('ScreenedCategory'),
);
export type ScreenedCategory = v.InferOutput<typeof ScreenedCategorySchema>;

/** GET climate-screening: the months whose activity data stand beside the decisions. */
export const ClimateScreeningQuerySchema = v.object({ from: MonthOfYearSchema, to: MonthOfYearSchema });
export type ClimateScreeningQuery = v.InferOutput<typeof ClimateScreeningQuerySchema>;

/** The same with the language of the file. */
export const ClimateScreeningFileQuerySchema = v.object({
  ...ClimateScreeningQuerySchema.entries,
  language: LanguageSchema,
});
export type ClimateScreeningFileQuery = v.InferOutput<typeof ClimateScreeningFileQuerySchema>;

/** The screening of scope 3: all 15 categories, and what reports say of them. */
export const ClimateScreeningSchema = v.pipe(
  v.object({
    categories: v.array(ScreenedCategorySchema),
    /** Which categories are included and left out, and why, in sentences for reports. */
    statement: BilingualSchema,
  }),
  ref('ClimateScreening'),
);
export type ClimateScreening = v.InferOutput<typeof ClimateScreeningSchema>;

/** PUT climate-screening/{category}/decision, of what was read at `version`. */
export const ScreeningDecisionSchema = v.pipe(
  v.strictObject({ ...decision, version: VersionSchema }),
  v.forward(
    v.check(({ relevance, reason }) => relevance !== 'not_relevant' || reason !== '', 'required'),
    ['reason'],
  ),
  ref('ScreeningDecision'),
);
export type ScreeningDecision = v.InferOutput<typeof ScreeningDecisionSchema>;

/** PUT climate-screening/{category}/plan: how the category is to be calculated, by whom and when. */
export const ScreeningPlanSchema = v.pipe(v.strictObject({ ...plan, version: VersionSchema }), ref('ScreeningPlan'));
export type ScreeningPlan = v.InferOutput<typeof ScreeningPlanSchema>;

/** PUT climate-screening/{category}/estimates: all rough estimates of the category. */
export const ScreeningEstimatesSchema = v.pipe(
  v.strictObject({ estimates: estimates(ScreeningEstimateSchema), version: VersionSchema }),
  ref('ScreeningEstimates'),
);
export type ScreeningEstimates = v.InferOutput<typeof ScreeningEstimatesSchema>;

const CategorySchema = v.pipe(
  v.string(),
  plainDigits,
  v.toNumber(),
  v.minValue(1),
  v.maxValue(climateScreeningLimits.categoriesMax),
);

/** The category in an address. */
export const ScreeningPathSchema = v.object({ category: CategorySchema });

/** Deeds that the log of the screening records. */
export const screeningDeeds = ['decided', 'planned', 'estimated'] as const;

/** One entry of the log: who decided, planned or estimated what of a category. */
export const ScreeningEventSchema = v.pipe(
  v.object({
    id: IdSchema,
    category: v.number(),
    deed: v.picklist(screeningDeeds),
    /** The decision as it was after the deed. */
    relevance: v.nullable(v.picklist(scopeThreeRelevances)),
    reason: v.string(),
    by: v.string(),
    at: InstantSchema,
  }),
  ref('ScreeningEvent'),
);
export type ScreeningEvent = v.InferOutput<typeof ScreeningEventSchema>;

/** One page of the log. */
export const ScreeningEventPageSchema = v.pipe(pageOf(ScreeningEventSchema), ref('ScreeningEventPage'));
export type ScreeningEventPage = v.InferOutput<typeof ScreeningEventPageSchema>;

/** GET climate-screening-events: of all categories, or of one. */
export const ScreeningEventQuerySchema = v.object({
  ...PageQuerySchema.entries,
  category: v.optional(CategorySchema),
});
export type ScreeningEventQuery = v.InferOutput<typeof ScreeningEventQuerySchema>;

/** POST climate-screening/statement: the sentences become an answer of the data hub that every framework reads. */
export const NewScreeningStatementSchema = v.pipe(
  v.strictObject({
    reportingTimeId: IdSchema,
    /** The text of somebody else that is to be replaced, as it was shown; null replaces none. */
    replaces: v.nullable(v.strictObject({ dataPointId: IdSchema, version: VersionSchema })),
  }),
  ref('NewScreeningStatement'),
);
export type NewScreeningStatement = v.InferOutput<typeof NewScreeningStatementSchema>;

/** What became of the sentences: others were kept unless they were to be replaced. */
export const ScreeningStatementSchema = v.pipe(
  v.object({
    state: v.picklist(['created', 'changed', 'same', 'kept']),
    dataPointId: IdSchema,
    /** Of the data point as it stands now. */
    version: v.number(),
    statement: BilingualSchema,
    /** The text that stood there before; empty in a language in which none did. */
    standing: BilingualSchema,
  }),
  ref('ScreeningStatement'),
);
export type ScreeningStatement = v.InferOutput<typeof ScreeningStatementSchema>;

/** A rough estimate as the calculator reads it: a line of the last month of its year, by when every factor of that year applies. */
export const lineOfEstimate = (category: number, given: ScreeningEstimate): NewClimateActivity => {
  const { year, activityTypeId, amount, unit, basis, activity, region, factorId, prices, source } = given;
  return {
    entityId: null,
    label: '',
    activityTypeId,
    category,
    month: `${year}-12`,
    amount,
    unit,
    basis,
    activity,
    region,
    factorId,
    fuel: null,
    prices,
    shares: [],
    contracts: [],
    isEstimate: true,
    source,
    evidence: '',
  };
};

/** The rough estimate that such a line stands for. */
export const estimateOfLine = (line: NewClimateActivity): ScreeningEstimate => {
  const { month, activityTypeId, amount, unit, basis, activity, region, factorId, prices, source } = line;
  return { activityTypeId, year: month.slice(0, 4), amount, unit, basis, activity, region, factorId, prices, source };
};
