import * as v from 'valibot';
import { ReportSourceSchema } from './hub-answers.ts';
import { limits } from './limits.ts';
import { LocalizedTextSchema } from './localized-texts.ts';
import { IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

/** A stored figure: a canonical decimal and the code of its unit. */
export const RestatedFigureSchema = v.pipe(v.object({ number: v.string(), unit: v.string() }), ref('RestatedFigure'));
export type RestatedFigure = v.InferOutput<typeof RestatedFigureSchema>;

const Person = v.object({ id: IdSchema, name: v.string() });
const place = {
  disclosureCode: v.string(),
  fieldKey: v.string(),
  /** Id of the breakdown that the value row belongs to; absent for the whole. */
  breakdown: v.optional(v.string()),
  /** Descriptor of the value row; empty where the figure has none. */
  descriptor: v.string(),
};

/**
 * A figure that differs from the last published version, and the reason (issue "The life of a report"). `old` is the published figure,
 * `new` the present one; `null` where there was, or is, none.
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

/** A changed figure with its note, or without one until somebody writes it. */
export const RestatedPlaceSchema = v.pipe(
  v.object({
    ...place,
    old: v.nullable(RestatedFigureSchema),
    new: v.nullable(RestatedFigureSchema),
    /** The number of decimals of both figures, where one of them was calculated; absent where all digits are shown. */
    digits: v.optional(v.number()),
    explained: v.nullable(
      v.object({
        note: v.string(),
        notes: v.optional(LocalizedTextSchema),
        /** The other report of the same period in which it was written, about the same change. */
        from: v.optional(ReportSourceSchema),
        at: InstantSchema,
        by: Person,
      }),
    ),
  }),
  ref('RestatedPlace'),
);
export type RestatedPlace = v.InferOutput<typeof RestatedPlaceSchema>;

/** A figure of an earlier year that the published version prints as `old`, and that the report would print as `new` today. */
export const ComparativeChangeSchema = v.pipe(
  v.object({ ...place, year: v.string(), old: RestatedFigureSchema, new: RestatedFigureSchema }),
  ref('ComparativeChange'),
);
export type ComparativeChange = v.InferOutput<typeof ComparativeChangeSchema>;

/** All figures that differ from the last published version; `publishedAt` is the time of that version, `null` where there is none. */
export const RestatementListSchema = v.pipe(
  v.object({
    publishedAt: v.nullable(InstantSchema),
    items: v.array(RestatedPlaceSchema),
    /** Of a published report: figures of earlier years that changed since its publication. */
    comparatives: v.array(ComparativeChangeSchema),
  }),
  ref('RestatementList'),
);
export type RestatementList = v.InferOutput<typeof RestatementListSchema>;

/** Explains why a figure changed; an empty note removes the explanation. */
export const RestatementNoteSchema = v.pipe(
  v.object({
    disclosureCode: v.pipe(v.string(), v.maxLength(limits.disclosureCodeLengthMax)),
    fieldKey: v.pipe(v.string(), v.maxLength(200)),
    breakdown: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
    descriptor: v.pipe(v.string(), v.maxLength(limits.descriptorLengthMax)),
    note: v.pipe(WrittenSchema, v.maxLength(limits.reportTextLengthMax)),
    /** The note in each language, where the report has two. */
    notes: v.optional(LocalizedTextSchema),
  }),
  ref('RestatementNote'),
);
export type RestatementNote = v.InferOutput<typeof RestatementNoteSchema>;
