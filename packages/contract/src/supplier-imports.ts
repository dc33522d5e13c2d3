import * as v from 'valibot';
import { ImportUndoneSchema } from './import-undo.ts';
import { type Bilingual, LanguageSchema } from './language-schemas.ts';
import { bytesPerMegabyte } from './limits.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';
import { supplierLimits } from './suppliers.ts';

/** Ours: the file of a bulk upload of suppliers, its rows, and the checked sheets of one person that wait to be imported. */
export const supplierImportLimits = {
  fileBytesMax: 10 * bytesPerMegabyte,
  rowsMax: supplierLimits.suppliersMax,
  checkedMax: 20,
} as const;

/**
 * Columns of the sheet by their headings; only the name is required. `id` is hidden and identifies the supplier of a row, so that rows may
 * be sorted and renamed; a row without it is a new supplier.
 */
export const supplierImportColumns = {
  id: { en: 'Supplier ID', zhTw: '供應商識別碼' },
  name: { en: 'Name', zhTw: '名稱' },
  reference: { en: 'Your reference', zhTw: '貴機構的參考編號' },
  country: { en: 'Country', zhTw: '國家／地區' },
  contactEmail: { en: 'Contact e-mail', zhTw: '聯絡電郵' },
} as const satisfies Record<string, Bilingual>;
export type SupplierImportColumn = keyof typeof supplierImportColumns;

/** The result of a row: a new supplier, changed fields of one, no difference, or a refusal. */
export const supplierImportKinds = ['new', 'changed', 'same', 'error'] as const;
export type SupplierImportKind = (typeof supplierImportKinds)[number];

/** Why a row is refused ('Row {row}: {message}', spec section 4). `text` is the text of the cell, `limit` the allowed number. */
export const supplierImportRules = [
  'name_missing',
  'name_short',
  'text_long',
  'country_unknown',
  'email_invalid',
  /** `first` is another row with the same name and reference, or 0 for an existing supplier. */
  'duplicate',
  /** No existing supplier has the hidden id. */
  'id_unknown',
  /** `first` is another row with the same hidden id. */
  'id_repeated',
  'archived',
  'limit',
  /** The cell holds an error of the spreadsheet, such as #N/A. */
  'cell_error',
  /** A formula whose value was not saved with the file. */
  'formula_without_value',
] as const;
export type SupplierImportRule = (typeof supplierImportRules)[number];

/** An error in one cell. */
export const SupplierImportIssueSchema = v.pipe(
  v.object({
    rule: v.picklist(supplierImportRules),
    facts: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  ref('SupplierImportIssue'),
);
export type SupplierImportIssue = v.InferOutput<typeof SupplierImportIssueSchema>;

/**
 * What happened to a row; `partly` is restored but for fields that were changed since the import. `kept` was changed or archived since, or
 * has requests of collections or people of its own.
 */
export const supplierImportOutcomes = ['added', 'changed', 'removed', 'restored', 'partly', 'kept'] as const;
export type SupplierImportOutcome = (typeof supplierImportOutcomes)[number];

/** Fields of a supplier that a sheet sets, in the order in which they are shown. */
export const supplierFields = ['name', 'reference', 'country', 'contactEmail'] as const;
export type SupplierField = (typeof supplierFields)[number];

/** A row of the sheet, and what would happen or happened to it. */
export const SupplierImportRowSchema = v.pipe(
  v.object({
    /** Counted from 1. */
    row: v.number(),
    kind: v.picklist(supplierImportKinds),
    name: v.string(),
    /** The supplier of the row: an existing one or, once imported, the new one. */
    supplierId: v.nullable(IdSchema),
    /** Field by field the present value and that of the sheet; for new suppliers that of the sheet. Countries by their id. */
    changes: v.array(v.object({ field: v.picklist(supplierFields), before: v.string(), after: v.string() })),
    issues: v.array(SupplierImportIssueSchema),
    outcome: v.nullable(v.picklist(supplierImportOutcomes)),
  }),
  ref('SupplierImportRow'),
);
export type SupplierImportRow = v.InferOutput<typeof SupplierImportRowSchema>;

/** `checked` waits for a person to look at it. */
export const supplierImportStates = ['checked', 'applied', 'undone'] as const;

const PersonSchema = v.object({ id: IdSchema, name: v.string() });
const counts = v.pipe(
  v.object({ new: v.number(), changed: v.number(), same: v.number(), error: v.number() }),
  ref('SupplierImportCounts'),
);
const result = v.pipe(
  v.object({
    added: v.number(),
    changed: v.number(),
    removed: v.number(),
    restored: v.number(),
    partly: v.number(),
    kept: v.number(),
  }),
  ref('SupplierImportResult'),
);

const fields = {
  id: IdSchema,
  state: v.picklist(supplierImportStates),
  fileName: v.string(),
  fileBytes: v.number(),
  counts,
  result: v.nullable(result),
  createdAt: InstantSchema,
  createdBy: PersonSchema,
  appliedAt: v.nullable(InstantSchema),
  appliedBy: v.nullable(PersonSchema),
  /** Absent where nobody undid it. */
  undone: v.optional(ImportUndoneSchema),
};

/** A sheet that was checked, and its result. */
export const SupplierImportSchema = v.pipe(v.object(fields), ref('SupplierImport'));
export type SupplierImport = v.InferOutput<typeof SupplierImportSchema>;

/** The sheet with its rows in their order. */
export const SupplierImportDetailSchema = v.pipe(
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
    rows: v.array(SupplierImportRowSchema),
  }),
  ref('SupplierImportDetail'),
);
export type SupplierImportDetail = v.InferOutput<typeof SupplierImportDetailSchema>;

/** GET supplier-imports: imports that wrote something, newest first. */
export const SupplierImportPageSchema = v.pipe(
  v.object({ items: v.array(SupplierImportSchema), nextCursor: v.nullable(v.string()) }),
  ref('SupplierImportPage'),
);
export type SupplierImportPage = v.InferOutput<typeof SupplierImportPageSchema>;

/** GET suppliers/sheet: a template to fill in, or the suppliers in use. */
export const SupplierSheetQuerySchema = v.strictObject({
  content: v.picklist(['template', 'suppliers']),
  language: LanguageSchema,
});
export type SupplierSheetQuery = v.InferOutput<typeof SupplierSheetQuerySchema>;
