import * as v from 'valibot';
import { type IroKind, iroKinds } from './entry-kinds.ts';
import { BilingualSchema, LanguageSchema } from './language-schemas.ts';
import { limits } from './limits.ts';
import { MaterialityApprovalSchema, StampSchema } from './materiality-approvals.ts';
import { scoredCriteria, stakeholderRoles } from './materiality-library.ts';
import { materialityLimits } from './materiality-limits.ts';
import { severityRules, thresholdPlaces } from './materiality-scoring.ts';
import { AssessedTopicSchema } from './materiality-topics.ts';
import { DaySchema, IdSchema, InstantSchema, LineSchema, ref, VersionSchema, WrittenSchema } from './schema.ts';
import { OpinionGroupSchema, StakeholderAxisSchema } from './stakeholder-axis.ts';

/** The rules that an assessment follows, each by its edition. They differ in what counts and in how deep the topic list goes. */
export const materialityEditions = ['gri-3-2021', 'ifrs-s1-2023', 'esrs-set1-2023', 'esrs-2026'] as const;
export type MaterialityEdition = (typeof materialityEditions)[number];

/** The stages of the value chain. */
export const valueChainStages = ['upstream', 'own', 'downstream'] as const;
/** When something is expected. */
export const timeHorizons = ['short', 'medium', 'long'] as const;

const Stages = v.pipe(v.array(v.picklist(valueChainStages)), v.maxLength(valueChainStages.length));
const Weight = v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d{1,2})?$/));
const text = v.pipe(WrittenSchema, v.maxLength(materialityLimits.textLengthMax));
const Person = v.object({ id: IdSchema, name: v.string() });
const years = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(materialityLimits.horizonYearsMax));
const anchor = v.pipe(v.string(), v.maxLength(materialityLimits.textLengthMax));
const Words = v.object({ en: anchor, zhTw: anchor });

/** The steps of one criterion in the words of the organisation, the lowest first: the first one scores 1. */
const Steps = v.pipe(
  v.array(Words),
  v.minLength(materialityLimits.scaleStepsMin),
  v.maxLength(materialityLimits.scaleStepsMax),
);

/** How an assessment is made. */
export const MaterialitySettingsSchema = v.pipe(
  v.object({
    /** What of the organisation it covers. */
    scope: text,
    stages: Stages,
    /** The last year of the short and of the medium term. */
    horizons: v.pipe(
      v.object({ short: years, medium: years }),
      v.forward(
        v.check(({ short, medium }) => short < medium, 'number_out_of_range'),
        ['medium'],
      ),
    ),
    dueOn: v.nullable(DaySchema),
    /** The industry of SICS whose likely topics are marked; null for none. */
    industry: v.nullable(v.pipe(v.string(), v.maxLength(20))),
    /** Whether likely topics of the industry are marked, too, that nobody read in a source. */
    withUnread: v.boolean(),
    severityRule: v.picklist(severityRules),
    /** From which position on a topic is material. */
    thresholds: v.object({
      impact: v.picklist(thresholdPlaces),
      financial: v.picklist(thresholdPlaces),
      /** From where on stakeholders call a topic important. */
      stakeholder: v.picklist(thresholdPlaces),
    }),
    /** Whether a topic that stakeholders call important is material for that alone; else what they say is shown beside the scores. */
    stakeholdersCount: v.boolean(),
    scales: v.object({ scale: Steps, scope: Steps, irremediability: Steps, likelihood: Steps, financial: Steps }),
    /** How much a person’s scores count; 1 where nothing is said. */
    weights: v.pipe(
      v.array(v.object({ personId: IdSchema, weight: Weight })),
      v.maxLength(materialityLimits.weightsMax),
    ),
    /** Groups of the library that are heard, and how much each counts. */
    stakeholders: v.pipe(
      v.array(
        v.object({
          groupId: v.pipe(v.string(), v.maxLength(60)),
          role: v.picklist(stakeholderRoles),
          weight: Weight,
        }),
      ),
      v.maxLength(materialityLimits.stakeholdersMax),
    ),
    /** Who has to approve before anybody decides, one step after the other; of each step any one person. Nobody where there is none. */
    approvers: v.pipe(
      v.array(
        v.object({
          personIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(materialityLimits.approversMax)),
        }),
      ),
      v.maxLength(materialityLimits.approvalStepsMax),
    ),
  }),
  ref('MaterialitySettings'),
);
export type MaterialitySettings = v.InferOutput<typeof MaterialitySettingsSchema>;

const year = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(materialityLimits.yearMin),
  v.maxValue(materialityLimits.yearMax),
);
const profile = {
  id: IdSchema,
  year: v.number(),
  edition: v.picklist(materialityEditions),
  /** Grows with each change of the settings; a change of an older one is refused with `resource.stale`. */
  version: v.number(),
};

