import { dividedBy, type Fraction, fractionOf, isAtMost, nought, plus, times, toPlaces } from '@esg/quantities';
import { axisOf, type EntryAxis, type IroKind } from './entry-kinds.ts';
import type { ScoredCriterion } from './materiality-library.ts';

/** The sides from which a topic is seen: the two of its entries, and what stakeholders say of it in surveys. */
export const materialityAxes = ['impact', 'financial', 'stakeholder'] as const;
export type MaterialityAxis = (typeof materialityAxes)[number];

/** How the parts of severity make one number. */
export const severityRules = ['mean', 'highest'] as const;
export type SeverityRule = (typeof severityRules)[number];

/** The highest position on either axis. Scales with more or fewer steps are stretched to it. */
export const axisLength = 5;
/** Where a threshold can be, from one end of the axis to the other. */
export const thresholdPlaces = ['0', '0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'] as const;
export type ThresholdPlace = (typeof thresholdPlaces)[number];
/** Scores of one criterion that lie so many steps apart are marked as a disagreement. */
export const disagreementSteps = 2;
const scorePlaces = 4;

/** What of an entry decides how it is scored. */
export type ScoredIro = {
  readonly kind: IroKind;
  /** Something that happens already needs no likelihood. */
  readonly actual: boolean;
  /** For human rights, severity takes precedence over likelihood (ESRS 1, GRI 3). */
  readonly humanRights: boolean;
};

/** Scores by criterion: what was settled, or a mean before it is rounded for readers. */
export type Scores = Partial<Record<ScoredCriterion, Fraction>>;
/** The highest score of each criterion’s scale. */
export type HighestScores = Readonly<Record<ScoredCriterion, number>>;

/** The criteria of severity or magnitude: only negative impacts can be hard to put right. */
const sizeCriteria: Readonly<Record<IroKind, readonly ScoredCriterion[]>> = {
  negative: ['scale', 'scope', 'irremediability'],
  positive: ['scale', 'scope'],
  risk: ['financial'],
  opportunity: ['financial'],
};

const needsLikelihood = ({ kind, actual }: Pick<ScoredIro, 'kind' | 'actual'>) =>
  axisOf(kind) === 'financial' || !actual;

/** What is to be scored of an entry, in the order of the form. */
export const criteriaOf = (iro: Pick<ScoredIro, 'kind' | 'actual'>): ScoredCriterion[] =>
  needsLikelihood(iro) ? [...sizeCriteria[iro.kind], 'likelihood'] : [...sizeCriteria[iro.kind]];

const whole = (number: number): Fraction => ({ over: BigInt(number), under: 1n });
const higher = (one: Fraction, other: Fraction) => (isAtMost(one, other) ? other : one);
const onAxis = (score: Fraction, highest: number): Fraction =>
  dividedBy(times(score, whole(axisLength)), whole(highest));

const severityBy = (rule: SeverityRule, parts: readonly Fraction[]): Fraction =>
  rule === 'highest'
    ? parts.reduce(higher, nought)
    : dividedBy(
        parts.reduce((sum, part) => plus(sum, part), nought),
        whole(parts.length),
      );

/** An entry’s position on its axis, and the parts that it was made of. */
export type IroScore = {
  readonly axis: EntryAxis;
  readonly size: string;
  readonly likelihood: string | null;
  readonly score: string;
  /** Whether the likelihood was left out of the score, because severity goes first. */
  readonly severityFirst: boolean;
};

/**
 * The score of an entry: severity for what happens already, severity or magnitude × likelihood for what may happen. A negative impact on
 * human rights counts with its severity alone, however unlikely. `undefined` until everything is scored.
 */
export const iroScore = (
  iro: ScoredIro,
  scores: Scores,
  highest: HighestScores,
  rule: SeverityRule,
): IroScore | undefined => {
  const parts = sizeCriteria[iro.kind].map((criterion) => ({ criterion, score: scores[criterion] }));
  const known = parts.flatMap(({ criterion, score }) =>
    score === undefined ? [] : [onAxis(score, highest[criterion])],
  );
  if (known.length < parts.length) return undefined;
  const size = severityBy(rule, known);
  const likely = needsLikelihood(iro) ? scores.likelihood : undefined;
  if (needsLikelihood(iro) && likely === undefined) return undefined;
  const severityFirst = iro.humanRights && iro.kind === 'negative' && likely !== undefined;
  const share = likely === undefined || severityFirst ? whole(1) : dividedBy(likely, whole(highest.likelihood));
  return {
    axis: axisOf(iro.kind),
    size: toPlaces(size, scorePlaces),
    likelihood: likely ? toPlaces(likely, scorePlaces) : null,
    score: toPlaces(times(size, share), scorePlaces),
    severityFirst,
  };
};

/** One person’s score of one criterion. */
export type PersonScore = { readonly score: number; readonly weight: string };

