import { roundDecimal } from '@esg/quantities';
import * as v from 'valibot';
import { isCalendarYear, ModelChangeSchema } from './model-changes.ts';
import { ref } from './schema.ts';

/** One figure of the report model with the same figure of earlier years. */
export const ModelNumberRowSchema = v.pipe(
  v.object({
    descriptor: v.string(),
    /** Canonical decimal, exactly as stored. */ number: v.string(),
    unitCode: v.string(),
    unitSymbol: v.string(),
    /** The same figure in the field's `years`; null where that year has none. In this row's unit. */
    earlier: v.optional(v.array(v.nullable(v.string()))),
    /** Positions in `earlier` of figures that were restated after publication. */
    earlierRestated: v.optional(v.array(v.number())),
    /** The change from the newest earlier year to this one; absent where there is none to give. */
    change: v.optional(ModelChangeSchema),
    /** The breakdown in the field's `breakdowns` that the row belongs to; absent for the whole or a row by itself. */
    breakdown: v.optional(v.string()),
    /** The row's name in the answer, where it is printed under another: `nox` without a description is printed as NOx. */
    entered: v.optional(v.object({ descriptor: v.string(), breakdown: v.optional(v.string()) })),
    /** Names of the figures that it was calculated from; a figure that was entered has none. */
    calculatedFrom: v.optional(v.array(v.string())),
    /** The number of decimals that its figures are printed with; absent where all were typed, or are sums of typed ones. */
    digits: v.optional(v.number()),
    /** The difference between this total and the figures printed beside it, and what else it includes. */
    sumNote: v.optional(v.string()),
    /** The published figure, where this one was restated since. */
    restated: v.optional(v.object({ old: v.nullable(v.string()), unitSymbol: v.string(), note: v.string() })),
  }),
  ref('ModelNumberRow'),
);
export type ModelNumberRow = v.InferOutput<typeof ModelNumberRowSchema>;

/** A figure of earlier years that this year has no answer to: it is printed with them and a dash for this year. */
export const ModelPastRowSchema = v.pipe(
  v.object({
    unitCode: v.string(),
    unitSymbol: v.string(),
    /** The figure in the field's `years`; null where that year has none. */
    earlier: v.array(v.nullable(v.string())),
  }),
  ref('ModelPastRow'),
);
export type ModelPastRow = v.InferOutput<typeof ModelPastRowSchema>;

/** One breakdown of a figure: by gender, by fuel. */
export const ModelBreakdownSchema = v.pipe(
  v.object({
    id: v.string(),
    label: v.string(),
    /** Why the parts do not add up to the whole where they should. */
    note: v.optional(v.string()),
  }),
  ref('ModelBreakdown'),
);
export type ModelBreakdown = v.InferOutput<typeof ModelBreakdownSchema>;

const formatters = new Map<string, Intl.NumberFormat>();

const digitsMax = 15;

/** Decimals to show: as stored, or as many as the author rounds to. */
export const shownDigits = (canonical: string, rounding: number | undefined): number =>
  Math.min(digitsMax, rounding ?? canonical.split('.')[1]?.length ?? 0);

/** The author's rounding, else that of the row where one of its figures has more digits than are printed. */
export const roundingOf = (
  canonical: string,
  { digits }: Pick<ModelNumberRow, 'digits'>,
  rounding: number | undefined,
): number | undefined =>
  rounding ?? (digits !== undefined && shownDigits(canonical, undefined) > digits ? digits : undefined);

/** The figure with its printed digits, as a canonical decimal. */
export const printedNumber = (
  canonical: string,
  row: Pick<ModelNumberRow, 'digits'>,
  rounding: number | undefined,
): string => {
  const places = roundingOf(canonical, row, rounding);
  return places === undefined ? canonical : roundDecimal(canonical, places);
};

/** A number of the model as preview and documents show it: grouped by locale, with every stored digit unless the author rounds. */
export const formatModelNumber = (canonical: string, unitCode: string, locale: string, rounding?: number): string => {
  if (isCalendarYear(unitCode)) return canonical;
  const digits = shownDigits(canonical, rounding);
  const key = `${locale} ${digits}`;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  const shown = rounding === undefined ? canonical : roundDecimal(canonical, digits);
  return formatter.format(shown as Intl.StringNumericLiteral);
};
