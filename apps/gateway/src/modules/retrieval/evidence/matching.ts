import type { Span } from '../snippet.ts';
import type { Asked, Part } from './asked.ts';
import type { Mention } from './mentions.ts';
import { type Figure, type NamedYear, yearsIn } from './numbers.ts';
import { inputWords, outputWords } from './question-words.ts';
import { placesOf, type Term } from './terms.ts';

/** A page that is looked through: its text and its terms; `year` is the one that its document reports on, where that is known. */
export type ReadPage = { raw: string; terms: readonly Term[]; year?: number };
/** The passage that states a figure: the places of the passage, of the lines above it, and of the figure. */
export type FoundFigure = { quote: Span; heads: readonly Span[]; figure: Span; year?: number };

/** The share of pairs that is the most of a run. */
const mostShare = 0.6;

/** Whether all these parts are named among the terms. */
export const namesAll = (terms: readonly Term[], parts: readonly Part[]): boolean =>
  parts.every((part) => {
    if ('anyOf' in part) return part.anyOf.some((phrase) => placesOf(terms, phrase).length > 0);
    const found = part.mostOf.filter((root) => terms.some((term) => term.root === root));
    return found.length >= part.mostOf.length * mostShare;
  });

const joined = /^\s*(?:and|&|及|和|與)\s*(?=[\p{L}])/u;

/** Whether what is asked stands alone somewhere among the terms, not only with something else: “iron ore and coal totalled 300” is of both. */
export const standsAlone = (raw: string, terms: readonly Term[], parts: readonly Part[]): boolean =>
  parts.every((part) => {
    if (!('anyOf' in part)) return true;
    const ends = part.anyOf.flatMap((phrase) =>
      placesOf(terms, phrase).map((place) => terms[place + phrase.length - 1]?.to ?? 0),
    );
    return ends.length === 0 || ends.some((end) => !joined.test(raw.slice(end, end + 12)));
  });

const targetWords = /\btargets?\b|\bgoals?\b|\baims?\b|\bby 20[2-9]\d\b|\bplan(?:s|ned)? to\b|目標|力爭|計劃於/iu;
const changeWords = /\b(?:reductions?|decreases?|increases?|savings?) (?:in|of)\b|減少|減幅|增加|節省/iu;

/** Whether a passage tells what is aimed at where the question does not ask for that. */
export const isOnlyAimed = (text: string, asked: Asked) => !asked.isAboutTargets && targetWords.test(text);
/** Whether a passage tells how much something has changed. */
export const isChange = (text: string) => changeWords.test(text);

/** Whether a passage tells how much was produced or sold, where the question asks for what was used. */
export const isOutput = (text: string, { figure, isAboutOutput }: Asked) =>
  !isAboutOutput &&
  [...(figure?.metricKeys ?? [])].some((key) => key.includes('.consumption.')) &&
  outputWords.test(text) &&
  !inputWords.test(text);

const changesBefore =
  /(?:reduc\w*|decreas\w*|increas\w*|sav\w*|avoid\w*|offset\w*|targets?|減少|減幅|增加|節省|避免|抵銷)(?:\s+(?:in|of|our|the|total))*\s*$/iu;
