import * as v from 'valibot';
import { limits } from './limits.ts';
import { LocalizedTextSchema } from './localized-texts.ts';
import { IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax));
const Codes = v.pipe(v.array(Code), v.minLength(1), v.maxLength(1000));
const Reason = v.pipe(WrittenSchema, v.minLength(2), v.maxLength(2000));

/** Who decided to publish without these provisions, when and why. The content index prints it. */
export const MissingDecisionSchema = v.pipe(
  v.object({
    codes: v.array(v.string()),
    reason: v.string(),
    /** The reason in each language, where the report has two. */
    reasons: v.optional(LocalizedTextSchema),
    by: v.object({ id: IdSchema, name: v.string() }),
    at: InstantSchema,
  }),
  ref('MissingDecision'),
);
export type MissingDecision = v.InferOutput<typeof MissingDecisionSchema>;

/** Decides to publish without these provisions. */
export const MissingDecisionDraftSchema = v.pipe(
  v.object({ codes: Codes, reason: Reason, reasons: v.optional(LocalizedTextSchema) }),
  ref('MissingDecisionDraft'),
);
export type MissingDecisionDraft = v.InferOutput<typeof MissingDecisionDraftSchema>;

/** Whether somebody decided to publish without every one of these. */
export const isDecided = (decision: Pick<MissingDecision, 'codes'> | null, missing: readonly string[]) =>
  missing.every((code) => decision?.codes.includes(code));
