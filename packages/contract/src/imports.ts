import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { bytesPerMegabyte } from './limits.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/**
 * Ours: 100,000 rows of a template are 6 MB as xlsx. As CSV, which has no hidden column, they are 25 MB with their row ids and 14
 * without. A file may not unpack to more than `unpackedBytesMax`, however small it comes.
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
  /** Rows and columns that are shown of a sheet before it is read whole. */
  previewRows: 30,
  previewColumns: 60,
  previewLength: 120,
  /** Rows that a template may have. */
  templateRowsMax: 50_000,
  choicesMax: 1000,
  unfinishedMax: 3,
} as const;

export const importFormats = ['excel', 'csv'] as const;
export const ImportFormatSchema = v.pipe(v.picklist(importFormats), ref('ImportFormat'));
export type ImportFormat = (typeof importFormats)[number];

/**
 * What a column can stand for. `rowId` is the hidden one of templates: it decides where what people see is missing or ambiguous.
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
] as const;
export const ImportFieldSchema = v.pipe(v.picklist(importFields), ref('ImportField'));
export type ImportField = (typeof importFields)[number];

/** How numbers are written where a cell holds text: `1,234.5`, or `1.234,5`. */
export const importNumberStyles = ['point', 'comma'] as const;
/** How days are written where a cell holds text; `yyyy-MM-dd` is understood in any case. */
export const importDayOrders = ['dmy', 'mdy', 'ymd'] as const;

/** How a sheet is read: which row holds the headings, and what each column stands for. */
export const ImportMappingSchema = v.pipe(
  v.strictObject({
    /** Place in the file, from 0. */
    sheet: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(importLimits.sheetsMax - 1)),
    /** As in the sheet, from 1. */
    headerRow: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(importLimits.previewRows)),
    /** Each field at most once; `index` from 0. Others are left out. */
    columns: v.pipe(
      v.array(
        v.strictObject({
          index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(importLimits.columnsMax - 1)),
          field: ImportFieldSchema,
        }),
      ),
      v.maxLength(importFields.length),
    ),
    numbers: v.picklist(importNumberStyles),
    days: v.picklist(importDayOrders),
    /** The language that texts are written in. */
    language: LanguageSchema,
  }),
  ref('ImportMapping'),
);
export type ImportMapping = v.InferOutput<typeof ImportMappingSchema>;

/**
 * `mapping` waits for a person to say what the columns are, `checked` for one to look at the differences. `checking`, `applying`,
 * `cancelling` and `undoing` are worked on, `applied`, `undone`, `cancelled` (nothing was changed) and `failed` are over.
 */
export const importStates = [
  'mapping',
  'checking',
  'checked',
  'applying',
  'applied',
  'cancelling',
  'cancelled',
  'undoing',
  'undone',
  'failed',
] as const;
export const ImportStateSchema = v.pipe(v.picklist(importStates), ref('ImportState'));
export type ImportState = (typeof importStates)[number];
/** States in which a job is at work: progress comes by notice. */
export const importStatesAtWork: readonly ImportState[] = ['checking', 'applying', 'cancelling', 'undoing'];

/** What happens to data points that stand already (spec section 4): all overwritten, each as chosen, or all kept. */
export const importConflictModes = ['overwrite', 'select', 'skip'] as const;
export const ImportConflictModeSchema = v.pipe(v.picklist(importConflictModes), ref('ImportConflictMode'));
export type ImportConflictMode = (typeof importConflictModes)[number];

/** Why a file could not be read to its end; `facts` for the sentence. */
export const importFailures = [
  'file_damaged',
  'file_unsafe',
  'too_many_rows',
  'too_many_columns',
  'cell_too_long',
  'sheet_missing',
  'empty',
  'interrupted',
  'time_out',
] as const;
const Facts = v.record(v.string(), v.union([v.string(), v.number()]));

/** Data points as the dry run found them, by kind; `rows` of the sheet that hold something. */
export const ImportCountsSchema = v.pipe(
  v.object({
    rows: v.number(),
    new: v.number(),
    changed: v.number(),
    conflict: v.number(),
    same: v.number(),
    error: v.number(),
  }),
  ref('ImportCounts'),
);
export type ImportCounts = v.InferOutput<typeof ImportCountsSchema>;

/** What became of them. `kept` could not be undone: changed since, or somebody has commented on it. */
export const ImportResultSchema = v.pipe(
  v.object({
    created: v.number(),
    changed: v.number(),
    skipped: v.number(),
    failed: v.number(),
    removed: v.number(),
    restored: v.number(),
    kept: v.number(),
  }),
  ref('ImportResult'),
);
export type ImportResult = v.InferOutput<typeof ImportResultSchema>;

/** A file of data points on its way into the data hub, or one of the past. */
export const ImportSchema = v.pipe(
  v.object({
    id: IdSchema,
    state: ImportStateSchema,
    fileName: v.string(),
    fileBytes: v.number(),
    format: ImportFormatSchema,
    /** 0 to 100, of the present state. */
    progress: v.number(),
    /** Null until it was checked. */
    counts: v.nullable(ImportCountsSchema),
    conflicts: v.nullable(ImportConflictModeSchema),
    /** Null until it was applied. */
    result: v.nullable(ImportResultSchema),
    /** Null unless `failed`. */
    failure: v.nullable(v.object({ code: v.picklist(importFailures), facts: Facts })),
    createdAt: InstantSchema,
    createdBy: v.object({ id: IdSchema, name: v.string() }),
    appliedAt: v.nullable(InstantSchema),
    appliedBy: v.nullable(v.object({ id: IdSchema, name: v.string() })),
  }),
  ref('Import'),
);
export type Import = v.InferOutput<typeof ImportSchema>;

/** The top of a sheet, as text; CSV has one. */
export const ImportSheetSchema = v.pipe(
  v.object({
    name: v.string(),
    hidden: v.boolean(),
    /** The first rows from row 1 on; each as long as it is. */
    preview: v.array(v.array(v.string())),
    /** How it would be read, from its headings in either language and from what the organisation chose before. */
    suggestion: ImportMappingSchema,
    /** Whether it is a template of ours whose row ids are whole. */
    template: v.boolean(),
  }),
  ref('ImportSheet'),
);
export type ImportSheet = v.InferOutput<typeof ImportSheetSchema>;

/** An import with what is needed to map it. */
export const ImportDetailSchema = v.pipe(
  v.object({
    ...ImportSchema.entries,
    sheets: v.array(ImportSheetSchema),
    /** What was chosen; null before. */
    mapping: v.nullable(ImportMappingSchema),
  }),
  ref('ImportDetail'),
);
export type ImportDetail = v.InferOutput<typeof ImportDetailSchema>;

/** GET imports: newest first. */
export const ImportPageSchema = v.pipe(
  v.object({ items: v.array(ImportSchema), nextCursor: v.nullable(v.string()) }),
  ref('ImportPage'),
);
export type ImportPage = v.InferOutput<typeof ImportPageSchema>;

/** Writes what was checked. With `select` those are overwritten whose item says so. */
export const ImportApplicationSchema = v.pipe(
  v.strictObject({ conflicts: ImportConflictModeSchema }),
  ref('ImportApplication'),
);
export type ImportApplication = v.InferOutput<typeof ImportApplicationSchema>;
