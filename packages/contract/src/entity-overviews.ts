import * as v from 'valibot';
import { HeadlineFigureSchema } from './headline-figures.ts';
import { ReportStatusSchema } from './report-life-schemas.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** GET entities/{id}/overview: the data that belong to one entity. */
export const EntityBelongingsSchema = v.pipe(
  v.object({
    /** The entities manager. */
    manager: v.nullable(v.object({ id: IdSchema, name: v.string() })),
    /** The people who last changed its data points, the busiest first. */
    authors: v.array(v.object({ id: IdSchema, name: v.string(), figures: v.number(), lastAt: InstantSchema })),
    /** Its figures over the newest years, each including all entities below it. */
    figures: v.array(HeadlineFigureSchema),
    /** Reports that name it, newest first. */
    reports: v.array(v.object({ id: IdSchema, versionId: v.string(), name: v.string(), status: ReportStatusSchema })),
    /** Documents that prove its data points, newest first. */
    documents: v.array(
      v.object({
        id: IdSchema,
        dataPointId: IdSchema,
        metricKey: v.string(),
        sectionId: v.string(),
        name: v.string(),
        mediaType: v.string(),
        bytes: v.number(),
        reference: v.string(),
        at: InstantSchema,
        by: v.object({ id: IdSchema, name: v.string() }),
      }),
    ),
  }),
  ref('EntityBelongings'),
);
export type EntityBelongings = v.InferOutput<typeof EntityBelongingsSchema>;

/** GET entities/overviews: the data of an entity itself, without the entities below it. */
export const EntityOverviewSchema = v.pipe(
  v.object({
    entityId: IdSchema,
    /** Data points of the hub. */
    figures: v.number(),
    /** Reports that cover it, by whether they are published (spec section 3). */
    reportsInProgress: v.number(),
    reportsPublished: v.number(),
    /** Requests of open collections that wait for its answers. */
    requestsOpen: v.number(),
  }),
  ref('EntityOverview'),
);
export type EntityOverview = v.InferOutput<typeof EntityOverviewSchema>;
