import * as v from 'valibot';
import { AmountDoubtSchema, amountReasons } from './climate-amounts.ts';
import { CodeSchema, climateFactorLimits } from './climate-factors.ts';
import { ClimateQuestionSchema, calorificBases, climateQuestions } from './climate-results.ts';
import { RegionSchema } from './climate-rules.ts';
import { ImportUndoneSchema } from './import-undo.ts';
import { importDayOrders, importLimits, importNumberStyles } from './imports-mapping.ts';
import type { Bilingual } from './language-schemas.ts';
import { LanguageSchema } from './language-schemas.ts';
import { limits } from './limits.ts';
import { PageQuerySchema, pageOf, plainDigits } from './pages.ts';
import { IdSchema, InstantSchema, OptionalLineSchema, ref } from './schema.ts';

/** Ours: what imports of data points allow too. A sheet of lines that are there already has no more rows than an import may have. */
export const climateImportLimits = {
  fileBytesMax: importLimits.fileBytesMax,
  rowsMax: importLimits.rowsMax,
  /** Imports of one organisation that are at work at once. */
  unfinishedMax: 3,
  /** Rows of one answer: all that are refused are read for a file. */
  rowsPageMax: 1_000,
  /** Questions that are answered before an import, each for all rows of a meter (as many as fit a request); and those that are shown at once. */
  answersMax: 2_000,
  questionsShownMax: 50,
} as const;

/** What a column can mean, by its heading in templates. */
export const climateImportColumns = {
  entity: { en: 'Entity', zhTw: '實體' },
  label: { en: 'Meter, vehicle or supplier', zhTw: '儀錶、車輛或供應商' },
  activityType: { en: 'Activity', zhTw: '活動' },
  activity: { en: 'What exactly', zhTw: '具體項目' },
  month: { en: 'Month', zhTw: '月份' },
  amount: { en: 'Amount', zhTw: '數量' },
  unit: { en: 'Unit', zhTw: '單位' },
  basis: { en: 'Gross or net', zhTw: '總熱值或淨熱值' },
  region: { en: 'Country or region', zhTw: '國家或地區' },
  category: { en: 'Scope 3 category', zhTw: '範圍 3 類別' },
  source: { en: 'Bill or reading', zhTw: '帳單或讀數' },
  evidence: { en: 'Page', zhTw: '頁碼' },
  estimate: { en: 'Estimate', zhTw: '估算' },
} as const satisfies Record<string, Bilingual>;
export type ClimateImportField = keyof typeof climateImportColumns;
export const climateImportFields = Object.keys(climateImportColumns) as ClimateImportField[];
const FieldSchema = v.picklist(climateImportFields);

/** As long as the names of what was used in a line may be. */
const nameLengthMax = 200;

/** What rows of a sheet have in common that are asked one question: their meter, and what they say of what was used. */
const askedOf = {
  entityId: v.nullable(IdSchema),
  label: OptionalLineSchema,
  activityTypeId: CodeSchema,
  unit: CodeSchema,
  region: v.nullable(RegionSchema),
  activity: v.nullable(v.pipe(v.string(), v.maxLength(nameLengthMax))),
  reason: v.picklist(climateQuestions),
};

/** What was answered before the import for all rows of a meter that are asked it. Each row takes the factor of its own month. */
export const ClimateImportAnswerSchema = v.pipe(
  v.strictObject({
    of: v.strictObject(askedOf),
    /** What changes in the rows; a row whose question has no such choice stays as it is. */
    change: v.strictObject({
      activity: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(nameLengthMax))),
      factorId: v.optional(CodeSchema),
      basis: v.optional(v.picklist(calorificBases)),
      region: v.optional(RegionSchema),
      withTax: v.optional(v.boolean()),
    }),
  }),
  ref('ClimateImportAnswer'),
);
export type ClimateImportAnswer = v.InferOutput<typeof ClimateImportAnswerSchema>;

/** How a sheet is read: its headings, the meaning of each column, and what holds where a column or a cell says nothing. */
export const ClimateImportMappingSchema = v.pipe(
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
          field: FieldSchema,
        }),
      ),
      v.maxLength(climateImportFields.length),
    ),
    /** For rows that do not say it themselves: bills of one meter rarely name their activity. */
    usual: v.strictObject({
      entityId: v.nullable(IdSchema),
      activityTypeId: v.nullable(CodeSchema),
      unit: v.nullable(CodeSchema),
      basis: v.nullable(v.picklist(calorificBases)),
      region: v.nullable(v.pipe(v.string(), v.maxLength(climateFactorLimits.codeLengthMax))),
    }),
    numbers: v.picklist(importNumberStyles),
    days: v.picklist(importDayOrders),
    /** Questions of the former check that are answered for all rows they were asked of. */
    answers: v.optional(v.pipe(v.array(ClimateImportAnswerSchema), v.maxLength(climateImportLimits.answersMax))),
  }),
  ref('ClimateImportMapping'),
);
export type ClimateImportMapping = v.InferOutput<typeof ClimateImportMappingSchema>;

