import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { NumberWithUnitSchema } from './linked-number-schemas.ts';
import { IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

/** Limits of sentences to check: ours. */
export const sentenceCheckLimits = {
  /** Characters of a sentence that is marked; a longer one is cut. */
  sentenceLengthMax: 1200,
  /** Sentences of one text that are read. */
  sentencesMax: 400,
  /** Marks of one text. */
  marksMax: 30,
  /** Characters of the reason for keeping a sentence. */
  reasonLengthMax: 500,
} as const;

/** Why a sentence should be read again. */
export const sentenceMarkKinds = [
  /** No figure of the report has the number, and none gives it when two are compared. */
  'number',
  /** A figure has the digits in another unit. */
  'unit',
  /** The number is another year's. */
  'period',
  /** The figure changed the other way, or not at all. */
  'direction',
  /** Praise that no figure can bear out, such as “industry-leading”. */
  'superlative',
  /** A claim that no figure or cited document bears out, such as “carbon neutral”. */
  'claim',
] as const;
export type SentenceMarkKind = (typeof sentenceMarkKinds)[number];

const Sentence = v.pipe(v.string(), v.minLength(1), v.maxLength(sentenceCheckLimits.sentenceLengthMax));

/** A sentence of a text that should be read again before it is published. */
export const SentenceMarkSchema = v.pipe(
  v.object({
    disclosureCode: v.string(),
    fieldKey: v.string(),
    language: LanguageSchema,
    kind: v.picklist(sentenceMarkKinds),
    /** The sentence as it is printed. */
    sentence: v.string(),
    /** The words of it that the mark is about. */
    words: v.string(),
    /** The report's own figure that the sentence speaks of, with this year's and last year's value; null where none is named. */
    figure: v.nullable(
      v.object({
        disclosureCode: v.string(),
        fieldKey: v.string(),
        now: v.nullable(NumberWithUnitSchema),
        before: v.nullable(NumberWithUnitSchema),
      }),
    ),
    /** Why somebody keeps the sentence as it is; null while nobody does. */
    confirmed: v.nullable(
      v.object({ reason: v.string(), at: InstantSchema, by: v.object({ id: IdSchema, name: v.string() }) }),
    ),
  }),
  ref('SentenceMark'),
);
export type SentenceMark = v.InferOutput<typeof SentenceMarkSchema>;

/** PUT reports/{id}/answers/{code}/{fieldKey}/kept-sentences: an empty reason takes the confirmation back. */
export const SentenceConfirmationSchema = v.pipe(
  v.object({
    language: LanguageSchema,
    kind: v.picklist(sentenceMarkKinds),
    sentence: Sentence,
    reason: v.pipe(WrittenSchema, v.maxLength(sentenceCheckLimits.reasonLengthMax)),
  }),
  ref('SentenceConfirmation'),
);
export type SentenceConfirmation = v.InferOutput<typeof SentenceConfirmationSchema>;