/** An assessment of one year. */
export const MaterialityYearSchema = v.pipe(
  v.object({ ...profile, decidedAt: v.nullable(InstantSchema) }),
  ref('MaterialityYear'),
);
export type MaterialityYear = v.InferOutput<typeof MaterialityYearSchema>;

/** Query of GET materiality/profiles. Reading creates none. */
export const MaterialityProfileQuerySchema = v.object({ isCreateNew: v.optional(v.literal('false'), 'false') });

/** GET materiality/profiles: the organisation's assessment of the latest year; null while it has none. */
export const MaterialityProfileSchema = v.pipe(
  v.object({ profile: v.nullable(MaterialityYearSchema) }),
  ref('MaterialityProfile'),
);
export type MaterialityProfile = v.InferOutput<typeof MaterialityProfileSchema>;

/** POST materiality/profiles. A later year starts from the latest earlier one. */
export const NewAssessmentSchema = v.pipe(
  v.strictObject({ year, edition: v.picklist(materialityEditions) }),
  ref('NewAssessment'),
);
export type NewAssessment = v.InferOutput<typeof NewAssessmentSchema>;

/** The settings of an assessment that was read at `version`. */
export const MaterialitySettingsChangeSchema = v.pipe(
  v.strictObject({ settings: MaterialitySettingsSchema, version: VersionSchema }),
  ref('MaterialitySettingsChange'),
);
export type MaterialitySettingsChange = v.InferOutput<typeof MaterialitySettingsChangeSchema>;

const Evidence = v.object({
  documentId: IdSchema,
  reference: v.pipe(WrittenSchema, v.maxLength(limits.lineLengthMax)),
});

/** Documents of the document center that bear an entry out, and where in them. */
const EvidenceList = v.pipe(v.array(Evidence), v.maxLength(materialityLimits.evidenceMax));

const iro = {
  topicId: IdSchema,
  kind: v.picklist(iroKinds),
  /** Whether it happens already; risks and opportunities may happen. */
  actual: v.boolean(),
  humanRights: v.boolean(),
  title: LineSchema,
  description: text,
  horizon: v.picklist(timeHorizons),
  stages: Stages,
  stakeholders: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(materialityLimits.stakeholdersMax)),
  evidence: v.optional(EvidenceList, []),
};
type Happening = { kind: IroKind; actual: boolean; humanRights: boolean };
const isImpact = ({ kind }: Happening) => kind === 'negative' || kind === 'positive';

/** What one person says of one criterion. */
export const GivenScoreSchema = v.pipe(
  v.object({
    criterion: v.picklist(scoredCriteria),
    by: Person,
    score: v.number(),
    reason: v.string(),
    at: InstantSchema,
  }),
  ref('GivenScore'),
);
export type GivenScore = v.InferOutput<typeof GivenScoreSchema>;

/** An impact, a risk or an opportunity, with what was scored. */
export const IroSchema = v.pipe(
  v.object({
    id: IdSchema,
    ...iro,
    title: v.string(),
    description: v.string(),
    stakeholders: v.array(v.string()),
    evidence: v.array(Evidence),
    /** Until then everybody sees only their own scores. */
    revealedAt: v.nullable(InstantSchema),
    /** How many people scored it. */
    scoredBy: v.number(),
    scores: v.array(GivenScoreSchema),
    /** What people settled on after they saw all scores. It counts in the place of the mean. */
    settled: v.array(GivenScoreSchema),
    version: v.number(),
  }),
  ref('Iro'),
);
export type Iro = v.InferOutput<typeof IroSchema>;

const NewIro = v.strictObject(iro);
/** POST materiality/profiles/{id}/iros. */
export const NewIroSchema = v.pipe(
  NewIro,
  v.forward(
    v.check((entry) => isImpact(entry) || !entry.actual, 'choice_unknown'),
    ['actual'],
  ),
  v.forward(
    v.check((entry) => isImpact(entry) || !entry.humanRights, 'choice_unknown'),
    ['humanRights'],
  ),
  ref('NewIro'),
);
export type NewIro = v.InferOutput<typeof NewIroSchema>;

/** An entry that was read at `version`. */
export const IroChangeSchema = v.pipe(
  v.strictObject({
    ...iro,
    /** What stands is kept where it is not sent. */
    evidence: v.optional(EvidenceList),
    version: VersionSchema,
  }),
  v.forward(
    v.check((entry) => isImpact(entry) || !entry.actual, 'choice_unknown'),
    ['actual'],
  ),
  v.forward(
    v.check((entry) => isImpact(entry) || !entry.humanRights, 'choice_unknown'),
    ['humanRights'],
  ),
  ref('IroChange'),
);
export type IroChange = v.InferOutput<typeof IroChangeSchema>;

const scored = {
  criterion: v.picklist(scoredCriteria),
  score: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(materialityLimits.scaleStepsMax)),
};
const ofCriteria = <Score extends v.GenericSchema>(score: Score) =>
  v.pipe(v.array(score), v.minLength(1), v.maxLength(scoredCriteria.length));

