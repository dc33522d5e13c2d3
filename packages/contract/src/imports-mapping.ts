import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { bytesPerMegabyte } from './limits.ts';
import { PeriodSchema, ref } from './schema.ts';

/**
 * Ours: 100,000 rows of a template are 6 MB as xlsx. As CSV, which has no hidden column, they are 25 MB with row ids and 14 without.
 * Unpacked, a file may have at most `unpackedBytesMax`, however small it is packed.
 */
export const importLimits = {
  fileBytesMax: 20 * bytesPerMegabyte,
  rowsMax: 100_000,
  columnsMax: 200,
  sheetsMax: 30,
  /** As in Excel. */
  cellLengthMax: 32_767,
  entriesMax: 1000,
  sharedStringsMax: 500_000,
  sharedStringsLengthMax: 60_000_000,
  unpackedBytesMax: 400 * bytesPerMegabyte,
  /** Unpacked to packed bytes of one part; sheets of our own come to 30. */
  ratioMax: 250,
  /** Rows and columns of a sheet that are shown before it is read completely. */
  previewRows: 30,
  previewColumns: 60,
  previewLength: 120,
  /** Rows that a template may have. */
  templateRowsMax: 50_000,
  choicesMax: 1000,
  unfinishedMax: 3,
  /** Columns that each hold a reporting time, and names and units with an answer. */
  timesMax: 60,
  namesMax: 1000,
  nameLengthMax: 300,
  /** Rows of a sheet that has reporting times side by side. */
  sideBySideRowsMax: 20_000,
} as const;

/**
 * The meanings of a column. `rowId` is the hidden column of templates: it decides where the visible names are missing or ambiguous.
 * `period` is a name such as `2025`, `Q1 2025` or `2025年3月`; `start` and `end` are days.
 */
export const importFields = [
  'rowId',
  'metric',
  'section',
  'entity',
  'period',
  'start',
  'end',
  'value',
  'unit',
  'descriptor',
  'labels',
  'source',
  'quality',
  'internal',
  'methodology',
  'explanation',
  'note',
] as const;
export const ImportFieldSchema = v.pipe(v.picklist(importFields), ref('ImportField'));
export type ImportField = (typeof importFields)[number];

/** How numbers are written where a cell holds text: `1,234.5`, or `1.234,5`. */
export const importNumberStyles = ['point', 'comma'] as const;
/** How days are written where a cell holds text; `yyyy-MM-dd` is understood in any case. */
export const importDayOrders = ['dmy', 'mdy', 'ymd'] as const;

/** How a sheet is read: the row with the headings, and the meaning of each column. */
export const ImportMappingSchema = v.pipe(
  v.strictObject({
    /** Position in the file, from 0. */
    sheet: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(importLimits.sheetsMax - 1)),
    /** As in the sheet, from 1. */
    headerRow: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(importLimits.previewRows)),
    /** Each field at most once; `index` from 0. Other columns are left out. */
    columns: v.pipe(
      v.array(
        v.strictObject({
          index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(importLimits.columnsMax - 1)),
          field: ImportFieldSchema,
        }),
      ),
      v.maxLength(importFields.length),
    ),
    /**
     * Columns that each hold the values of one reporting time, side by side: a row then has several figures, and no column is `value` or
     * `period`. `part` is the part of the metric in a column, such as `Male`; empty for the whole.
     */
    times: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(importLimits.columnsMax - 1)),
            period: PeriodSchema,
            part: v.pipe(v.string(), v.maxLength(importLimits.previewLength)),
          }),
        ),
        v.maxLength(importLimits.timesMax),
      ),
    ),
    /** The answers of people about names in the sheet: a section of the library, or null for rows that are left out. */
    names: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            text: v.pipe(v.string(), v.maxLength(importLimits.nameLengthMax)),
            sectionId: v.nullable(v.pipe(v.string(), v.maxLength(200))),
          }),
        ),
        v.maxLength(importLimits.namesMax),
      ),
    ),
    /** The same answers about units, by their code. */
    units: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            text: v.pipe(v.string(), v.maxLength(importLimits.nameLengthMax)),
            unit: v.pipe(v.string(), v.maxLength(60)),
          }),
        ),
        v.maxLength(importLimits.namesMax),
      ),
    ),
    /** Rows of this sheet, from 1, that are left out because another row has the same figure. Never remembered for other sheets. */
    leftRows: v.optional(
      v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(2 * importLimits.namesMax)),
    ),
    /** Names and units that have an answer and are to be asked about again: the answers of earlier imports are ignored. */
    askedAgain: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(importLimits.nameLengthMax))),
        v.maxLength(2 * importLimits.namesMax),
      ),
    ),
    numbers: v.picklist(importNumberStyles),
    days: v.picklist(importDayOrders),
    /** The language of texts in the sheet. */
    language: LanguageSchema,
  }),
  ref('ImportMapping'),
);
export type ImportMapping = v.InferOutput<typeof ImportMappingSchema>;
