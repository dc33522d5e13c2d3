import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Spec section 3. */
export const exportFormats = ['pdf', 'word', 'excel'] as const;
export const ExportFormatSchema = v.pipe(v.picklist(exportFormats), ref('ExportFormat'));
export type ExportFormat = (typeof exportFormats)[number];

export const exportMediaTypes: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
export const exportExtensions: Record<ExportFormat, string> = { pdf: 'pdf', word: 'docx', excel: 'xlsx' };

/** A file that is being made or finished. */
export const ReportExportSchema = v.pipe(
  v.object({
    id: IdSchema,
    reportId: IdSchema,
    format: ExportFormatSchema,
    language: LanguageSchema,
    /** The second language, printed beside the first. */
    beside: v.nullable(LanguageSchema),
    status: v.picklist(['waiting', 'running', 'complete', 'error', 'cancelled']),
    /** 0 to 100. */
    progress: v.number(),
    fileName: v.nullable(v.string()),
    fileBytes: v.nullable(v.number()),
    /** SHA-256 of what was drawn: files with the same hash have the same content. */
    sha256: v.nullable(v.string()),
    /** Whether it shows the report as it was published, also where that was unpublished or published again since. */
    isPublished: v.boolean(),
    finishedAt: v.nullable(InstantSchema),
    createdAt: InstantSchema,
    createdBy: v.object({ id: IdSchema, name: v.string() }),
  }),
  ref('ReportExport'),
);
export type ReportExport = v.InferOutput<typeof ReportExportSchema>;

export const ReportExportDraftSchema = v.pipe(
  v.object({
    format: ExportFormatSchema,
    language: LanguageSchema,
    /** A second language beside the first, in two columns: PDF only. */
    beside: v.optional(v.nullable(LanguageSchema), null),
  }),
  v.check(({ format, beside }) => format === 'pdf' || beside === null),
  ref('ReportExportDraft'),
);
export type ReportExportDraft = v.InferInput<typeof ReportExportDraftSchema>;

/** Identifies a file of a report, whenever it was made. */
export const fileKind = ({ format, language, beside }: ReportExportDraft): string =>
  [format, language, beside ?? ''].join();

/** GET reports/{id}/exports/files: of a draft, files that were asked for at this time or later. */
export const AllFilesQuerySchema = v.object({ since: v.optional(InstantSchema) });

/**
 * Whether the file shows the report as it was published before: nothing draws that version any more. What counts is when it was finished, for
 * one that was asked for before the publication, or tried again after it, may have been drawn from it.
 */
export const isEarlierPublication = (
  { isPublished, finishedAt, createdAt }: Pick<ReportExport, 'isPublished' | 'finishedAt' | 'createdAt'>,
  { publishedAt }: { readonly publishedAt: string | null },
): boolean => isPublished && (publishedAt === null || (finishedAt ?? createdAt) < publishedAt);

/** The newest finished file of each kind that was asked for at this time or later, none without one; `exports` stand newest first. */
export const filesSince = (exports: readonly ReportExport[], since: string | null): ReportExport[] => {
  if (since === null) return [];
  const made = exports.filter(({ status, createdAt }) => status === 'complete' && createdAt >= since);
  return made.filter((entry, place) => made.findIndex((other) => fileKind(other) === fileKind(entry)) === place);
};
