import * as v from 'valibot';
import { EmailSchema } from './accounts.ts';
import { LanguageSchema } from './language-schemas.ts';
import { limits } from './limits.ts';
import { ReportStatusSchema } from './report-life-schemas.ts';
import { pageOfReports } from './reports.ts';
import { DaySchema, IdSchema, InstantSchema, LineSchema, ref, WrittenSchema } from './schema.ts';

/** Limits of invitations to a report; all ours. */
export const contributionLimits = {
  /** Addresses in one share list (spec section 5). */
  peopleMax: 20,
  /** People invited to one report. */
  perReportMax: 200,
  questionsMax: 1000,
  messageLengthMax: 2000,
  noteLengthMax: 2000,
  commentLengthMax: 2000,
  commentsMax: 200,
  evidenceMax: 50,
  /** A link works this long, or this long after the due date of its answers, whichever is later. */
  linkDays: 30,
  linkDaysAfterDue: 14,
  /** Days that the link to a draft works: the most, and the proposal. */
  draftDaysMax: 90,
  draftDays: 30,
  /** How often one reader of a draft may have its pages drawn in a minute. */
  drawingsPerMinuteMax: 20,
  /** A session ends after this long without use; the link opens another. */
  sessionIdleSeconds: 12 * 60 * 60,
  /** Calls of one contributor in a minute, and e-mails with links that one person may send in an hour. */
  callsPerMinuteMax: 240,
  emailsPerHourMax: 200,
} as const;

/** The role of an invited person: to answer questions, to read and comment on the answers, or to read and comment on the whole draft. */
export const contributionRoles = ['contributor', 'reviewer', 'reader'] as const;
/** The roles of people who get questions. */
export const AskedRoleSchema = v.picklist(['contributor', 'reviewer']);
export type AskedRole = v.InferOutput<typeof AskedRoleSchema>;
export const ContributionRoleSchema = v.pipe(v.picklist(contributionRoles), ref('ContributionRole'));
export type ContributionRole = v.InferOutput<typeof ContributionRoleSchema>;

/** How far a person is with their part. */
export const contributionStatuses = ['invited', 'opened', 'in-progress', 'done', 'expired', 'revoked'] as const;
export type ContributionStatus = (typeof contributionStatuses)[number];

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax));
const FieldKey = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

/** One question of a report. */
export const ContributionQuestionSchema = v.pipe(
  v.object({ disclosureCode: Code, fieldKey: FieldKey }),
  ref('ContributionQuestion'),
);
export type ContributionQuestion = v.InferOutput<typeof ContributionQuestionSchema>;

/** The request: one question, or without `fieldKey` all questions of the disclosure. */
const Asked = v.pipe(
  v.array(v.object({ disclosureCode: Code, fieldKey: v.optional(FieldKey) })),
  v.minLength(1),
  v.maxLength(contributionLimits.questionsMax),
);
const Message = v.pipe(WrittenSchema, v.maxLength(contributionLimits.messageLengthMax));

/** Somebody who was asked to work on a report: a colleague with an account, or an external person with a link. */
export const ContributionSchema = v.pipe(
  v.object({
    id: IdSchema,
    report: v.object({ id: IdSchema, name: v.string(), versionId: v.string(), status: ReportStatusSchema }),
    role: ContributionRoleSchema,
    /** Empty for a reader of the draft without an address. */
    email: v.string(),
    /** Empty where the inviter gave none. */
    name: v.string(),
    /** The colleague's account; null for external people. */
    userId: v.nullable(IdSchema),
    language: LanguageSchema,
    questions: v.array(ContributionQuestionSchema),
    /** How many of the questions are answered, by whomever. */
    answered: v.number(),
    status: v.picklist(contributionStatuses),
    dueOn: v.nullable(DaySchema),
    message: v.string(),
    invitedBy: v.string(),
    invitedAt: InstantSchema,
    /** When the link ends; null for colleagues. */
    expiresAt: v.nullable(InstantSchema),
    lastSeenAt: v.nullable(InstantSchema),
    remindedAt: v.nullable(InstantSchema),
    /** Whether the person declined further reminders. */
    isMuted: v.boolean(),
    doneAt: v.nullable(InstantSchema),
    /** The note that the person left with their answers. */
    note: v.string(),
    comments: v.number(),
    evidence: v.number(),
  }),
  ref('Contribution'),
);
export type Contribution = v.InferOutput<typeof ContributionSchema>;

