import {
  assessmentTextOf,
  axesOfEdition,
  axesThatCount,
  axisLength,
  type DecidedTopic,
  type Disclosure,
  type EntryAxis,
  type Framework,
  type Language,
  listsMaterialTopics,
  type MaterialityAxis,
  type ModelChart,
  type ModelDisclosure,
  surveyText,
} from '@esg/contract';
import { fractionOf, toPlaces } from '@esg/quantities';
import { materialityLibrary } from '@esg/standards';
import type { DisclosureState } from '../reports/kernel.ts';
import type { DecidedMatrix } from './decided-matrix.repository.ts';
import { matrixWords } from './matrix-words.ts';
import type { ReportModelInput } from './model-input.ts';

/** Topics that a figure of a page has room for; the highest are drawn. */
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

const nameIn = (language: Language) => {
  const names = new Map(materialityLibrary().topics.map(({ id, name }) => [id, name[language]]));
  return ({ name, libraryIds }: Pick<DecidedTopic, 'name' | 'libraryIds'>): string =>
    name?.[language] ?? libraryIds.flatMap((id) => names.get(id) ?? []).join(' · ');
};

const placeOn = ({ position }: DecidedTopic, axis: MaterialityAxis): string | null => {
  const at = position[axis] ?? null;
  return at === null ? null : toPlaces(fractionOf(at), shownPlaces);
};

/** Topics that have a place, the material ones and the highest first. */
const drawnOf = ({ topics }: DecidedMatrix, axes: readonly MaterialityAxis[]): DecidedTopic[] => {
  const highest = (topic: DecidedTopic) => Math.max(...axes.map((axis) => Number(placeOn(topic, axis) ?? 0)));
  const isMaterial = ({ verdict }: DecidedTopic) => Number(verdict === 'material');
  return topics
    .filter((topic) => !topic.leftOut && axes.some((axis) => placeOn(topic, axis) !== null))
    .toSorted((one, other) => isMaterial(other) - isMaterial(one) || highest(other) - highest(one))
    .slice(0, drawnMost);
};

/** From where on a topic is material, and whose opinions stand behind it. */
const noteOf = (decided: DecidedMatrix, shown: readonly MaterialityAxis[], language: Language): string => {
  const words = matrixWords[language];
  const { settings, opinionGroups } = decided;
  const counted = axesThatCount(decided).map((axis) => words.from(words.axes[axis], settings.thresholds[axis]));
  const groups = opinionGroups.map(({ name, weight }) => words.weighted(surveyText(name, language), weight));
  return [
    words.material(words.or(counted), axisLength),
    ...(shown.includes('stakeholder') && groups.length > 0 ? [words.opinions(words.list(groups))] : []),
  ].join(words.space);
};

const quadrantsOf = (x: EntryAxis, y: MaterialityAxis, isCounted: boolean, language: Language) => {
  const { quadrants } = matrixWords[language];
  const bottomRight = x === 'impact' ? quadrants.impact : quadrants.financial;
  if (y !== 'stakeholder')
    return { topLeft: quadrants.financial, topRight: quadrants.both, bottomLeft: quadrants.none, bottomRight };
  return {
    topLeft: isCounted ? quadrants.byStakeholders : quadrants.stakeholders,
    topRight: isCounted ? quadrants.both : quadrants.andStakeholders,
    bottomLeft: quadrants.below,
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
  const hasOpinions = decided.topics.some(({ position }) => (position.stakeholder ?? null) !== null);
  const axes: MaterialityAxis[] = [...sides, ...(hasOpinions ? (['stakeholder'] as const) : [])];
  const topics = drawnOf(decided, axes);
  if (topics.length === 0) return undefined;
  const nameOf = nameIn(language);
  const series = axes.map((axis) => ({
    name: words.axes[axis],
    values: topics.map((topic) => placeOn(topic, axis)),
  }));
  const { thresholds, stakeholdersCount } = decided.settings;
  const shared = { unitSymbol: '', categories: topics.map(nameOf), series };
  const [x = 'impact'] = sides;
  const y = axes[1];
  if (y === undefined)
    return { kind: 'bar', title: words.ranked(decided.year, words.from(words.axes[x], thresholds[x])), ...shared };
  return {
    kind: 'matrix',
    title: words.title(decided.year),
    ...shared,
    matrix: {
      length: axisLength,
      thresholds: { x: thresholds[x], y: thresholds[y] },
      passing: y === 'stakeholder' && !stakeholdersCount ? 'both' : 'either',
      quadrants: quadrantsOf(x, y, stakeholdersCount, language),
      heads: { topic: words.topic, verdict: words.verdict },
      verdicts: topics.map(({ verdict }) => words.verdicts[verdict]),
      note: noteOf(decided, axes, language),
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
