import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { IdSchema, PeriodSchema, ref } from './schema.ts';

/** The kind of the invented company: the closest to the organisation's industry. */
export const sampleKinds = ['property', 'manufacturing', 'services'] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** Figures of an invented company for trying out. They never count among the organisation's own. */
export const SampleDataSchema = v.pipe(
  v.object({
    /** The entity that all of them belong to. */
    entityId: IdSchema,
    name: v.string(),
    /** The years with figures, the older first. */
    periods: v.array(PeriodSchema),
    /** Whether the organisation also has figures of its own. */
    hasOwnFigures: v.boolean(),
    /** Reports that were made from them, which are removed with them. */
    reports: v.number(),
  }),
  ref('SampleData'),
);
export type SampleData = v.InferOutput<typeof SampleDataSchema>;

/** GET sample-data: null where there is none. */
export const SampleDataAnswerSchema = v.nullable(SampleDataSchema);

/** POST sample-data and sample-data/reports: `language` is that of the generated names. */
export const SampleDataDraftSchema = v.pipe(v.strictObject({ language: LanguageSchema }), ref('SampleDataDraft'));
export type SampleDataDraft = v.InferOutput<typeof SampleDataDraftSchema>;
