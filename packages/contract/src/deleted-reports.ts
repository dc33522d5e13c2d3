import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Ours: the number of days in which a deleted report can be restored. */
export const deletedReportDays = 30;

/** A report that somebody deleted and that can still be restored. */
export const DeletedReportSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    framework: BilingualSchema,
    deletedAt: InstantSchema,
    deletedBy: v.string(),
    /** When it is deleted permanently. */
    purgedAt: InstantSchema,
  }),
  ref('DeletedReport'),
);
export type DeletedReport = v.InferOutput<typeof DeletedReportSchema>;
