import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { IdSchema, PeriodSchema, ref } from './schema.ts';

/** Of what kind an invented company is: as near as there is to the organisation's industry. */
export const sampleKinds = ['property', 'manufacturing', 'services'] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** Figures of an invented company, to look at and to throw away. They never count among the organisation's own. */
export const SampleDataSchema = v.pipe(
  v.object({
    /** The entity that all of them belong to. */
    entityId: IdSchema,
    name: v.string(),
    /** The years that there are figures of, the older first. */
    periods: v.array(PeriodSchema),
    /** Whether there are figures besides that are the organisation's own. */
    hasOwnFigures: v.boolean(),
    /** Reports that were made from them: they go with them. */
    reports: v.number(),
  }),
  ref('SampleData'),
);
export type SampleData = v.InferOutput<typeof SampleDataSchema>;

/** GET sample-data: null where there is none. */
export const SampleDataAnswerSchema = v.nullable(SampleDataSchema);

/** POST sample-data and sample-data/reports: `language` is that of the names that are given. */
export const SampleDataDraftSchema = v.pipe(v.strictObject({ language: LanguageSchema }), ref('SampleDataDraft'));
export type SampleDataDraft = v.InferOutput<typeof SampleDataDraftSchema>;
