import * as v from 'valibot';
import { EmailSchema } from './accounts.ts';
import { LanguageSchema } from './language-schemas.ts';
import { IdSchema, InstantSchema, ref, VersionSchema, WrittenSchema } from './schema.ts';
import { SurveyAnswersSchema, SurveyContentSchema, SurveyValueSchema } from './survey-content.ts';
import { surveyLimits, surveyPrivacies, surveyStates } from './survey-limits.ts';
import { surveyFaults } from './survey-rules.ts';
import { surveyTemplates } from './survey-templates.ts';

const Line = v.pipe(WrittenSchema, v.maxLength(surveyLimits.lineLengthMax));
const BothLine = v.object({ en: Line, zhTw: Line });
const Weight = v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d{1,2})?$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(surveyLimits.peopleMax));

/** How far a group is, live. Of an anonymous survey these are numbers and nothing else. */
const Progress = v.object({
  people: v.number(),
  sent: v.number(),
  started: v.number(),
  submitted: v.number(),
});

const group = {
  /** A group of the library; null for the organisation’s own. */
  stakeholder: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  name: BothLine,
  /** How much it counts beside other groups. */
  weight: Weight,
  /** With so many responses nobody new begins. */
  quota: v.nullable(Count),
};

/** A stakeholder group that is asked. */
export const SurveyGroupSchema = v.pipe(
  v.object({
    id: IdSchema,
    ...group,
    /** The link that anybody may use; null where there is none. Its secret is told once. */
    openLink: v.nullable(v.object({ limit: v.number(), started: v.number() })),
    progress: Progress,
  }),
  ref('SurveyGroup'),
);
export type SurveyGroup = v.InferOutput<typeof SurveyGroupSchema>;

const times = { opensAt: v.nullable(InstantSchema), closesAt: v.nullable(InstantSchema) };

/** A survey in a list. */
export const SurveyCardSchema = v.pipe(
  v.object({
    id: IdSchema,
    profileId: IdSchema,
    title: BothLine,
    privacy: v.picklist(surveyPrivacies),
    state: v.picklist(surveyStates),
    ...times,
    openedAt: v.nullable(InstantSchema),
    closedAt: v.nullable(InstantSchema),
    progress: Progress,
  }),
  ref('SurveyCard'),
);
export type SurveyCard = v.InferOutput<typeof SurveyCardSchema>;

/** GET materiality/surveys: one that was opened, with the year of its assessment, the last one first. */
export const OpenedSurveyCardSchema = v.pipe(
  v.object({ ...SurveyCardSchema.pipe[0].entries, year: v.number() }),
  ref('OpenedSurveyCard'),
);
export type OpenedSurveyCard = v.InferOutput<typeof OpenedSurveyCardSchema>;

/** A survey with everything that is set about it. */
export const SurveySchema = v.pipe(
  v.object({
    ...SurveyCardSchema.pipe[0].entries,
    content: SurveyContentSchema,
    groups: v.array(SurveyGroupSchema),
    faults: v.array(v.object({ fault: v.picklist(surveyFaults), partId: v.nullable(v.string()) })),
    /** Whether people are reminded before the last day, by the organisation’s reminders. */
    reminds: v.boolean(),
    /** How many times what respondents read was put out; 0 before it opens. */
    edition: v.number(),
    version: v.number(),
  }),
  ref('Survey'),
);
export type Survey = v.InferOutput<typeof SurveySchema>;

/** GET materiality/surveys/current: the survey that is open to stakeholders now; null where there is none. */
export const CurrentSurveySchema = v.pipe(v.object({ survey: v.nullable(SurveyCardSchema) }), ref('CurrentSurvey'));
export type CurrentSurvey = v.InferOutput<typeof CurrentSurveySchema>;

/**
 * POST materiality/profiles/{id}/surveys: from a template for a stakeholder group, with the topics of the assessment; or, with `copyOf`, from a
 * survey of the organisation, with its questions and groups, so that both can be compared.
 */
export const NewSurveySchema = v.pipe(
  v.strictObject({
    template: v.picklist(surveyTemplates),
    privacy: v.picklist(surveyPrivacies),
    copyOf: v.optional(IdSchema),
  }),
  ref('NewSurvey'),
);
export type NewSurvey = v.InferOutput<typeof NewSurveySchema>;