/** PUT materiality/iros/{id}/scores: scores of some criteria, and why. */
export const ScoresChangeSchema = v.pipe(
  v.strictObject({ scores: ofCriteria(v.object(scored)), reason: text }),
  ref('ScoresChange'),
);
export type ScoresChange = v.InferOutput<typeof ScoresChangeSchema>;

/**
 * PUT materiality/iros/{id}/settlement: what counts of some criteria, and why. `seen` says when the settled score that the person saw was
 * settled, null where they saw none: whoever saw another one is refused with `resource.stale`.
 */
export const SettlementSchema = v.pipe(
  v.strictObject({ scores: ofCriteria(v.object({ ...scored, seen: v.nullable(InstantSchema) })), reason: text }),
  ref('Settlement'),
);
export type Settlement = v.InferOutput<typeof SettlementSchema>;

const TopicPosition = v.object({
  impact: v.nullable(v.string()),
  financial: v.nullable(v.string()),
  /** What stakeholders say of it, from 0 to 5; absent or null where no survey says anything. */
  stakeholder: v.optional(v.nullable(v.string())),
});

/** A topic as it was decided about. */
export const DecidedTopicSchema = v.pipe(
  v.object({
    origin: IdSchema,
    libraryIds: v.array(v.string()),
    name: v.nullable(BilingualSchema),
    verdict: v.picklist(['material', 'not_material', 'unscored']),
    /** Whether people said so whatever the scores. */
    judged: v.boolean(),
    leftOut: v.boolean(),
    reason: v.string(),
    /** Whether reports print the reason of what was judged: of decisions that were made since people are told so. */
    isReasonPrinted: v.optional(v.boolean()),
    position: TopicPosition,
  }),
  ref('DecidedTopic'),
);
export type DecidedTopic = v.InferOutput<typeof DecidedTopicSchema>;

/** A decision: who said when what is material, with everything it rests on. Never changed. */
export const MaterialityDecisionSchema = v.pipe(
  v.object({
    id: IdSchema,
    year: v.number(),
    /** Counted from 1 within the year. */
    number: v.number(),
    edition: v.picklist(materialityEditions),
    settings: MaterialitySettingsSchema,
    topics: v.array(DecidedTopicSchema),
    reason: v.string(),
    /** Groups whose answers stand behind what stakeholders say, with their weights. */
    opinionGroups: v.array(OpinionGroupSchema),
    /** Who approved it before. */
    approvals: v.array(MaterialityApprovalSchema),
    by: Person,
    at: InstantSchema,
  }),
  ref('MaterialityDecision'),
);
export type MaterialityDecision = v.InferOutput<typeof MaterialityDecisionSchema>;

/** POST materiality/profiles/{id}/decisions: decides about the assessment that was read with this stamp. */
export const NewDecisionSchema = v.pipe(v.strictObject({ reason: text, stamp: StampSchema }), ref('NewDecision'));
export type NewDecision = v.InferOutput<typeof NewDecisionSchema>;

const assessmentHead = {
  ...profile,
  /** The same as long as settings, topics, entries and scores are: a decision sends back what it is about. */
  stamp: v.string(),
  /** The same as long as topics, entries, scores and what surveys say of them are. */
  contentsStamp: v.string(),
  settings: MaterialitySettingsSchema,
  /** Approvals of what stands now, in the order of the steps. */
  approvals: v.array(MaterialityApprovalSchema),
  /** Who asked for the approval of what stands now; null where nobody did. */
  approvalRequest: v.nullable(v.object({ by: Person, at: InstantSchema })),
  /** Why an approver returned what stands now; null once it changes, or once somebody asks again. */
  rejection: v.nullable(MaterialityApprovalSchema),
  /** The latest decision about this year. */
  decision: v.nullable(MaterialityDecisionSchema),
  /** The latest decision about an earlier year. */
  previous: v.nullable(MaterialityDecisionSchema),
};

/**
 * GET materiality/profiles/{id}/head: an assessment without its topics, entries and what surveys say. Whoever has those with the same
 * `contentsStamp` needs nothing more: with many people's scores they are megabytes.
 */
export const AssessmentHeadSchema = v.pipe(v.object(assessmentHead), ref('AssessmentHead'));
export type AssessmentHead = v.InferOutput<typeof AssessmentHeadSchema>;

/** An assessment with everything that belongs to it. */
export const AssessmentSchema = v.pipe(
  v.object({
    ...assessmentHead,
    topics: v.array(AssessedTopicSchema),
    iros: v.array(IroSchema),
    /** What surveys that are closed say of the topics. */
    opinions: StakeholderAxisSchema,
  }),
  ref('Assessment'),
);
export type Assessment = v.InferOutput<typeof AssessmentSchema>;

/** GET materiality/profiles/{id}/file: the workbook in this language. */
export const AssessmentFileQuerySchema = v.strictObject({ language: LanguageSchema });