const otherAfter =
  /^[\s(（-]*(?:intensit\w*|targets?|reductions?|savings?|rates?|ratio|密度|強度|目標|減幅|減少|比率)/iu;

/** What is added to it: `Scope 1 and 2 emissions` are no Scope 1 emissions. */
const joinedAfter = /^\s*(?:[,，、/+&＋]|and\b|or\b|plus\b|及|和|與|或)\s*(?:scopes?\s*|範圍\s*)?[1-3一二三]/iu;
/** A part of it. */
const partBefore = /(?:\bupstream|\bdownstream|\bof which|\bincluding|上游|下游|其中|當中)\s*$/iu;
const partAfter =
  /^\s+from\s+(?!(?:all |our |its |the )*(?:continuing |own )?(?:operations|activities|sources|group)\b)/iu;

/** By how much something changed: “decreased 3%”, “down by 40 tonnes”, 減少約 63 萬噸. */
const changedBy =
  /(?:\b(?:reduc\w*|decreas\w*|increas\w*|declin\w*|fell|fallen|rose|risen|grew|grown|dropp\w*|improv\w*|down|up|cut|sav\w*|avoid\w*)\s+(?:by\s+)?(?:(?:about|around|approximately|nearly|almost|over|more than|an? (?:estimated|additional))\s+)?[~≈]?|(?:減少|增加|下降|上升|減量|減幅|降低|提升|節省|節約)(?:了|約|達|至少|近|超過)?\s*)$/iu;
/** What the figure is a part of: “3.4 Mt of our reported Scope 3 emissions”. */
const partOf =
  /^[^.,;:()。，；：（）]{0,24}?(?<!\bas |\bend )\bof (?:our|its|their|the|all|total|reported|overall|global|group)\b/iu;

const contributed = /\bcontribut\w*\s+(?:\w+ly\s+|about\s+)?$/iu;
/** Which share of something it is: “5 Mt, representing one per cent of our total emissions”. */
const shareOf =
  /^[^.;。；]{0,40}[,，(（]\s*(?:or|which (?:is|was|represents?)|represent\w*|account\w* for|equal to|佔|約佔)[^.;。；]{0,24}(?:%|per ?cent)\s*(?:of\b|的)/iu;

/**
 * Whether a figure of a sentence says how much there is of what is asked: not by how much it changed, and not a part of it that the question
 * does not name.
 */
export const isLevel = (text: string, figure: Figure, { parts, isAboutChange }: Asked, before: readonly Term[]) => {
  const { from, to, kinds } = figure;
  if (!isAboutChange && changedBy.test(text.slice(Math.max(0, from - 60), from))) return false;
  const after = text.slice(to, to + 160);
  const isContributed = contributed.test(text.slice(Math.max(0, from - 30), from));
  const isPart = !kinds.has('percent') && (isContributed || partOf.test(after) || shareOf.test(after));
  return !isPart || (parts.length > 0 && namesAll(before, parts));
};

/** Mentions of the metric itself, not of its target, its change, what it is divided by or added to, or a part of it. */
export const ownMentions = (text: string, mentions: readonly Mention[], { figure, parts }: Asked) =>
  mentions.filter(({ from, to, metrics }) => {
    const before = text.slice(Math.max(0, from - 40), from);
    const after = text.slice(to, to + 40);
    if (!metrics.some(({ key }) => figure?.metricKeys.has(key))) return false;
    if (changesBefore.test(before) || otherAfter.test(after) || joinedAfter.test(after)) return false;
    return parts.length > 0 || !(partBefore.test(before) || partAfter.test(after));
  });

/** Whether the unit of a figure is of the kind; what is counted has any noun. */
export const hasKind = ({ kinds }: Figure, kind: string | undefined) =>
  kind === undefined || kinds.has(kind) || (kind === 'count' && kinds.size === 0);

/** A comma, a bracket or an “and” parts two figures as far as so many letters. */
const borderWorth = 60;

const distanceIn = (text: string, one: Span, other: Span) => {
  const between = text.slice(Math.min(one.to, other.to), Math.max(one.from, other.from));
  return between.length + (/,\s|[，；;(（]|\band\b|及|和/u.test(between) ? borderWorth : 0);
};

const nearestIn = <Each extends Span>(text: string, list: readonly Each[], to: Span): Each | undefined =>
  list.toSorted((one, other) => distanceIn(text, one, to) - distanceIn(text, other, to) || one.from - other.from)[0];

/** The figure that belongs to the year: each is the nearest to the other. */
const ofYear = (text: string, figures: readonly Figure[], years: readonly NamedYear[], year: number) => {
  for (const named of years.filter((each) => each.year === year)) {
    const figure = nearestIn(text, figures, named);
    if (figure && nearestIn(text, years, figure)?.year === year) return figure;
  }
  return undefined;
};

const thisYear =
  /\b(?:this|the) (?:reporting |financial |fiscal )?year\b|\breporting period\b|\b(?:this|the) period\b|年內|本年度?|報告期|報告年度|本財政年度/iu;

/** A figure with its year, where the text tells it. */
export type Period = { figure: Figure; year?: number };

const comparedYear = /[(（](?:FY\s?)?((?:19|20)\d{2})(?:年)?[:：]\s?[^\d\s]{0,3}$/u;

/**
 * The figure of the year that is asked for; without one, the first. `documentYear` is what “the year” means in the document.
 */
export const inPeriod = (
  text: string,
  figures: readonly Figure[],
  { years: [asked] }: Asked,
  documentYear: number | undefined,
): Period | undefined => {
  const years = yearsIn(text);
  const [first] = figures;
  if (asked === undefined) {
    // “(2022: 299)” in a report on 2023 is there to be compared with.
    const isCompared = ({ from }: Figure) => {
      const named = comparedYear.exec(text.slice(Math.max(0, from - 16), from))?.[1];
      return named !== undefined && documentYear !== undefined && Number(named) !== documentYear;
    };
    const current = figures.find((figure) => !isCompared(figure));
    return current && { figure: current, year: nearestIn(text, years, current)?.year };
  }
  const figure = ofYear(text, figures, years, asked);
  if (figure) return { figure, year: asked };
  const isThisYear = documentYear === asked && years.length === 0 && thisYear.test(text);
  return isThisYear && first ? { figure: first, year: asked } : undefined;
};

/** A place within a passage as one of the page. */
export const moved = ({ from, to }: Span, by: number): Span => ({ from: from + by, to: to + by });
