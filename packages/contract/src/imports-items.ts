import * as v from 'valibot';
import { AnswerValueSchema } from './answers.ts';
import { DataConflictChoiceSchema } from './data-exports.ts';
import { MetricKeySchema, QualityMarkSchema } from './data-points.ts';
import { SubjectSchema } from './data-points-queries.ts';
import { ImportFormatSchema } from './imports.ts';
import { ImportFieldSchema, importLimits } from './imports-mapping.ts';
import { LanguageSchema } from './language-schemas.ts';
import { PageSizeSchema } from './pages.ts';
import { IdSchema, InstantSchema, PeriodSchema, ref } from './schema.ts';

/**
 * What a row becomes. `changed` stands with another value, as the file knew it; `conflict` was changed by somebody since, or
 * the file knows nothing of it. Both are settled as the conflict mode says. `error` is never written, and `left` holds no figure.
 */
export const importItemKinds = ['new', 'changed', 'conflict', 'same', 'error', 'left'] as const;
export const ImportItemKindSchema = v.pipe(v.picklist(importItemKinds), ref('ImportItemKind'));
export type ImportItemKind = (typeof importItemKinds)[number];

/** Why a row is refused ('Row {row}: {message}', spec section 4); the apps hold the sentences. `text` is what the cell says. */
export const importRules = [
  /**
   * `text` names no metric, or several; `suggested` has keys of metrics or ids of sections that may be meant, between `|`. `holds` says
   * whether the row has `figures` or `words`, and `kinds` of which units, as far as that is known.
   */
  'metric_missing',
  'metric_unknown',
  /** Of `suggested`: the name leaves open in which of two ways the figure was counted. */
  'method_open',
  /** Of `suggested`: the name is that of several things, and the unit does not say which. */
  'name_open',
  'metric_ambiguous',
  'section_unknown',
  'entity_unknown',
  'entity_ambiguous',
  'period_missing',
  'period_unknown',
  'period_ambiguous',
  'value_missing',
  /** A number with a unit for a metric that is answered in words. */
  'words_wanted',
  'number_invalid',
  'number_too_long',
  'integer_invalid',
  'unit_missing',
  /** `allowed` lists the units of the metric, `suggested` the codes of those that may be meant, between `|`; `kind` is theirs. */
  'unit_unknown',
  'choice_unknown',
  'country_unknown',
  'date_invalid',
  /** `length` is allowed. */
  'text_too_long',
  'label_unknown',
  'quality_unknown',
  'internal_unknown',
  /** A formula without a value that was calculated when the file was saved. */
  'formula_without_value',
  /** A text that a spreadsheet would run as a formula. */
  'formula_text',
  /** The cell shows an error such as `#DIV/0!`. */
  'cell_error',
  'merged_cells',
  /** `first` is the row that says it already. */
  'duplicate_row',
  /** Another data point of the series has some of these days: `start` and `end` (spec section 5). */
  'overlap',
  /** Refused when it was written: somebody was first. */
  'stale',
  'invalid',
] as const;
export type ImportRule = (typeof importRules)[number];

/** Worth knowing, and no reason to refuse. */
export const importNotes = [
  /** The saved result of a formula was used. */
  'formula_value',
  /** A cell formatted as percent: 0.5 was read as 50. */
  'percent_cell',
  /** More digits than a spreadsheet keeps: the number was taken as it is shown. */
  'rounded',
  /** “Nil” or 無: there was nothing, so 0 was taken. */
  'nil',
  /** Given in thousands or millions: `scale` times the figure of the sheet is `number`. */
  'multiplied',
  /** Parts that make `sum`, where the row `first` says `total` for the whole, both in the unit of that row. */
  'parts_differ',
  /** Of `left`: a heading or note, a row without any value, what another row says already, and what a person left out, by its `text` or that row alone. */
  'heading',
  'no_value',
  /** The sheet says in the cell that it does not apply: `text`, and why, where it gives a `reason`. */
  'not_applicable',
  'repeated',
  'left_out',
  /** What a person said that the row, or its `unit`, stands for: `text` is the name that it was said of; `kind` of the unit. */
  'settled',
  'unit_settled',
  /** What the checks of the data hub say: `percent`, `factor` (see `checkDataPoint`). */
  'change',
  'unit_slip',
  'sign',
] as const;
export type ImportNote = (typeof importNotes)[number];

const Facts = v.record(v.string(), v.union([v.string(), v.number()]));

export const ImportIssueSchema = v.pipe(
  v.object({
    /** As in the sheet, from 1. */
    row: v.number(),
    /** The column's field; null where it is about the row. */
    field: v.nullable(ImportFieldSchema),
    rule: v.picklist(importRules),
    facts: Facts,
  }),
  ref('ImportIssue'),
);
export type ImportIssue = v.InferOutput<typeof ImportIssueSchema>;

export const ImportRemarkSchema = v.pipe(
  v.object({ row: v.number(), note: v.picklist(importNotes), facts: Facts }),
  ref('ImportRemark'),
);
export type ImportRemark = v.InferOutput<typeof ImportRemarkSchema>;

