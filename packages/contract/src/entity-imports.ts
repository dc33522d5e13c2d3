import * as v from 'valibot';
import type { EntityType } from './entities.ts';
import { EntityFieldChangeSchema } from './entity-history.ts';
import { type Bilingual, LanguageSchema } from './language-schemas.ts';
import { bytesPerMegabyte, entityLimits } from './limits.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Spec section 9: the file of a bulk entity upload; as many rows as an organisation may have entities. */
export const entityImportLimits = { fileBytesMax: 10 * bytesPerMegabyte, rowsMax: entityLimits.entitiesMax } as const;

/**
 * Columns of the sheet by their headings; only the name is needed. `id` is hidden and says which entity a row is, so that rows may be
 * sorted, renamed and moved; without it a row is a new entity.
 */
export const entityImportColumns = {
  id: { en: 'Entity ID', zhTw: '實體編號' },
  name: { en: 'Name', zhTw: '名稱' },
  type: { en: 'Type', zhTw: '類型' },
  parent: { en: 'Belongs to', zhTw: '隸屬於' },
  fiscalYearStartMonth: { en: 'First month of the fiscal year', zhTw: '財政年度首月' },
  address: { en: 'Address', zhTw: '地址' },
  postCode: { en: 'Post code', zhTw: '郵政編碼' },
} as const satisfies Record<string, Bilingual>;
export type EntityImportColumn = keyof typeof entityImportColumns;

/** What the types of spec section 3 are called in a sheet. */
export const entityTypeNames: Record<EntityType, Bilingual> = {
  Company: { en: 'Company', zhTw: '公司' },
  Team: { en: 'Team', zhTw: '團隊' },
  Site: { en: 'Site', zhTw: '場所' },
  Building: { en: 'Building', zhTw: '建築物' },
  Vessel: { en: 'Vessel', zhTw: '船舶' },
  Other: { en: 'Other', zhTw: '其他' },
};

/** What a row becomes: an entity, other fields of one, nothing because nothing differs, or nothing because it is refused. */
export const entityImportKinds = ['new', 'changed', 'same', 'error'] as const;
export const EntityImportKindSchema = v.pipe(v.picklist(entityImportKinds), ref('EntityImportKind'));
export type EntityImportKind = (typeof entityImportKinds)[number];

/** Why a row is refused ('Row {row}: {message}', spec section 4). `text` is what the cell says, `limit` what is allowed. */
export const entityImportRules = [
  'name_missing',
  'name_short',
  'text_long',
  'type_unknown',
  'month_unknown',
  'parent_unknown',
  /** Several are called so: the path of names says which. */
  'parent_ambiguous',
  'parent_archived',
  /** The entity would stand below itself. */
  'circular',
  'too_deep',
  /** `first` is another row that says so, or 0 for an entity that is there. */
  'duplicate',
  /** The hidden id is of no entity that is there. */
  'id_unknown',
  /** `first` is another row with the same hidden id. */
  'id_repeated',
  'archived',
  /** Entity managers move no others than their own (decision 13). */
  'not_yours',
  'limit',
  /** A formula without a value that was calculated when the file was saved. */
  'formula_without_value',
] as const;
export type EntityImportRule = (typeof entityImportRules)[number];

/** What is wrong with one cell. */
export const EntityImportIssueSchema = v.pipe(
  v.object({
    rule: v.picklist(entityImportRules),
    facts: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  ref('EntityImportIssue'),
);
export type EntityImportIssue = v.InferOutput<typeof EntityImportIssueSchema>;

/** What became of a row; `kept` was changed, or has got figures, reports or entities of its own, since it was imported. */
export const entityImportOutcomes = ['added', 'changed', 'removed', 'restored', 'kept'] as const;
export type EntityImportOutcome = (typeof entityImportOutcomes)[number];

/** A row of the sheet, and what would become or became of it. */
export const EntityImportRowSchema = v.pipe(
  v.object({
    /** As people count. */
    row: v.number(),
    kind: EntityImportKindSchema,
    name: v.string(),
    /** Which entity it is: one that was there or, once imported, the new one. */
    entityId: v.nullable(IdSchema),
    /** Field by field what is there and what the sheet says; of new ones what the sheet says. */
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
  v.object({ added: v.number(), changed: v.number(), removed: v.number(), restored: v.number(), kept: v.number() }),
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
};

/** A sheet that was checked, and what came of it. */
export const EntityImportSchema = v.pipe(v.object(fields), ref('EntityImport'));
export type EntityImport = v.InferOutput<typeof EntityImportSchema>;

/** The same with its rows in the order of the sheet. */
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
    rows: v.array(EntityImportRowSchema),
  }),
  ref('EntityImportDetail'),
);
export type EntityImportDetail = v.InferOutput<typeof EntityImportDetailSchema>;

/** GET entity-imports: those that wrote something, newest first. */
export const EntityImportPageSchema = v.pipe(
  v.object({ items: v.array(EntityImportSchema), nextCursor: v.nullable(v.string()) }),
  ref('EntityImportPage'),
);
export type EntityImportPage = v.InferOutput<typeof EntityImportPageSchema>;

/** GET entities/sheet: a template to fill in, or the entities in use. */
export const EntitySheetQuerySchema = v.strictObject({
  content: v.picklist(['template', 'entities']),
  language: LanguageSchema,
});
export type EntitySheetQuery = v.InferOutput<typeof EntitySheetQuerySchema>;
