import * as v from 'valibot';
import { AnswerSchema, AnswerValueSchema } from './answers.ts';
import { ContributionRoleSchema, contributionLimits } from './contributions.ts';
import { FieldSchema } from './frameworks.ts';
import { BilingualSchema, LanguageSchema } from './language-schemas.ts';
import { NumberFormatSchema } from './number-format-schemas.ts';
import { CountrySchema } from './reference.ts';
import { DaySchema, IdSchema, InstantSchema, PeriodSchema, ref, WrittenSchema } from './schema.ts';
import { UnitSchema } from './units.ts';

/** The first characters of a session's secret, so that it is never taken for an access token or a key. */
export const contributionMark = 'esgc_';

/** The path of an invitation's link. Its secret follows `#`, which browsers send to no server. */
export const contributionPath = '/ct/contribution';

/** The secret of a link. */
export const ContributionKeySchema = v.pipe(
  v.object({ key: v.pipe(v.string(), v.minLength(20), v.maxLength(100)) }),
  ref('ContributionKey'),
);

/** A session of an invited person: valid for their own questions only. */
export const ContributionSessionSchema = v.pipe(
  v.object({
    token: v.string(),
    contributionId: IdSchema,
    language: LanguageSchema,
    /** The number format of the organisation that asks. */
    numberFormat: NumberFormatSchema,
    /** Its currency (ISO 4217); null where that is not known. */
    currency: v.nullable(v.string()),
  }),
  ref('ContributionSession'),
);
export type ContributionSession = v.InferOutput<typeof ContributionSessionSchema>;

/** What a comment is about: a question, or in a draft a disclosure, a chapter, or the whole report. The other parts are empty. */
const placeEntries = { disclosureCode: v.string(), fieldKey: v.string(), chapterCode: v.string() };

export const ContributionCommentSchema = v.pipe(
  v.object({
    id: IdSchema,
    ...placeEntries,
    /** Title of the part of the draft, as the reader saw it; empty for a question. */
    partTitle: v.string(),
    text: v.string(),
    at: InstantSchema,
    by: v.string(),
  }),
  ref('ContributionComment'),
);
export type ContributionComment = v.InferOutput<typeof ContributionCommentSchema>;

export const ContributionEvidenceSchema = v.pipe(
  v.object({
    id: IdSchema,
    disclosureCode: v.string(),
    fieldKey: v.string(),
    fileName: v.string(),
    bytes: v.number(),
    at: InstantSchema,
    by: v.string(),
  }),
  ref('ContributionEvidence'),
);
export type ContributionEvidence = v.InferOutput<typeof ContributionEvidenceSchema>;

/** The answer for an earlier period. */
export const EarlierAnswerSchema = v.pipe(
  v.object({ value: AnswerValueSchema, period: PeriodSchema }),
  ref('EarlierAnswer'),
);
export type EarlierAnswer = v.InferOutput<typeof EarlierAnswerSchema>;

export const TaskQuestionSchema = v.pipe(
  v.object({
    field: FieldSchema,
    /** Null while nobody has answered. */
    answer: v.nullable(AnswerSchema),
    earlier: v.nullable(EarlierAnswerSchema),
  }),
  ref('TaskQuestion'),
);
export type TaskQuestion = v.InferOutput<typeof TaskQuestionSchema>;

export const TaskDisclosureSchema = v.pipe(
  v.object({
    code: v.string(),
    title: BilingualSchema,
    guidance: v.nullable(BilingualSchema),
    questions: v.array(TaskQuestionSchema),
  }),
  ref('TaskDisclosure'),
);
export type TaskDisclosure = v.InferOutput<typeof TaskDisclosureSchema>;

/** Everything that an invited person sees: their own questions of one report, and nothing else of it. */
export const ContributionTaskSchema = v.pipe(
  v.object({
    id: IdSchema,
    reportId: IdSchema,
    role: ContributionRoleSchema,
    name: v.string(),
    organizationName: v.string(),
    reportName: v.string(),
    framework: BilingualSchema,
    versionId: v.string(),
    period: v.nullable(PeriodSchema),
    reportLanguages: v.array(LanguageSchema),
    invitedBy: v.string(),
    message: v.string(),
    dueOn: v.nullable(DaySchema),
    expiresAt: InstantSchema,
    /** False for reviewers, and for everybody while the report takes no changes. */
    mayAnswer: v.boolean(),
    doneAt: v.nullable(InstantSchema),
    note: v.string(),
    isMuted: v.boolean(),
    disclosures: v.array(TaskDisclosureSchema),
    comments: v.array(ContributionCommentSchema),
    evidence: v.array(ContributionEvidenceSchema),
    /** Units of the questions, by kind. */
    units: v.record(v.string(), v.array(UnitSchema)),
    /** Filled where a question asks for a country. */
    countries: v.array(CountrySchema),
  }),
  ref('ContributionTask'),
);
export type ContributionTask = v.InferOutput<typeof ContributionTaskSchema>;

/** Marks the person's part as done, or as not done after all, with a note to the people who asked. */
export const ContributionStateSchema = v.pipe(
  v.object({
    done: v.optional(v.boolean()),
    note: v.optional(v.pipe(WrittenSchema, v.maxLength(contributionLimits.noteLengthMax))),
    isMuted: v.optional(v.boolean()),
  }),
  ref('ContributionState'),
);
export type ContributionState = v.InferOutput<typeof ContributionStateSchema>;

export const ContributionCommentDraftSchema = v.pipe(
  v.object({
    disclosureCode: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    fieldKey: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
    chapterCode: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    text: v.pipe(WrittenSchema, v.minLength(1), v.maxLength(contributionLimits.commentLengthMax)),
  }),
  ref('ContributionCommentDraft'),
);
export type ContributionCommentDraft = v.InferInput<typeof ContributionCommentDraftSchema>;
export type GivenContributionComment = v.InferOutput<typeof ContributionCommentDraftSchema>;

/** What one invited person wrote and attached beside their answers, for the people who asked. */
export const ContributionDetailsSchema = v.pipe(
  v.object({ comments: v.array(ContributionCommentSchema), evidence: v.array(ContributionEvidenceSchema) }),
  ref('ContributionDetails'),
);
export type ContributionDetails = v.InferOutput<typeof ContributionDetailsSchema>;
