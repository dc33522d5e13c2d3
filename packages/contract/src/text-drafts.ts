import * as v from 'valibot';
import { NamedTopicSchema } from './answers.ts';
import type { Field } from './frameworks.ts';
import { LanguageModelSchema, modelFailures } from './language-models.ts';
import { listsMaterialTopics } from './named-topics.ts';
import { RichTextSchema } from './rich-text.ts';
import { IdSchema, InstantSchema, ref, VersionSchema } from './schema.ts';

/** A subject that a draft speaks of: the roots of its figures' metrics, and the texts that it belongs to. */
export type DraftTopic = {
  readonly id: string;
  /** First words of metrics: `ghg` for `ghg.scope1.total`. */
  readonly figures: readonly string[];
  /** Text metrics, whichever framework asks for them. */
  readonly texts: readonly string[];
};

const overviews = ['org.strategy_statement', 'gov.board_statement', 'gov.oversight', 'sustain.response'];
const climate = [
  'climate.target.description',
  'climate.transition_plan',
  'climate.response',
  'climate.effects_current',
];
const environment = [...overviews, 'env.management'];

/** Every subject, in the order in which a text about several speaks of them. The one place that says which text gets which figures. */
export const draftTopics: readonly DraftTopic[] = [
  {
    id: 'emissions',
    figures: ['ghg', 'air'],
    texts: [...climate, ...environment, 'climate.business_model', 'climate.governance.board'],
  },
  {
    id: 'energy',
    figures: ['energy'],
    texts: ['energy.management', 'climate.transition_plan', 'climate.response', ...environment],
  },
  { id: 'water', figures: ['water'], texts: ['water.management', ...environment] },
  { id: 'waste', figures: ['waste'], texts: ['waste.management', 'materials.circular', ...environment] },
  {
    id: 'workforce',
    figures: ['workforce', 'training'],
    texts: ['labour.practices', 'labour.engagement', 'org.business_model', ...overviews],
  },
  { id: 'safety', figures: ['ohs'], texts: ['ohs.system', 'labour.practices', ...overviews] },
  {
    id: 'governance',
    figures: ['gov', 'diversity', 'corruption', 'ethics'],
    texts: ['gov.structure', 'corruption.prevention', 'ethics.culture', 'ethics.commitments', ...overviews],
  },
  { id: 'community', figures: ['community'], texts: ['community.engagement', ...overviews] },
  { id: 'suppliers', figures: ['supply'], texts: ['supply.workers', 'org.activities', ...overviews] },
  { id: 'products', figures: ['product'], texts: ['product.practices', 'product.consumers'] },
];

/** The text about one material topic, which speaks of the figures of that topic, whatever they are. */
const aboutOneTopic = 'topic.materiality.management';

/** Whether the text is about one material topic of the framework. */
export const speaksOfItsTopic = ({ key }: Pick<Field, 'key'>): boolean => key === aboutOneTopic;

/** What the texts that speak of the materiality assessment say of it, by their metrics, whichever framework asks for them. */
export const assessmentTexts = {
  'materiality.process': 'process',
  'sustain.risk_process': 'process',
  'materiality.iro': 'entries',
  'materiality.management': 'management',
  [aboutOneTopic]: 'management',
  'sustain.risks': 'risks',
  'gov.board_statement': 'board',
} as const;
export type AssessmentText = (typeof assessmentTexts)[keyof typeof assessmentTexts];

type Drafted = Pick<Field, 'key' | 'type'> & Partial<Pick<Field, 'coverage'>>;

/**
 * What the text says of the materiality assessment; `undefined` for others. What a disclosure asks for only in part, as the process by which
 * matters of pollution are found, is narrower than the assessment, so nothing is drafted there.
 */
export const assessmentTextOf = ({ key, type, coverage }: Drafted): AssessmentText | undefined =>
  type === 'richTextArea' && coverage !== 'partial' && key in assessmentTexts
    ? assessmentTexts[key as keyof typeof assessmentTexts]
    : undefined;

/** What a draft can be made of. */
export type DraftSource = 'figures' | 'assessment';

