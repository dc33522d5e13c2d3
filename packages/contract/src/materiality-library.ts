import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { ref } from './schema.ts';

/** The dimensions of sustainability topics. */
export const topicDimensions = ['environmental', 'social', 'governance'] as const;

/** A topic of the long list, with the places of frameworks that speak of it. The mappings are our own judgement. */
export const MaterialityTopicSchema = v.pipe(
  v.object({
    id: v.string(),
    dimension: v.picklist(topicDimensions),
    name: BilingualSchema,
    description: BilingualSchema,
    /** Positions in the list of ESRS 1 (Set 1, AR 16). */
    esrs: v.array(v.string()),
    /** Numbers of GRI topic standards. */
    gri: v.array(v.string()),
    /** Numbers of SASB issue categories. */
    sasb: v.array(v.string()),
    /** Aspects of the HKEX ESG Reporting Code. */
    hkex: v.array(v.string()),
    /** Paragraphs of IFRS S2. */
    ifrs: v.array(v.string()),
    /** Numbers of Sustainable Development Goals. */
    sdg: v.array(v.string()),
    metrics: v.array(v.string()),
  }),
  ref('MaterialityTopic'),
);
export type MaterialityTopic = v.InferOutput<typeof MaterialityTopicSchema>;

/** The levels of the topic list of ESRS 1. The revised standards of 2026 have no third level. */
export const esrsTopicLevels = ['topic', 'sub-topic', 'sub-sub-topic'] as const;

/** An entry of the topic list of ESRS 1. Its code is our own count of positions: the standard has no codes. */
export const EsrsTopicSchema = v.pipe(
  v.object({
    code: v.string(),
    parent: v.nullable(v.string()),
    level: v.picklist(esrsTopicLevels),
    title: BilingualSchema,
  }),
  ref('EsrsTopic'),
);
export type EsrsTopic = v.InferOutput<typeof EsrsTopicSchema>;

/** A general issue category of SASB. */
export const SasbCategorySchema = v.pipe(
  v.object({ code: v.string(), dimension: BilingualSchema, name: BilingualSchema }),
  ref('SasbCategory'),
);
export type SasbCategory = v.InferOutput<typeof SasbCategorySchema>;

/** A category that is likely to be material in an industry. Pairs that nobody read in a source are hidden until they are asked for. */
export const SectorTopicSchema = v.pipe(
  v.object({ industry: v.string(), category: v.string(), read: v.boolean() }),
  ref('SectorTopic'),
);
export type SectorTopic = v.InferOutput<typeof SectorTopicSchema>;

/** What is scored: four criteria of impacts, of which risks and opportunities use the likelihood, and the size in money. */
export const scoredCriteria = ['scale', 'scope', 'irremediability', 'likelihood', 'financial'] as const;
export type ScoredCriterion = (typeof scoredCriteria)[number];

/** The criteria of the scales that the library proposes. */
export const scaleCriteria = [...scoredCriteria, 'stakeholder_concern', 'time_horizon'] as const;
export type ScaleCriterion = (typeof scaleCriteria)[number];

/** A step of a scale: its score and what earns it. */
export const ScaleStepSchema = v.pipe(v.object({ score: v.number(), anchor: BilingualSchema }), ref('ScaleStep'));
export type ScaleStep = v.InferOutput<typeof ScaleStepSchema>;

/** A proposed scale. No norm is behind its steps: each organisation may change them. */
export const ScaleSchema = v.pipe(
  v.object({ criterion: v.picklist(scaleCriteria), name: BilingualSchema, steps: v.array(ScaleStepSchema) }),
  ref('Scale'),
);
export type Scale = v.InferOutput<typeof ScaleSchema>;

/** What stakeholders are: affected by the organisation, or users of its reports. */
export const stakeholderRoles = ['affected', 'user'] as const;

/** A group of people, or nature, with an interest in what the organisation does. */
export const StakeholderGroupSchema = v.pipe(
  v.object({
    id: v.string(),
    name: BilingualSchema,
    description: BilingualSchema,
    roles: v.array(v.picklist(stakeholderRoles)),
    /** Standards of the ESRS whose topics concern the group. */
    esrs: v.array(v.string()),
  }),
  ref('StakeholderGroup'),
);
export type StakeholderGroup = v.InferOutput<typeof StakeholderGroupSchema>;

/** Everything an assessment starts from. */
export const MaterialityLibrarySchema = v.pipe(
  v.object({
    topics: v.array(MaterialityTopicSchema),
    esrsTopics: v.array(EsrsTopicSchema),
    sasbCategories: v.array(SasbCategorySchema),
    sectorTopics: v.array(SectorTopicSchema),
    scales: v.array(ScaleSchema),
    stakeholderGroups: v.array(StakeholderGroupSchema),
  }),
  ref('MaterialityLibrary'),
);
export type MaterialityLibrary = v.InferOutput<typeof MaterialityLibrarySchema>;

/** How it is known that a disclosure belongs to a topic: by its code, by a metric that it asks for, or by its place in the framework. */
export const topicBases = ['code', 'metric', 'place'] as const;

/** A disclosure that a report contains if one of these topics is material. */
export const TopicDisclosureSchema = v.pipe(
  v.object({
    code: v.string(),
    topics: v.array(v.string()),
    /** What it is about, each as topics of which one is enough: it leaves only where all of it was decided, and nothing is material. */
    about: v.array(v.array(v.string())),
    basis: v.picklist(topicBases),
  }),
  ref('TopicDisclosure'),
);
export type TopicDisclosure = v.InferOutput<typeof TopicDisclosureSchema>;

/** A framework as an assessment sees it: what depends on topics, what is asked of everybody, and what no topic is known for. */
export const TopicFrameworkSchema = v.pipe(
  v.object({
    versionId: v.string(),
    disclosures: v.array(TopicDisclosureSchema),
    always: v.array(v.string()),
    unjudged: v.array(v.string()),
    /** Those that never leave without a reason, whatever is material: comply or explain. */
    explained: v.array(v.string()),
  }),
  ref('TopicFramework'),
);
export type TopicFramework = v.InferOutput<typeof TopicFrameworkSchema>;
