import * as v from 'valibot';
import { NewClimateActivitySchema } from './climate-activities.ts';
import { CodeSchema, FactorDocumentSchema } from './climate-factors.ts';
import { calorificBases, factorOrigins, scopeTwoMethods } from './climate-results.ts';
import { BilingualSchema } from './language-schemas.ts';
import { MonthOfYearSchema } from './months.ts';
import { PageSizeSchema } from './pages.ts';
import { IdSchema, ref } from './schema.ts';
import { MeasureSchema } from './standards.ts';

/** Ours: months that meters are read for at once, and pages of them. */
export const climateMeterLimits = { monthsMax: 36, pagesMax: 600 } as const;

/** How many months there are from one to another, both counted; 0 or less where they are in the wrong order. */
export const monthsBetween = (from: string, to: string): number => {
  const [first = 0, last = 0] = [from, to].map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)));
  return last - first + 1;
};

/** A factor that lines of an activity type can be calculated by: it was compared with its source. */
export const UsableFactorSchema = v.pipe(
  v.object({
    id: v.string(),
    name: BilingualSchema,
    origin: v.picklist(factorOrigins),
    region: v.string(),
    unit: v.string(),
    basis: v.nullable(v.picklist(calorificBases)),
    method: v.nullable(v.picklist(scopeTwoMethods)),
    source: v.string(),
    publicationYear: v.number(),
    validFrom: v.string(),
    validTo: v.nullable(v.string()),
    /** Documents that bear an own factor out; none of those of the library. */
    documents: v.array(FactorDocumentSchema),
    /** Kilograms of CO2 equivalent of one unit that count in the scope; null where the source states masses of other gases than CO2. */
    kgCo2ePerUnit: v.nullable(v.string()),
    /** Whether it counts the whole life of power plants, which is more than scope 2 does. */
    isLifeCycle: v.boolean(),
  }),
  ref('UsableFactor'),
);
export type UsableFactor = v.InferOutput<typeof UsableFactorSchema>;

/** GET climate-library/{id}: what a line of an activity type can be measured in, and calculated by. */
export const ClimateTypeDetailSchema = v.pipe(
  v.object({
    units: v.array(MeasureSchema),
    factors: v.array(UsableFactorSchema),
    /** Factors of the library that nobody compared with their publisher: none is taken, and people can compare them themselves. */
    unread: v.array(UsableFactorSchema),
  }),
  ref('ClimateTypeDetail'),
);
export type ClimateTypeDetail = v.InferOutput<typeof ClimateTypeDetailSchema>;

/** What a meter has of one month. */
export const ClimateMeterMonthSchema = v.pipe(
  v.object({
    month: MonthOfYearSchema,
    lines: v.number(),
    estimates: v.number(),
    /** Lines with a question instead of a number. */
    open: v.number(),
    /** The line, where there is one alone. */
    line: v.nullable(v.object({ id: IdSchema, amount: v.string(), unit: v.string(), version: v.number() })),
  }),
  ref('ClimateMeterMonth'),
);
export type ClimateMeterMonth = v.InferOutput<typeof ClimateMeterMonthSchema>;

/** A meter, vehicle or supplier: lines of one entity, activity type and label. */
export const ClimateMeterSchema = v.pipe(
  v.object({
    entityId: v.nullable(IdSchema),
    activityTypeId: v.string(),
    label: v.string(),
    /** The months that have lines, in their order. */
    months: v.array(ClimateMeterMonthSchema),
    /** What was typed of its newest line: one of another month begins with it. */
    newest: NewClimateActivitySchema,
  }),
  ref('ClimateMeter'),
);
export type ClimateMeter = v.InferOutput<typeof ClimateMeterSchema>;

/** GET climate-months: the first and the last month that has lines; null where there are none. */
export const ClimateMonthsSchema = v.pipe(
  v.object({ first: v.nullable(MonthOfYearSchema), last: v.nullable(MonthOfYearSchema) }),
  ref('ClimateMonths'),
);
export type ClimateMonths = v.InferOutput<typeof ClimateMonthsSchema>;

/** GET climate-meters. */
export const ClimateMeterPageSchema = v.pipe(
  v.object({ items: v.array(ClimateMeterSchema), isLast: v.boolean() }),
  ref('ClimateMeterPage'),
);
export type ClimateMeterPage = v.InferOutput<typeof ClimateMeterPageSchema>;

const digits = v.check((text: string) => /^\d{1,4}$/.test(text));

/** Meters with lines in these months. */
export const ClimateMeterQuerySchema = v.object({
  from: MonthOfYearSchema,
  to: MonthOfYearSchema,
  entityId: v.optional(IdSchema),
  activityTypeId: v.optional(CodeSchema),
  /** From 0. */
  page: v.optional(v.pipe(v.string(), digits, v.toNumber(), v.maxValue(climateMeterLimits.pagesMax)), '0'),
  limit: PageSizeSchema,
});
export type ClimateMeterQuery = v.InferOutput<typeof ClimateMeterQuerySchema>;

/** How an estimate was made: from the same month of the year before, or from the days of the twelve months before. */
export const climateEstimateRules = ['same_month', 'months_before'] as const;

/** GET climate-activities/{id}/estimate: what a month without a bill may come to, by the days of other months. */
export const ClimateEstimateSchema = v.pipe(
  v.object({
    amount: v.string(),
    unit: v.string(),
    rule: v.picklist(climateEstimateRules),
    /** The months that it was made from. */
    months: v.array(MonthOfYearSchema),
  }),
  ref('ClimateEstimate'),
);
export type ClimateEstimate = v.InferOutput<typeof ClimateEstimateSchema>;
