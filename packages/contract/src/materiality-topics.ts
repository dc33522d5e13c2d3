import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { materialityLimits } from './materiality-limits.ts';
import { IdSchema, LineSchema, ref, VersionSchema, WrittenSchema } from './schema.ts';

/** What becomes of a topic of the long list. */
export const topicStates = ['considered', 'left_out', 'merged'] as const;
/** What people say of a topic whatever its scores. */
export const topicJudgements = ['material', 'not_material'] as const;

const topic = {
  /** The topic of the library that it is, or those that it stands for. */
  libraryIds: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(materialityLimits.topicsMax)),
  /** The organisation’s own name; null where that of the library stands. */
  name: v.nullable(v.object({ en: LineSchema, zhTw: LineSchema })),
  state: v.picklist(topicStates),
  /** The topic that speaks for it where it was merged. */
  mergedInto: v.nullable(IdSchema),
  /** What people decided against the scores. */
  judged: v.nullable(v.picklist(topicJudgements)),
  /** Why it is left out, or judged against its scores. */
  reason: v.pipe(WrittenSchema, v.maxLength(materialityLimits.textLengthMax)),
};
const isExplained = ({ state, judged, reason }: { state: string; judged: string | null; reason: string }) =>
  reason !== '' || (state !== 'left_out' && judged === null);

/** A topic of an assessment. */
export const AssessedTopicSchema = v.pipe(
  v.object({
    id: IdSchema,
    /** The same through all years that carry it on. */
    origin: IdSchema,
    ...topic,
    name: v.nullable(BilingualSchema),
    libraryIds: v.array(v.string()),
    reason: v.string(),
    version: v.number(),
  }),
  ref('AssessedTopic'),
);
export type AssessedTopic = v.InferOutput<typeof AssessedTopicSchema>;

/** POST materiality/profiles/{id}/topics: topics of the library, or one of the organisation’s own. */
export const NewTopicsSchema = v.pipe(
  v.strictObject({
    topics: v.pipe(
      v.array(v.object({ libraryIds: topic.libraryIds, name: topic.name })),
      v.minLength(1),
      v.maxLength(materialityLimits.topicsMax),
    ),
  }),
  ref('NewTopics'),
);
export type NewTopics = v.InferOutput<typeof NewTopicsSchema>;

/** A topic that was read at `version`. Leaving out, and judging against the scores, need a reason. */
export const TopicChangeSchema = v.pipe(
  v.strictObject({ ...topic, version: VersionSchema }),
  v.forward(
    v.check((change) => isExplained(change), 'required'),
    ['reason'],
  ),
  ref('TopicChange'),
);
export type TopicChange = v.InferOutput<typeof TopicChangeSchema>;
