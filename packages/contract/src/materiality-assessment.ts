import { fractionOf } from '@esg/quantities';
import { axisOf, type EntryAxis } from './entry-kinds.ts';
import type {
  Assessment,
  DecidedTopic,
  Iro,
  MaterialityDecision,
  MaterialityEdition,
  MaterialitySettings,
} from './materiality.ts';
import type { EsrsTopic, Scale, ScoredCriterion } from './materiality-library.ts';
import {
  criteriaOf,
  type HighestScores,
  type IroScore,
  iroScore,
  type MaterialityAxis,
  type MaterialityVerdict,
  type Scores,
  type Spread,
  spreadOf,
  type Thresholds,
  type TopicPosition,
  topicPosition,
  type UnscoredSides,
  verdictOf,
} from './materiality-scoring.ts';
import type { AssessedTopic } from './materiality-topics.ts';

/** The sides that count by each set of rules. */
const axesByEdition: Readonly<Record<MaterialityEdition, readonly EntryAxis[]>> = {
  'gri-3-2021': ['impact'],
  'ifrs-s1-2023': ['financial'],
  'esrs-set1-2023': ['impact', 'financial'],
  'esrs-2026': ['impact', 'financial'],
};

/** The sides from which a topic can be material by these rules: impact alone, financial alone, or either. */
export const axesOfEdition = (edition: MaterialityEdition): readonly EntryAxis[] => axesByEdition[edition];

/** The sides that count in an assessment: those of its rules, and what stakeholders say where the organisation wants it to count. */
export const axesThatCount = ({
  edition,
  settings,
}: Pick<Assessment, 'edition'> & {
  readonly settings: Pick<MaterialitySettings, 'stakeholdersCount'>;
}): readonly MaterialityAxis[] =>
  settings.stakeholdersCount ? [...axesByEdition[edition], 'stakeholder'] : axesByEdition[edition];

/** The entries of the ESRS topic list that these rules know: those of 2026 end at sub-topics. */
export const esrsTopicsOf = (topics: readonly EsrsTopic[], edition: MaterialityEdition): readonly EsrsTopic[] =>
  edition === 'esrs-2026' ? topics.filter(({ level }) => level !== 'sub-sub-topic') : topics;

const stepsOf = (scales: readonly Scale[], criterion: ScoredCriterion) =>
  (scales.find((scale) => scale.criterion === criterion)?.steps ?? []).map(({ anchor }) => ({ ...anchor }));

/**
 * The settings that a first assessment starts with: the proposed scales, and thresholds in the middle. Severity is the highest of its parts,
 * because by GRI 3 and ESRS 1 each of them alone can make an impact severe; the mean is a choice.
 */
export const usualSettings = (scales: readonly Scale[], industry: string | null): MaterialitySettings => ({
  scope: '',
  stages: ['upstream', 'own', 'downstream'],
  horizons: { short: 1, medium: 5 },
  dueOn: null,
  industry,
  withUnread: false,
  severityRule: 'highest',
  thresholds: { impact: '3', financial: '3', stakeholder: '3' },
  stakeholdersCount: false,
  scales: {
    scale: stepsOf(scales, 'scale'),
    scope: stepsOf(scales, 'scope'),
    irremediability: stepsOf(scales, 'irremediability'),
    likelihood: stepsOf(scales, 'likelihood'),
    financial: stepsOf(scales, 'financial'),
  },
  weights: [],
  stakeholders: [],
  approvers: [],
});

/** The highest score of each criterion. */
export const highestScores = ({ scales }: Pick<MaterialitySettings, 'scales'>): HighestScores => ({
  scale: scales.scale.length,
  scope: scales.scope.length,
  irremediability: scales.irremediability.length,
  likelihood: scales.likelihood.length,
  financial: scales.financial.length,
});

/** An entry with what people’s scores make of it. */
export type AssessedIro = {
  readonly iro: Iro;
  readonly spreads: ReadonlyMap<ScoredCriterion, Spread>;
  readonly score: IroScore | undefined;
  /** Whether people are far apart on a criterion that nobody settled. */
  readonly disagrees: boolean;
};

