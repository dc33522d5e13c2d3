import {
  assessmentTextOf,
  axesOfEdition,
  axesThatCount,
  axisLength,
  type DecidedTopic,
  type Disclosure,
  type EntryAxis,
  type Framework,
  heardGroups,
  type Language,
  listsMaterialTopics,
  type MaterialityAxis,
  type ModelChart,
  type ModelDisclosure,
  reasonIn,
  surveyText,
} from '@esg/contract';
import { fractionOf, toPlaces } from '@esg/quantities';
import { topicNamerIn } from '@esg/standards';
import type { DisclosureState } from '../reports/kernel.ts';
import type { DecidedMatrix } from './decided-matrix.ts';
import { matrixWords } from './matrix-words.ts';
import type { ReportModelInput } from './model-input.ts';

/** Topics that a drawing has room for; the highest are drawn. */
const drawnMost = 40;
const shownPlaces = 2;

/** How well a disclosure suits the matrix, from 0; `undefined` where it speaks of no assessment. */
const rankOf = ({ fields }: Disclosure): number | undefined => {
  const texts = fields.map(assessmentTextOf);
  const suits = [
    texts.includes('entries'),
    fields.some(listsMaterialTopics),
    texts.includes('process'),
    texts.includes('board'),
  ];
  const place = suits.indexOf(true);
  return place < 0 ? undefined : place;
};

/**
 * The disclosure that the matrix is printed with: what is material, as SBM-3 asks, the list of material topics, as GRI 3-2, else how they were
 * found, as IRO-1 and HKEX paragraph 14, or what the board says; none where the report has none of them.
 */
export const matrixPlaceOf = (
  { topics }: Pick<Framework, 'topics'>,
  disclosures: ReadonlyMap<string, Pick<DisclosureState, 'status'>>,
): string | undefined => {
  const ranked = topics
    .flatMap((topic) => topic.disclosures)
    .filter(({ code }) => (disclosures.get(code)?.status ?? 'omitted') !== 'omitted')
    .flatMap((disclosure) => {
      const rank = rankOf(disclosure);
      return rank === undefined ? [] : [{ code: disclosure.code, rank }];
    });
  return ranked.toSorted((one, other) => one.rank - other.rank)[0]?.code;
};

const placeOn = ({ position }: DecidedTopic, axis: MaterialityAxis): string | null => {
  const at = position[axis] ?? null;
  return at === null ? null : toPlaces(fractionOf(at), shownPlaces);
};

/** Topics that have a place, the material ones and the highest first. */
const placedOf = (topics: readonly DecidedTopic[], axes: readonly MaterialityAxis[]): DecidedTopic[] => {
  const highest = (topic: DecidedTopic) => Math.max(...axes.map((axis) => Number(placeOn(topic, axis) ?? 0)));
  const isMaterial = ({ verdict }: DecidedTopic) => Number(verdict === 'material');
  return topics
    .filter((topic) => axes.some((axis) => placeOn(topic, axis) !== null))
    .toSorted((one, other) => isMaterial(other) - isMaterial(one) || highest(other) - highest(one));
};

/**
 * Which topics are drawn: one that is scored on one side alone stands at the edge of the other; of what nobody was asked there is no edge. The
 * others are in the table alone, as the note says.
 */
const drawingOf = (topics: readonly DecidedTopic[], x: EntryAxis, y: MaterialityAxis, language: Language) => {
  const { alone } = matrixWords[language];
  const sides = y === 'stakeholder' ? [y] : [x, y];
  const hasPlace = topics.map((topic) => sides.some((axis) => placeOn(topic, axis) !== null));
  const before = (place: number) => hasPlace.slice(0, place).filter(Boolean).length;
  const drawn = hasPlace.map((has, place) => has && before(place) < drawnMost);
  const missing = hasPlace.filter((has) => !has).length;
  const further = topics.length - missing - drawn.filter(Boolean).length;
  const edged = topics.filter((topic, place) => drawn[place] && [x, y].some((axis) => placeOn(topic, axis) === null));
  const why = y === 'stakeholder' ? alone.unasked : alone.unscored;
  const notes = [
    ...(edged.length > 0 ? [alone.edge(edged.length)] : []),
    ...(missing > 0 ? [why(missing)] : []),
    ...(further > 0 ? [alone.further(further)] : []),
  ];
  return { drawn, notes };
};

/** From where on a topic is material, and whose opinions stand behind it. */
const noteOf = (decided: DecidedMatrix, shown: readonly MaterialityAxis[], language: Language): string => {
  const words = matrixWords[language];
  const { settings, opinionGroups } = decided;
  const counted = axesThatCount(decided).map((axis) => words.from(words.axes[axis], settings.thresholds[axis]));
  const groups = heardGroups(opinionGroups).map(({ name, weight }) =>
    words.weighted(surveyText(name, language), weight),
  );
  return [
    words.material(words.or(counted), axisLength),
    ...(shown.includes('stakeholder') && groups.length > 0 ? [words.opinions(words.list(groups))] : []),
  ].join(words.space);
};

