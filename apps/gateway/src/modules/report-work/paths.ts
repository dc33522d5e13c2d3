import { IdSchema, limits } from '@esg/contract';
import * as v from 'valibot';

/** The business word of these routes. */
export const tag = 'report-work';

/** Paths of one report. */
export const ReportPathSchema = v.object({ id: IdSchema });
/** Paths of one disclosure of a report. */
export const DisclosurePathSchema = v.object({
  id: IdSchema,
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax)),
});
/** Paths of one conversation of a report. */
export const ThreadPathSchema = v.object({ id: IdSchema, threadId: IdSchema });
/** Paths of one task of a report. */
export const TaskPathSchema = v.object({ id: IdSchema, taskId: IdSchema });