/** A colleague who changed something in a report without an assignment. */
export const UninvitedColleagueSchema = v.pipe(
  v.object({
    report: v.object({ id: IdSchema, name: v.string(), versionId: v.string(), status: ReportStatusSchema }),
    userId: IdSchema,
    name: v.string(),
  }),
  ref('UninvitedColleague'),
);
export type UninvitedColleague = v.InferOutput<typeof UninvitedColleagueSchema>;

/** A colleague with disclosures of an ongoing report assigned. */
export const AssignedColleagueSchema = v.pipe(
  v.object({
    report: v.object({ id: IdSchema, name: v.string(), versionId: v.string(), status: ReportStatusSchema }),
    userId: IdSchema,
    name: v.string(),
    /** Codes of all assigned disclosures, and how many of them are done. */
    codes: v.array(v.string()),
    done: v.number(),
    /** The earliest due date of anything open. */
    dueOn: v.nullable(DaySchema),
    lastSeenAt: v.nullable(InstantSchema),
  }),
  ref('AssignedColleague'),
);
export type AssignedColleague = v.InferOutput<typeof AssignedColleagueSchema>;

/** Everybody who works on the reports of one page, the newest report first. */
export const ReportCollaboratorsSchema = v.pipe(
  v.object({
    contributions: v.array(ContributionSchema),
    assigned: v.array(AssignedColleagueSchema),
    colleagues: v.array(UninvitedColleagueSchema),
    nextCursor: v.nullable(v.string()),
  }),
  ref('ReportCollaborators'),
);
export type ReportCollaborators = v.InferOutput<typeof ReportCollaboratorsSchema>;

/** A page of so many reports, or only those of one report. */
export const CollaboratorsQuerySchema = v.object({ reportId: v.optional(IdSchema), ...pageOfReports });
export type CollaboratorsQuery = v.InferOutput<typeof CollaboratorsQuerySchema>;

/** Somebody by address, or a colleague by the id that `report-colleagues` names: whoever asks need not know the address. */
const InvitedPerson = v.union([
  v.object({ email: EmailSchema, name: v.optional(LineSchema) }),
  v.object({ colleagueId: IdSchema }),
]);

/** Invites several people at once to the same questions. Each address may occur once (spec section 5). */
export const ContributionDraftSchema = v.pipe(
  v.object({
    role: AskedRoleSchema,
    people: v.pipe(v.array(InvitedPerson), v.minLength(1), v.maxLength(contributionLimits.peopleMax)),
    questions: Asked,
    dueOn: v.optional(v.nullable(DaySchema), null),
    message: v.optional(Message, ''),
    /** The language of the e-mail and of the page behind its link; colleagues are written to in their own. */
    language: LanguageSchema,
  }),
  ref('ContributionDraft'),
);
export type ContributionDraft = v.InferInput<typeof ContributionDraftSchema>;
export type GivenContribution = v.InferOutput<typeof ContributionDraftSchema>;

/** Changes only the given fields. */
export const ContributionChangeSchema = v.pipe(
  v.object({
    role: v.optional(AskedRoleSchema),
    name: v.optional(LineSchema),
    questions: v.optional(Asked),
    dueOn: v.optional(v.nullable(DaySchema)),
    language: v.optional(LanguageSchema),
  }),
  ref('ContributionChange'),
);
export type ContributionChange = v.InferOutput<typeof ContributionChangeSchema>;

/** Reminds one person now, with the caller's own words if there are any. */
export const ContributionReminderSchema = v.pipe(
  v.object({ message: v.optional(Message, '') }),
  ref('ContributionReminder'),
);
