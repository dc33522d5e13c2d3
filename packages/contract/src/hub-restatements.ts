import * as v from 'valibot';
import { limits } from './limits.ts';
import { LocalizedTextSchema, ReportLanguagesSchema } from './localized-texts.ts';
import { RestatedFigureSchema } from './restatements.ts';
import { IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

const place = {
  /** The metric. */
  fieldKey: v.pipe(v.string(), v.maxLength(200)),
  /** Id of the breakdown that the value row belongs to; absent for the whole. */
  breakdown: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
  /** Descriptor of the value row; empty where the figure has none. */
  descriptor: v.pipe(v.string(), v.maxLength(limits.descriptorLengthMax)),
};

/**
 * A figure that published reports print as `old`, and that the data hub gives as `new` since. With a reason it is restated: the next year's
 * report compares with the new one and prints the reason.
 */
export const HubRestatementSchema = v.pipe(
  v.object({
    ...place,
    old: RestatedFigureSchema,
    new: RestatedFigureSchema,
    /** The published reports that print it, of the same days. */
    reports: v.array(
      v.object({
        id: IdSchema,
        name: v.string(),
        names: LocalizedTextSchema,
        /** The languages in which the next report prints the reason. */
        languages: ReportLanguagesSchema,
      }),
    ),
    /** Why it changed, once somebody has said so. */
    explained: v.nullable(
      v.object({
        note: v.string(),
        notes: v.optional(LocalizedTextSchema),
        at: InstantSchema,
        by: v.object({ id: IdSchema, name: v.string() }),
      }),
    ),
  }),
  ref('HubRestatement'),
);
export type HubRestatement = v.InferOutput<typeof HubRestatementSchema>;

/** GET data-hub/restatements: figures of reports about days of this reporting time. */
export const HubRestatementQuerySchema = v.object({ reportingTimeId: IdSchema });
export const HubRestatementListSchema = v.pipe(
  v.object({ items: v.array(HubRestatementSchema) }),
  ref('HubRestatementList'),
);
export type HubRestatementList = v.InferOutput<typeof HubRestatementListSchema>;

/** The most figures that one reason is for. */
export const hubRestatementsMax = 1000;

/** PUT data-hub/restatements: one reason for these figures. */
export const HubRestatementNoteSchema = v.pipe(
  v.strictObject({
    reportingTimeId: IdSchema,
    /** As they were read: one that has changed again since is not meant. */
    figures: v.pipe(
      v.array(v.strictObject({ ...place, old: RestatedFigureSchema, new: RestatedFigureSchema })),
      v.minLength(1),
      v.maxLength(hubRestatementsMax),
    ),
    note: v.pipe(WrittenSchema, v.minLength(1), v.maxLength(limits.reportTextLengthMax)),
    /** The reason in each language that it was written in. */
    notes: v.optional(LocalizedTextSchema),
  }),
  ref('HubRestatementNote'),
);
export type HubRestatementNote = v.InferOutput<typeof HubRestatementNoteSchema>;
