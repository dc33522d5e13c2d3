import * as v from 'valibot';
import { dataPointLimits } from './data-points.ts';
import { ReportSourceSchema } from './hub-answers.ts';
import { LocalizedTextSchema } from './localized-texts.ts';
import { IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

/** Why a figure of a report differs much from last year's, in the words of the responsible person. */
export const FieldExplanationSchema = v.pipe(
  v.object({
    disclosureCode: v.string(),
    fieldKey: v.string(),
    text: v.string(),
    /** The explanation in each language, where the report has two. */
    texts: v.optional(LocalizedTextSchema),
    /** Whether the report prints it below the figure. */
    printed: v.boolean(),
    /** Whether the figure is still the one that was explained; a changed figure needs a new explanation. */
    isCurrent: v.boolean(),
    /** The other report of the same period, with the same figure, in which it was written. */
    from: v.optional(ReportSourceSchema),
    at: InstantSchema,
    by: v.object({ id: IdSchema, name: v.string() }),
  }),
  ref('FieldExplanation'),
);
export type FieldExplanation = v.InferOutput<typeof FieldExplanationSchema>;

/** PUT reports/{id}/answers/{code}/{fieldKey}/explanation: an empty text removes the explanation. */
export const ExplanationChangeSchema = v.pipe(
  v.object({
    text: v.pipe(WrittenSchema, v.maxLength(dataPointLimits.explanationLengthMax)),
    texts: v.optional(LocalizedTextSchema),
    /** Whether the report prints it below the figure; unchanged where it is left out. */
    printed: v.optional(v.boolean()),
  }),
  ref('ExplanationChange'),
);
export type ExplanationChange = v.InferOutput<typeof ExplanationChangeSchema>;

/** A figure beside the one that last period's report gave for the same metric. */
export const FigureChangeSchema = v.pipe(
  v.object({
    fieldKey: v.string(),
    /** The difference in percent of the earlier figure, rounded to one decimal. */
    percent: v.number(),
    /** Whether the difference is above the threshold for an explanation, explained or not. */
    isLarge: v.boolean(),
    /** Both figures in one unit, where they have one. */
    values: v.optional(
      v.object({
        before: v.string(),
        after: v.string(),
        unit: v.string(),
        /** The name of the only row that both figures have, such as “per employee”; absent where it has none. */
        row: v.optional(v.string()),
      }),
    ),
    /** The data hub's note on how the figure was determined; it is no reason of the change until a person says so. */
    note: v.optional(v.string()),
  }),
  ref('FigureChange'),
);
export type FigureChange = v.InferOutput<typeof FigureChangeSchema>;
