import * as v from 'valibot';
import { NewClimateActivitySchema } from './climate-activities.ts';
import { CodeSchema } from './climate-factors.ts';
import { MonthOfYearSchema } from './months.ts';
import { PageSizeSchema } from './pages.ts';
import { IdSchema, ref } from './schema.ts';

/** Ours: months that meters are read for at once, and pages of them. */
export const climateMeterLimits = { monthsMax: 36, pagesMax: 600 } as const;

/** How many months there are from one to another, both counted; 0 or less where they are in the wrong order. */
export const monthsBetween = (from: string, to: string): number => {
  const [first = 0, last = 0] = [from, to].map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)));
  return last - first + 1;
};

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
