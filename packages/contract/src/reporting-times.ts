import * as v from 'valibot';
import { dayMilliseconds } from './durations.ts';
import { MonthSchema } from './entities.ts';
import { IdSchema, LineSchema, type Period, PeriodSchema, ref, VersionSchema } from './schema.ts';

/** Templates of reporting times: parts of a fiscal year, and own days. */
export const reportingTimeKinds = ['month', 'quarter', 'fiscal-year', 'custom'] as const;
export const ReportingTimeKindSchema = v.pipe(v.picklist(reportingTimeKinds), ref('ReportingTimeKind'));
export type ReportingTimeKind = (typeof reportingTimeKinds)[number];

/** Ours: reporting times of one organisation, and the longest in days. */
export const reportingTimeLimits = { timesMax: 500, daysMax: 3660, yearMin: 1990, yearMax: 2100 } as const;

/** A period that data points are given for (spec section 3, reporting time template). */
export const ReportingTimeSchema = v.pipe(
  v.object({
    id: IdSchema,
    kind: ReportingTimeKindSchema,
    /** The organisation's own name for it; null where it is named by its days. */
    name: v.nullable(v.string()),
    period: PeriodSchema,
    /** Position in the organisation's own order. */
    position: v.number(),
    /** Whether data points use it: then it cannot be deleted, and its days cannot change. */
    linked: v.boolean(),
    /** Increases with each change; a change of an older version is refused with `reporting_time.stale`. */
    version: v.number(),
  }),
  ref('ReportingTime'),
);
export type ReportingTime = v.InferOutput<typeof ReportingTimeSchema>;

const named = { name: v.nullable(LineSchema), period: PeriodSchema };

/** One reporting time with its own days. */
export const NewReportingTimeSchema = v.pipe(v.strictObject(named), ref('NewReportingTime'));
export type NewReportingTime = v.InferOutput<typeof NewReportingTimeSchema>;

/** All reporting times of one fiscal year by template: one year, four quarters or twelve months. Existing ones stay. */
export const ReportingTimeSetSchema = v.pipe(
  v.strictObject({
    kind: v.picklist(['month', 'quarter', 'fiscal-year']),
    /** Calendar year in which the fiscal year begins. */
    year: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(reportingTimeLimits.yearMin),
      v.maxValue(reportingTimeLimits.yearMax),
    ),
    startMonth: MonthSchema,
  }),
  ref('ReportingTimeSet'),
);
export type ReportingTimeSet = v.InferOutput<typeof ReportingTimeSetSchema>;

/** A change of a reporting time that was read at `version`. The days of one in use cannot change. */
export const ReportingTimeChangeSchema = v.pipe(
  v.strictObject({ ...named, version: VersionSchema }),
  ref('ReportingTimeChange'),
);
export type ReportingTimeChange = v.InferOutput<typeof ReportingTimeChangeSchema>;

/** Every reporting time of the organisation once, in its new order. */
export const ReportingTimeOrderSchema = v.pipe(
  v.strictObject({ ids: v.pipe(v.array(IdSchema), v.maxLength(reportingTimeLimits.timesMax)) }),
  ref('ReportingTimeOrder'),
);
export type ReportingTimeOrder = v.InferOutput<typeof ReportingTimeOrderSchema>;

const dayOf = (year: number, monthIndex: number, day: number) =>
  new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);

/** The number of days of a period, both ends counted. */
export const daysIn = ({ start, end }: Period) => (Date.parse(end) - Date.parse(start)) / dayMilliseconds + 1;

/** The days that two periods share; undefined where they share none. */
export const commonPeriod = (one: Period, other: Period): Period | undefined => {
  const start = one.start > other.start ? one.start : other.start;
  const end = one.end < other.end ? one.end : other.end;
  return start <= end ? { start, end } : undefined;
};

const monthsOf = { month: 1, quarter: 3, 'fiscal-year': 12 } as const;

/** Periods of a fiscal year by template, in order. */
export const periodsOf = ({ kind, year, startMonth }: ReportingTimeSet): Period[] => {
  const months = monthsOf[kind];
  return Array.from({ length: 12 / months }, (_, index) => {
    const first = startMonth - 1 + index * months;
    return { start: dayOf(year, first, 1), end: dayOf(year, first + months, 0) };
  });
};

/** The template that these days fit: whole months, three of them, or twelve; otherwise own days. */
export const kindOf = ({ start, end }: Period): ReportingTimeKind => {
  const [year = 0, month = 0] = start.split('-').map(Number);
  const kinds = ['month', 'quarter', 'fiscal-year'] as const;
  return (
    kinds.find((kind) => start === dayOf(year, month - 1, 1) && end === dayOf(year, month - 1 + monthsOf[kind], 0)) ??
    'custom'
  );
};

/**
 * Of the times that are like the first one, such as the calendar years, the last with data. Where none has data, the last of whole years: a
 * new organisation enters its latest year first; months and quarters are made ahead, so the first of them.
 */
export const newestTime = (times: readonly ReportingTime[]): ReportingTime | undefined => {
  const [first] = times;
  const dayOf = ({ period }: ReportingTime) => period.start.slice(5);
  const alike = times
    .filter((time) => first && time.kind === first.kind && dayOf(time) === dayOf(first))
    .toSorted((one, other) => (one.period.end < other.period.end ? 1 : -1));
  return alike.find(({ linked }) => linked) ?? (first?.kind === 'fiscal-year' ? alike[0] : first);
};