type Weighed = Pick<MaterialitySettings, 'weights' | 'scales' | 'severityRule'>;

/** What the scores that somebody may see make of an entry: what was settled, else the weighted mean. */
export const assessIro = (iro: Iro, settings: Weighed): AssessedIro => {
  const weights = new Map(settings.weights.map(({ personId, weight }) => [personId, weight]));
  const spreads = new Map<ScoredCriterion, Spread>();
  const scores: Scores = {};
  let disagrees = false;
  for (const criterion of criteriaOf(iro)) {
    const given = iro.scores.filter((each) => each.criterion === criterion);
    const spread = spreadOf(given.map(({ score, by }) => ({ score, weight: weights.get(by.id) ?? '1' })));
    const settled = iro.settled.find((each) => each.criterion === criterion);
    if (spread) spreads.set(criterion, spread);
    if (spread?.disagrees && !settled) disagrees = true;
    const counts = settled ? fractionOf(String(settled.score)) : spread?.exactMean;
    if (counts !== undefined) scores[criterion] = counts;
  }
  return { iro, spreads, disagrees, score: iroScore(iro, scores, highestScores(settings), settings.severityRule) };
};

/** A topic with its position, which no threshold changes. */
export type PlacedTopic = {
  readonly topic: AssessedTopic;
  readonly position: TopicPosition;
  /** Sides on which its entries wait for scores. */
  readonly unscored: UnscoredSides;
  /** Topics of the library that it speaks for, with those of topics that were merged into it. */
  readonly libraryIds: readonly string[];
};

/** A topic with what follows from its position. */
export type JudgedTopic = PlacedTopic & { readonly verdict: MaterialityVerdict };

/** The topic that speaks for it: the one that it was merged into, else itself. */
const speakerOf = ({ id, state, mergedInto }: AssessedTopic): string => (state === 'merged' ? (mergedInto ?? id) : id);

const unscoredSides = (entries: readonly AssessedIro[]): UnscoredSides => {
  const isOpen = (axis: EntryAxis) =>
    entries.some(({ iro, score }) => score === undefined && axisOf(iro.kind) === axis);
  return { impact: isOpen('impact'), financial: isOpen('financial') };
};

/** What stakeholders say of topics, each by its weight. */
type Opinions = { readonly topics: readonly { readonly topicId: string; readonly value: string }[] };

/** Every topic that is not merged into another, where its entries and those of merged topics, and stakeholders, put it. */
export const placeTopics = (
  topics: readonly AssessedTopic[],
  iros: readonly AssessedIro[],
  opinions: Opinions = { topics: [] },
): PlacedTopic[] => {
  const said = new Map(opinions.topics.map(({ topicId, value }) => [topicId, value]));
  const speakers = new Map(topics.map((topic) => [topic.id, speakerOf(topic)]));
  const entries = Map.groupBy(iros, ({ iro }) => speakers.get(iro.topicId));
  const spokenFor = Map.groupBy(topics, speakerOf);
  return topics
    .filter(({ state }) => state !== 'merged')
    .map((topic) => ({
      topic,
      position: {
        ...topicPosition((entries.get(topic.id) ?? []).flatMap(({ score }) => score ?? [])),
        stakeholder: said.get(topic.id) ?? null,
      },
      unscored: unscoredSides(entries.get(topic.id) ?? []),
      libraryIds: [...new Set([topic, ...(spokenFor.get(topic.id) ?? [])].flatMap(({ libraryIds }) => libraryIds))],
    }));
};

/** The verdict on each topic by these thresholds, from the sides that count. Quick enough for every frame while one is moved. */
export const judgePlaced = (
  placed: readonly PlacedTopic[],
  axes: readonly MaterialityAxis[],
  thresholds: Thresholds,
): JudgedTopic[] =>
  placed.map((each): JudgedTopic => {
    const { topic, position, unscored } = each;
    if (topic.state === 'left_out') return { ...each, verdict: 'not_material' };
    return { ...each, verdict: topic.judged ?? verdictOf(position, thresholds, axes, unscored) };
  });

