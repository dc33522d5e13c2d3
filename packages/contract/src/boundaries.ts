import { fractionOf, isAtMost, placesOf, roundDecimal } from '@esg/quantities';
import * as v from 'valibot';
import {
  boundaryLimits,
  consolidationApproaches,
  financialControls,
  holdingKinds,
  ownFiguresMeanings,
} from './boundary-rules.ts';
import { entityLimits } from './entities.ts';
import { DaySchema, IdSchema, InstantSchema, ref, VersionSchema, WrittenSchema } from './schema.ts';

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
