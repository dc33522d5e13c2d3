import * as v from 'valibot';
import { OmissionSchema } from './answers.ts';
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

/** The state of the framework's provisions in a report. */
export const ProvisionSummarySchema = v.pipe(
  v.object({
    reported: v.number(),
    inPart: v.number(),
    explained: v.number(),
    /** Selected and not completed yet. */
    open: v.number(),
    /** Codes of provisions that bind the report, and that it neither answers nor leaves out with a reason. */
    missing: v.array(v.string()),
    /** The decision to publish without the missing provisions; null where there is none. */
    decision: v.nullable(MissingDecisionSchema),
  }),
  ref('ProvisionSummary'),
);
export type ProvisionSummary = v.InferOutput<typeof ProvisionSummarySchema>;

/** Whether somebody decided to publish without every one of these. */
export const isDecided = (decision: Pick<MissingDecision, 'codes'> | null, missing: readonly string[]) =>
  missing.every((code) => decision?.codes.includes(code));

/** The most changes in one request. */
export const disclosureChangesMax = 10;

/** Disclosures that change together: marked, left out with one reason, selected, or not selected any more. */
export const DisclosuresChangeSchema = v.pipe(
  v.object({
    changes: v.pipe(
      v.array(
        v.variant('status', [
          v.object({ status: v.literal('completed'), codes: Codes, omission: v.optional(OmissionSchema) }),
          v.object({ status: v.literal('in-progress'), codes: Codes }),
          v.object({ status: v.literal('selected'), codes: Codes }),
          v.object({ status: v.literal('not-selected'), codes: Codes }),
          v.object({ status: v.literal('omitted'), codes: Codes, ...OmissionSchema.entries }),
        ]),
      ),
      v.minLength(1),
      v.maxLength(disclosureChangesMax),
    ),
  }),
  ref('DisclosuresChange'),
);
export type DisclosuresChange = v.InferOutput<typeof DisclosuresChangeSchema>;
