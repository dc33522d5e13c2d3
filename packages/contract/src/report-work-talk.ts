import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { limits } from './limits.ts';
import { DisclosureStatusSchema } from './report-life-schemas.ts';
import { reportWorkLimits as most } from './report-work-limits.ts';
import { DaySchema, IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax));
const Person = v.object({ id: IdSchema, name: v.string() });
const Note = v.pipe(WrittenSchema, v.maxLength(most.noteLengthMax));

/** What somebody is asked to do for a disclosure; ticked off when done. */
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

/** A remark, with the colleagues it names. */
export const ReportCommentSchema = v.pipe(
  v.object({ id: IdSchema, text: v.string(), mentions: v.array(Person), by: Person, at: InstantSchema }),
  ref('ReportComment'),
);
export type ReportComment = v.InferOutput<typeof ReportCommentSchema>;

/** Comments that belong together, about a disclosure or one of its fields; resolved once nothing is left to say. */
export const CommentThreadSchema = v.pipe(
  v.object({
    id: IdSchema,
    /** Empty for what a reader of the draft said about a chapter or the whole report. */
    disclosureCode: v.string(),
    fieldKey: v.nullable(v.string()),
    resolved: v.nullable(v.object({ by: Person, at: InstantSchema })),
    /** The invited person it is led with, where it is with one from outside: answered by way of their invitation. */
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

/** Where people are in a report now. Never keeps anybody from anything. */
export const PresenceSchema = v.pipe(
  v.object({ userId: IdSchema, name: v.string(), disclosureCode: v.nullable(Code) }),
  ref('Presence'),
);
export type Presence = v.InferOutput<typeof PresenceSchema>;

/** Something that is due on a day: a disclosure, a task of one, what an invited person was asked, or the whole report. */
export const DueItemSchema = v.pipe(
  v.object({
    kind: v.picklist(['disclosure', 'task', 'contribution', 'report']),
    /** Of the task, or of the invitation. */
    id: v.nullable(IdSchema),
    reportId: IdSchema,
    versionId: v.string(),
    reportName: v.string(),
    /** Null for what is about more than one disclosure. */
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
/** From and to, both included. */
export const DueQuerySchema = v.object({ from: DaySchema, to: DaySchema });
export type DueQuery = v.InferOutput<typeof DueQuerySchema>;

/** The day until which the whole report is due; null where none is set. */
export const ReportDueDateSchema = v.pipe(v.strictObject({ dueOn: v.nullable(DaySchema) }), ref('ReportDueDate'));
export type ReportDueDate = v.InferOutput<typeof ReportDueDateSchema>;
