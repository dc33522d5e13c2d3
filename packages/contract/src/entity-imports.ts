import * as v from 'valibot';
import { BoundaryQuerySchema } from './boundaries.ts';
import { entityLimits } from './entities.ts';
import { EntityFieldChangeSchema } from './entity-history.ts';
import { ImportUndoneSchema } from './import-undo.ts';
import { type Bilingual, LanguageSchema } from './language-schemas.ts';
import { bytesPerMegabyte } from './limits.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/**
 * Spec section 9: the file of a bulk entity upload, with as many rows as an organisation may have entities. Ours: the checked sheets of one
 * person that wait to be imported; an older one is dropped.
 */
export const entityImportLimits = {
  fileBytesMax: 10 * bytesPerMegabyte,
  rowsMax: entityLimits.entitiesMax,
  checkedMax: 20,
} as const;

/**
 * Columns of the sheet by their headings; only the name is required. `id` is hidden and identifies the entity of a row, so that rows may be
 * sorted, renamed and moved; a row without it is a new entity.
 */
export const entityImportColumns = {
  id: { en: 'Entity ID', zhTw: '實體編號' },
  name: { en: 'Name', zhTw: '名稱' },
  type: { en: 'Type', zhTw: '類型' },
  parent: { en: 'Belongs to', zhTw: '隸屬於' },
  fiscalYearStartMonth: { en: 'First month of the fiscal year', zhTw: '財政年度首月' },
  address: { en: 'Address', zhTw: '地址' },
  postCode: { en: 'Post code', zhTw: '郵政編碼' },
  /** The year of the boundary that the columns after it speak of. */
  year: { en: 'Boundary year', zhTw: '組織邊界年度' },
  kind: { en: 'Held as', zhTw: '持有方式' },
  ownership: { en: 'Owned (%)', zhTw: '擁有（%）' },
  operated: { en: 'Operated by you', zhTw: '由你營運' },
  financialControl: { en: 'Financial control', zhTw: '財務控制權' },
  joined: { en: 'First day', zhTw: '首日' },
  left: { en: 'Last day', zhTw: '最後一日' },
  exclusion: { en: 'Left out because', zhTw: '不計入的原因' },
} as const satisfies Record<string, Bilingual>;
export type EntityImportColumn = keyof typeof entityImportColumns;

/** The result of a row: a new entity, changed fields of one, no difference, or a refusal. */
export const entityImportKinds = ['new', 'changed', 'same', 'error'] as const;
export const EntityImportKindSchema = v.pipe(v.picklist(entityImportKinds), ref('EntityImportKind'));
export type EntityImportKind = (typeof entityImportKinds)[number];

/** Why a row is refused ('Row {row}: {message}', spec section 4). `text` is the text of the cell, `limit` the allowed number. */
export const entityImportRules = [
  'name_missing',
  'name_short',
  'text_long',
  'type_unknown',
  'month_unknown',
  'parent_unknown',
  /** Several entities have this name; only the path of names distinguishes them. */
  'parent_ambiguous',
  'parent_archived',
  /** The entity would be below itself. */
  'circular',
  'too_deep',
  /** `first` is another row with the same name, or 0 for an existing entity. */
  'duplicate',
  /** No existing entity has the hidden id. */
  'id_unknown',
  /** `first` is another row with the same hidden id. */
  'id_repeated',
  'archived',
  /** Entity managers move only their own entities (decision 13). */
  'not_yours',
  /** The row speaks of the boundary, and names no year of it. */
  'year_missing',
  'year_unknown',
  'kind_unknown',
  'ownership_invalid',
  /** Neither yes nor no. */
  'operated_unknown',
  'control_unknown',
  'day_unknown',
  'days_reversed',
  'limit',
  /** The cell holds an error of the spreadsheet, such as #N/A. */
  'cell_error',
  /** A formula whose value was not saved with the file. */
  'formula_without_value',
] as const;
export type EntityImportRule = (typeof entityImportRules)[number];

