import * as v from 'valibot';
import { ApprovalRoundSchema, ApprovalStepSchema } from './approvals.ts';
import { EvidenceRuleSchema } from './evidence-rules.ts';
import { limits } from './limits.ts';
import { RoleSchema } from './permission-schemas.ts';
import { reportWorkLimits as most } from './report-work-limits.ts';
import { DaySchema, IdSchema, ref, WrittenSchema } from './schema.ts';

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax));
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
