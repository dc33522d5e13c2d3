import { fractionOf, isAtMost, placesOf, roundDecimal } from '@esg/quantities';
import * as v from 'valibot';
import {
  boundaryLimits,
  consolidationApproaches,
  financialControls,
  holdingKinds,
  ownFiguresMeanings,
} from './boundary-rules.ts';
import { SubjectSchema } from './data-points-queries.ts';
import { entityLimits } from './entities.ts';
import { LanguageSchema } from './language-schemas.ts';
import { type CalculationStep, calculationGaps } from './metrics.ts';
import { PackedShareStepSchema, PackedStepSchema, packSteps, unpackSteps } from './packed-steps.ts';
import { DaySchema, IdSchema, InstantSchema, PeriodSchema, ref, VersionSchema, WrittenSchema } from './schema.ts';

export const ConsolidationApproachSchema = v.pipe(v.picklist(consolidationApproaches), ref('ConsolidationApproach'));

const { ownershipMax, ownershipPlaces } = boundaryLimits;
const largestShare = fractionOf(String(ownershipMax));

/** Whether a canonical decimal is a share that can be owned: from 0 to the largest, with no more decimals than `boundaryLimits` says. */
export const isOwnership = (percent: string): boolean =>
  !percent.startsWith('-') && placesOf(percent) <= ownershipPlaces && isAtMost(fractionOf(percent), largestShare);

/** A share as people and programs write it, such as 040 or 100.0000, without the noughts that say nothing. */
const PercentSchema = v.pipe(
  v.string(),
  v.maxLength(boundaryLimits.ownershipLengthMax),
  v.regex(/^\d+(?:\.\d+)?$/),
  v.transform((written) => roundDecimal(written, placesOf(written))),
  v.check(isOwnership, 'number_out_of_range'),
);

const said = {
  kind: v.picklist(holdingKinds),
  ownership: PercentSchema,
  operated: v.boolean(),
  financialControl: v.picklist(financialControls),
  joined: v.nullable(DaySchema),
  left: v.nullable(DaySchema),
  exclusion: v.pipe(WrittenSchema, v.maxLength(boundaryLimits.reasonLengthMax)),
  ownFigures: v.nullable(v.picklist(ownFiguresMeanings)),
};

const Person = v.object({ id: IdSchema, name: v.string() });

/** The values of one entity in the year. */
export const BoundaryEntitySchema = v.pipe(
  v.object({
    entityId: IdSchema,
    ...said,
    exclusion: v.string(),
    ownership: v.string(),
    /** The year that these values come from, this one or an earlier one; null where nobody set any. */
    since: v.nullable(v.number()),
    /** Version of the values of this very year: 0 while it has none. A change of an older version is refused with `resource.stale`. */
    version: v.number(),
  }),
  ref('BoundaryEntity'),
);
export type BoundaryEntity = v.InferOutput<typeof BoundaryEntitySchema>;

/**
 * The entities that the organisation's figures of a year cover, and their shares. A year without values of its own uses those of the year
 * before.
 */
export const BoundarySchema = v.pipe(
  v.object({
    year: v.number(),
    /** Null until one was chosen for this year or one before. */
    approach: v.nullable(ConsolidationApproachSchema),
    /** The year in which it was chosen. */
    since: v.nullable(v.number()),
    version: v.number(),
    /** One for each entity of the organisation. */
    entities: v.array(BoundaryEntitySchema),
  }),
  ref('Boundary'),
);
export type Boundary = v.InferOutput<typeof BoundarySchema>;

const year = v.pipe(v.number(), v.integer(), v.minValue(boundaryLimits.yearMin), v.maxValue(boundaryLimits.yearMax));

/** GET boundaries: the year in which the reporting year ends. */
export const BoundaryQuerySchema = v.object({
  year: v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number), year),
});

/** The approach of a year that was read at `version`. */
export const ApproachChangeSchema = v.pipe(
  v.strictObject({ year, approach: ConsolidationApproachSchema, version: VersionSchema }),
  ref('ApproachChange'),
);
export type ApproachChange = v.InferOutput<typeof ApproachChangeSchema>;

/** The values of an entity in a year that was read at `version`. */
export const BoundaryEntityChangeSchema = v.pipe(
  v.strictObject({ year, ...said, version: VersionSchema }),
  v.forward(
    v.check(({ joined, left }) => joined === null || left === null || joined <= left, 'period_end_before_start'),
    ['left'],
  ),
  ref('BoundaryEntityChange'),
);
export type BoundaryEntityChange = v.InferOutput<typeof BoundaryEntityChangeSchema>;

/** Who is changed at once, at most: as many as there may be entities. */
const entitiesMax = entityLimits.entitiesMax;

/** PUT boundaries/holdings: the values of several entities in a year, each read at its `version`; all of them are stored or none. */
export const HoldingsChangeSchema = v.pipe(
  v.strictObject({
    year,
    entities: v.pipe(
      v.array(
        v.strictObject({
          entityId: IdSchema,
          version: VersionSchema,
          /** Null where the year is to say nothing of the entity, so that the values of an earlier one hold. */
          holding: v.nullable(
            v.pipe(
              v.strictObject(said),
              v.forward(
                v.check(
                  ({ joined, left }) => joined === null || left === null || joined <= left,
                  'period_end_before_start',
                ),
                ['left'],
              ),
            ),
          ),
        }),
      ),
      v.minLength(1),
      v.maxLength(entitiesMax),
    ),
  }),
  ref('HoldingsChange'),
);
export type HoldingsChange = v.InferOutput<typeof HoldingsChangeSchema>;

