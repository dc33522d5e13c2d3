import { scaled, unitCalled } from '@esg/standards';
import { inDigits, valueOfSteps } from '../retrieval/index.ts';

type Span = { readonly from: number; readonly to: number };

/** A figure as a page prints it, read into a canonical decimal and a unit of the library. */
export type PrintedFigure = {
  readonly number: string;
  readonly unit: string;
  /** Where the unit stands: beside the figure, or in the label or a heading of its row; undefined for what is counted. */
  readonly unitAt: 'beside' | 'heading' | undefined;
  /** Whether the printed number was multiplied, as of thousands. */
  readonly isMultiplied: boolean;
};

/** A passage with the place of its figure, and the lines above it. */
export type Passage = {
  readonly raw: string;
  readonly quote: Span;
  readonly heads: readonly string[];
  readonly figure: Span;
};

const plain = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
const nothing = /^(?:nil|zero|零)$/iu;
const multiple =
  /\b(?:thousands?|millions?|billions?|bn|mn|hundreds?|dozens?)\b|['’‘`]000|(?<![\d,.])000s?\b|千(?![瓦克焦卡米升])|[萬億]/iu;
/** “£1.3m”, “520k”: of money and of what is counted no unit begins so. */
const abbreviated = /^\s?(?:[kmb]|bn|mn|tn)\b/iu;
const money = /([$€£¥]|(?:HK|US|NT|S|A|C)\$|HKD|USD|RMB|CNY|EUR|GBP|SGD|港幣|人民幣)\s*$/iu;
/** What follows a unit where the figure is divided by something. */
const ratio = /^\s*(?:[/／÷]|per\b|for (?:each|every)\b|每)/iu;
const wordsMost = 7;
const roomMost = 70;

const numberIn = (written: string): string | undefined => {
  if (nothing.test(written)) return '0';
  const inStepsOfTenThousand = valueOfSteps(written);
  if (inStepsOfTenThousand !== undefined) return inStepsOfTenThousand;
  if (!plain.test(written)) return undefined;
  const [whole = '', decimals = ''] = written.replaceAll(',', '').split('.');
  const leading = whole.replace(/^0+(?=\d)/, '');
  const trailing = decimals.replace(/0+$/, '');
  return trailing === '' ? leading : `${leading}.${trailing}`;
};

const notExactly =
  /(?:[-−–+±<>≤≥~≈約逾超近]|超過|不足|大約|至少|最多|\b(?:approximately|approx\.?|about|around|nearly|almost|roughly|over|under|above|below|than|up to|at least|at most))\s*$/iu;
/** A figure in brackets may be below zero or a remark, which no rule can tell; one that is only about so is not the figure. */
const isOdd = (before: string, after: string) =>
  notExactly.test(before) || (/[(（]\s*$/u.test(before) && /^\s*%?\s*[)）]/u.test(after));

/** The longest unit of the kind that a text begins with, and the text behind it. */
const unitAtStart = (kind: string, text: string, before = '') => {
  const words = [...text.matchAll(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu)].slice(0, wordsMost);
  for (const word of words.toReversed()) {
    const end = word.index + word[0].length;
    const piece = text.slice(0, end).replace(/[.,;:）)\]]+$/u, '');
    const named = unitCalled(kind, `${before}${piece}`);
    if (named) return { named, rest: text.slice(piece.length) };
  }
  return undefined;
};

