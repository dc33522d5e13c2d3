import * as v from 'valibot';
import { OmissionSchema } from './answers.ts';
import { EvidenceRuleSchema } from './evidence-rules.ts';
import { reportWorkLimits as most } from './report-work-limits.ts';
import { IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

const Person = v.object({ id: IdSchema, name: v.string() });
const Note = v.pipe(WrittenSchema, v.maxLength(most.noteLengthMax));

/** People who may decide a step; one decision is enough. */
export const ApprovalStepSchema = v.pipe(
  v.object({
    approverIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(most.approversPerStepMax)),
  }),
  ref('ApprovalStep'),
);
export type ApprovalStep = v.InferOutput<typeof ApprovalStepSchema>;
const Steps = v.pipe(v.array(ApprovalStepSchema), v.maxLength(most.approvalStepsMax));

/** The organisation's rules of approval. Without steps, no approval is required (ADR 0010). */
export const ApprovalRulesSchema = v.pipe(
  v.object({
    /** The chain of approvers, first step first. */
    steps: Steps,
    /** Whether each disclosure needs the chain's approval before it is completed. */
    ofDisclosures: v.boolean(),
    /** Whether the whole report needs the chain's approval before it is completed and published. */
    ofReports: v.boolean(),
    /** People who wrote an answer or requested its approval can’t approve it. */
    separateDuties: v.boolean(),
    evidence: EvidenceRuleSchema,
    version: v.number(),
  }),
  ref('ApprovalRules'),
);
export type ApprovalRules = v.InferOutput<typeof ApprovalRulesSchema>;

/** Changes the rules. `version` is the one the person saw; another one answers 409 `approval_rules.stale`. */
export const ApprovalRulesChangeSchema = v.pipe(
  v.strictObject({
    steps: Steps,
    ofDisclosures: v.boolean(),
    ofReports: v.boolean(),
    separateDuties: v.boolean(),
    evidence: EvidenceRuleSchema,
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  ref('ApprovalRulesChange'),
);
export type ApprovalRulesChange = v.InferOutput<typeof ApprovalRulesChangeSchema>;

/** A report's own chain instead of the organisation's; null uses the organisation's again. */
export const ReportChainSchema = v.pipe(
  v.strictObject({
    own: v.nullable(
      v.strictObject({ steps: v.pipe(Steps, v.minLength(1)), ofDisclosures: v.boolean(), ofReports: v.boolean() }),
    ),
  }),
  ref('ReportChain'),
);
export type ReportChain = v.InferOutput<typeof ReportChainSchema>;

/** How a round can end: decided, withdrawn by people, or invalidated by a changed value. */
export const roundStates = ['open', 'accepted', 'rejected', 'withdrawn', 'fallen'] as const;
export const ApprovalRoundSchema = v.pipe(
  v.object({
    id: IdSchema,
    state: v.picklist(roundStates),
    steps: v.array(ApprovalStepSchema),
    /** The step that waits for a decision, from 0. */
    step: v.number(),
    submittedBy: Person,
    submittedAt: InstantSchema,
    note: v.string(),
    decisions: v.array(
      v.object({
        step: v.number(),
        decision: v.picklist(['approved', 'rejected']),
        by: Person,
        at: InstantSchema,
        reason: v.string(),
      }),
    ),
    /** The person who ended it without a decision, the time, and the field whose change ended it. */
    ended: v.nullable(v.object({ by: Person, at: InstantSchema, fieldKey: v.nullable(v.string()) })),
    /** Whether the reader may decide the open step, or could if it were not their own work. */
    mine: v.picklist(['no', 'decide', 'own-work']),
  }),
  ref('ApprovalRound'),
);
export type ApprovalRound = v.InferOutput<typeof ApprovalRoundSchema>;

/** Requests approval; for a partly answered disclosure with an `omission`, as completing it does. */
export const ApprovalRequestSchema = v.pipe(
  v.strictObject({ note: v.optional(Note, ''), omission: v.optional(OmissionSchema) }),
  ref('ApprovalRequest'),
);
export type ApprovalRequest = v.InferOutput<typeof ApprovalRequestSchema>;

const step = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Decides the open step, as the person saw it. A rejection needs a reason. */
export const ApprovalDecisionSchema = v.pipe(
  v.variant('decision', [
    v.strictObject({ decision: v.literal('approved'), step, reason: v.optional(Note, '') }),
    v.strictObject({ decision: v.literal('rejected'), step, reason: v.pipe(Note, v.minLength(2)) }),
  ]),
  ref('ApprovalDecision'),
);
export type ApprovalDecision = v.InferOutput<typeof ApprovalDecisionSchema>;