/** One change of a boundary: a change of the approach where no entity is named. */
export const BoundaryEventSchema = v.pipe(
  v.object({
    entityId: v.nullable(IdSchema),
    approach: v.nullable(ConsolidationApproachSchema),
    holding: v.nullable(v.object({ ...said, exclusion: v.string(), ownership: v.string() })),
    at: InstantSchema,
    by: Person,
  }),
  ref('BoundaryEvent'),
);
export type BoundaryEvent = v.InferOutput<typeof BoundaryEventSchema>;

const Amount = v.object({ number: v.string(), unit: v.string() });

/** The organisation's consolidated figure of one metric, made from those of its entities. */
export const ConsolidatedFigureSchema = v.pipe(
  v.object({
    metricKey: v.string(),
    value: v.nullable(Amount),
    /** Why there is no value. */
    gap: v.nullable(v.picklist(calculationGaps)),
    /** The figure entered for the whole organisation. It never replaces the consolidated figure. */
    entered: v.nullable(Amount),
    /** Whether both figures are equal; null where one is missing, and where no entity has one: then the other is only entered. */
    agrees: v.nullable(v.boolean()),
    /** Entities whose figures count, and entities whose figures do not. */
    counted: v.number(),
    leftOut: v.number(),
    /** Entities within the boundary of which, or of an entity above them, nobody entered a figure. */
    without: v.number(),
    /** Whether figures count that a collection asks for and nobody has approved. */
    unapproved: v.boolean(),
    /** Whether it is calculated from metrics that have figures of different entities. */
    uneven: v.boolean(),
    estimated: v.boolean(),
    /** Whether a part of it was split by days. */
    byDay: v.boolean(),
    /** Whether days of the period have no figures. */
    incomplete: v.boolean(),
  }),
  ref('ConsolidatedFigure'),
);
export type ConsolidatedFigure = v.InferOutput<typeof ConsolidatedFigureSchema>;

/** An entity with figures of its own and of entities below it, whose own figures may or may not include these: the question is open. */
export const DoubleCountSchema = v.pipe(
  v.object({ entityId: IdSchema, metricKeys: v.array(v.string()) }),
  ref('DoubleCount'),
);
export type DoubleCount = v.InferOutput<typeof DoubleCountSchema>;

/** GET consolidations: the figures of the group. */
export const ConsolidationSchema = v.pipe(
  v.object({
    /** Null where no approach was chosen: then there are no figures. */
    approach: v.nullable(ConsolidationApproachSchema),
    figures: v.array(ConsolidatedFigureSchema),
    questions: v.array(DoubleCountSchema),
  }),
  ref('Consolidation'),
);
export type Consolidation = v.InferOutput<typeof ConsolidationSchema>;

/** GET consolidations/figures/{key}: one figure with its calculation, each step before its parts. */
export const PackedConsolidationSchema = v.pipe(
  v.object({
    approach: v.nullable(ConsolidationApproachSchema),
    figure: v.nullable(ConsolidatedFigureSchema),
    period: PeriodSchema,
    /** Ids of the entities that the figure is `without`. */
    without: v.array(IdSchema),
    steps: v.array(PackedStepSchema),
    shareSteps: v.array(PackedShareStepSchema),
  }),
  ref('PackedConsolidation'),
);
export type PackedConsolidation = v.InferOutput<typeof PackedConsolidationSchema>;

/** The same with its steps as every other calculation has them. */
export type ConsolidationDetail = Omit<PackedConsolidation, 'steps' | 'shareSteps'> & { steps: CalculationStep[] };

/** The figure as it is sent. */
export const packConsolidation = (detail: ConsolidationDetail): PackedConsolidation => {
  const { steps, shareSteps } = packSteps(detail.steps);
  return { ...detail, steps, shareSteps };
};

/** The figure that was sent. */
export const unpackConsolidation = ({ shareSteps, ...detail }: PackedConsolidation): ConsolidationDetail => {
  const steps = unpackSteps({ steps: detail.steps, shareSteps });
  return { ...detail, steps };
};

/** GET consolidations/effects: the most requested figures under each approach. */
export const ApproachEffectSchema = v.pipe(
  v.object({
    approach: ConsolidationApproachSchema,
    /** Entities that count fully, partly, and not at all. */
    whole: v.number(),
    part: v.number(),
    out: v.number(),
    figures: v.array(
      v.object({
        metricKey: v.string(),
        value: v.nullable(Amount),
        /** The figure entered for the whole organisation: the same under each approach. */
        entered: v.nullable(Amount),
      }),
    ),
  }),
  ref('ApproachEffect'),
);
export type ApproachEffect = v.InferOutput<typeof ApproachEffectSchema>;

/** The period, the approach (that of the period's year where none is named), and whether only approved figures count. */
export const ConsolidationQuerySchema = v.object({
  start: DaySchema,
  end: DaySchema,
  approach: v.optional(ConsolidationApproachSchema),
  /** Leaves out figures that a collection asks for and nobody has approved. */
  approved: v.optional(v.picklist(['only'])),
});
/** The same query, and whether data points that were added up stand below their sum, too: to print all of it. */
export const ConsolidatedFigureQuerySchema = v.object({
  ...ConsolidationQuerySchema.entries,
  parts: v.optional(v.picklist(['all'])),
});
export type ConsolidatedFigureQuery = v.InferOutput<typeof ConsolidatedFigureQuerySchema>;

/** A folded step: its days and its subject. */
export const FoldedStepQuerySchema = v.object({ start: DaySchema, end: DaySchema, subject: SubjectSchema });
export type FoldedStepQuery = v.InferOutput<typeof FoldedStepQuerySchema>;

/** The query of the figures, with the language of the file. */
export const ConsolidationFileQuerySchema = v.object({ ...ConsolidationQuerySchema.entries, language: LanguageSchema });
export type ConsolidationQuery = v.InferOutput<typeof ConsolidationQuerySchema>;