/** What a draft of the field is made of; nothing where there is none. Only formatted texts name numbers of the report. */
export const draftSourcesOf = (field: Drafted): readonly DraftSource[] => {
  const { key, type } = field;
  const hasFigures =
    type === 'richTextArea' && (speaksOfItsTopic({ key }) || draftTopics.some(({ texts }) => texts.includes(key)));
  const isAssessed = assessmentTextOf(field) !== undefined || listsMaterialTopics(field);
  return [...(isAssessed ? (['assessment'] as const) : []), ...(hasFigures ? (['figures'] as const) : [])];
};

/** Whether a field can be drafted from figures or from the materiality assessment. */
export const isDraftable = (field: Drafted): boolean => draftSourcesOf(field).length > 0;

/** The decision of a materiality assessment that a draft speaks of. */
export const DraftBasisSchema = v.pipe(
  v.object({
    assessmentId: IdSchema,
    year: v.number(),
    decidedAt: InstantSchema,
    /** The decision is about another year than the one in which the report's period ends. */
    isOtherYear: v.boolean(),
    /** Topics, entries or scores are different since, so that deciding again would say something else. */
    hasChanged: v.boolean(),
  }),
  ref('DraftBasis'),
);
export type DraftBasis = v.InferOutput<typeof DraftBasisSchema>;

/**
 * Why a draft is not, or not wholly, worded by a language model: the parts of the problem codes `language_model.*`, and `unproved` where what it
 * wrote says more than the figures do.
 */
export const draftFailures = [...modelFailures, 'off', 'budget_spent', 'too_long', 'unproved'] as const;
export type DraftFailure = (typeof draftFailures)[number];

/** Calls of a model that one draft takes at most. */
export const draftCallsMax = 30;

/** How a language model worded a draft: its paragraphs stand in the place of the template's, each checked against the figures. */
export const DraftWordingSchema = v.pipe(
  v.object({
    /** The model that was asked; null where the organisation uses none. */
    model: v.nullable(LanguageModelSchema),
    /** The calls in its log whose words the draft has, to be named when it is accepted. */
    calls: v.array(IdSchema),
    /** Paragraphs that it was asked for, each in one language, and those of them that the figures bear out. */
    asked: v.number(),
    kept: v.number(),
    failure: v.nullable(v.picklist(draftFailures)),
  }),
  ref('DraftWording'),
);
export type DraftWording = v.InferOutput<typeof DraftWordingSchema>;

/** A text out of the report's own figures and of what is decided to be material, and which of its figures are missing. */
export const TextDraftSchema = v.pipe(
  v.object({
    /** One paragraph for each subject, in the languages of the report. Its numbers are linked. */
    blocks: v.object({ en: v.optional(RichTextSchema), zhTw: v.optional(RichTextSchema) }),
    /** Figures that it would speak of and that have no value; those that the report has not selected are named only where it has none at all. */
    missing: v.array(v.object({ disclosureCode: v.string(), fieldKey: v.string(), isSelected: v.boolean() })),
    /** The material topics that the list would name, as they were decided. */
    named: v.optional(v.array(NamedTopicSchema)),
    /** The decision that it speaks of; absent where it speaks of none. */
    basis: v.optional(DraftBasisSchema),
    /** Places in the texts that a person has to fill, in one language: `gapsIn`. */
    gaps: v.optional(v.number()),
    /** How a language model worded it; absent where none was asked. */
    wording: v.optional(DraftWordingSchema),
    /** Names this draft: another figure, or another decision, makes another draft. */
    stamp: v.string(),
  }),
  ref('TextDraft'),
);
export type TextDraft = v.InferOutput<typeof TextDraftSchema>;

/** POST reports/{id}/answers/{code}/{fieldKey}/draft: the version of the answer that was seen, and the draft that was seen. */
export const DraftAcceptanceSchema = v.pipe(
  v.object({
    version: VersionSchema,
    stamp: v.pipe(v.string(), v.maxLength(64)),
    /** The calls of the language model that worded the draft; left out for a draft without one. */
    calls: v.optional(v.pipe(v.array(IdSchema), v.maxLength(draftCallsMax))),
  }),
  ref('DraftAcceptance'),
);
export type DraftAcceptance = v.InferOutput<typeof DraftAcceptanceSchema>;
