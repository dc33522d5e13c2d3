import * as v from 'valibot';
import { materialityLimits } from './materiality-limits.ts';
import { IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

const Person = v.object({ id: IdSchema, name: v.string() });
const text = v.pipe(WrittenSchema, v.maxLength(materialityLimits.textLengthMax));
/** Names an assessment as somebody read it. Longer than any stamp of one. */
export const StampSchema = v.pipe(v.string(), v.maxLength(100));

/** Somebody’s approval, or rejection, of an assessment as it was: it counts as long as nothing of it changes. */
export const MaterialityApprovalSchema = v.pipe(
  v.object({
    /** Counted from 0. */
    step: v.number(),
    by: Person,
    reason: v.string(),
    at: InstantSchema,
  }),
  ref('MaterialityApproval'),
);
export type MaterialityApproval = v.InferOutput<typeof MaterialityApprovalSchema>;

/** Counted from 0. The step that the person saw waiting: a second press decides no further one. */
const approvalStep = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(materialityLimits.approvalStepsMax - 1));

/**
 * POST materiality/profiles/{id}/approvals: approves the assessment that was read with this stamp, or returns it to its authors with a reason.
 */
export const NewApprovalSchema = v.pipe(
  v.variant('decision', [
    v.strictObject({
      decision: v.literal('approved'),
      step: approvalStep,
      stamp: StampSchema,
      reason: v.optional(text, ''),
    }),
    v.strictObject({
      decision: v.literal('rejected'),
      step: approvalStep,
      stamp: StampSchema,
      reason: v.pipe(text, v.minLength(1)),
    }),
  ]),
  ref('NewApproval'),
);
export type NewApproval = v.InferOutput<typeof NewApprovalSchema>;

/** POST materiality/profiles/{id}/approval-requests: asks those whose turn it is to approve what was read with this stamp. */
export const NewApprovalRequestSchema = v.pipe(v.strictObject({ stamp: StampSchema }), ref('NewApprovalRequest'));
export type NewApprovalRequest = v.InferOutput<typeof NewApprovalRequestSchema>;
