import * as v from 'valibot';
import { reportWorkLimits as most } from './report-work-limits.ts';
import { IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

const Person = v.object({ id: IdSchema, name: v.string() });
const commentEntries = {
  text: v.pipe(WrittenSchema, v.minLength(1), v.maxLength(most.commentLengthMax)),
  mentionIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(most.mentionsMax)), []),
};
/** A comment, with the colleagues it mentions. */
export const ReportCommentSchema = v.pipe(
  v.object({ id: IdSchema, text: v.string(), mentions: v.array(Person), by: Person, at: InstantSchema }),
  ref('ReportComment'),
);
export type ReportComment = v.InferOutput<typeof ReportCommentSchema>;

/** A conversation about a disclosure or one of its fields, until it is resolved. */
export const CommentThreadSchema = v.pipe(
  v.object({
    id: IdSchema,
    /** Empty for comments of a draft's reader on a chapter or the whole report. */
    disclosureCode: v.string(),
    fieldKey: v.nullable(v.string()),
    resolved: v.nullable(v.object({ by: Person, at: InstantSchema })),
    /** The invited person in a conversation with somebody outside, who reads the replies through their invitation. */
    external: v.nullable(v.object({ contributionId: IdSchema, name: v.string() })),
    comments: v.array(ReportCommentSchema),
  }),
  ref('CommentThread'),
);
export type CommentThread = v.InferOutput<typeof CommentThreadSchema>;
export const NewCommentSchema = v.pipe(v.strictObject(commentEntries), ref('NewComment'));
export type NewComment = v.InferOutput<typeof NewCommentSchema>;
export const NewCommentThreadSchema = v.pipe(
  v.strictObject({ ...commentEntries, fieldKey: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(120))), null) }),
  ref('NewCommentThread'),
);
export type NewCommentThread = v.InferOutput<typeof NewCommentThreadSchema>;
export const CommentThreadChangeSchema = v.pipe(
  v.strictObject({ isResolved: v.boolean() }),
  ref('CommentThreadChange'),
);