/** The longest piece at the end of a text that is a unit of the kind. */
const pieceAtEnd = (kind: string, text: string): string[] => {
  const trimmed = text.trimEnd().replace(/[:：|]+$/u, '');
  const words = [...trimmed.matchAll(/\p{Script=Han}|[^\s\p{Script=Han}|(（[]+/gu)].slice(-wordsMost);
  const pieces = words.map((word) => trimmed.slice(word.index));
  return pieces.filter((piece) => unitCalled(kind, piece)).slice(0, 1);
};

const bracketed = /[(（[]([^()（）[\]]{1,60})[)）\]]/gu;

/** The unit of the kind that a label or a heading names: in brackets, in a cell of its own, behind “in”, or at its end. */
const unitNamedIn = (kind: string, text: string) => {
  const inBrackets = [...text.matchAll(bracketed)].map(([, inside = '']) => inside);
  const cells = text.split(/\t|\||\s{2,}/u);
  const behindIn = text.match(/\bin ([^,;]{1,40})$/iu)?.[1] ?? '';
  const pieces = [...inBrackets, ...cells, behindIn, ...pieceAtEnd(kind, text)].map((piece) => piece.trim());
  for (const piece of pieces) {
    const named = unitCalled(kind, piece);
    if (named) return { named, rest: text.replace(piece, ' ') };
  }
  return undefined;
};

const besideUnit = (kind: string, before: string, after: string) => {
  const price = before.match(money)?.[1];
  if (kind === 'currency') {
    if (price === undefined) return unitAtStart(kind, after);
    return unitAtStart(kind, after, `${price} `) ?? single(unitCalled(kind, price), after);
  }
  return unitAtStart(kind, after);
};
const single = (named: ReturnType<typeof unitCalled>, rest: string) => (named ? { named, rest } : undefined);

type Unit = Pick<PrintedFigure, 'unit' | 'unitAt'> & { readonly scale: string };

/** The unit of a figure; undefined where none is named for certain. */
const unitOf = (kind: string, { raw, quote, heads, figure }: Passage): Unit | undefined => {
  const before = raw.slice(quote.from, figure.from);
  const line = raw.slice(figure.to, Math.min(figure.to + roomMost, Math.max(quote.to, figure.to)));
  const after = line.split(/[;；。，]|,\s|\s(?=\d)|\n\s*\n/u)[0] ?? '';
  const beside = besideUnit(kind, before, after);
  if (beside) {
    const { named, rest } = beside;
    const isMultiplied = multiple.test(rest.slice(0, 12)) || abbreviated.test(rest);
    if (named.per !== '' || ratio.test(rest) || isMultiplied) return undefined;
    return { unit: named.unit, scale: named.scale, unitAt: 'beside' };
  }
  const isCounted = kind === 'currency' || kind === 'count';
  if (ratio.test(after) || (isCounted && abbreviated.test(after))) return undefined;
  const lines = [before, ...heads];
  for (const text of lines) {
    const found = unitNamedIn(kind, text);
    if (!found) continue;
    // A multiplier that the unit did not take up may be meant for it.
    const others = [found.rest, ...lines.filter((each) => each !== text)];
    if (found.named.per !== '' || others.some((each) => multiple.test(each))) return undefined;
    return { unit: found.named.unit, scale: found.named.scale, unitAt: 'heading' };
  }
  if (kind !== 'count' || [after, ...lines].some((each) => multiple.test(each))) return undefined;
  return { unit: '1', scale: '1', unitAt: undefined };
};

/**
 * Reads a figure of this kind of unit from the page; undefined where number, unit or multiplier are not certain. What is wrongly read would
 * get into a report: what is not read costs a look.
 */
export const readFigure = (kind: string, printed: Passage): PrintedFigure | undefined => {
  const passage = { ...printed, raw: inDigits(printed.raw), heads: printed.heads.map(inDigits) };
  const { raw, figure } = passage;
  const written = raw.slice(figure.from, figure.to);
  const number = numberIn(written);
  if (number === undefined) return undefined;
  if (isOdd(raw.slice(Math.max(0, figure.from - 16), figure.from), raw.slice(figure.to, figure.to + 4)))
    return undefined;
  const unit = unitOf(kind, passage);
  if (!unit) return undefined;
  return {
    number: scaled(number, unit.scale),
    unit: unit.unit,
    unitAt: unit.unitAt,
    isMultiplied: unit.scale !== '1',
  };
};