/** What several people say of one criterion. */
export type Spread = {
  readonly count: number;
  /** For readers. */
  readonly mean: string;
  /** The same for what is worked out from it. */
  readonly exactMean: Fraction;
  readonly lowest: number;
  readonly highest: number;
  readonly disagrees: boolean;
};

/** The weighted mean of several people’s scores, and how far apart they are. `undefined` where nobody with a weight scored. */
export const spreadOf = (scores: readonly PersonScore[]): Spread | undefined => {
  const counted = scores.filter(({ weight }) => fractionOf(weight).over > 0n);
  if (counted.length === 0) return undefined;
  const weights = counted.reduce((sum, { weight }) => plus(sum, fractionOf(weight)), nought);
  const sum = counted.reduce((all, { score, weight }) => plus(all, times(whole(score), fractionOf(weight))), nought);
  const lowest = Math.min(...counted.map(({ score }) => score));
  const highest = Math.max(...counted.map(({ score }) => score));
  const exactMean = dividedBy(sum, weights);
  return {
    count: counted.length,
    mean: toPlaces(exactMean, scorePlaces),
    exactMean,
    lowest,
    highest,
    disagrees: highest - lowest >= disagreementSteps,
  };
};

/**
 * A topic’s position: the highest of its entries on each axis, null where nothing is scored; and what stakeholders say of it, absent or null
 * where no survey says anything.
 */
export type TopicPosition = Readonly<Record<EntryAxis, string | null>> & { readonly stakeholder?: string | null };

/** The position of a topic from the scores of its entries. */
export const topicPosition = (scores: readonly Pick<IroScore, 'axis' | 'score'>[]): TopicPosition => {
  const highestOn = (axis: EntryAxis) => {
    const found = scores.filter((each) => each.axis === axis).map(({ score }) => fractionOf(score));
    return found.length === 0 ? null : toPlaces(found.reduce(higher), scorePlaces);
  };
  return { impact: highestOn('impact'), financial: highestOn('financial') };
};

/** The sides of a topic on which entries have no score yet. */
export type UnscoredSides = Readonly<Record<EntryAxis, boolean>>;

/** From which position on a topic is material; a threshold itself is reached. */
export type Thresholds = Readonly<Record<MaterialityAxis, ThresholdPlace>>;

/** Whether a topic is material; `unscored` where nothing says that it is, and something that counts is not scored yet. */
export type MaterialityVerdict = 'material' | 'not_material' | 'unscored';

/** Nothing is left to score. */
export const allScored: UnscoredSides = { impact: false, financial: false };

/** Whether a position reaches the threshold of an axis. */
export const reachesOn = (position: TopicPosition, axis: MaterialityAxis, thresholds: Thresholds): boolean => {
  const at = position[axis] ?? null;
  return at !== null && isAtMost(fractionOf(thresholds[axis]), fractionOf(at));
};

/**
 * Whether a topic is material from the sides that count: from any of them is enough. While entries of a side are unscored, it is not said to
 * be immaterial: their scores may yet make it material. What stakeholders say scores no entry.
 */
export const verdictOf = (
  position: TopicPosition,
  thresholds: Thresholds,
  axes: readonly MaterialityAxis[],
  unscored: UnscoredSides = allScored,
): MaterialityVerdict => {
  if (axes.some((axis) => reachesOn(position, axis, thresholds))) return 'material';
  const sides = axes.filter((axis) => axis !== 'stakeholder');
  const isScored = sides.some((axis) => position[axis] !== null) && !sides.some((axis) => unscored[axis]);
  return isScored ? 'not_material' : 'unscored';
};

/** A threshold moved by steps, never beyond the ends of the axis. */
export const movedThreshold = (threshold: ThresholdPlace, steps: number): ThresholdPlace => {
  const at = thresholdPlaces.indexOf(threshold) + steps;
  return thresholdPlaces[Math.min(Math.max(at, 0), thresholdPlaces.length - 1)] ?? threshold;
};

/** A topic whose verdict changes when one threshold moves by one step. */
export type Flip = {
  readonly topicId: string;
  readonly axis: MaterialityAxis;
  /** The direction in which the threshold moves. */
  readonly towards: 'lower' | 'higher';
  readonly verdict: MaterialityVerdict;
};

type Placed = { readonly id: string; readonly position: TopicPosition; readonly unscored?: UnscoredSides };

/** Every topic whose verdict depends on one step of one threshold. */
export const sensitivityOf = (
  topics: readonly Placed[],
  thresholds: Thresholds,
  axes: readonly MaterialityAxis[],
): Flip[] =>
  axes.flatMap((axis) =>
    (['lower', 'higher'] as const).flatMap((towards) => {
      const moved = { ...thresholds, [axis]: movedThreshold(thresholds[axis], towards === 'lower' ? -1 : 1) };
      return topics.flatMap(({ id, position, unscored }) => {
        const verdict = verdictOf(position, moved, axes, unscored);
        return verdict === verdictOf(position, thresholds, axes, unscored)
          ? []
          : [{ topicId: id, axis, towards, verdict }];
      });
    }),
  );