/** A survey that was read at `version`. What privacy was promised stays once it opened. */
export const SurveyChangeSchema = v.pipe(
  v.strictObject({
    content: SurveyContentSchema,
    privacy: v.picklist(surveyPrivacies),
    ...times,
    /** Left out, it stays as it is. */
    reminds: v.optional(v.boolean()),
    version: VersionSchema,
  }),
  ref('SurveyChange'),
);
export type SurveyChange = v.InferOutput<typeof SurveyChangeSchema>;

/** POST materiality/surveys/{id}/pictures: a stored picture, which a question names to show it. */
export const StoredPictureSchema = v.pipe(v.object({ fileId: IdSchema }), ref('StoredPicture'));
export type StoredPicture = v.InferOutput<typeof StoredPictureSchema>;

/** All groups of a survey that was read at `version`; a group without an id is new, one that is left out is removed. */
export const SurveyGroupsChangeSchema = v.pipe(
  v.strictObject({
    groups: v.pipe(v.array(v.object({ id: v.nullable(IdSchema), ...group })), v.maxLength(surveyLimits.groupsMax)),
    version: VersionSchema,
  }),
  ref('SurveyGroupsChange'),
);
export type SurveyGroupsChange = v.InferOutput<typeof SurveyGroupsChangeSchema>;

export const SurveyVersionSchema = v.strictObject({ version: VersionSchema });

/** How far somebody is. Of people in an anonymous survey nobody knows. */
export const surveyPersonStates = ['added', 'sent', 'started', 'submitted', 'withdrawn', 'revoked'] as const;

/** Somebody who is asked by a link of their own. */
export const SurveyPersonSchema = v.pipe(
  v.object({
    id: IdSchema,
    groupId: IdSchema,
    email: v.string(),
    name: v.string(),
    language: LanguageSchema,
    state: v.picklist(surveyPersonStates),
  }),
  ref('SurveyPerson'),
);
export type SurveyPerson = v.InferOutput<typeof SurveyPersonSchema>;

/** POST materiality/surveys/{id}/people. Whoever is in the survey already is left. */
export const NewSurveyPeopleSchema = v.pipe(
  v.strictObject({
    groupId: IdSchema,
    people: v.pipe(
      v.array(v.strictObject({ email: EmailSchema, name: Line, language: LanguageSchema })),
      v.minLength(1),
      v.maxLength(surveyLimits.peopleAtOnceMax),
    ),
  }),
  ref('NewSurveyPeople'),
);
export type NewSurveyPeople = v.InferOutput<typeof NewSurveyPeopleSchema>;

const Message = v.pipe(WrittenSchema, v.maxLength(surveyLimits.textLengthMax));
/** POST materiality/surveys/{id}/letters and …/reminders, in the sender’s own words. */
export const SurveyLettersSchema = v.pipe(v.strictObject({ message: Message }), ref('SurveyLetters'));
export type SurveyLetters = v.InferOutput<typeof SurveyLettersSchema>;
export const SentLettersSchema = v.pipe(v.object({ sent: v.number(), left: v.number() }), ref('SentLetters'));
export type SentLetters = v.InferOutput<typeof SentLettersSchema>;

/** POST materiality/survey-groups/{id}/open-link: a new link; a former one ends. */
export const NewOpenLinkSchema = v.pipe(
  v.strictObject({
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(surveyLimits.openAnswersMax)),
  }),
  ref('NewOpenLink'),
);
export type NewOpenLink = v.InferOutput<typeof NewOpenLinkSchema>;
/** A link, told once. */
export const SurveyLinkSchema = v.pipe(v.object({ url: v.string() }), ref('SurveyLink'));
export type SurveyLink = v.InferOutput<typeof SurveyLinkSchema>;

const TallySchema = v.object({
  groupId: v.nullable(IdSchema),
  answered: v.number(),
  mean: v.nullable(v.string()),
  /** Whether the mean is this or more, or this or less: near an end of a scale nobody is told for sure that all chose it. */
  bound: v.nullable(v.picklist(['low', 'high'])),
  /** Of steps, places and choices together: the mean before it is rounded. */
  sum: v.nullable(v.number()),
  deviation: v.nullable(v.string()),
  counts: v.array(v.object({ id: v.string(), count: v.number() })),
  /** How many answers `counts` are of: of everybody without groups whose spread is withheld. */
  spreadOf: v.number(),
  /**
   * Whether deviation and counts are withheld, so that nobody’s answer is worked out: of people who were promised privacy they are told of at least
   * ten answers, and nothing at all where all or all but one are the same.
   */
  isWithheld: v.boolean(),
});

