import * as v from 'valibot';
import { IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';
import { surveyLimits } from './survey-limits.ts';

/** A span in which people began to answer by the open link of a group. */
export const SurveyWaveSchema = v.pipe(
  v.object({
    id: IdSchema,
    groupId: IdSchema,
    /** Null of people who were promised privacy: some may have come long before. */
    from: v.nullable(InstantSchema),
    /** The end of the ten minutes in which the last one began; null where so few submitted that it would tell when each of them came. */
    until: v.nullable(InstantSchema),
    /** How many of them have submitted. */
    answers: v.number(),
    /** Whether many began within a few minutes. */
    isBurst: v.boolean(),
    /** What set its answers aside; null where they count. */
    setAsideId: v.nullable(IdSchema),
  }),
  ref('SurveyWave'),
);
export type SurveyWave = v.InferOutput<typeof SurveyWaveSchema>;

const Deed = v.object({ byName: v.string(), at: InstantSchema });

/** Answers that were set aside, by whom and why. */
export const SurveySetAsideSchema = v.pipe(
  v.object({
    id: IdSchema,
    groupId: IdSchema,
    answers: v.number(),
    reason: v.string(),
    ...Deed.entries,
    /** Who let them count again; null where they are set aside still. */
    again: v.nullable(Deed),
  }),
  ref('SurveySetAside'),
);
export type SurveySetAside = v.InferOutput<typeof SurveySetAsideSchema>;

const Said = v.object({ answered: v.number(), mean: v.nullable(v.string()) });

/** GET materiality/surveys/{id}/waves: when answers came by open links, what of them is set aside, and what that changes. */
export const SurveyWavesSchema = v.pipe(
  v.object({
    /** Whether answers can be set aside, or count again: of people who were promised privacy until results are shown. */
    mayChange: v.boolean(),
    /** Whether results wait until somebody has said what counts. */
    isAwaited: v.boolean(),
    waves: v.array(SurveyWaveSchema),
    setAsides: v.array(SurveySetAsideSchema),
    /** What everybody says with all answers, and with those that count, where it differs: of named surveys alone. */
    effects: v.array(
      v.object({ questionId: v.string(), optionId: v.nullable(v.string()), before: Said, after: v.nullable(Said) }),
    ),
  }),
  ref('SurveyWaves'),
);
export type SurveyWaves = v.InferOutput<typeof SurveyWavesSchema>;

/** POST materiality/surveys/{id}/set-asides: the answers of these spans of one group count nowhere. */
export const NewSetAsideSchema = v.pipe(
  v.strictObject({
    waveIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(surveyLimits.wavesAtOnceMax)),
    reason: v.pipe(WrittenSchema, v.trim(), v.minLength(1), v.maxLength(surveyLimits.lineLengthMax)),
  }),
  ref('NewSetAside'),
);
export type NewSetAside = v.InferOutput<typeof NewSetAsideSchema>;
