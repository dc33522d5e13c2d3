import type { Span } from '../snippet.ts';
import type { Asked } from './asked.ts';
import {
  type FoundFigure,
  hasKind,
  inPeriod,
  isChange,
  isOnlyAimed,
  moved,
  namesAll,
  ownMentions,
  type Period,
  type ReadPage,
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

/** The figures that belong to these metrics, those behind the first name before the others. */
const ofMetrics = (text: string, figures: readonly Figure[], { figure: wanted }: Asked): Figure[] => {
  const { metricKeys, kind } = wanted ?? { metricKeys: new Set<string>() };
  const mentions = mentionsIn(text);
  const own = ownMentions(text, mentions, metricKeys);
  const [first] = own;
  if (!first) return [];
  const outside = figures.filter(
    (figure) =>
      own.every(({ from, to }) => figure.to <= from || figure.from >= to) && belongsTo(figure, mentions, own, kind),
  );
  return [...outside.filter(({ from }) => from >= first.to), ...outside.filter(({ from }) => from < first.to)];
};

const figureOf = (text: string, asked: Asked, documentYear: number | undefined): Period | undefined => {
  const usable = usableIn(text, asked.figure?.kind);
  if (asked.figure?.metricKeys.size) return inPeriod(text, ofMetrics(text, usable, asked), asked, documentYear);
  return isChange(text) ? undefined : inPeriod(text, usable, asked, documentYear);
};

/** The figure that a sentence states; of “respectively” it cannot be told which is whose. */
export const inSentence = (page: ReadPage, sentence: Span, asked: Asked): FoundFigure | undefined => {
  const text = page.raw.slice(sentence.from, sentence.to);
  if (/\brespectively\b|分別/iu.test(text) || isOnlyAimed(text, asked)) return undefined;
  if (!namesAll(termsWithin(page.terms, sentence), asked.parts)) return undefined;
  const found = figureOf(text, asked, page.year);
  return found && { quote: sentence, heads: [], figure: moved(found.figure, sentence.from), year: found.year };
};
