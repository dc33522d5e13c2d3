import { roundDecimal } from '@esg/quantities';
import * as v from 'valibot';
import { ModelChangeSchema } from './model-changes.ts';
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
    /** Places in `earlier` of figures that were restated after they had been published. */
    earlierRestated: v.optional(v.array(v.number())),
    /** From the newest earlier year to this one; without it nothing can be said. */
    change: v.optional(ModelChangeSchema),
    /** Which of the field's `breakdowns` the row is a part of; a row without it is the whole, or stands for itself. */
    breakdown: v.optional(v.string()),
    /** What the answer calls the row, where it is printed by another name: `nox` without a descriptor is printed as NOx. */
    entered: v.optional(v.object({ descriptor: v.string(), breakdown: v.optional(v.string()) })),
    /** Names of the figures that it was calculated from; a figure that was entered has none. */
    calculatedFrom: v.optional(v.array(v.string())),
    /** Most digits after the point that its figures are printed with; absent where all were typed, or add up from what was. */
    digits: v.optional(v.number()),
    /** By how much the figures printed beside this total miss it, and what it holds that is not printed. */
    sumNote: v.optional(v.string()),
    /** What was published before, where this figure has been restated since. */
    restated: v.optional(v.object({ old: v.nullable(v.string()), unitSymbol: v.string(), note: v.string() })),
  }),
  ref('ModelNumberRow'),
);
export type ModelNumberRow = v.InferOutput<typeof ModelNumberRowSchema>;

/** One way a figure is broken down: by gender, by fuel. */
export const ModelBreakdownSchema = v.pipe(
  v.object({
    id: v.string(),
    label: v.string(),
    /** Why the parts do not add up to the whole, where they should and do not. */
    note: v.optional(v.string()),
  }),
  ref('ModelBreakdown'),
);
export type ModelBreakdown = v.InferOutput<typeof ModelBreakdownSchema>;

/** A calendar year is a name, not an amount: it has no grouping. */
export const isCalendarYear = (unitCode: string): boolean => unitCode === '{year}';

const formatters = new Map<string, Intl.NumberFormat>();

const digitsMax = 15;

/** Digits after the point that are shown: as stored, or as many as the author rounds to. */
export const shownDigits = (canonical: string, rounding: number | undefined): number =>
  Math.min(digitsMax, rounding ?? canonical.split('.')[1]?.length ?? 0);

/** What the author rounds to, else the row where a figure of it has more digits than it is printed with. */
export const roundingOf = (
  canonical: string,
  { digits }: Pick<ModelNumberRow, 'digits'>,
  rounding: number | undefined,
): number | undefined =>
  rounding ?? (digits !== undefined && shownDigits(canonical, undefined) > digits ? digits : undefined);

/** The figure with the digits that it is printed with, as a canonical decimal. */
export const printedNumber = (
  canonical: string,
  row: Pick<ModelNumberRow, 'digits'>,
  rounding: number | undefined,
): string => {
  const places = roundingOf(canonical, row, rounding);
  return places === undefined ? canonical : roundDecimal(canonical, places);
};

/** A number of the model as preview and documents show it: grouped by locale, digit by digit as stored unless the author rounds. */
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
