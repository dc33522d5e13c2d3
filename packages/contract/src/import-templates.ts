import * as v from 'valibot';
import { MetricKeySchema } from './data-points.ts';
import { SubjectSchema } from './data-points-queries.ts';
import { ImportFormatSchema } from './imports.ts';
import { LanguageSchema } from './language-schemas.ts';
import { IdSchema, ref } from './schema.ts';

/** The metrics of a template: those of `metricKeys`, of a framework, and of a topic, each once. Empty: all of the library. */
export const ImportTemplateDraftSchema = v.pipe(
  v.strictObject({
    format: ImportFormatSchema,
    /** One figure in each line, or `years`: reporting times side by side, without ids; `lines` where it is left out. */
    layout: v.optional(v.picklist(['lines', 'years'])),
    language: LanguageSchema,
    metricKeys: v.pipe(v.array(MetricKeySchema), v.maxLength(2000)),
    versionId: v.nullable(v.pipe(v.string(), v.maxLength(120))),
    /** Id of a dimension, topic or category of the metric tree. */
    branchId: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    reportingTimeIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(60)),
    subjects: v.pipe(v.array(SubjectSchema), v.minLength(1), v.maxLength(1001)),
    /** Whether breakdowns get rows of their own besides the total. */
    breakdowns: v.boolean(),
    /** Leaves out places that have a value already. */
    missingOnly: v.boolean(),
  }),
  ref('ImportTemplateDraft'),
);
export type ImportTemplateDraft = v.InferOutput<typeof ImportTemplateDraftSchema>;
