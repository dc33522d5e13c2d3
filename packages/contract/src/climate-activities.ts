import * as v from 'valibot';
import { AmountDoubtSchema, amountReasons } from './climate-amounts.ts';
import { AmountSchema, CodeSchema, climateFactorLimits, PricesSchema, PropertySchema } from './climate-factors.ts';
import { ClimateQuestionSchema, calorificBases, climateCaveats, scopeTwoMethods } from './climate-results.ts';
import { RegionSchema } from './climate-rules.ts';
import { emissionScopes } from './emission-factors.ts';
import { MonthOfYearSchema } from './months.ts';
import { PageQuerySchema, pageOf, plainDigits } from './pages.ts';
import { IdSchema, InstantSchema, OptionalLineSchema, ref, VersionSchema } from './schema.ts';

/** Ours: lines of one organisation; contracts and shares of one line. */
export const climateActivityLimits = { linesMax: 2_500_000, contractsMax: 10, sharesMax: 5 } as const;

/** Ours: the first year that bills are of; no inventory has an earlier base year (that of the Kyoto Protocol). */
const firstYear = 1990;

/** The months that lines can be of, until the end of next year: others are slips of the pen. */
export const activityMonths = (now: Date) => ({ from: `${firstYear}-01`, until: `${now.getUTCFullYear() + 1}-12` });

const fields = {
  /** Null stands for the whole organisation. */
  entityId: v.nullable(IdSchema),
  /** The meter, vehicle or supplier, in the organisation's own words. */
  label: OptionalLineSchema,
  activityTypeId: CodeSchema,
  /** Of scope 3; null takes the usual one of the activity type. */
  category: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(15))),
  month: MonthOfYearSchema,
  /** As it was typed from the bill. */
  amount: AmountSchema,
  unit: CodeSchema,
  basis: v.nullable(v.picklist(calorificBases)),
  /** What exactly was used, by the name that factors have for it. */
  activity: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
  /** The country of the site or of the purchase. */
  region: v.nullable(RegionSchema),
  /** A factor chosen by hand: one of the library or of the organisation. */
  factorId: v.nullable(v.pipe(v.string(), v.maxLength(climateFactorLimits.codeLengthMax))),
  /** What the supplier states of the fuel, where it differs from the usual properties. */
  fuel: v.nullable(
    v.strictObject({
      kgPerM3: v.nullable(PropertySchema),
      netMjPerKg: v.nullable(PropertySchema),
      source: OptionalLineSchema,
    }),
  ),
  prices: v.nullable(PricesSchema),
  shares: v.pipe(
    v.array(v.strictObject({ over: AmountSchema, under: AmountSchema, source: OptionalLineSchema })),
    v.maxLength(climateActivityLimits.sharesMax),
  ),
  /** Contracts and certificates of purchased energy. */
  contracts: v.pipe(
    v.array(v.strictObject({ kwh: AmountSchema, kgCo2ePerKwh: v.nullable(AmountSchema), source: OptionalLineSchema })),
    v.maxLength(climateActivityLimits.contractsMax),
  ),
  isEstimate: v.boolean(),
  /** The bill, reading or person that the amount comes from. */
  source: OptionalLineSchema,
  /** Where in it the amount stands, such as a page. */
  evidence: OptionalLineSchema,
  /** Why the amount is right although it is far from those of its meter, once somebody said so. */
  amountReason: v.optional(v.nullable(v.picklist(amountReasons))),
};

/** What a line came to by one method: a number with its gases, or the question that must be answered first. */
export const ClimateOutcomeSchema = v.pipe(
  v.object({
    /** Of scope 2; null for other scopes. */
    method: v.nullable(v.picklist(scopeTwoMethods)),
    kgCo2e: v.nullable(v.string()),
    besideKgCo2e: v.nullable(v.string()),
    caveats: v.array(v.picklist(climateCaveats)),
    question: v.nullable(ClimateQuestionSchema),
    /** Whether rules changed since: a recalculation brings it up to date. */
    isOutdated: v.boolean(),
  }),
  ref('ClimateOutcome'),
);
export type ClimateOutcome = v.InferOutput<typeof ClimateOutcomeSchema>;

/** A line of activity data: what one meter, vehicle or supplier came to in a month. */
export const ClimateActivitySchema = v.pipe(
  v.object({
    ...fields,
    id: IdSchema,
    scope: v.picklist(emissionScopes),
    outcomes: v.array(ClimateOutcomeSchema),
    /** A warning: what speaks against the amount, where one line is read or written and nobody said why it is right. */
    amountDoubt: v.optional(AmountDoubtSchema),
    /** When it was deleted; null while it counts. */
    deletedAt: v.nullable(InstantSchema),
    updatedBy: v.string(),
    updatedAt: InstantSchema,
    /** Grows with each change; a change of an older one is refused with `resource.stale`. */
    version: v.number(),
  }),
  ref('ClimateActivity'),
);
export type ClimateActivity = v.InferOutput<typeof ClimateActivitySchema>;

/** One page of a list. */
export const ClimateActivityPageSchema = v.pipe(pageOf(ClimateActivitySchema), ref('ClimateActivityPage'));
export type ClimateActivityPage = v.InferOutput<typeof ClimateActivityPageSchema>;

/**
 * `open` are lines with a question, `outdated` those that a recalculation brings up to date, `estimated` those that are estimates, `deleted`
 * those that can be restored.
 */
export const climateLineStates = ['open', 'outdated', 'estimated', 'deleted'] as const;
export type ClimateLineState = (typeof climateLineStates)[number];

/** GET climate-activities: what the list is narrowed by. */
export const ClimateActivityQuerySchema = v.object({
  ...PageQuerySchema.entries,
  entityId: v.optional(IdSchema),
  activityTypeId: v.optional(CodeSchema),
  scope: v.optional(v.picklist(emissionScopes)),
  /** Of scope 3. */
  category: v.optional(v.pipe(v.string(), plainDigits, v.toNumber(), v.minValue(1), v.maxValue(15))),
  from: v.optional(MonthOfYearSchema),
  to: v.optional(MonthOfYearSchema),
  state: v.optional(v.picklist(climateLineStates)),
});
export type ClimateActivityQuery = v.InferOutput<typeof ClimateActivityQuerySchema>;

/** A new one. */
export const NewClimateActivitySchema = v.pipe(v.strictObject(fields), ref('NewClimateActivity'));
export type NewClimateActivity = v.InferOutput<typeof NewClimateActivitySchema>;

/** A change of one that was read at `version`. */
export const ClimateActivityChangeSchema = v.pipe(
  v.strictObject({ ...fields, version: VersionSchema }),
  ref('ClimateActivityChange'),
);
export type ClimateActivityChange = v.InferOutput<typeof ClimateActivityChangeSchema>;
