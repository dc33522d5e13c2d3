import * as v from 'valibot';
import { iroKinds } from './entry-kinds.ts';
import { ImportUndoneSchema } from './import-undo.ts';
import type { Bilingual } from './language-schemas.ts';
import { bytesPerMegabyte } from './limits.ts';
import { timeHorizons, valueChainStages } from './materiality.ts';
import { materialityLimits } from './materiality-limits.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Limits of sheets with entries of a register: ours. */
export const registerImportLimits = {
  fileBytesMax: 10 * bytesPerMegabyte,
  rowsMax: materialityLimits.irosMax,
  /** Sheets of one person and assessment that wait to be imported; an older one is dropped. */
  checkedMax: 5,
  /** Imports that are listed. */
  shown: 20,
} as const;

/**
 * Columns of the sheet by their headings. `id` is hidden and says which entry a row is and at which version it was downloaded
 * (`registerRowId`), so that rows may be sorted and renamed; a row without it is a new entry.
 */
export const registerImportColumns = {
  id: { en: 'Entry ID', zhTw: '項目編號' },
  topic: { en: 'Topic', zhTw: '議題' },
  kind: { en: 'Kind', zhTw: '種類' },
  title: { en: 'Title', zhTw: '標題' },
  description: { en: 'Description', zhTw: '說明' },
  actual: { en: 'Happens already', zhTw: '已經發生' },
  humanRights: { en: 'Human rights', zhTw: '人權' },
  horizon: { en: 'Horizon', zhTw: '時間範圍' },
  stages: { en: 'Value chain', zhTw: '價值鏈' },
  stakeholders: { en: 'Stakeholders', zhTw: '持份者' },
} as const satisfies Record<string, Bilingual>;
export type RegisterImportColumn = keyof typeof registerImportColumns;

/** The hidden cell of an entry. */
export const registerRowId = ({ id, version }: { readonly id: string; readonly version: number }) => `${id}:${version}`;

/** The entry and its version in a hidden cell; one without a version is about the entry as it was added. */
export const readRowId = (text: string): { readonly id: string; readonly version: number } => {
  const [id = '', version = '1'] = text.split(':');
  return { id, version: Number(version) };
};

/** Fields of an entry that a sheet can change. */
export const registerImportFields = [
  'topicId',
  'kind',
  'title',
  'description',
  'actual',
  'humanRights',
  'horizon',
  'stages',
  'stakeholders',
] as const;

/** The result of a row: a new entry, changed fields of one, no difference, or a refusal. */
export const registerImportKinds = ['new', 'changed', 'same', 'error'] as const;
export type RegisterImportKind = (typeof registerImportKinds)[number];

/** Why a row is refused. `text` is the text of the cell, `limit` the allowed number, `first` another row. */
export const registerImportRules = [
  'title_missing',
  'title_short',
  'text_long',
  'topic_missing',
  /** No topic that is considered has this name. */
  'topic_unknown',
  /** Several topics have this name. */
  'topic_ambiguous',
  'kind_unknown',
  'answer_unknown',
  'horizon_unknown',
  'stage_unknown',
  'group_unknown',
  /** Risks and opportunities never happen already. */
  'actual_refused',
  /** Only impacts concern human rights. */
  'rights_refused',
  /** People scored the entry, so it stays of its kind. */
  'scored',
  /** `first` is another row with the same title and topic, or 0 for an entry that is there. */
  'duplicate',
  'id_unknown',
  'id_repeated',
  /** The row would put back what somebody changed after the file was downloaded. */
  'changed_since',
  'limit',
  'cell_error',
  'formula_without_value',
] as const;
export type RegisterImportRule = (typeof registerImportRules)[number];

/** An error in one row. */
export const RegisterImportIssueSchema = v.pipe(
  v.object({
    rule: v.picklist(registerImportRules),
    facts: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  ref('RegisterImportIssue'),
);
export type RegisterImportIssue = v.InferOutput<typeof RegisterImportIssueSchema>;

/** What happened to a row; `kept` was changed or scored since, so the undo leaves it. */
export const registerImportOutcomes = ['added', 'changed', 'removed', 'restored', 'kept'] as const;
export type RegisterImportOutcome = (typeof registerImportOutcomes)[number];

/** Fields of an entry. */
export const RegisterImportFieldsSchema = v.pipe(
  v.partial(
    v.object({
      topicId: v.string(),
      kind: v.picklist(iroKinds),
      title: v.string(),
      description: v.string(),
      actual: v.boolean(),
      humanRights: v.boolean(),
      horizon: v.picklist(timeHorizons),
      stages: v.array(v.picklist(valueChainStages)),
      stakeholders: v.array(v.string()),
    }),
  ),
  ref('RegisterImportFields'),
);
export type RegisterImportFields = v.InferOutput<typeof RegisterImportFieldsSchema>;

/** A row of the sheet, and what would happen or happened to it. */
export const RegisterImportRowSchema = v.pipe(
  v.object({
    /** Counted from 1. */
    row: v.number(),
    kind: v.picklist(registerImportKinds),
    title: v.string(),
    /** The fields that change. */
    changes: v.array(v.picklist(registerImportFields)),
    /** These fields as they stand. */
    before: RegisterImportFieldsSchema,
    /** These fields as the sheet has them. */
    after: RegisterImportFieldsSchema,
    issues: v.array(RegisterImportIssueSchema),
    outcome: v.nullable(v.picklist(registerImportOutcomes)),
  }),
  ref('RegisterImportRow'),
);
export type RegisterImportRow = v.InferOutput<typeof RegisterImportRowSchema>;

const Person = v.object({ id: IdSchema, name: v.string() });

/** An import of entries as a list shows it. */
export const RegisterImportHeadSchema = v.pipe(
  v.object({
    id: IdSchema,
    assessmentId: IdSchema,
    state: v.picklist(['checked', 'applied', 'undone']),
    fileName: v.string(),
    by: Person,
    at: InstantSchema,
    /** Absent where nobody undid it. */
    undone: v.optional(ImportUndoneSchema),
  }),
  ref('RegisterImportHead'),
);
export type RegisterImportHead = v.InferOutput<typeof RegisterImportHeadSchema>;

/** A sheet of entries that was checked, with its rows in their order. `checked` waits for a person to look at it. */
export const RegisterImportSchema = v.pipe(
  v.object({ ...RegisterImportHeadSchema.entries, rows: v.array(RegisterImportRowSchema) }),
  ref('RegisterImport'),
);
export type RegisterImport = v.InferOutput<typeof RegisterImportSchema>;
