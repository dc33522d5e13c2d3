import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Ours: different traces whose factors one publication reads. Lines with contracts or shares of their own have one each; so many take a few seconds. */
export const climatePublicationLimits = { tracesMax: 100_000 } as const;

/**
 * What became of a figure. One that people entered themselves is kept unless they say otherwise; where figures of other days or of parts
 * stand, none is written (`overlapped`, with the data point that stands there where it is one); one that no lines make any more is removed.
 * One that some line keeps from being known is not written by a part of it (`unknown`): a distance, or a fuel without density or calorific value.
 */
export const climatePublicationStates = [
  'created',
  'changed',
  'same',
  'kept',
  'overlapped',
  'removed',
  'unknown',
] as const;

/** POST climate-publications: the emissions, energy and water of a reporting time become figures of the data hub. */
export const NewClimatePublicationSchema = v.pipe(
  v.strictObject({
    reportingTimeId: IdSchema,
    /** Also replaces figures that somebody entered or changed by hand. */
    replaces: v.boolean(),
    /** Of the source and method that the figures say. */
    language: LanguageSchema,
  }),
  ref('NewClimatePublication'),
);
export type NewClimatePublication = v.InferOutput<typeof NewClimatePublicationSchema>;

/** A figure of the data hub that the calculator published, and what it was added up from. */
export const PublishedFigureSchema = v.pipe(
  v.object({
    metricKey: v.string(),
    /** Null stands for the whole organisation. */
    entityId: v.nullable(IdSchema),
    dataPointId: IdSchema,
    reportingTimeId: IdSchema,
    /** Null for energy and water. */
    kgCo2e: v.nullable(v.string()),
    /** The lines that were added up: those of the entity in the months of the reporting time. */
    lines: v.number(),
    publishedBy: v.string(),
    publishedAt: InstantSchema,
  }),
  ref('PublishedFigure'),
);
export type PublishedFigure = v.InferOutput<typeof PublishedFigureSchema>;

/** Answers that say how the figures were counted. One that people entered or changed is kept; one that is said no more is removed. */
export const climatePublicationAnswers = ['ghg.consolidation', 'ghg.methodology', 'ghg.base_year'] as const;

/** What a publication did, or would do, figure by figure, and to the answers that say how they were counted. */
export const ClimatePublicationSchema = v.pipe(
  v.object({
    figures: v.array(
      v.object({
        metricKey: v.string(),
        entityId: v.nullable(IdSchema),
        dataPointId: IdSchema,
        /** Null for energy and water. */
        kgCo2e: v.nullable(v.string()),
        /** The energy or water of the lines; null for emissions, and where it is not known. */
        use: v.nullable(v.object({ number: v.string(), unit: v.string() })),
        /** What stood at the place before, in the data hub's own unit; null where nothing did. */
        standing: v.nullable(v.object({ number: v.string(), unit: v.string() })),
        state: v.picklist(climatePublicationStates),
      }),
    ),
    answers: v.array(
      v.object({
        metricKey: v.picklist(climatePublicationAnswers),
        state: v.picklist(['created', 'changed', 'same', 'kept', 'removed']),
      }),
    ),
  }),
  ref('ClimatePublication'),
);
export type ClimatePublication = v.InferOutput<typeof ClimatePublicationSchema>;