/** Why people judged topics against their scores, of as many as a drawing has. Older decisions were made before anybody was told of it. */
const judgedNotes = (topics: readonly DecidedTopic[], language: Language): string[] => {
  const { judged, verdicts, furtherJudged } = matrixWords[language];
  const nameOf = topicNamerIn(language);
  const said = topics.flatMap((topic) => {
    const reason = topic.judged && topic.isReasonPrinted ? reasonIn(topic.reason, language) : undefined;
    return reason === undefined ? [] : [judged(nameOf(topic), verdicts[topic.verdict], reason)];
  });
  const further = said.length - drawnMost;
  return [...said.slice(0, drawnMost), ...(further > 0 ? [furtherJudged(further)] : [])];
};

const quadrantsOf = (x: EntryAxis, y: MaterialityAxis, isCounted: boolean, language: Language) => {
  const { quadrants } = matrixWords[language];
  // Not “not material”: what people judged, or stakeholders count for, may be material there too.
  const bottomLeft = quadrants.below;
  const bottomRight = x === 'impact' ? quadrants.impact : quadrants.financial;
  if (y !== 'stakeholder') return { topLeft: quadrants.financial, topRight: quadrants.both, bottomLeft, bottomRight };
  return {
    topLeft: isCounted ? quadrants.byStakeholders : quadrants.stakeholders,
    topRight: isCounted ? quadrants.both : quadrants.andStakeholders,
    bottomLeft,
    bottomRight,
  };
};

/**
 * The decided topics as a figure of the report: a matrix of the two sides of the rules, or of their one side and what stakeholders say, else
 * bars of that one side. Nothing where no topic has a place.
 */
export const matrixChartOf = (decided: DecidedMatrix, language: Language): ModelChart | undefined => {
  const words = matrixWords[language];
  const sides = axesOfEdition(decided.edition);
  const kept = decided.topics.filter(({ leftOut }) => !leftOut);
  const hasOpinions = kept.some(({ position }) => (position.stakeholder ?? null) !== null);
  const axes: MaterialityAxis[] = [...sides, ...(hasOpinions ? (['stakeholder'] as const) : [])];
  const placed = placedOf(kept, axes);
  if (placed.length === 0) return undefined;
  const { thresholds, stakeholdersCount } = decided.settings;
  const [x = 'impact'] = sides;
  const y = axes[1];
  // Bars have no table below them that could have the others.
  const topics = y === undefined ? placed.slice(0, drawnMost) : placed;
  const series = axes.map((axis) => ({
    name: words.axes[axis],
    values: topics.map((topic) => placeOn(topic, axis)),
  }));
  const shared = { unitSymbol: '', categories: topics.map(topicNamerIn(language)), series };
  if (y === undefined) {
    const title = words.ranked(decided.year, words.from(words.axes[x], thresholds[x]));
    const isCut = placed.length > topics.length;
    return { kind: 'bar', title: isCut ? words.highest(title, topics.length, placed.length) : title, ...shared };
  }
  const { drawn, notes } = drawingOf(topics, x, y, language);
  return {
    kind: 'matrix',
    title: words.title(decided.year),
    ...shared,
    matrix: {
      length: axisLength,
      thresholds: { x: thresholds[x], y: thresholds[y] },
      passing: y === 'stakeholder' && !stakeholdersCount ? 'both' : 'either',
      quadrants: quadrantsOf(x, y, stakeholdersCount, language),
      heads: { topic: words.topic, verdict: words.verdict, unscored: words.verdicts.unscored },
      verdicts: topics.map(({ verdict }) => words.verdicts[verdict]),
      material: topics.map(({ verdict }) => verdict === 'material'),
      note: [noteOf(decided, axes, language), ...notes, ...judgedNotes(kept, language)].join(words.space),
      drawn,
    },
  };
};

/** Adds the matrix of the decided assessment to the disclosure that it is printed with. */
export const matrixOf = ({
  framework,
  disclosures,
  decidedMatrix,
  language,
}: Pick<ReportModelInput, 'framework' | 'disclosures' | 'decidedMatrix' | 'language'>) => {
  const code = decidedMatrix && matrixPlaceOf(framework, disclosures);
  const chart = decidedMatrix && matrixChartOf(decidedMatrix, language);
  return (made: readonly ModelDisclosure[]): ModelDisclosure[] =>
    made.map((disclosure) =>
      chart && disclosure.code === code ? { ...disclosure, charts: [chart, ...disclosure.charts] } : disclosure,
    );
};