/** Why no results are shown; `not_reviewed`: many came at once by an open link, and what counts must be said first. */
export const resultRefusals = ['not_closed', 'not_reviewed', 'too_few'] as const;

/** Results by group and question. */
export const SurveyResultsSchema = v.pipe(
  v.object({
    id: IdSchema,
    content: SurveyContentSchema,
    privacy: v.picklist(surveyPrivacies),
    state: v.picklist(surveyStates),
    groups: v.array(SurveyGroupSchema),
    hidden: v.nullable(v.picklist(resultRefusals)),
    tallies: v.array(
      v.object({
        questionId: v.string(),
        optionId: v.nullable(v.string()),
        tallies: v.array(TallySchema),
        hiddenGroups: v.number(),
      }),
    ),
    /** Responses by open links that count nowhere, and why. */
    setAside: v.array(v.object({ groupId: IdSchema, answers: v.number(), reason: v.string() })),
    /** Responses that are the same as another one of their group. */
    duplicates: v.number(),
    /** Whether newer answers are being added up, which a notice tells. */
    isRenewing: v.boolean(),
  }),
  ref('SurveyResults'),
);
export type SurveyResults = v.InferOutput<typeof SurveyResultsSchema>;

/** GET materiality/surveys/{id}/results/texts: what people wrote, as far as it may be shown, by question. */
export const SurveyTextsSchema = v.pipe(
  v.object({
    texts: v.array(
      v.object({
        questionId: v.string(),
        /** The first of them. */
        texts: v.array(v.string()),
        /** How many more there are; files have them. */
        further: v.number(),
        words: v.array(v.object({ word: v.string(), count: v.number(), language: LanguageSchema })),
      }),
    ),
  }),
  ref('SurveyTexts'),
);
export type SurveyTexts = v.InferOutput<typeof SurveyTextsSchema>;

export const SurveyExportQuerySchema = v.object({
  format: v.picklist(['xlsx', 'csv', 'pdf']),
  language: v.optional(LanguageSchema, 'en'),
});

const Key = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/));
/** The secret of a link, or of what a device began by an open link. */
export const SurveyKeySchema = v.pipe(v.strictObject({ key: Key }), ref('SurveyKey'));

/** What somebody without an account opens by a link. */
export const OpenedSurveySchema = v.pipe(
  v.object({
    id: IdSchema,
    organisation: v.string(),
    content: SurveyContentSchema,
    privacy: v.picklist(surveyPrivacies),
    closesAt: v.nullable(InstantSchema),
    language: v.nullable(LanguageSchema),
    /** The address of pictures, before the id of each; null where no question has one. It works for some hours. */
    pictures: v.nullable(v.string()),
    answers: SurveyAnswersSchema,
    submitted: v.boolean(),
    /** What a new respondent by an open link solves first; null where the link is a person’s own. */
    challenge: v.nullable(v.object({ text: v.string(), bits: v.number() })),
  }),
  ref('OpenedSurvey'),
);
export type OpenedSurvey = v.InferOutput<typeof OpenedSurveySchema>;

/** POST survey-ballots: the solution of a challenge, for the secret with which the device answers. */
export const NewBallotSchema = v.pipe(
  v.strictObject({
    key: Key,
    challenge: v.pipe(v.string(), v.maxLength(1000)),
    solution: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  ref('NewBallot'),
);
export type NewBallot = v.InferOutput<typeof NewBallotSchema>;

/**
 * PUT survey-answers: one answer, which is saved at once; null clears it. Ratings of topics are put beside those of other topics, which
 * another device may have sent. Other answers replace what stands there: where that is neither `before`, nor the answer itself, the call is
 * refused with `resource.stale` and `current`.
 */
export const SurveyAnswerSchema = v.pipe(
  v.strictObject({
    key: Key,
    questionId: v.pipe(v.string(), v.maxLength(40)),
    value: v.nullable(SurveyValueSchema),
    /** What this device knows to stand there, null for nothing. Left out, whatever stands there is replaced. */
    before: v.optional(v.nullable(SurveyValueSchema)),
  }),
  ref('SurveyAnswer'),
);
export type SurveyAnswer = v.InferOutput<typeof SurveyAnswerSchema>;

export const SurveyReceiptSchema = v.pipe(v.object({ answered: v.number() }), ref('SurveyReceipt'));
export const SurveySubmissionSchema = v.pipe(v.object({ submitted: v.boolean() }), ref('SurveySubmission'));
