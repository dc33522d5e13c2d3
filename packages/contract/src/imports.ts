import * as v from 'valibot';
import { ImportUndoneSchema } from './import-undo.ts';
import { ImportMappingSchema, importLimits } from './imports-mapping.ts';
import { plainDigits } from './pages.ts';
import { IdSchema, InstantSchema, PeriodSchema, ref } from './schema.ts';

export const importFormats = ['excel', 'csv'] as const;
export const ImportFormatSchema = v.pipe(v.picklist(importFormats), ref('ImportFormat'));
export type ImportFormat = (typeof importFormats)[number];

/**
 * Media types and extensions of the files that an import of figures accepts. Their bytes decide which format they have
 * (`apps/gateway/src/platform/reading`). Programs disagree about the media type of CSV.
 */
export const importFileTypes = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel.sheet.macroEnabled.12': ['.xlsm'],
  'text/csv': ['.csv'],
  'application/vnd.ms-excel': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  'text/plain': ['.txt'],
} as const;

/**
 * `mapping` waits for a person to map the columns, `checked` for one to review the differences. `checking`, `applying`, `cancelling` and
 * `undoing` are in progress; `applied`, `undone`, `cancelled` (nothing was changed) and `failed` are final.
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
/** States in which a job is working: progress is sent by notice. */
export const importStatesAtWork: readonly ImportState[] = ['checking', 'applying', 'cancelling', 'undoing'];

/** What happens to existing data points (spec section 4): all are overwritten, each as chosen, or all are kept. */
export const importConflictModes = ['overwrite', 'select', 'skip'] as const;
export const ImportConflictModeSchema = v.pipe(v.picklist(importConflictModes), ref('ImportConflictMode'));
export type ImportConflictMode = (typeof importConflictModes)[number];

/** Why a file could not be read completely; `facts` for the sentence. */
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

/** Parts in the row `row` that come to `sum`, where the row `first` has `total` as the whole, both in the unit of that row. */
export const ImportUnequalTotalSchema = v.pipe(
  v.object({
    row: v.number(),
    first: v.number(),
    metricKey: v.nullable(v.string()),
    period: v.nullable(PeriodSchema),
    sum: v.string(),
    total: v.string(),
  }),
  ref('ImportUnequalTotal'),
);
export type ImportUnequalTotal = v.InferOutput<typeof ImportUnequalTotalSchema>;

/** Data points as the dry run found them, by kind; `rows` of the sheet that are not empty. */
export const ImportCountsSchema = v.pipe(
  v.object({
    rows: v.number(),
    /** Figures in these data points: one that is broken down has one for each part. Absent in imports from before they were counted. */
    figures: v.optional(v.number()),
    /** How many totals their parts do not add up to, and the first of them. Absent where all add up. */
    unequalTotals: v.optional(v.object({ count: v.number(), shown: v.array(ImportUnequalTotalSchema) })),
    new: v.number(),
    changed: v.number(),
    conflict: v.number(),
    same: v.number(),
    error: v.number(),
    /** Rows that hold no figure: headings, notes, empty ones. */
    left: v.optional(v.number()),
  }),
  ref('ImportCounts'),
);
export type ImportCounts = v.InferOutput<typeof ImportCountsSchema>;

/** Results. `kept` could not be undone: it was changed since, or somebody has commented on it. */
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

/** A file that is being imported into the data hub, or was. */
export const ImportSchema = v.pipe(
  v.object({
    id: IdSchema,
    state: ImportStateSchema,
    fileName: v.string(),
    fileBytes: v.number(),
    format: ImportFormatSchema,
    /** 0 to 100, within the present state. */
    progress: v.number(),
    /** Null until it was checked. */
    counts: v.nullable(ImportCountsSchema),
    conflicts: v.nullable(ImportConflictModeSchema),
    /** Null until it was applied. */
    result: v.nullable(ImportResultSchema),
    /** Why it failed, or why its undo stopped half-way; null otherwise. */
    failure: v.nullable(v.object({ code: v.picklist(importFailures), facts: Facts })),
    createdAt: InstantSchema,
    createdBy: v.object({ id: IdSchema, name: v.string() }),
    appliedAt: v.nullable(InstantSchema),
    appliedBy: v.nullable(v.object({ id: IdSchema, name: v.string() })),
    /** Absent where nobody undid it. */
    undone: v.optional(ImportUndoneSchema),
  }),
  ref('Import'),
);
export type Import = v.InferOutput<typeof ImportSchema>;

const removableStates: readonly ImportState[] = ['mapping', 'checked', 'cancelled', 'failed'];
/** Whether the import may be removed with its file: it wrote nothing. An import that wrote something stays as evidence. */
export const isImportRemovable = ({ state, result }: Pick<Import, 'state' | 'result'>): boolean =>
  result === null && removableStates.includes(state);

/** The top rows of a sheet, as text; CSV has one sheet. */
export const ImportSheetSchema = v.pipe(
  v.object({
    name: v.string(),
    hidden: v.boolean(),
    /** The first rows from row 1 on, each with all its cells. */
    preview: v.array(v.array(v.string())),
    /** The suggested mapping, from the headings in either language and from earlier choices of the organisation. */
    suggestion: ImportMappingSchema,
    /** Whether it is a template of ours with intact row ids. */
    template: v.boolean(),
    /** The import whose mapping was copied because its sheet had the same headings; none for a new form of sheet. */
    remembered: v.optional(v.object({ fileName: v.string(), at: InstantSchema })),
  }),
  ref('ImportSheet'),
);
export type ImportSheet = v.InferOutput<typeof ImportSheetSchema>;

/** An import with everything needed to map it. */
export const ImportDetailSchema = v.pipe(
  v.object({
    ...ImportSchema.entries,
    sheets: v.array(ImportSheetSchema),
    /** The chosen mapping; null before. */
    mapping: v.nullable(ImportMappingSchema),
    /** Sheets of the file that were imported, by this import or another one of the same file: their positions, from 0. */
    storedSheets: v.optional(v.array(v.number())),
  }),
  ref('ImportDetail'),
);
export type ImportDetail = v.InferOutput<typeof ImportDetailSchema>;

/** POST imports/{id}/again: with a sheet, imports that one; without, checks the open rows of the same one again. */
export const ImportAgainQuerySchema = v.object({
  /** Place in the file, from 0. */
  sheet: v.optional(
    v.pipe(v.string(), plainDigits, v.toNumber(), v.integer(), v.minValue(0), v.maxValue(importLimits.sheetsMax - 1)),
  ),
});
export type ImportAgainQuery = v.InferOutput<typeof ImportAgainQuerySchema>;

/** GET imports: newest first. */
export const ImportPageSchema = v.pipe(
  v.object({ items: v.array(ImportSchema), nextCursor: v.nullable(v.string()) }),
  ref('ImportPage'),
);
export type ImportPage = v.InferOutput<typeof ImportPageSchema>;

/** Writes what was checked. With `select` it overwrites the items that say so. */
export const ImportApplicationSchema = v.pipe(
  v.strictObject({ conflicts: ImportConflictModeSchema }),
  ref('ImportApplication'),
);
export type ImportApplication = v.InferOutput<typeof ImportApplicationSchema>;
