import * as v from 'valibot';
import { limits } from './limits.ts';
import { ref } from './schema.ts';

/** Limits of numbers within texts: ours. */
export const linkedNumberLimits = { decimalsMax: 6, yearsBackMax: 4 } as const;

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax));
/** Longer than what people type, because sums and changes are calculated. */
const Derived = v.pipe(v.string(), v.maxLength(80), v.regex(/^-?\d+(?:\.\d+)?$/));

/** A number with its unit's code; a change has the unit `%`. */
export const NumberWithUnitSchema = v.object({ number: Derived, unit: v.pipe(v.string(), v.maxLength(40)) });
export type NumberWithUnit = v.InferOutput<typeof NumberWithUnitSchema>;

/** A number of the report within a sentence: its source, its format, and its value when the sentence was written. */
export const LinkedNumberSchema = v.pipe(
  v.object({
    disclosureCode: Code,
    fieldKey: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    /** The figure itself, or its change in percent since the year of `yearsBack`. */
    kind: v.picklist(['value', 'change']),
    /** The row with that description; null for the sum of all rows. */
    row: v.nullable(v.pipe(v.string(), v.maxLength(limits.descriptorLengthMax))),
    /** Id of the breakdown that the row belongs to; absent for a row by itself. */
    breakdown: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
    /** 0 for the year of the report, 1 for the last one published before it, and so on. */
    yearsBack: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(linkedNumberLimits.yearsBackMax)),
    /** Number of decimals; null for all of them, or for the significant ones of a calculated number. */
    decimals: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(linkedNumberLimits.decimalsMax))),
    /** Whether the unit is printed. A change always has its percent sign. */
    unit: v.boolean(),
    /** The word that counts a number without a unit, as 人 and 宗 in Chinese; absent where the sentence itself says it. */
    counter: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(10))),
    /** Whether the year is printed. */
    period: v.boolean(),
    /** Whether a change has its sign; without it the sentence says "rose" or "fell". */
    signed: v.boolean(),
    /** The value when somebody last confirmed the sentence; null where nobody has, as in a text from last year. */
    seen: v.nullable(NumberWithUnitSchema),
  }),
  ref('LinkedNumber'),
);
export type LinkedNumber = v.InferOutput<typeof LinkedNumberSchema>;

/** The figures that texts of a report may refer to, of this year and of published earlier years. */
export const ReportFiguresSchema = v.pipe(
  v.object({
    /** Names of the years by `yearsBack`; empty for a report without a period. */
    years: v.array(v.string()),
    figures: v.array(
      v.object({
        disclosureCode: v.string(),
        fieldKey: v.string(),
        /** By `yearsBack`. Earlier years are converted to this year's units where that is possible. Empty where a year has none. */
        years: v.array(
          v.object({
            rows: v.array(v.object({ descriptor: v.string(), ...NumberWithUnitSchema.entries })),
            /** Rows of breakdowns; absent where there are none. */
            parts: v.optional(
              v.array(v.object({ descriptor: v.string(), breakdown: v.string(), ...NumberWithUnitSchema.entries })),
            ),
            /** The sum of all rows; null where they cannot be added. */
            total: v.nullable(NumberWithUnitSchema),
            /** Whether it is calculated, so that a sentence rounds it as tables do. */
            isCalculated: v.optional(v.boolean()),
          }),
        ),
      }),
    ),
  }),
  ref('ReportFigures'),
);
export type ReportFigures = v.InferOutput<typeof ReportFiguresSchema>;

/** How many texts were updated, and how many numbers in them. */
export const NumbersUpdatedSchema = v.pipe(v.object({ texts: v.number(), numbers: v.number() }), ref('NumbersUpdated'));
export type NumbersUpdated = v.InferOutput<typeof NumbersUpdatedSchema>;
