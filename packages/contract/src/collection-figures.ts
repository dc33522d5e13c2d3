import * as v from 'valibot';
import { AnswerValueSchema } from './answers.ts';
import { LanguageSchema } from './language-schemas.ts';
import { MetricDetailSchema } from './metric-library.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** An answer to one question of one entity, in short. */
export const CollectionFigureSchema = v.pipe(
  v.object({
    entityId: IdSchema,
    sectionId: v.string(),
    /** The value of the whole period; null where its months make none together. */
    value: v.nullable(AnswerValueSchema),
    /** The value of the same days a year before. */
    before: v.nullable(AnswerValueSchema),
    /** From `before` to `value` in percent; null where they cannot be compared. */
    change: v.nullable(v.string()),
    estimated: v.boolean(),
    /** How many documents prove it. */
    documents: v.number(),
    source: v.string(),
    /** The latest change. */
    updatedAt: InstantSchema,
    updatedBy: v.object({ id: IdSchema, name: v.string() }),
  }),
  ref('CollectionFigure'),
);
export type CollectionFigure = v.InferOutput<typeof CollectionFigureSchema>;

/** GET collections/{id}/figures: every answer, with the metrics that say what it is, and why there is none where an entity said so. */
export const CollectionFiguresSchema = v.pipe(
  v.object({
    metrics: v.array(MetricDetailSchema),
    figures: v.array(CollectionFigureSchema),
    /** Why entities cannot answer. It is kept when they answer nevertheless. */
    blocked: v.array(v.object({ entityId: IdSchema, sectionId: v.string(), reason: v.string() })),
  }),
  ref('CollectionFigures'),
);
export type CollectionFigures = v.InferOutput<typeof CollectionFiguresSchema>;

/** GET collections/{id}/file: the language of the sheet. */
export const CollectionFileQuerySchema = v.object({ language: LanguageSchema });
