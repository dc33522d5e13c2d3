import * as v from 'valibot';
import { amountUpTo, UncertaintySchema } from './climate-factors.ts';
import { LanguageSchema } from './language-schemas.ts';
import { MonthOfYearSchema } from './months.ts';
import {
  IdSchema,
  InstantSchema,
  LineSchema,
  OptionalLineSchema,
  ref,
  VersionSchema,
  WrittenSchema,
} from './schema.ts';

/** Ours: results that the workbook of an inventory lists step by step, sums of different traces and shares that one inventory adds up, exclusions, lengths of their texts, and the largest threshold for the recalculation of the base year. */
export const climateInventoryLimits = {
  linesMax: 20_000,
  sumsMax: 20_000,
  exclusionsMax: 30,
  textLengthMax: 2000,
  reasonLengthMax: 500,
  /** A total as it was seen, digit by digit. */
  seenLengthMax: 100,
  thresholdMax: 100,
} as const;

const ThresholdSchema = amountUpTo(climateInventoryLimits.thresholdMax);

const TextSchema = v.pipe(WrittenSchema, v.maxLength(climateInventoryLimits.textLengthMax));
const ReasonSchema = v.pipe(WrittenSchema, v.maxLength(climateInventoryLimits.reasonLengthMax));

/** What an organisation can state an uncertainty of: two kinds of amounts, and factors by their origin; own factors state theirs themselves. */
export const uncertaintySubjects = ['metered', 'estimated', 'supplier', 'national', 'generic'] as const;
export type UncertaintySubject = (typeof uncertaintySubjects)[number];

const stated = v.nullable(UncertaintySchema);

const fields = {
  /** Who answers for the inventory. */
  responsible: OptionalLineSchema,
  /** Who verified it, to which level of assurance; empty where nobody did or nobody said so. */
  verification: TextSchema,
  /** Sources, sites or operations that are left out, each with the reason. */
  exclusions: v.pipe(
    v.array(v.strictObject({ subject: LineSchema, reason: v.pipe(ReasonSchema, v.minLength(1)) })),
    v.maxLength(climateInventoryLimits.exclusionsMax),
  ),
  /** The first of the twelve months that later years are compared with; null while none was chosen. */
  baseYearStart: v.nullable(MonthOfYearSchema),
  /** Why this year. */
  baseYearReason: TextSchema,
  /** A change of the base year's total that is larger leads to its recalculation; null while none was chosen. */
  thresholdPercent: v.nullable(ThresholdSchema),
  /** Which changes count, in the organisation's own words. */
  policy: TextSchema,
  /** Null where nobody stated one: none is assumed. */
  uncertainties: v.strictObject({
    metered: stated,
    estimated: stated,
    supplier: stated,
    national: stated,
    generic: stated,
  } satisfies Record<UncertaintySubject, v.GenericSchema>),
  /** Where the uncertainties come from. */
  uncertaintySource: OptionalLineSchema,
};

/** What an inventory report says that no line of activity data tells. */
export const ClimateInventorySettingsSchema = v.pipe(
  v.object({
    ...fields,
    /** 0 until somebody sets them. */
    version: v.number(),
    updatedBy: v.string(),
    updatedAt: v.nullable(InstantSchema),
  }),
  ref('ClimateInventorySettings'),
);
export type ClimateInventorySettings = v.InferOutput<typeof ClimateInventorySettingsSchema>;

/** A change of the settings that were read at `version`. */
export const ClimateInventorySettingsChangeSchema = v.pipe(
  v.strictObject({ ...fields, version: VersionSchema }),
  ref('ClimateInventorySettingsChange'),
);
export type ClimateInventorySettingsChange = v.InferOutput<typeof ClimateInventorySettingsChangeSchema>;

/** What holds until an organisation says something. */
export const noInventorySettings: ClimateInventorySettings = {
  responsible: '',
  verification: '',
  exclusions: [],
  baseYearStart: null,
  baseYearReason: '',
  thresholdPercent: null,
  policy: '',
  uncertainties: { metered: null, estimated: null, supplier: null, national: null, generic: null },
  uncertaintySource: '',
  version: 0,
  updatedBy: '',
  updatedAt: null,
};

/** What an inventory of some months lacks: readers of the report find each of them named in it. */
export const inventoryGaps = [
  'lines_open',
  'results_outdated',
  'approach',
  'responsible',
  'base_year',
  'scope3_screening',
  'uncertainty',
  'verification',
] as const;
export type InventoryGap = (typeof inventoryGaps)[number];

/** GET climate-inventories: the months, and the entity whose own emissions are meant; those of the whole boundary if left out. */
export const ClimateInventoryQuerySchema = v.object({
  from: MonthOfYearSchema,
  to: MonthOfYearSchema,
  entityId: v.optional(IdSchema),
});
export type ClimateInventoryQuery = v.InferOutput<typeof ClimateInventoryQuerySchema>;

/** The same with the language of the file. */
export const ClimateInventoryFileQuerySchema = v.object({
  ...ClimateInventoryQuerySchema.entries,
  language: LanguageSchema,
});
export type ClimateInventoryFileQuery = v.InferOutput<typeof ClimateInventoryFileQuerySchema>;

/** The totals of an inventory, by their names. */
export const inventoryTotals = ['scope1', 'scope2Location', 'scope2Market', 'scope3', 'location', 'market'] as const;

/** Emissions of an inventory in kilograms of CO2 equivalent; scope 2 by both methods. */
export const InventoryTotalsSchema = v.pipe(
  v.object({
    scope1: v.string(),
    scope2Location: v.string(),
    scope2Market: v.string(),
    scope3: v.string(),
    /** Scopes 1 to 3 with scope 2 by each method. */
    location: v.string(),
    market: v.string(),
  }),
  ref('InventoryTotals'),
);
export type InventoryTotals = v.InferOutput<typeof InventoryTotalsSchema>;

/** What the uncertainty of a total is known to be. */
const uncertainty = v.object({
  statedKgCo2e: v.string(),
  unstatedKgCo2e: v.string(),
  percent: v.nullable(v.string()),
  range: v.nullable(v.object({ low: v.string(), high: v.string() })),
});

/** An inventory of some months, before it is printed. */
export const ClimateInventorySchema = v.pipe(
  v.object({
    lines: v.number(),
    openLines: v.number(),
    outdatedLines: v.number(),
    totals: InventoryTotalsSchema,
    /** Scopes of which no line has a number: nobody counted them, which is not the same as nothing. */
    uncounted: v.array(v.picklist(['1', '2', '3'])),
    /** Of scopes 1 to 3, with scope 2 by each method. */
    uncertainty: v.object({ location: uncertainty, market: uncertainty }),
    gaps: v.array(v.picklist(inventoryGaps)),
    /** Whether a workbook lists the steps of every line; else it has those of the first ones, and the sum of the others. */
    isListedWhole: v.boolean(),
  }),
  ref('ClimateInventory'),
);
export type ClimateInventory = v.InferOutput<typeof ClimateInventorySchema>;
