import * as v from 'valibot';
import { dataPointLimits } from './data-points.ts';
import { ReportSourceSchema } from './hub-answers.ts';
import { LocalizedTextSchema } from './localized-texts.ts';
import { IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

/** Why a figure of a report differs much from last year's, in the words of whoever answers for it. */
export const FieldExplanationSchema = v.pipe(
  v.object({
    disclosureCode: v.string(),
    fieldKey: v.string(),
    text: v.string(),
    /** The same in each language, where the report has two. */
    texts: v.optional(LocalizedTextSchema),
    /** Whether the report prints it below the figure. */
    printed: v.boolean(),
    /** Whether the figure is still the one that was explained; another one asks again. */
    isCurrent: v.boolean(),
    /** The other report of the same days that it was written in, of the same figure. */
    from: v.optional(ReportSourceSchema),
    at: InstantSchema,
    by: v.object({ id: IdSchema, name: v.string() }),
  }),
  ref('FieldExplanation'),
);
export type FieldExplanation = v.InferOutput<typeof FieldExplanationSchema>;

/** PUT reports/{id}/answers/{code}/{fieldKey}/explanation: no text takes the explanation back. */
export const ExplanationChangeSchema = v.pipe(
  v.object({
    text: v.pipe(WrittenSchema, v.maxLength(dataPointLimits.explanationLengthMax)),
    texts: v.optional(LocalizedTextSchema),
    /** Whether the report prints it below the figure; as before where it is left out. */
    printed: v.optional(v.boolean()),
  }),
  ref('ExplanationChange'),
);
export type ExplanationChange = v.InferOutput<typeof ExplanationChangeSchema>;

/** A figure beside the one that last period's report gave for the same metric. */
export const FigureChangeSchema = v.pipe(
  v.object({
    fieldKey: v.string(),
    /** By how much it differs, in percent of the earlier figure, rounded to one place. */
    percent: v.number(),
    /** Whether that is more than what an explanation is asked for from; said or not. */
    isLarge: v.boolean(),
    /** Both figures in one unit, where they have one. */
    values: v.optional(v.object({ before: v.string(), after: v.string(), unit: v.string() })),
    /** What the data hub notes of how the figure was made; no reason of its change until a person says so. */
    note: v.optional(v.string()),
  }),
  ref('FigureChange'),
);
export type FigureChange = v.InferOutput<typeof FigureChangeSchema>;
