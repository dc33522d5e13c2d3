import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** A published version of a report: stored word for word, never changed. */
export const PublicationSchema = v.pipe(
  v.object({
    id: IdSchema,
    /** Numbered from 1 in each report. */
    number: v.number(),
    title: v.string(),
    languages: v.array(LanguageSchema),
    /** SHA-256 of the canonical JSON of its documents, hexadecimal. */
    sha256: v.string(),
    publishedAt: InstantSchema,
    publishedBy: v.object({ id: IdSchema, name: v.string() }),
  }),
  ref('Publication'),
);
export type Publication = v.InferOutput<typeof PublicationSchema>;
