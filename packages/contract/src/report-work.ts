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

/** People who may decide a step; any one of them does. */
export const ApprovalStepSchema = v.pipe(
  v.object({
    approverIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(most.approversPerStepMax)),
  }),
  ref('ApprovalStep'),
);
export type ApprovalStep = v.InferOutput<typeof ApprovalStepSchema>;
const Steps = v.pipe(v.array(ApprovalStepSchema), v.maxLength(most.approvalStepsMax));

/** What evidence is asked of: nothing, disclosures with figures, or every disclosure that is answered. */
export const evidenceNeeds = ['none', 'figures', 'all'] as const;
/** Of what evidence is asked, and whether a report is published without it. */
export const EvidenceRuleSchema = v.pipe(
  v.object({ of: v.picklist(evidenceNeeds), isBlocking: v.boolean() }),
  ref('EvidenceRule'),
);
export type EvidenceRule = v.InferOutput<typeof EvidenceRuleSchema>;

/** What an organisation asks of its approvals. Without steps nothing is asked (ADR 0010). */
export const ApprovalRulesSchema = v.pipe(
  v.object({
    /** The chain, first step first. */
    steps: Steps,
    /** Whether each disclosure goes through the chain before it is completed. */
    ofDisclosures: v.boolean(),
    /** Whether the whole report goes through the chain before it is completed and published. */
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

/** A report's own chain in place of the organisation's; null takes the organisation's again. */
export const ReportChainSchema = v.pipe(
  v.strictObject({
    own: v.nullable(
      v.strictObject({ steps: v.pipe(Steps, v.minLength(1)), ofDisclosures: v.boolean(), ofReports: v.boolean() }),
    ),
  }),
  ref('ReportChain'),
);
export type ReportChain = v.InferOutput<typeof ReportChainSchema>;

/** What is asked of one report in place of what the organisation asks; null asks what the organisation does. */
export const ReportEvidenceRuleSchema = v.pipe(
  v.strictObject({ own: v.nullable(EvidenceRuleSchema) }),
  ref('ReportEvidenceRule'),
);
export type ReportEvidenceRule = v.InferOutput<typeof ReportEvidenceRuleSchema>;

/** How a round can end: decided, taken back by people, or fallen away because a value changed. */
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
    /** Who ended it without deciding, when, and the field whose change did. */
    ended: v.nullable(v.object({ by: Person, at: InstantSchema, fieldKey: v.nullable(v.string()) })),
    /** Whether the step that waits is the reader's to decide, or would be if it were not their own work. */
    mine: v.picklist(['no', 'decide', 'own-work']),
  }),
  ref('ApprovalRound'),
);
export type ApprovalRound = v.InferOutput<typeof ApprovalRoundSchema>;

/** Asks for approval; of what is answered in part with an `omission`, as completing it does. */
export const ApprovalRequestSchema = v.pipe(
  v.strictObject({ note: v.optional(Note, ''), omission: v.optional(OmissionSchema) }),
  ref('ApprovalRequest'),
);
export type ApprovalRequest = v.InferOutput<typeof ApprovalRequestSchema>;

const step = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Decides the step that waits, as the person saw it. Who rejects says why. */
export const ApprovalDecisionSchema = v.pipe(
  v.variant('decision', [
    v.strictObject({ decision: v.literal('approved'), step, reason: v.optional(Note, '') }),
    v.strictObject({ decision: v.literal('rejected'), step, reason: v.pipe(Note, v.minLength(2)) }),
  ]),
  ref('ApprovalDecision'),
);
export type ApprovalDecision = v.InferOutput<typeof ApprovalDecisionSchema>;

/** Who works on a disclosure of a report until when, who decides about it, and where its approval stands. */
export const DisclosureWorkSchema = v.pipe(
  v.object({
    code: Code,
    assigneeIds: v.array(IdSchema),
    /** They decide before the steps of the chain. */
    approverIds: v.array(IdSchema),
    dueOn: v.nullable(DaySchema),
    note: v.string(),
    /** Whether it is completed only once it is approved. */
    needsApproval: v.boolean(),
    /** The latest round. */
    round: v.nullable(ApprovalRoundSchema),
    openTasks: v.number(),
    openThreads: v.number(),
    /** Documents that prove it: of the report, of people who were invited, and of the data that its answers came from. */
    evidenceCount: v.number(),
    /** Who wrote its present answers. */
    writerIds: v.array(IdSchema),
  }),
  ref('DisclosureWork'),
);
export type DisclosureWork = v.InferOutput<typeof DisclosureWorkSchema>;

/** The work on a report: the rules that hold for it, its own round, and every selected disclosure. */
export const ReportWorkSchema = v.pipe(
  v.object({
    steps: v.array(ApprovalStepSchema),
    /** Whether the chain is the report's own. */
    isOwnChain: v.boolean(),
    /** Whether every disclosure goes through the chain. */
    ofDisclosures: v.boolean(),
    separateDuties: v.boolean(),
    /** Whether the report is published only once it is approved as a whole. */
    needsApproval: v.boolean(),
    evidence: EvidenceRuleSchema,
    /** Whether the rule of evidence is the report's own. */
    isOwnEvidence: v.boolean(),
    /** The day until which the whole report is due. */
    dueOn: v.nullable(DaySchema),
    round: v.nullable(ApprovalRoundSchema),
    disclosures: v.array(DisclosureWorkSchema),
  }),
  ref('ReportWork'),
);
export type ReportWork = v.InferOutput<typeof ReportWorkSchema>;

/** Gives disclosures to people: what is given replaces what was, for each of the codes. */
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
