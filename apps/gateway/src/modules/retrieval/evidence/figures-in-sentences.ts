import type { Span } from '../snippet.ts';
import type { Asked } from './asked.ts';
import {
  type FoundFigure,
  hasKind,
  inPeriod,
  isChange,
  isLevel,
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
import { type Figure, figuresIn } from './numbers.ts';
import { termsWithin } from './terms.ts';

/** Figures of the kind; one without a unit in brackets beside one that has it is of its unit. */
const usableIn = (text: string, kind: string | undefined): Figure[] => {
  const figures = figuresIn(text);
  if (!figures.some((figure) => hasKind(figure, kind))) return [];
  const isInBrackets = ({ from, to, kinds }: Figure) =>
    kinds.size === 0 && /[:：(（]\s*$/u.test(text.slice(0, from)) && /^\s*[)）;；,，]/u.test(text.slice(to));
  return figures.filter((figure) => hasKind(figure, kind) || isInBrackets(figure));
};

/** A figure belongs to the metric that was named last before it. */
const belongsTo = (figure: Figure, mentions: readonly Mention[], own: readonly Mention[], kind: string | undefined) => {
  const rivals = mentions.filter(({ metrics }) => metrics.some(({ unitKind }) => unitKind === kind));
  const before = rivals.filter(({ to }) => to <= figure.from).at(-1) ?? rivals[0];
  return before === undefined || own.includes(before);
};

const nothingCounted =
  /^\s*(?:$|[.,;:!?()（）。，；、：\]]|(?:in|at|as|by|of|during|and|or|on|with|from|for|to|a|per|compared|versus|was|were|are|is|had|worldwide|globally|people|persons?|individuals|times?)\b|[名人個宗間家位次件起項])/iu;
const wordsBetween = 3;

/** Whether a bare number counts what was asked for: the name of it follows within a few words, or nothing that could be counted does. */
const countsThese = (text: string, { to }: Figure, own: readonly Mention[]) => {
  const rest = text.slice(to, to + 60);
  if (nothingCounted.test(rest)) return true;
  return own.some(({ from }) => from >= to && text.slice(to, from).trim().split(/\s+/u).length <= wordsBetween);
};

/** The figures that belong to these metrics, those behind the first name before the others. */
const ofMetrics = (text: string, figures: readonly Figure[], asked: Asked): Figure[] => {
  const kind = asked.figure?.kind;
  const mentions = mentionsIn(text);
  const own = ownMentions(text, mentions, asked);
  const [first] = own;
  if (!first) return [];
  const outside = figures.filter(
    (figure) =>
      own.every(({ from, to }) => figure.to <= from || figure.from >= to) &&
      belongsTo(figure, mentions, own, kind) &&
      (kind !== 'count' || figure.kinds.size > 0 || countsThese(text, figure, own)),
  );
  return [...outside.filter(({ from }) => from >= first.to), ...outside.filter(({ from }) => from < first.to)];
};

/** Where words are looked for because the metric is called otherwise, a sentence that calls one by its name has been judged by that. */
const namesOne = (text: string, { figure }: Asked) =>
  figure?.named !== undefined &&
  mentionsIn(text).some(({ metrics }) => metrics.some(({ unitKind }) => unitKind === figure.kind));

const figureOf = ({ raw, terms, year }: ReadPage, sentence: Span, asked: Asked): Period | undefined => {
  const text = raw.slice(sentence.from, sentence.to);
  const before = (figure: Figure) => termsWithin(terms, { from: sentence.from, to: sentence.from + figure.from });
  const usable = usableIn(text, asked.figure?.kind).filter((figure) => isLevel(text, figure, asked, before(figure)));
  if (asked.figure?.metricKeys.size) return inPeriod(text, ofMetrics(text, usable, asked), asked, year);
  return isChange(text) || namesOne(text, asked) ? undefined : inPeriod(text, usable, asked, year);
};

/** The figure that a sentence states; of “respectively” it cannot be told which is whose. */
export const inSentence = (page: ReadPage, sentence: Span, asked: Asked): FoundFigure | undefined => {
  const text = page.raw.slice(sentence.from, sentence.to);
  if (/\brespectively\b|分別/iu.test(text) || isOnlyAimed(text, asked) || isOutput(text, asked)) return undefined;
  const within = termsWithin(page.terms, sentence);
  if (!namesAll(within, asked.parts) || !standsAlone(page.raw, within, asked.parts)) return undefined;
  const found = figureOf(page, sentence, asked);
  return found && { quote: sentence, heads: [], figure: moved(found.figure, sentence.from), year: found.year };
};
