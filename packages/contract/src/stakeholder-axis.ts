import * as v from 'valibot';
import { IdSchema, ref } from './schema.ts';

/** A group of a survey whose answers count, and how much it counts beside others. */
export const OpinionGroupSchema = v.pipe(
  v.object({
    id: IdSchema,
    surveyId: IdSchema,
    name: v.object({ en: v.string(), zhTw: v.string() }),
    weight: v.string(),
    /** Answers by its open link that count nowhere, with the reasons; left out where there are none. */
    setAside: v.optional(v.array(v.object({ answers: v.number(), reason: v.string() }))),
    /** That none of its answers counts: it is listed for those that were set aside, and has no weight. Left out of groups that are heard. */
    isUnheard: v.optional(v.literal(true)),
  }),
  ref('OpinionGroup'),
);
export type OpinionGroup = v.InferOutput<typeof OpinionGroupSchema>;

/** Those whose answers count. */
export const heardGroups = (groups: readonly OpinionGroup[]): OpinionGroup[] =>
  groups.filter(({ isUnheard }) => !isUnheard);

/**
 * GET materiality/profiles/{id}/stakeholder-axis: what the closed surveys of an assessment say of its topics. Groups of which fewer than five
 * people answered are not in it.
 */
export const StakeholderAxisSchema = v.pipe(
  v.object({
    /** Groups that say something of a topic, and those of which answers were set aside. */
    groups: v.array(OpinionGroupSchema),
    topics: v.array(
      v.object({
        topicId: IdSchema,
        /** From 0 to 5, a decimal: the mean of the groups, each by its weight. */
        value: v.string(),
        groups: v.array(v.object({ groupId: IdSchema, value: v.string(), answers: v.number() })),
      }),
    ),
  }),
  ref('StakeholderAxis'),
);
export type StakeholderAxis = v.InferOutput<typeof StakeholderAxisSchema>;
