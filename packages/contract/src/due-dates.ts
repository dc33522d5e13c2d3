import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { limits } from './limits.ts';
import { DisclosureStatusSchema } from './report-life-schemas.ts';
import { DaySchema, IdSchema, ref } from './schema.ts';

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax));
const Person = v.object({ id: IdSchema, name: v.string() });

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
