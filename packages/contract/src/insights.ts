import * as v from 'valibot';
import { MetricKeySchema } from './data-points.ts';
import { SubjectSchema } from './data-points-queries.ts';
import { BilingualSchema } from './language-schemas.ts';
import { DaySchema, PeriodSchema, ref, VersionSchema } from './schema.ts';
import { TargetPointSchema } from './targets.ts';
import { UnitSchema } from './units.ts';

/** Tiles that a person may choose, years of a trend, and data points that are checked for one page at most. */
export const insightLimits = { tilesMax: 24, yearsMax: 5, checkedMax: 500 } as const;

/**
 * What needs attention about a metric:
 * - `missing`: the newest year that has ended has no figure, though an earlier one has;
 * - `incomplete`: some days of a year that has ended have no figure;
 * - `uncovered`: `count` entities have no figure in the year of the newest figure;
 * - `changed`: it differs by `percent` from the year before, which is more than the metric's threshold;
 * - `findings`: the review of the data hub has something to say about `count` data points of that year.
 */
export const attentionKinds = ['missing', 'incomplete', 'uncovered', 'changed', 'findings'] as const;

export const AttentionSchema = v.pipe(
  v.object({
    kind: v.picklist(attentionKinds),
    period: PeriodSchema,
    count: v.nullable(v.number()),
    percent: v.nullable(v.number()),
  }),
  ref('Attention'),
);
export type Attention = v.InferOutput<typeof AttentionSchema>;

/** How many of the lowest entities have a figure, of their own or of an entity above them. */
export const EntityCoverageSchema = v.pipe(
  v.object({ period: PeriodSchema, told: v.number(), of: v.number() }),
  ref('EntityCoverage'),
);
export type EntityCoverage = v.InferOutput<typeof EntityCoverageSchema>;

export const InsightTileSchema = v.pipe(
  v.object({
    metricKey: v.string(),
    name: BilingualSchema,
    /** Null where it has no figure at all. */
    unit: v.nullable(UnitSchema),
    /** The oldest first, all in this unit and with the decimals of reports; null for a year without a figure. */
    values: v.array(
      v.object({
        period: PeriodSchema,
        number: v.nullable(v.string()),
        /** What there is so far of a year some of whose days have no figure. */
        partial: v.nullable(v.string()),
        /** The figure with every digit, where `number` is rounded to read. */
        exact: v.optional(v.string()),
      }),
    ),
    /** In the year of the newest figure; null without figures, or without entities. */
    coverage: v.nullable(EntityCoverageSchema),
    attention: v.array(AttentionSchema),
    /** The target of these figures that is due first, in the unit of the tile. */
    target: v.nullable(
      v.object({
        name: v.string(),
        base: TargetPointSchema,
        interim: v.array(TargetPointSchema),
        goal: TargetPointSchema,
      }),
    ),
  }),
  ref('InsightTile'),
);
export type InsightTile = v.InferOutput<typeof InsightTileSchema>;

/** GET insights: of the whole organisation or of an entity with all below it, over the years up to this day. */
export const InsightsQuerySchema = v.object({ subject: v.optional(SubjectSchema), until: v.optional(DaySchema) });
export type InsightsQuery = v.InferOutput<typeof InsightsQuerySchema>;

/** The tiles of a person, all of them in one answer. */
export const InsightsSchema = v.pipe(
  v.object({
    /** Years that can be chosen, the newest first. */
    years: v.array(PeriodSchema),
    tiles: v.array(InsightTileSchema),
    /** Whether the person chose these tiles. */
    chosen: v.boolean(),
    /** Of the person's choice; 0 before the first. */
    version: v.number(),
    /** Whether these are sample data, shown while the organisation has no figures of its own. */
    isSample: v.boolean(),
  }),
  ref('Insights'),
);
export type Insights = v.InferOutput<typeof InsightsSchema>;

const isWithoutRepetition = (keys: string[]) => new Set(keys).size === keys.length;

/** PUT insights/tiles: which metrics the person sees, in which order; null for the usual ones. */
export const InsightTilesChangeSchema = v.pipe(
  v.strictObject({
    metricKeys: v.nullable(
      v.pipe(
        v.array(MetricKeySchema),
        v.minLength(1),
        v.maxLength(insightLimits.tilesMax),
        v.check(isWithoutRepetition, 'invalid'),
      ),
    ),
    version: VersionSchema,
  }),
  ref('InsightTilesChange'),
);
export type InsightTilesChange = v.InferOutput<typeof InsightTilesChangeSchema>;

/** The person's choice; null while they have the usual tiles. */
export const InsightTilesSchema = v.pipe(
  v.object({ metricKeys: v.nullable(v.array(v.string())), version: v.number() }),
  ref('InsightTiles'),
);
export type InsightTiles = v.InferOutput<typeof InsightTilesSchema>;
