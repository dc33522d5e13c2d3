import * as v from 'valibot';
import { DecimalSchema } from './climate-factors.ts';
import { MetricKeySchema } from './data-points.ts';
import { IdSchema, InstantSchema, LineSchema, OptionalLineSchema, ref, VersionSchema } from './schema.ts';

/** As many as one organisation may have, as points and measures of one, years that may be named, and characters of a note. */
export const targetLimits = {
  targetsMax: 200,
  interimMax: 20,
  measuresMax: 30,
  yearMin: 1990,
  yearMax: 2100,
  noteMax: 2000,
} as const;

const YearSchema = v.pipe(v.number(), v.integer(), v.minValue(targetLimits.yearMin), v.maxValue(targetLimits.yearMax));

/** A value in a year, in the unit of its target. */
export const TargetPointSchema = v.strictObject({ year: YearSchema, value: DecimalSchema });
export type TargetPoint = v.InferOutput<typeof TargetPointSchema>;

/** What the organisation does for a target. */
export const TargetMeasureSchema = v.strictObject({
  name: LineSchema,
  /** By how much it improves the figure in each year from its first one on, in the unit of the target. */
  effect: v.pipe(
    DecimalSchema,
    v.check((effect) => !effect.startsWith('-'), 'number_out_of_range'),
  ),
  fromYear: YearSchema,
  /** As people write it, with its currency; empty where nobody said. */
  cost: OptionalLineSchema,
  owner: OptionalLineSchema,
});
export type TargetMeasure = v.InferOutput<typeof TargetMeasureSchema>;

/** What a person fills in. An intensity has a metric of its own in the data hub, so a target on it is one of intensity. */
const fields = {
  name: LineSchema,
  metricKey: MetricKeySchema,
  /** The entity with all below it; null for the whole organisation. */
  entityId: v.nullable(IdSchema),
  /** Code of a unit of the metric's kind. */
  unit: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  base: TargetPointSchema,
  /** Years between, for a path that is not straight. */
  interim: v.pipe(v.array(TargetPointSchema), v.maxLength(targetLimits.interimMax)),
  goal: TargetPointSchema,
  owner: OptionalLineSchema,
  note: v.pipe(v.string(), v.maxLength(targetLimits.noteMax)),
  measures: v.pipe(v.array(TargetMeasureSchema), v.maxLength(targetLimits.measuresMax)),
};

type Path = { base: TargetPoint; interim: TargetPoint[]; goal: TargetPoint };
const endsLater = ({ base, goal }: Path) => goal.year > base.year;
const areBetween = ({ base, interim, goal }: Path) =>
  interim.every(({ year }) => year > base.year && year < goal.year) &&
  new Set(interim.map(({ year }) => year)).size === interim.length;

export const TargetSchema = v.pipe(
  v.object({
    id: IdSchema,
    ...fields,
    /** Who changed it last, and when. */
    updatedBy: v.string(),
    updatedAt: InstantSchema,
    /** Grows with each change; a change of an older one is refused with `resource.stale`. */
    version: v.number(),
  }),
  ref('Target'),
);
export type Target = v.InferOutput<typeof TargetSchema>;

/** A figure beside a target, in its unit and with every digit. */
const TargetFigureSchema = v.object({
  year: v.number(),
  value: v.string(),
  /** How many entities have a figure of the year, where it is fewer than in an earlier one; null where both compare. */
  fewer: v.nullable(v.object({ told: v.number(), of: v.number() })),
});

/** A target, with the figures that it is compared with: by year, the oldest first. */
export const TargetWithFiguresSchema = v.pipe(
  v.object({ target: TargetSchema, figures: v.array(TargetFigureSchema) }),
  ref('TargetWithFigures'),
);
export type TargetWithFigures = v.InferOutput<typeof TargetWithFiguresSchema>;

/** GET targets: those of one metric. */
export const TargetsQuerySchema = v.object({ metricKey: MetricKeySchema });

/** A new one. */
export const NewTargetSchema = v.pipe(
  v.strictObject(fields),
  v.forward(
    v.check((target) => endsLater(target), 'period_end_before_start'),
    ['goal'],
  ),
  v.forward(
    v.check((target) => areBetween(target), 'number_out_of_range'),
    ['interim'],
  ),
  ref('NewTarget'),
);
export type NewTarget = v.InferOutput<typeof NewTargetSchema>;

/** A change of one that was read at `version`. */
export const TargetChangeSchema = v.pipe(
  v.strictObject({ ...fields, version: VersionSchema }),
  v.forward(
    v.check((target) => endsLater(target), 'period_end_before_start'),
    ['goal'],
  ),
  v.forward(
    v.check((target) => areBetween(target), 'number_out_of_range'),
    ['interim'],
  ),
  ref('TargetChange'),
);
export type TargetChange = v.InferOutput<typeof TargetChangeSchema>;
