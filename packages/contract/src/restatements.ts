import * as v from 'valibot';
import { ReportSourceSchema } from './hub-answers.ts';
import { limits } from './limits.ts';
import { LocalizedTextSchema } from './localized-texts.ts';
import { IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

/** A figure as it stood: a canonical decimal and the code of its unit. */
export const RestatedFigureSchema = v.pipe(v.object({ number: v.string(), unit: v.string() }), ref('RestatedFigure'));
export type RestatedFigure = v.InferOutput<typeof RestatedFigureSchema>;

const Person = v.object({ id: IdSchema, name: v.string() });
const place = {
  disclosureCode: v.string(),
  fieldKey: v.string(),
  /** Id of the way of breaking down that the value row is a part of; none for the whole. */
  breakdown: v.optional(v.string()),
  /** Descriptor of the value row; empty where the figure has none. */
  descriptor: v.string(),
};

/**
 * A figure that differs from the last published version, and why (issue "The life of a report"). `old` is what was published,
 * `new` what stands now; `null` where there was, or is, no such figure.
 */
export const RestatementSchema = v.pipe(
  v.object({
    ...place,
    old: v.nullable(RestatedFigureSchema),
    new: v.nullable(RestatedFigureSchema),
    /** In the writer's own words, printed with both figures. */
    note: v.string(),
    at: InstantSchema,
    by: Person,
  }),
  ref('Restatement'),
);
export type Restatement = v.InferOutput<typeof RestatementSchema>;

/** A changed figure with its note, or without one while nobody has written any. */
export const RestatedPlaceSchema = v.pipe(
  v.object({
    ...place,
    old: v.nullable(RestatedFigureSchema),
    new: v.nullable(RestatedFigureSchema),
    /** Digits after the point that both are shown with, where one of them was calculated; absent where all digits are shown. */
    digits: v.optional(v.number()),
    explained: v.nullable(
      v.object({
        note: v.string(),
        notes: v.optional(LocalizedTextSchema),
        /** The other report of the same days that it was written in, of the same change. */
        from: v.optional(ReportSourceSchema),
        at: InstantSchema,
        by: Person,
      }),
    ),
  }),
  ref('RestatedPlace'),
);
export type RestatedPlace = v.InferOutput<typeof RestatedPlaceSchema>;

/** All figures that differ from the last published version; `publishedAt` is that version's, `null` where there is none. */
export const RestatementListSchema = v.pipe(
  v.object({ publishedAt: v.nullable(InstantSchema), items: v.array(RestatedPlaceSchema) }),
  ref('RestatementList'),
);
export type RestatementList = v.InferOutput<typeof RestatementListSchema>;

/** Says why a figure changed; an empty note takes it back. */
export const RestatementNoteSchema = v.pipe(
  v.object({
    disclosureCode: v.pipe(v.string(), v.maxLength(limits.disclosureCodeLengthMax)),
    fieldKey: v.pipe(v.string(), v.maxLength(200)),
    breakdown: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
    descriptor: v.pipe(v.string(), v.maxLength(limits.descriptorLengthMax)),
    note: v.pipe(WrittenSchema, v.maxLength(limits.reportTextLengthMax)),
    /** The same in each language, where the report has two. */
    notes: v.optional(LocalizedTextSchema),
  }),
  ref('RestatementNote'),
);
export type RestatementNote = v.InferOutput<typeof RestatementNoteSchema>;
