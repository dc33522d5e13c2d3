import * as v from 'valibot';
import { ref } from './schema.ts';

/** What the reading of one file may take. A report of 170 pages takes 2 seconds and a tenth of the memory. */
export const readingLimits = {
  pagesMax: 2000,
  /** Of one page, and of all pages of a file. */
  pageLengthMax: 200_000,
  textLengthMax: 20_000_000,
  /** Of a workbook; a report of ours has one for each chapter. */
  sheetsMax: 500,
  /** Rows of a sheet that are one page. */
  rowsPerPage: 200,
  secondsMax: 120,
  /** Pages of one file that are tried to be recognised from pictures. */
  recognisedPagesMax: 200,
  attemptsMax: 3,
  /** Pages in one answer. */
  pagesPerAnswerMax: 50,
} as const;

export const readingStates = ['waiting', 'reading', 'read', 'failed'] as const;
export type ReadingState = (typeof readingStates)[number];

/**
 * Why a file could not be read. It is kept and can be opened and downloaded all the same. With `no_recognition` it was read but for pages that
 * are pictures, because the programs that recognise text are not installed; where it was read and yet has another problem, pictures are left.
 */
export const readingProblems = [
  'encrypted',
  'broken',
  'unsafe',
  'macros',
  'too_large',
  'time_out',
  'empty',
  'other_type',
  'interrupted',
  'no_recognition',
] as const;
export type ReadingProblem = (typeof readingProblems)[number];

/** Languages that are told apart. */
export const documentLanguages = ['en', 'zh-Hant', 'zh-Hans', 'fr', 'de', 'es', 'ja', 'ko'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** How far the reading of a document's newest file is. */
export const DocumentReadingSchema = v.pipe(
  v.object({
    state: v.picklist(readingStates),
    /** Why it failed, or left pages out; null where it did not. */
    problem: v.nullable(v.picklist(readingProblems)),
    /** Null until it is read. */
    pages: v.nullable(v.number()),
    language: v.nullable(v.picklist(documentLanguages)),
    /** The number of pages that are pictures whose text was not recognised, and the first of them. */
    unreadPages: v.number(),
    firstUnreadPage: v.nullable(v.number()),
  }),
  ref('DocumentReading'),
);
export type DocumentReading = v.InferOutput<typeof DocumentReadingSchema>;

/** A piece of a page, in the order in which it is read. Data only: nothing of a document is ever taken as HTML. */
export const DocumentBlockSchema = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.literal('heading'), level: v.number(), text: v.string() }),
    v.object({ kind: v.literal('paragraph'), text: v.string() }),
    v.object({
      kind: v.literal('table'),
      /** Rows that say what the columns are. A sheet that goes on from an earlier page has those of its beginning. */
      head: v.array(v.array(v.string())),
      rows: v.array(v.array(v.string())),
      /** On a sheet, the number of the first of `rows` and of the first column, from 1; 1 and 1 elsewhere. */
      row: v.number(),
      column: v.number(),
    }),
  ]),
  ref('DocumentBlock'),
);
export type DocumentBlock = v.InferOutput<typeof DocumentBlockSchema>;

/** A page of a PDF, a part of a sheet, a section of a Word document, or a message. */
export const pageKinds = ['page', 'sheet', 'section', 'message'] as const;
export type PageKind = (typeof pageKinds)[number];
/** Where its text is from: a recognised one may have wrong figures, a picture has none. */
export const pageSources = ['text', 'recognised', 'picture'] as const;
export type PageSource = (typeof pageSources)[number];

/** One page as it is cited. */
export const DocumentPageSchema = v.pipe(
  v.object({
    /** From 1. */
    number: v.number(),
    /** The printed number of the page, the sheet's name, or the headings above; null where there is none. */
    label: v.nullable(v.string()),
    kind: v.picklist(pageKinds),
    source: v.picklist(pageSources),
    blocks: v.array(DocumentBlockSchema),
    /** On a recognised page, its lines and where they stand in points, as the file counts them: a viewer finds no words there by itself. */
    lines: v.optional(
      v.array(
        v.object({ text: v.string(), left: v.number(), bottom: v.number(), width: v.number(), height: v.number() }),
      ),
    ),
  }),
  ref('DocumentPage'),
);
export type DocumentPage = v.InferOutput<typeof DocumentPageSchema>;

const wholeNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.toNumber(), v.minValue(1), v.maxValue(most));

/** `number` is that of an earlier file. */
export const DocumentPagesQuerySchema = v.object({
  number: v.optional(wholeNumber(9999)),
  from: v.optional(wholeNumber(readingLimits.pagesMax)),
});
export type DocumentPagesQuery = v.InferOutput<typeof DocumentPagesQuerySchema>;

/** GET documents/{id}/pages: pages of its newest file, or of the one with that number, from page `from`. */
export const DocumentPagesSchema = v.pipe(
  v.object({
    /** The number of the file. */
    number: v.number(),
    reading: DocumentReadingSchema,
    pages: v.array(DocumentPageSchema),
  }),
  ref('DocumentPages'),
);
export type DocumentPages = v.InferOutput<typeof DocumentPagesSchema>;
