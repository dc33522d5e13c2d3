import * as v from 'valibot';
import { AnswerValueSchema } from './answers.ts';
import { DataConflictChoiceSchema } from './data-conflicts.ts';
import { QualityMarkSchema } from './data-points.ts';
import { ImportFieldSchema, importLimits } from './imports-mapping.ts';
import { PageSizeSchema } from './pages.ts';
import { IdSchema, InstantSchema, PeriodSchema, ref } from './schema.ts';

/**
 * The result of a row. `changed` has another value than the file's row knew; `conflict` was changed by somebody since, or the file knows no
 * version of it. The conflict mode decides about both. `error` is never written, and `left` has no figure.
 */
export const importItemKinds = ['new', 'changed', 'conflict', 'same', 'error', 'left'] as const;
export const ImportItemKindSchema = v.pipe(v.picklist(importItemKinds), ref('ImportItemKind'));
export type ImportItemKind = (typeof importItemKinds)[number];

/** What a quantity physically is. A unit of one of them is never a unit of another. */
export const unitMeasures = ['energy', 'mass', 'volume', 'area', 'distance', 'power', 'currency'] as const;
export type UnitMeasure = (typeof unitMeasures)[number];

/** Why a row is refused ('Row {row}: {message}', spec section 4); the apps have the sentences. `text` is the text of the cell. */
export const importRules = [
  /**
   * `text` names no metric, or several; `suggested` has keys of possible metrics or ids of sections, separated by `|`. `holds` says whether
   * the row has `figures` or `words`, and `kinds` the kinds of their units, if known.
   */
  'metric_missing',
  'metric_unknown',
  /** With `suggested`: the name does not say by which of two methods the figure was determined. */
  'method_open',
  /** With `suggested`: the name is ambiguous, and the unit does not decide. */
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
  /**
   * `allowed` lists the units of the metric, `suggested` the codes of possible ones, separated by `|`; `kind` is their kind. `measures` says
   * what the text measures where that is something else (litres for a metric of energy): none of the units can be meant then.
   */
  'unit_unknown',
  'choice_unknown',
  'country_unknown',
  'date_invalid',
  /** `length` is the allowed length. */
  'text_too_long',
  'label_unknown',
  'quality_unknown',
  'internal_unknown',
  /** A formula whose value was not saved with the file. */
  'formula_without_value',
  /** A text that a spreadsheet would run as a formula. */
  'formula_text',
  /** The cell shows an error such as `#DIV/0!`. */
  'cell_error',
  'merged_cells',
  /** `first` is the row with the same figure. */
  'duplicate_row',
  /** Another data point of the series has some of these days: `start` and `end` (spec section 5). */
  'overlap',
  /** Refused when it was written, because somebody else was faster. */
  'stale',
  'invalid',
] as const;
export type ImportRule = (typeof importRules)[number];

/** Remarks, which are no reason to refuse. */
export const importNotes = [
  /** The saved result of a formula was used. */
  'formula_value',
  /** A cell formatted as percent: 0.5 was read as 50. */
  'percent_cell',
  /** More digits than a spreadsheet keeps: the number was read as it is shown. */
  'rounded',
  /** “Nil” or 無 was read as 0. */
  'nil',
  /** Given in thousands or millions: `scale` times the figure of the sheet is `number`. */
  'multiplied',
  /** Parts that add up to `sum`, where the row `first` has `total` as the whole, both in the unit of that row. */
  'parts_differ',
  /**
   * With `left`: a heading or note, a row without a value, a duplicate of another row, or a row that a person left out, by its `text` or
   * alone.
   */
  'heading',
  'no_value',
  /** The cell says that the figure does not apply: `text`, and `reason` where it gives one. */
  'not_applicable',
  'repeated',
  'left_out',
  /** The answer of a person about the row, or its `unit`: `text` is the name that it is about; `kind` that of the unit. */
  'settled',
  'unit_settled',
  /** Findings of the data hub: `percent`, `factor` (see `checkDataPoint`). */
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
/** The written data, or the earlier ones. */
export const ImportStateOfPointSchema = v.pipe(v.object(figures), ref('ImportPointState'));
export type ImportPointState = v.InferOutput<typeof ImportStateOfPointSchema>;

/** One data point of the file: old and new data, and the result. */
export const ImportItemSchema = v.pipe(
  v.object({
    /** Its position in the import: its first row in the sheet, or a number of its own where a row has several figures. */
    position: v.number(),
    /** All rows that it was made from: a data point may have several value rows. */
    rows: v.array(v.number()),
    kind: ImportItemKindSchema,
    /** The place that was recognised; null where none was. */
    metricKey: v.nullable(v.string()),
    sectionId: v.nullable(v.string()),
    /** Null stands for the whole organisation. */
    entityId: v.nullable(IdSchema),
    reportingTimeId: v.nullable(IdSchema),
    period: v.nullable(PeriodSchema),
    labelIds: v.array(IdSchema),
    /** The texts of the mapped columns, for rows that were not recognised. */
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
    /** With `changed` and `conflict`: the choice with `select`. */
    choice: v.nullable(DataConflictChoiceSchema),
    /** Null until it was written. `kept` could not be undone. */
    outcome: v.nullable(v.picklist(['created', 'changed', 'skipped', 'failed', 'removed', 'restored', 'kept'])),
    dataPointId: v.nullable(IdSchema),
  }),
  ref('ImportItem'),
);
export type ImportItem = v.InferOutput<typeof ImportItemSchema>;
export type ImportOutcome = NonNullable<ImportItem['outcome']>;

/** The order of review: by kind in this order, and within a kind as in the sheet. */
export const importKindsByNeed = [
  'error',
  'conflict',
  'changed',
  'new',
  'same',
  'left',
] as const satisfies readonly ImportItemKind[];

/** GET imports/{id}/items: in the order of the sheet, or what needs a decision first. */
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
