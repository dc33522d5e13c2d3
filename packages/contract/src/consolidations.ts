import * as v from 'valibot';
import { ConsolidationApproachSchema } from './boundaries.ts';
import { type CalculationStep, calculationGaps } from './calculations.ts';
import { SubjectSchema } from './data-points-queries.ts';
import { LanguageSchema } from './language-schemas.ts';
import { PackedShareStepSchema, PackedStepSchema, packSteps, unpackSteps } from './packed-steps.ts';
import { DaySchema, IdSchema, PeriodSchema, ref } from './schema.ts';

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
