import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { limits } from './limits.ts';
import { DisclosureStatusSchema } from './report-life-schemas.ts';
import { reportWorkLimits as most } from './report-work-limits.ts';
import { DaySchema, IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax));
const Person = v.object({ id: IdSchema, name: v.string() });
const Note = v.pipe(WrittenSchema, v.maxLength(most.noteLengthMax));

/** A task of somebody for a disclosure; ticked off when done. */
export const ReportTaskSchema = v.pipe(
  v.object({
    id: IdSchema,
    disclosureCode: Code,
    assignee: Person,
    note: v.string(),
    dueOn: v.nullable(DaySchema),
    createdBy: Person,
    createdAt: InstantSchema,
    done: v.nullable(v.object({ by: Person, at: InstantSchema })),
  }),
  ref('ReportTask'),
);
export type ReportTask = v.InferOutput<typeof ReportTaskSchema>;
export const NewReportTaskSchema = v.pipe(
  v.strictObject({
    assigneeId: IdSchema,
    note: v.pipe(Note, v.minLength(2)),
    dueOn: v.optional(v.nullable(DaySchema), null),
  }),
  ref('NewReportTask'),
);
export type NewReportTask = v.InferOutput<typeof NewReportTaskSchema>;
export const ReportTaskChangeSchema = v.pipe(v.strictObject({ isDone: v.boolean() }), ref('ReportTaskChange'));

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
const commentEntries = {
  text: v.pipe(WrittenSchema, v.minLength(1), v.maxLength(most.commentLengthMax)),
  mentionIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(most.mentionsMax)), []),
};
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

/** The places of people in a report now. It never locks anything. */
export const PresenceSchema = v.pipe(
  v.object({ userId: IdSchema, name: v.string(), disclosureCode: v.nullable(Code) }),
  ref('Presence'),
);
export type Presence = v.InferOutput<typeof PresenceSchema>;

/** Something with a due date: a disclosure, a task of one, an invitation, or the whole report. */
export const DueItemSchema = v.pipe(
  v.object({
    kind: v.picklist(['disclosure', 'task', 'contribution', 'report']),
    /** The id of the task, or of the invitation. */
    id: v.nullable(IdSchema),
    reportId: IdSchema,
    versionId: v.string(),
    reportName: v.string(),
    /** Null where it concerns more than one disclosure. */
    disclosureCode: v.nullable(Code),
    title: BilingualSchema,
    note: v.string(),
    dueOn: DaySchema,
    people: v.array(Person),
    status: DisclosureStatusSchema,
    isDone: v.boolean(),
    isMine: v.boolean(),
  }),
  ref('DueItem'),
);
export type DueItem = v.InferOutput<typeof DueItemSchema>;
/** First and last day, both included. */
export const DueQuerySchema = v.object({ from: DaySchema, to: DaySchema });
export type DueQuery = v.InferOutput<typeof DueQuerySchema>;

/** The day until which the whole report is due; null where none is set. */
export const ReportDueDateSchema = v.pipe(v.strictObject({ dueOn: v.nullable(DaySchema) }), ref('ReportDueDate'));
export type ReportDueDate = v.InferOutput<typeof ReportDueDateSchema>;