const figures = {
  value: AnswerValueSchema,
  source: v.string(),
  internal: v.boolean(),
  quality: v.nullable(QualityMarkSchema),
  methodology: v.string(),
  explanation: v.string(),
};
/** What is written of a data point, or stood there before. */
export const ImportStateOfPointSchema = v.pipe(v.object(figures), ref('ImportPointState'));
export type ImportPointState = v.InferOutput<typeof ImportStateOfPointSchema>;

/** One data point of the file: old, new, and what became of it. */
export const ImportItemSchema = v.pipe(
  v.object({
    /** Its place in the import: its first row in the sheet, or a number of its own where a row holds several figures. */
    position: v.number(),
    /** All rows that it was made of: a data point may have several value rows. */
    rows: v.array(v.number()),
    kind: ImportItemKindSchema,
    /** What could be made out of the row; null where it could not. */
    metricKey: v.nullable(v.string()),
    sectionId: v.nullable(v.string()),
    /** Null stands for the whole organisation. */
    entityId: v.nullable(IdSchema),
    reportingTimeId: v.nullable(IdSchema),
    period: v.nullable(PeriodSchema),
    labelIds: v.array(IdSchema),
    /** What the sheet says, for rows that could not be made out: texts of the mapped columns. */
    texts: v.record(v.string(), v.string()),
    before: v.nullable(
      v.object({
        ...figures,
        version: v.number(),
        updatedAt: InstantSchema,
        updatedBy: v.object({ id: IdSchema, name: v.string() }),
      }),
    ),
    after: v.nullable(ImportStateOfPointSchema),
    issues: v.array(ImportIssueSchema),
    remarks: v.array(ImportRemarkSchema),
    /** Of `changed` and `conflict`: what is done with `select`. */
    choice: v.nullable(DataConflictChoiceSchema),
    /** Null until it was written. `kept` could not be undone. */
    outcome: v.nullable(v.picklist(['created', 'changed', 'skipped', 'failed', 'removed', 'restored', 'kept'])),
    dataPointId: v.nullable(IdSchema),
  }),
  ref('ImportItem'),
);
export type ImportItem = v.InferOutput<typeof ImportItemSchema>;
export type ImportOutcome = NonNullable<ImportItem['outcome']>;

/** What a person has to look at first comes first, in this order of kinds; those of one kind in the order of the sheet. */
export const importKindsByNeed = [
  'error',
  'conflict',
  'changed',
  'new',
  'same',
  'left',
] as const satisfies readonly ImportItemKind[];

/** GET imports/{id}/items: in the order of the sheet, or by what needs a decision. */
export const ImportItemsQuerySchema = v.object({
  kind: v.optional(ImportItemKindSchema),
  outcome: v.optional(v.picklist(['created', 'changed', 'skipped', 'failed', 'removed', 'restored', 'kept'])),
  order: v.optional(v.picklist(['sheet', 'need']), 'sheet'),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(300))),
  limit: PageSizeSchema,
});
export type ImportItemsQuery = v.InferOutput<typeof ImportItemsQuerySchema>;

export const ImportItemPageSchema = v.pipe(
  v.object({ items: v.array(ImportItemSchema), nextCursor: v.nullable(v.string()) }),
  ref('ImportItemPage'),
);
export type ImportItemPage = v.InferOutput<typeof ImportItemPageSchema>;

/** Chooses for items by position, or for all of a kind. */
export const ImportChoicesSchema = v.pipe(
  v.strictObject({
    choice: DataConflictChoiceSchema,
    positions: v.union([
      v.picklist(['changed', 'conflict', 'all']),
      v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1), v.maxLength(importLimits.choicesMax)),
    ]),
  }),
  ref('ImportChoices'),
);
export type ImportChoices = v.InferOutput<typeof ImportChoicesSchema>;

/** Which metrics a template has: those of `metricKeys`, of a framework, and of a topic, each once. Empty: all of the library. */
export const ImportTemplateDraftSchema = v.pipe(
  v.strictObject({
    format: ImportFormatSchema,
    /** One figure in each line, or `years`: reporting times side by side, without ids; `lines` when left out. */
    layout: v.optional(v.picklist(['lines', 'years'])),
    language: LanguageSchema,
    metricKeys: v.pipe(v.array(MetricKeySchema), v.maxLength(2000)),
    versionId: v.nullable(v.pipe(v.string(), v.maxLength(120))),
    /** Id of a dimension, topic or category of the metric tree. */
    branchId: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    reportingTimeIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(60)),
    subjects: v.pipe(v.array(SubjectSchema), v.minLength(1), v.maxLength(1001)),
    /** Whether breakdowns get rows of their own besides the total. */
    breakdowns: v.boolean(),
    /** Leaves out what has a value already. */
    missingOnly: v.boolean(),
  }),
  ref('ImportTemplateDraft'),
);
export type ImportTemplateDraft = v.InferOutput<typeof ImportTemplateDraftSchema>;