/** An error in one cell. */
export const EntityImportIssueSchema = v.pipe(
  v.object({
    rule: v.picklist(entityImportRules),
    facts: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  ref('EntityImportIssue'),
);
export type EntityImportIssue = v.InferOutput<typeof EntityImportIssueSchema>;

/**
 * What happened to a row; `partly` is restored but for fields that were changed since the import. `kept` was changed or merged since, or
 * has got figures, reports, requests of collections or entities of its own.
 */
export const entityImportOutcomes = ['added', 'changed', 'removed', 'restored', 'partly', 'kept'] as const;
export type EntityImportOutcome = (typeof entityImportOutcomes)[number];

/** A row of the sheet, and what would happen or happened to it. */
export const EntityImportRowSchema = v.pipe(
  v.object({
    /** Counted from 1. */
    row: v.number(),
    kind: EntityImportKindSchema,
    name: v.string(),
    /** The entity of the row: an existing one or, once imported, the new one. */
    entityId: v.nullable(IdSchema),
    /** Field by field the present value and that of the sheet; for new entities that of the sheet. */
    changes: v.array(EntityFieldChangeSchema),
    issues: v.array(EntityImportIssueSchema),
    outcome: v.nullable(v.picklist(entityImportOutcomes)),
  }),
  ref('EntityImportRow'),
);
export type EntityImportRow = v.InferOutput<typeof EntityImportRowSchema>;

/** `checked` waits for a person to look at it. */
export const entityImportStates = ['checked', 'applied', 'undone'] as const;
export type EntityImportState = (typeof entityImportStates)[number];

const PersonSchema = v.object({ id: IdSchema, name: v.string() });
const counted = v.pipe(
  v.object({ new: v.number(), changed: v.number(), same: v.number(), error: v.number() }),
  ref('EntityImportCounts'),
);
const outcomes = v.pipe(
  v.object({
    added: v.number(),
    changed: v.number(),
    removed: v.number(),
    restored: v.number(),
    partly: v.number(),
    kept: v.number(),
  }),
  ref('EntityImportResult'),
);

const fields = {
  id: IdSchema,
  state: v.picklist(entityImportStates),
  fileName: v.string(),
  fileBytes: v.number(),
  counts: counted,
  result: v.nullable(outcomes),
  createdAt: InstantSchema,
  createdBy: PersonSchema,
  appliedAt: v.nullable(InstantSchema),
  appliedBy: v.nullable(PersonSchema),
  /** Absent where nobody undid it. */
  undone: v.optional(ImportUndoneSchema),
};

/** A sheet that was checked, and its result. */
export const EntityImportSchema = v.pipe(v.object(fields), ref('EntityImport'));
export type EntityImport = v.InferOutput<typeof EntityImportSchema>;

/** The sheet with its rows in their order. */
export const EntityImportDetailSchema = v.pipe(
  v.object({
    id: fields.id,
    state: fields.state,
    fileName: fields.fileName,
    fileBytes: fields.fileBytes,
    counts: fields.counts,
    result: fields.result,
    createdAt: fields.createdAt,
    createdBy: fields.createdBy,
    appliedAt: fields.appliedAt,
    appliedBy: fields.appliedBy,
    undone: fields.undone,
    rows: v.array(EntityImportRowSchema),
  }),
  ref('EntityImportDetail'),
);
export type EntityImportDetail = v.InferOutput<typeof EntityImportDetailSchema>;

/** GET entity-imports: imports that wrote something, newest first. */
export const EntityImportPageSchema = v.pipe(
  v.object({ items: v.array(EntityImportSchema), nextCursor: v.nullable(v.string()) }),
  ref('EntityImportPage'),
);
export type EntityImportPage = v.InferOutput<typeof EntityImportPageSchema>;

/** GET entities/sheet: a template to fill in, or the entities in use. */
export const EntitySheetQuerySchema = v.strictObject({
  content: v.picklist(['template', 'entities']),
  language: LanguageSchema,
  /** The year of the boundary; the present one without it. */
  year: v.optional(BoundaryQuerySchema.entries.year),
});
export type EntitySheetQuery = v.InferOutput<typeof EntitySheetQuerySchema>;