/** PUT climate-imports/{id}/mapping: a mapping, and the check that it goes on from. Others may have matched or answered since. */
export const NewClimateImportMappingSchema = v.pipe(
  v.strictObject({
    ...ClimateImportMappingSchema.entries,
    checks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  ref('NewClimateImportMapping'),
);
export type NewClimateImportMapping = v.InferOutput<typeof NewClimateImportMappingSchema>;

/** `checked` waits for a person to look at it. A job is at work in `checking`, `applying` and `undoing`. */
export const climateImportStates = [
  'mapping',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const;
export type ClimateImportState = (typeof climateImportStates)[number];

/** What would become of a row: a new line, another amount of one that is there, no difference, or a refusal. */
export const climateImportKinds = ['new', 'changed', 'same', 'error'] as const;
export type ClimateImportKind = (typeof climateImportKinds)[number];
/**
 * What rows can be looked through by: `asked` are those that wait for an answer before their emissions are known, unchanged ones too, `doubted`
 * those whose amount is far from the others of its meter.
 */
export const climateImportViews = [...climateImportKinds, 'asked', 'doubted'] as const;
export type ClimateImportView = (typeof climateImportViews)[number];

/** Why a row is refused. `text` is the text of the cell, `first` another row. */
export const climateImportRules = [
  'activity_type_missing',
  'activity_type_unknown',
  'amount_missing',
  'amount_invalid',
  /** The heading of the amounts names a currency, and they were to be counted in another unit: `text` is the heading. */
  'amount_is_money',
  'basis_unknown',
  'category_unknown',
  'cell_error',
  /** Another row of the sheet is of the same place, activity, month and bill. */
  'duplicate',
  'entity_unknown',
  /** Several entities have this name; only the path of names distinguishes them. */
  'entity_ambiguous',
  'entity_archived',
  'formula_without_value',
  /** Several lines that are there already fit. */
  'line_ambiguous',
  'month_missing',
  'month_unknown',
  /** Before the first or after the last month that lines can be of: `from` and `until`. */
  'month_far',
  'not_yours',
  'region_unknown',
  'text_long',
  'unit_missing',
  /** The heading of the amounts names another unit or multiple than the row was to be counted in: `text` is the heading. */
  'unit_of_heading',
  'unit_unknown',
] as const;
export type ClimateImportRule = (typeof climateImportRules)[number];

/** An error in one cell. `column` in the facts is the field that it is about, where the rule alone does not say it. */
export const ClimateImportIssueSchema = v.pipe(
  v.object({
    rule: v.picklist(climateImportRules),
    facts: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  ref('ClimateImportIssue'),
);
export type ClimateImportIssue = v.InferOutput<typeof ClimateImportIssueSchema>;

/** What happened to a row; the line of one that is `kept` was added, changed or deleted by somebody since, and stays as it is. */
export const climateImportOutcomes = ['added', 'changed', 'removed', 'restored', 'kept'] as const;
export type ClimateImportOutcome = (typeof climateImportOutcomes)[number];

const AmountSchema = v.object({ amount: v.string(), unit: v.string() });

/** A row of the sheet, and what would happen or happened to it. */
export const ClimateImportRowSchema = v.pipe(
  v.object({
    /** Counted from 1. */
    row: v.number(),
    kind: v.picklist(climateImportKinds),
    /** The cells that say what the row is of, as they stand in the sheet. */
    name: v.string(),
    activityTypeId: v.nullable(v.string()),
    entityId: v.nullable(IdSchema),
    month: v.nullable(v.string()),
    /** The amount that stands there now; null for a new line. */
    before: v.nullable(AmountSchema),
    after: v.nullable(AmountSchema),
    issues: v.array(ClimateImportIssueSchema),
    /** What is asked once the line is stored, before its emissions are known. */
    question: v.nullable(ClimateQuestionSchema),
    /** A warning: what speaks against the amount of a line that would be stored, by the months that are there and those of the sheet. */
    doubt: v.nullable(AmountDoubtSchema),
    /** The line that is there, or that was added. */
    activityId: v.nullable(IdSchema),
    outcome: v.nullable(v.picklist(climateImportOutcomes)),
  }),
  ref('ClimateImportRow'),
);
export type ClimateImportRow = v.InferOutput<typeof ClimateImportRowSchema>;

/** GET climate-imports/{id}/rows: in the order of the sheet. */
export const ClimateImportRowsQuerySchema = v.object({
  ...PageQuerySchema.entries,
  limit: v.optional(
    v.pipe(
      v.string(),
      plainDigits,
      v.toNumber(),
      v.integer(),
      v.minValue(1),
      v.maxValue(climateImportLimits.rowsPageMax),
    ),
    String(limits.pageSizeDefault),
  ),
  kind: v.optional(v.picklist(climateImportViews)),
});
export type ClimateImportRowsQuery = v.InferOutput<typeof ClimateImportRowsQuerySchema>;
export const ClimateImportRowPageSchema = v.pipe(pageOf(ClimateImportRowSchema), ref('ClimateImportRowPage'));
export type ClimateImportRowPage = v.InferOutput<typeof ClimateImportRowPageSchema>;

/** GET climate-imports/{id}/questions: what rows will be asked, once for each meter; most rows first, `left` of them not shown. */
export const ClimateImportQuestionsSchema = v.pipe(
  v.object({
    items: v.array(
      v.object({
        ...askedOf,
        /** All that one of the rows can be answered with. */
        choices: v.array(v.string()),
        rows: v.number(),
        firstMonth: v.string(),
        lastMonth: v.string(),
      }),
    ),
    left: v.number(),
  }),
  ref('ClimateImportQuestions'),
);
export type ClimateImportQuestions = v.InferOutput<typeof ClimateImportQuestionsSchema>;
export type ClimateImportQuestion = ClimateImportQuestions['items'][number];

const CountsSchema = v.pipe(
  v.object({
    new: v.number(),
    changed: v.number(),
    same: v.number(),
    error: v.number(),
    asked: v.number(),
    doubted: v.number(),
  }),
  ref('ClimateImportCounts'),
);
const ResultSchema = v.pipe(
  v.object({
    added: v.number(),
    changed: v.number(),
    removed: v.number(),
    restored: v.number(),
    kept: v.number(),
  }),
  ref('ClimateImportResult'),
);
const PersonSchema = v.object({ id: IdSchema, name: v.string() });

/** An import of bills and readings, and how far it is. */
export const ClimateImportSchema = v.pipe(
  v.object({
    id: IdSchema,
    state: v.picklist(climateImportStates),
    fileName: v.string(),
    fileBytes: v.number(),
    /** Of the present state, 0 to 100. */
    progress: v.number(),
    counts: v.nullable(CountsSchema),
    result: v.nullable(ResultSchema),
    /** How often its rows were checked. */
    checks: v.number(),
    /** Why it failed: a reading code of files, or `interrupted`. */
    failure: v.nullable(v.string()),
    createdAt: InstantSchema,
    createdBy: PersonSchema,
    appliedAt: v.nullable(InstantSchema),
    /** Who let it be written; null until then, and for imports of before it was stored. */
    appliedBy: v.nullable(PersonSchema),
    /** Absent where nobody undid it. */
    undone: v.optional(ImportUndoneSchema),
  }),
  ref('ClimateImport'),
);
export type ClimateImport = v.InferOutput<typeof ClimateImportSchema>;

/** The same with the top of its sheets, and how they are read. */
export const ClimateImportDetailSchema = v.pipe(
  v.object({
    ...ClimateImportSchema.entries,
    sheets: v.array(
      v.object({
        name: v.string(),
        hidden: v.boolean(),
        preview: v.array(v.array(v.string())),
        /** The units that headings of the proposed row name, such as kWh of “Consumption (kWh)”, by the column's position from 0. */
        headingUnits: v.optional(v.array(v.object({ index: v.number(), unit: v.string() }))),
        /** The mapping that is proposed, by the headings and by what the organisation said of them before. */
        suggestion: ClimateImportMappingSchema,
      }),
    ),
    mapping: v.nullable(ClimateImportMappingSchema),
  }),
  ref('ClimateImportDetail'),
);
export type ClimateImportDetail = v.InferOutput<typeof ClimateImportDetailSchema>;

/** What is answered for all amounts that are far from the others of their meter: why they are right, or that each was in its likely unit. */
export const importedAmountAnswers = [...amountReasons, 'likely_unit'] as const;
export type ImportedAmountAnswer = (typeof importedAmountAnswers)[number];

/** POST climate-imports/{id}/apply: the check whose rows were seen, as others may have matched the columns again since, and what is answered. */
export const SeenClimateImportSchema = v.pipe(
  v.strictObject({
    checks: v.pipe(v.number(), v.integer(), v.minValue(0)),
    amounts: v.optional(v.picklist(importedAmountAnswers)),
  }),
  ref('SeenClimateImport'),
);
export type SeenClimateImport = v.InferOutput<typeof SeenClimateImportSchema>;

/** GET climate-imports: newest first. */
export const ClimateImportPageSchema = v.pipe(pageOf(ClimateImportSchema), ref('ClimateImportPage'));
export type ClimateImportPage = v.InferOutput<typeof ClimateImportPageSchema>;

/** GET climate-imports/sheet: a template to fill in, or the lines that are there, to be corrected and brought back. */
export const ClimateSheetQuerySchema = v.strictObject({
  content: v.picklist(['template', 'lines']),
  language: LanguageSchema,
});
export type ClimateSheetQuery = v.InferOutput<typeof ClimateSheetQuerySchema>;
