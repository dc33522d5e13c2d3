import * as v from 'valibot';
import { limits } from './limits.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** Ours. */
export const reportDocumentLimits = { documentsMax: 100, referenceLengthMax: 200 } as const;

/** Documents that a report accepts (spec section 5: PDF, Word and Excel), by their media type. */
export const reportDocumentTypes = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
} as const;

const Codes = v.array(v.string());
const Reference = v.pipe(v.string(), v.trim(), v.maxLength(reportDocumentLimits.referenceLengthMax));

/** A supporting document of a report. */
export const ReportDocumentSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    mediaType: v.string(),
    bytes: v.number(),
    /** Codes of the disclosures whose figures it proves. */
    disclosureCodes: Codes,
    /** Page or cell of a figure, by the code of its disclosure. */
    references: v.record(v.string(), v.string()),
    at: InstantSchema,
    by: v.object({ id: IdSchema, name: v.string() }),
  }),
  ref('ReportDocument'),
);
export type ReportDocument = v.InferOutput<typeof ReportDocumentSchema>;

/** PUT reports/{id}/documents/{documentId}: the disclosures that the document proves. */
export const ReportDocumentChangeSchema = v.pipe(
  v.strictObject({
    disclosureCodes: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(limits.disclosureCodeLengthMax))),
      v.maxLength(1000),
    ),
    /** Pages for the codes that it proves; where they are left out, the old ones stay. */
    references: v.optional(v.record(v.string(), Reference)),
  }),
  ref('ReportDocumentChange'),
);
export type ReportDocumentChange = v.InferOutput<typeof ReportDocumentChangeSchema>;

/**
 * POST reports/{id}/documents: `replaces` names the document that the file replaces; without it both are kept. `proves` is the disclosure
 * that it proves from the start.
 */
export const ReportDocumentQuerySchema = v.object({
  replaces: v.optional(IdSchema),
  proves: v.optional(v.pipe(v.string(), v.maxLength(limits.disclosureCodeLengthMax))),
});
export type ReportDocumentQuery = v.InferOutput<typeof ReportDocumentQuerySchema>;
