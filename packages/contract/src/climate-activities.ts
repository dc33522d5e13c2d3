import * as v from 'valibot';
import { BoundaryYearSchema, ClimateBoundarySchema, ClimateShareSchema } from './climate-boundaries.ts';
import {
  AmountSchema,
  CodeSchema,
  climateFactorLimits,
  FactorDocumentSchema,
  PricesSchema,
  PropertySchema,
} from './climate-factors.ts';
import {
  ClimateQuestionSchema,
  ClimateResultSchema,
  calorificBases,
  climateCaveats,
  factorOrigins,
  gwpSets,
  scopeTwoMethods,
} from './climate-results.ts';
import { RegionSchema } from './climate-rules.ts';
import { emissionScopes } from './emission-factors.ts';
import { MonthOfYearSchema } from './months.ts';
import { PageQuerySchema, pageOf, plainDigits } from './pages.ts';
import { DaySchema, IdSchema, InstantSchema, OptionalLineSchema, ref, VersionSchema } from './schema.ts';

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

/** A factor that a result was reckoned by, as it was then. */
export const TracedFactorSchema = v.pipe(
  v.object({
    factorId: v.string(),
    origin: v.picklist(factorOrigins),
    region: v.string(),
    unit: v.string(),
    basis: v.nullable(v.picklist(calorificBases)),
    method: v.nullable(v.picklist(scopeTwoMethods)),
    validFrom: DaySchema,
    validTo: v.nullable(DaySchema),
    /** The terms under which it may be used; empty where they are not known. */
    licence: v.string(),
    /** Half of its 95 % interval in percent; null where its source states none. */
    uncertaintyPercent: v.nullable(v.string()),
    /** Documents that bear an own factor out, as they were named when it was taken. */
    documents: v.array(FactorDocumentSchema),
    /** Who compared an own factor with its source; null of those of the library, and of one that was changed since. */
    confirmedBy: v.nullable(v.string()),
    confirmedAt: v.nullable(InstantSchema),
    /** Whether it is of the library, whose factors were compared with their publisher before anybody could take them. */
    isOfLibrary: v.boolean(),
  }),
  ref('TracedFactor'),
);
export type TracedFactor = v.InferOutput<typeof TracedFactorSchema>;

/** GET climate-activities/{id}/trace: how the line was reckoned, by each method. */
export const ClimateTraceSchema = v.pipe(
  v.object({
    activity: ClimateActivitySchema,
    /** By which share the line counts for the organisation; null where no approach was chosen for the year of its month. */
    share: v.nullable(ClimateShareSchema),
    traces: v.array(
      v.object({
        method: v.nullable(v.picklist(scopeTwoMethods)),
        result: v.nullable(ClimateResultSchema),
        /** What counts of the result by the share; null without one. */
        countedKgCo2e: v.nullable(v.string()),
        question: v.nullable(ClimateQuestionSchema),
        reckonedAt: InstantSchema,
        gwpSet: v.picklist(gwpSets),
        factors: v.array(TracedFactorSchema),
      }),
    ),
  }),
  ref('ClimateTrace'),
);
export type ClimateTrace = v.InferOutput<typeof ClimateTraceSchema>;

/** What results can be summed by: `origin` is that of their factors, `certainty` whether their amounts are estimates. */
export const climateSumKeys = [
  'scope',
  'category',
  'gas',
  'entity',
  'month',
  'activityType',
  'origin',
  'certainty',
] as const;
export type ClimateSumKey = (typeof climateSumKeys)[number];

/** Keys of sums by origin: that of the factors, `measured` where there was no factor to take, and `several` where one line took some of each. */
export const climateSumOrigins = [...factorOrigins, 'measured', 'several'] as const;
/** Keys of sums by certainty. */
export const climateSumCertainties = ['metered', 'estimated'] as const;

/** GET climate-sums. */
export const ClimateSumQuerySchema = v.object({
  by: v.picklist(climateSumKeys),
  from: MonthOfYearSchema,
  to: MonthOfYearSchema,
  /** Results of one entity count whole. */
  entityId: v.optional(IdSchema),
  /** The year whose organisational boundary applies, where the fiscal year of the months ends in a later one than they do. */
  boundaryYear: v.optional(BoundaryYearSchema),
  /** `full` counts every entity whole, whatever the organisational boundary says. */
  counted: v.optional(v.picklist(['full'])),
});
export type ClimateSumQuery = v.InferOutput<typeof ClimateSumQuerySchema>;

/** Results of some months, added up as far as they count; and how many lines have no number, or an outdated one. */
export const ClimateSumsSchema = v.pipe(
  v.object({
    sums: v.array(
      v.object({
        scope: v.picklist(emissionScopes),
        method: v.nullable(v.picklist(scopeTwoMethods)),
        /** The category, gas, entity, month, activity type, origin or certainty; null where the sum is of the scope, or of the whole organisation. */
        key: v.nullable(v.string()),
        kgCo2e: v.string(),
        besideKgCo2e: v.string(),
        lines: v.number(),
      }),
    ),
    boundary: v.nullable(ClimateBoundarySchema),
    openLines: v.number(),
    outdatedLines: v.number(),
    estimatedLines: v.number(),
  }),
  ref('ClimateSums'),
);
export type ClimateSums = v.InferOutput<typeof ClimateSumsSchema>;
