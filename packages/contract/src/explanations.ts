import * as v from 'valibot';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Why a figure of a report differs much from last year's, in the words of whoever answers for it. */
export const FieldExplanationSchema = v.pipe(
  v.object({
    disclosureCode: v.string(),
    fieldKey: v.string(),
    text: v.string(),
    /** Whether the figure is still the one that was explained; another one asks again. */
    isCurrent: v.boolean(),
    at: InstantSchema,
    by: v.object({ id: IdSchema, name: v.string() }),
  }),
  ref('FieldExplanation'),
);
export type FieldExplanation = v.InferOutput<typeof FieldExplanationSchema>;

/** PUT reports/{id}/answers/{code}/{fieldKey}/explanation: no text takes the explanation back. */
export const ExplanationChangeSchema = v.pipe(
  v.object({ text: v.pipe(v.string(), v.trim(), v.maxLength(2000)) }),
  ref('ExplanationChange'),
);
export type ExplanationChange = v.InferOutput<typeof ExplanationChangeSchema>;