/** The verdict on every topic that is not merged into another, by the thresholds of the settings. */
export const judgeTopics = (
  {
    topics,
    edition,
    settings,
    opinions,
  }: Pick<Assessment, 'topics' | 'edition' | 'settings'> & Partial<Pick<Assessment, 'opinions'>>,
  iros: readonly AssessedIro[],
): JudgedTopic[] =>
  judgePlaced(placeTopics(topics, iros, opinions), axesThatCount({ edition, settings }), settings.thresholds);

/** Topics of the library that are material, for `consequencesOf`. */
export const materialLibraryIds = (
  topics: readonly { readonly verdict: MaterialityVerdict; readonly libraryIds: readonly string[] }[],
): ReadonlySet<string> =>
  new Set(topics.flatMap(({ verdict, libraryIds }) => (verdict === 'material' ? libraryIds : [])));

/** The topics as a decision keeps them. */
export const decidedTopics = (judged: readonly JudgedTopic[]): DecidedTopic[] =>
  judged.map(({ topic, position, verdict, libraryIds }) => ({
    origin: topic.origin,
    libraryIds: [...libraryIds],
    name: topic.name,
    verdict,
    judged: topic.state === 'considered' && topic.judged !== null,
    leftOut: topic.state === 'left_out',
    reason: topic.reason,
    ...(topic.state === 'considered' && topic.judged !== null && { isReasonPrinted: true }),
    position,
  }));

/**
 * The first step of named people that nobody approved for what stands now, counted from 0; `undefined` where none is left. After a rejection
 * the steps begin anew, and none can be approved before something changes or somebody asks again.
 */
export const nextApprovalStep = ({
  settings,
  approvals,
}: {
  readonly settings: Pick<MaterialitySettings, 'approvers'>;
  readonly approvals: readonly { readonly step: number }[];
}): number | undefined => {
  const step = settings.approvers.findIndex((_, place) => !approvals.some((each) => each.step === place));
  return step < 0 ? undefined : step;
};

/** How a topic differs from an earlier decision, in the order in which people read it. */
export const materialityChanges = ['now_material', 'no_longer_material', 'new', 'gone', 'moved'] as const;

/** What is different from an earlier decision. */
export type MaterialityChange = {
  readonly origin: string;
  readonly change: (typeof materialityChanges)[number];
  readonly before: DecidedTopic | undefined;
  readonly after: DecidedTopic | undefined;
};

/** What stakeholders say is compared where both decisions know it: a first survey moves no topic. */
const sameOpinion = ({ stakeholder: one = null }: TopicPosition, { stakeholder: other = null }: TopicPosition) =>
  one === null || other === null || one === other;

const samePosition = (one: TopicPosition, other: TopicPosition) =>
  one.impact === other.impact && one.financial === other.financial && sameOpinion(one, other);

const changeOf = (
  before: DecidedTopic | undefined,
  after: DecidedTopic | undefined,
): MaterialityChange['change'] | undefined => {
  if (!before) return 'new';
  if (!after) return 'gone';
  if (before.verdict !== 'material' && after.verdict === 'material') return 'now_material';
  if (before.verdict === 'material' && after.verdict !== 'material') return 'no_longer_material';
  return samePosition(before.position, after.position) ? undefined : 'moved';
};

/** What changed since the earlier decision, topics that entered or left first. */
export const changesSince = (
  previous: Pick<MaterialityDecision, 'topics'>,
  topics: readonly DecidedTopic[],
): MaterialityChange[] => {
  const before = new Map(previous.topics.map((topic) => [topic.origin, topic]));
  const after = new Map(topics.map((topic) => [topic.origin, topic]));
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((origin) => {
    const change = changeOf(before.get(origin), after.get(origin));
    return change ? [{ origin, change, before: before.get(origin), after: after.get(origin) }] : [];
  });
  return materialityChanges.flatMap((change) => changes.filter((each) => each.change === change));
};
