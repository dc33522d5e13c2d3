import type { Span } from '../snippet.ts';
import type { Asked } from './asked.ts';
import { isOfTheseWords } from './by-words.ts';
import { countsThese, isBound, isOfYearInBrackets } from './counted.ts';
import {
  type FoundFigure,
  hasKind,
  inPeriod,
  isChange,
  isForecast,
  isLevel,
  isNoAverage,
  isOnlyAimed,
  isOutput,
  moved,
  namesAll,
  ownMentions,
  type Period,
  type ReadPage,
  standsAlone,
} from './matching.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { isOfOneSite } from './narrower.ts';
import { type Figure, figuresIn } from './numbers.ts';
import { isOfPeers } from './of-peers.ts';
import { isOfPopulation, withoutPopulations } from './populations.ts';
import { isOfSibling } from './siblings.ts';
import { type Term, termsWithin } from './terms.ts';

/** A sentence on one line, of the same length. */
const flat = (text: string) => text.replace(/[\n\r\t]/g, ' ');

/** Figures of the kind; one without a unit in brackets beside one that has it is of its unit. */
const usableIn = (text: string, kind: string | undefined): Figure[] => {
  const figures = figuresIn(text);
  if (!figures.some((figure) => hasKind(figure, kind))) return [];
  const isInBrackets = ({ from, to, kinds }: Figure) =>
    kinds.size === 0 && /[:：(（]\s*$/u.test(text.slice(0, from)) && /^\s*[)）;；,，]/u.test(text.slice(to));
  return figures.filter((figure) => hasKind(figure, kind) || isInBrackets(figure));
};

const boundBy = /^[^.,;:，。；：]{0,28}?(?<!\p{L})(?:for|of|from|in)\s+(?:(?:the|our|its|their|total)\s+)*$/iu;

/** A figure belongs to the metric that it is said to be for (“278,970 t for Scope 2”), or else to the one that was named last before it. */
const belongsTo = (
  text: string,
  figure: Figure,
  mentions: readonly Mention[],
  own: readonly Mention[],
  kind: string | undefined,
) => {
  const rivals = mentions.filter(({ metrics }) => metrics.some(({ unitKind }) => unitKind === kind));
  const bound = rivals.find(({ from }) => from >= figure.to && boundBy.test(text.slice(figure.to, from)));
  if (bound) return own.includes(bound);
  const before = rivals.filter(({ to }) => to <= figure.from).at(-1) ?? rivals[0];
  return before === undefined || own.includes(before);
};

/** The figures that belong to these metrics, those behind the first name before the others. */
const ofMetrics = (text: string, figures: readonly Figure[], asked: Asked): Figure[] => {
  const kind = asked.figure?.kind;
  const mentions = mentionsIn(text);
  const own = ownMentions(text, mentions, asked);
  const [first] = own;
  if (!first) return [];
  const theirs = figures.filter(
    (figure) =>
      own.every(({ from, to }) => figure.to <= from || figure.from >= to) &&
      belongsTo(text, figure, mentions, own, kind),
  );
  const said = withoutPopulations(text, asked.populations);
  const counted = theirs.filter((figure) => countsThese(said, figure, own));
  const isCounted = (figure: Figure) =>
    counted.includes(figure) || (counted.length > 0 && isOfYearInBrackets(text, figure));
  const outside = kind === 'count' ? theirs.filter(isCounted) : theirs;
  const isBoundTo = ({ to }: Figure) => own.some(({ from }) => from >= to && boundBy.test(text.slice(to, from)));
  const bound = outside.filter(isBoundTo);
  const others = outside.filter((figure) => !bound.includes(figure));
  return [...bound, ...others.filter(({ from }) => from >= first.to), ...others.filter(({ from }) => from < first.to)];
};

/** Where words are looked for because the metric is called otherwise, a sentence that calls one by its name has been judged by that. */
const namesOne = (text: string, { figure }: Asked) =>
  figure?.named !== undefined &&
  mentionsIn(text).some(({ metrics }) => metrics.some(({ unitKind }) => unitKind === figure.kind));

const figureOf = ({ raw, terms, year }: ReadPage, sentence: Span, asked: Asked): Period | undefined => {
  const text = flat(raw.slice(sentence.from, sentence.to));
  const before = (figure: Figure) => termsWithin(terms, { from: sentence.from, to: sentence.from + figure.from });
  const usable = usableIn(text, asked.figure?.kind).filter(
    (figure) =>
      isLevel(text, figure, asked, before(figure)) &&
      !isBound(text, figure) &&
      isOfSibling(text, figure, asked.siblings ?? []) &&
      !isOfOneSite(text, figure, asked) &&
      isOfPopulation(text, figure, asked.populations),
  );
  if (asked.figure?.metricKeys.size) return inPeriod(text, ofMetrics(text, usable, asked), asked, year);
  if (isChange(text) || namesOne(text, asked)) return undefined;
  const own = termsWithin(terms, sentence).map((term) => ({ ...term, ...moved(term, -sentence.from) }));
  const named = usable.filter((figure) => isOfTheseWords(text, figure, asked, own));
  return inPeriod(text, named, asked, year);
};

/** The terms that are not part of the name of another metric of the kind: “water discharge” says nothing of how much was consumed. */
const outsideOfRivals = (text: string, sentence: Span, terms: readonly Term[], { figure, parts }: Asked) => {
  if (!figure?.metricKeys.size || parts.length === 0) return terms;
  const rivals = mentionsIn(text).filter(
    ({ metrics }) =>
      metrics.some(({ unitKind }) => unitKind === figure.kind) &&
      !metrics.some(({ key }) => figure.metricKeys.has(key)),
  );
  const isInside = (term: Term) =>
    rivals.some(({ from, to }) => term.from >= sentence.from + from && term.to <= sentence.from + to);
  return terms.filter((term) => !isInside(term));
};

const lengthMost = { latin: 700, chinese: 240 };
/** What runs on for so long is no sentence but a list, and nobody can tell which of its figures is whose. */
const isTooLong = (text: string) =>
  text.length > (/\p{Script=Han}/u.test(text) ? lengthMost.chinese : lengthMost.latin);

/** The figure that a sentence states; of “respectively” it cannot be told which is whose. */
export const inSentence = (page: ReadPage, sentence: Span, asked: Asked): FoundFigure | undefined => {
  const text = flat(page.raw.slice(sentence.from, sentence.to));
  if (isTooLong(text) || isOfPeers(text, asked) || /\brespectively\b|分別/iu.test(text)) return undefined;
  if (isOnlyAimed(text, asked) || isForecast(text, asked) || isOutput(text, asked) || isNoAverage(text, asked))
    return undefined;
  const within = termsWithin(page.terms, sentence);
  if (
    !namesAll(outsideOfRivals(text, sentence, within, asked), asked.parts) ||
    !standsAlone(page.raw, within, asked.parts)
  )
    return undefined;
  const found = figureOf(page, sentence, asked);
  const isYetToCome =
    asked.years.length === 0 && (found?.year ?? 0) > (page.year ?? Number.POSITIVE_INFINITY) && !asked.isAboutTargets;
  if (isYetToCome) return undefined;
  return found && { quote: sentence, heads: [], figure: moved(found.figure, sentence.from), year: found.year };
};
