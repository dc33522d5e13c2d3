import * as v from 'valibot';
import { limits } from './limits.ts';
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
