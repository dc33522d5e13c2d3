import * as v from 'valibot';
import { OmissionSchema } from './answers.ts';
import { limits } from './limits.ts';
import { RoleSchema } from './permission-schemas.ts';
import { reportWorkLimits as most } from './report-work-limits.ts';
import { DaySchema, IdSchema, InstantSchema, ref, WrittenSchema } from './schema.ts';

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax));
const Person = v.object({ id: IdSchema, name: v.string() });
const People = v.pipe(v.array(IdSchema), v.maxLength(most.peoplePerDisclosureMax));
const Note = v.pipe(WrittenSchema, v.maxLength(most.noteLengthMax));

/** Somebody of the organisation who can be asked to work on a report. */
export const ReportColleagueSchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    role: RoleSchema,
    avatarFileId: v.nullable(IdSchema),
    /** Whether the person may be named as an approver. */
    mayApprove: v.boolean(),
    isSelf: v.boolean(),
  }),
  ref('ReportColleague'),
);
export type ReportColleague = v.InferOutput<typeof ReportColleagueSchema>;

/** People who may decide a step; one decision is enough. */
export const ApprovalStepSchema = v.pipe(
  v.object({
    approverIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(most.approversPerStepMax)),
  }),
  ref('ApprovalStep'),
);
export type ApprovalStep = v.InferOutput<typeof ApprovalStepSchema>;
const Steps = v.pipe(v.array(ApprovalStepSchema), v.maxLength(most.approvalStepsMax));

/** What needs evidence: nothing, disclosures with figures, or every answered disclosure. */
export const evidenceNeeds = ['none', 'figures', 'all'] as const;
/** What needs evidence, and whether a report without it can be published. */
export const EvidenceRuleSchema = v.pipe(
  v.object({ of: v.picklist(evidenceNeeds), isBlocking: v.boolean() }),
  ref('EvidenceRule'),
);
export type EvidenceRule = v.InferOutput<typeof EvidenceRuleSchema>;

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

/** A report's own rule of evidence instead of the organisation's; null uses the organisation's again. */
export const ReportEvidenceRuleSchema = v.pipe(
  v.strictObject({ own: v.nullable(EvidenceRuleSchema) }),
  ref('ReportEvidenceRule'),
);
export type ReportEvidenceRule = v.InferOutput<typeof ReportEvidenceRuleSchema>;

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

/** The assignees and due date of a disclosure, its approvers, and the state of its approval. */
export const DisclosureWorkSchema = v.pipe(
  v.object({
    code: Code,
    assigneeIds: v.array(IdSchema),
    /** They decide before the steps of the chain. */
    approverIds: v.array(IdSchema),
    dueOn: v.nullable(DaySchema),
    note: v.string(),
    /** Whether it needs an approval before it is completed. */
    needsApproval: v.boolean(),
    /** The latest round. */
    round: v.nullable(ApprovalRoundSchema),
    openTasks: v.number(),
    openThreads: v.number(),
    /** Documents that prove it: of the report, of invited people, and of the data behind its answers. */
    evidenceCount: v.number(),
    /** The authors of its present answers. */
    writerIds: v.array(IdSchema),
  }),
  ref('DisclosureWork'),
);
export type DisclosureWork = v.InferOutput<typeof DisclosureWorkSchema>;

/** The work on a report: its rules, its own round, and every selected disclosure. */
export const ReportWorkSchema = v.pipe(
  v.object({
    steps: v.array(ApprovalStepSchema),
    /** Whether the report has a chain of its own. */
    isOwnChain: v.boolean(),
    /** Whether every disclosure needs approval. */
    ofDisclosures: v.boolean(),
    separateDuties: v.boolean(),
    /** Whether the report needs approval as a whole before it is published. */
    needsApproval: v.boolean(),
    evidence: EvidenceRuleSchema,
    /** Whether the report has a rule of evidence of its own. */
    isOwnEvidence: v.boolean(),
    /** The due date of the whole report. */
    dueOn: v.nullable(DaySchema),
    round: v.nullable(ApprovalRoundSchema),
    disclosures: v.array(DisclosureWorkSchema),
  }),
  ref('ReportWork'),
);
export type ReportWork = v.InferOutput<typeof ReportWorkSchema>;

/** Assigns disclosures: the given people replace the former ones for each of the codes. */
export const AssignmentChangeSchema = v.pipe(
  v.strictObject({
    codes: v.pipe(v.array(Code), v.minLength(1), v.maxLength(1000)),
    assigneeIds: v.optional(People),
    approverIds: v.optional(People),
    dueOn: v.optional(v.nullable(DaySchema)),
    note: v.optional(Note),
  }),
  ref('AssignmentChange'),
);
export type AssignmentChange = v.InferOutput<typeof AssignmentChangeSchema>;
