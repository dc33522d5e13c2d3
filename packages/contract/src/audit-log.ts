import * as v from 'valibot';
import { AuditEntrySchema, auditActions } from './audit-entries.ts';
import { LanguageSchema } from './language-schemas.ts';
import { limits } from './limits.ts';
import { PageSizeSchema } from './pages.ts';
import { DaySchema, IdSchema, ref } from './schema.ts';

/** The offset at which times of the audit log are shown and its days are counted (spec section 9). */
export const auditTimeOffset = '+01:00';

/** Fields of the log that belong to no disclosure's form. */
export const auditFields = [
  'name',
  'description',
  'reportingBoundary',
  'period',
  'entityIds',
  'figuresByEntity',
  'figuresByEntityLevel',
  'issuerClass',
  'materialTopics',
  'languages',
  'disclosureCodes',
  'status',
  'collaborators',
  'approval',
  'approvalChain',
  'evidence',
  'dueOn',
  'design',
  'exportConfig',
  'sha256',
  'pdf',
  'word',
  'excel',
] as const;
export type AuditField = (typeof auditFields)[number];
export const isAuditField = (field: string): field is AuditField => auditFields.some((known) => known === field);

const chosen = {
  /** The person who did it. */
  person: v.optional(IdSchema),
  action: v.optional(v.picklist(auditActions)),
  section: v.optional(v.pipe(v.string(), v.maxLength(limits.disclosureCodeLengthMax))),
  /** First and last day at `auditTimeOffset`, both included. */
  from: v.optional(DaySchema),
  to: v.optional(DaySchema),
  /** Words that occur in section, field, values or names, in any order. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
};

/** The filter of the entries; without any, all entries of the report match. */
export const AuditFilterSchema = v.object(chosen);
export type AuditFilter = v.InferOutput<typeof AuditFilterSchema>;

export const AuditLogQuerySchema = v.object({
  ...chosen,
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: PageSizeSchema,
});
export type AuditLogQuery = v.InferOutput<typeof AuditLogQuerySchema>;

/** Entries, newest first; `total` counts all that match the filter. */
export const AuditLogPageSchema = v.pipe(
  v.object({ items: v.array(AuditEntrySchema), nextCursor: v.nullable(v.string()), total: v.number() }),
  ref('AuditLogPage'),
);
export type AuditLogPage = v.InferOutput<typeof AuditLogPageSchema>;

/** The values by which a report's log can be filtered, and the end of its chain. */
export const AuditLogChoicesSchema = v.pipe(
  v.object({
    people: v.array(AuditEntrySchema.entries.by),
    actions: v.array(v.picklist(auditActions)),
    /** Codes of disclosures. */
    sections: v.array(v.string()),
    /** Number of entries, and the hash of the last one. */
    chain: v.object({ entries: v.number(), head: v.nullable(v.string()) }),
  }),
  ref('AuditLogChoices'),
);
export type AuditLogChoices = v.InferOutput<typeof AuditLogChoicesSchema>;

/**
 * Excel and CSV for readers, filtered; JSON Lines as the proof, always complete; `head` for the end of the chain, to be stored elsewhere.
 */
export const auditFileFormats = ['excel', 'csv', 'jsonl', 'head'] as const;
export type AuditFileFormat = (typeof auditFileFormats)[number];
export const auditFileTypes: Record<AuditFileFormat, { readonly mediaType: string; readonly extension: string }> = {
  excel: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
  csv: { mediaType: 'text/csv; charset=utf-8', extension: 'csv' },
  jsonl: { mediaType: 'application/jsonl; charset=utf-8', extension: 'jsonl' },
  head: { mediaType: 'text/plain; charset=utf-8', extension: 'txt' },
};

export const AuditFileQuerySchema = v.object({
  ...chosen,
  format: v.picklist(auditFileFormats),
  language: v.optional(LanguageSchema, 'en'),
});
export type AuditFileQuery = v.InferOutput<typeof AuditFileQuerySchema>;
