import { isCjk } from './fold.ts';

/** A word, number or pair of Chinese characters, as it is indexed, and its place in the folded text. */
export type Token = { term: string; from: number; to: number };

/** What a character is a part of. */
const kind = { none: 0, letter: 1, digit: 2, cjk: 3 } as const;
const letters: readonly (readonly [number, number])[] = [
  [0x61, 0x7a],
  [0xdf, 0x24f],
  [0x370, 0x52f],
  [0x590, 0x6ff],
  [0x900, 0xe7f],
  [0x1e00, 0x1fff],
];
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
const kindOf = (code: number) => {
  if (isDigit(code)) return kind.digit;
  if (letters.some(([from, to]) => code >= from && code <= to)) return kind.letter;
  return isCjk(code) ? kind.cjk : kind.none;
};
/** By character: worked out once, because a page has thousands. */
const kinds = Uint8Array.from({ length: 0x10000 }, (_, code) => kindOf(code));
const isPlainLetter = (code: number) => code >= 0x61 && code <= 0x7a;

const american = /^(labo|colo|behavio|hono|favo|neighbo|endeavo|harbo)ur/;

/** British and American spellings as one. Words that the rule changes wrongly are changed alike on both sides. */
const spelled = (word: string) =>
  word
    .replace(american, '$1r')
    .replace(/(?<=...)is(e|ed|es|er|ing|ation|ations)$/, 'iz$1')
    .replace(/yse(d|s)?$/, 'yze$1');

/** A word without the ending of its plural (the S stemmer: lighter than Porter's, and better here). */
export const stemOf = (word: string): string => {
  if (word.length <= 3) return word;
  if (word.endsWith('ies')) return /[ae]ies$/.test(word) ? word : `${word.slice(0, -3)}y`;
  if (word.endsWith('s')) return /[ius]s$/.test(word) ? word : word.slice(0, -1);
  return word;
};

/** `1,234.5` as `1234.5`; a comma that separates no thousands is the point of other countries. */
const numberOf = (text: string) =>
  !text.includes(',')
    ? text
    : /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
      ? text.replaceAll(',', '')
      : text.replaceAll(',', '.');

/** Words that were read before: reports say the same few thousand again and again. */
const known = new Map<string, string>();
const knownMost = 50_000;
const knownLengthMax = 24;

const wordOf = (text: string) => {
  const found = known.get(text);
  if (found !== undefined) return found;
  const apostrophe = text.indexOf("'");
  const word = stemOf(spelled(apostrophe < 0 ? text : text.slice(0, apostrophe)));
  if (text.length > knownLengthMax) return word;
  if (known.size >= knownMost) known.clear();
  known.set(text, word);
  return word;
};

/** Where the run of one kind ends that begins here. */
const runEnd = (text: string, from: number, own: number): number => {
  let end = from;
  while (end < text.length && kinds[text.charCodeAt(end)] === own) end += 1;
  return end;
};

const isRare = (code: number) => code >= 0xd800 && code <= 0xdbff;
/** The same for Chinese, whose rare characters have two halves; half of one is none. */
const cjkEnd = (text: string, from: number): number => {
  let end = from;
  while (end < text.length && kinds[text.charCodeAt(end)] === kind.cjk) {
    const width = isRare(text.charCodeAt(end)) ? 2 : 1;
    if (width === 2 && (text.charCodeAt(end + 1) & 0xfc00) !== 0xdc00) break;
    end += width;
  }
  return end;
};
/** Is given the place of a term in the folded text, and what its first character is a part of. */
type TakeTerm = (from: number, to: number, own: number) => void;

/**
 * A run of Chinese as its pairs of characters, so that every piece of two characters is found. Its last character stands alone, too: each
 * character of the text begins a term, and one that is typed alone finds it as the beginning of a word.
 */
const eachPair = (text: string, from: number, end: number, take: TakeTerm) => {
  const widthAt = (at: number) => (at >= end ? 0 : isRare(text.charCodeAt(at)) ? 2 : 1);
  for (let at = from; at < end; ) {
    const next = at + widthAt(at);
    take(at, next + widthAt(next), kind.cjk);
    at = next;
  }
};

/** Numbers with their separators. */
const numberEnd = (text: string, from: number): number => {
  let end = runEnd(text, from, kind.digit);
  while ((text[end] === '.' || text[end] === ',') && isDigit(text.charCodeAt(end + 1)))
    end = runEnd(text, end + 1, kind.digit);
  return end;
};

const carbonBefore = 4;
const carbonAfter = 3;
const areAllPlain = (text: string, from: number, to: number) => {
  for (let at = from; at < to; at += 1) if (!isPlainLetter(text.charCodeAt(at))) return false;
  return true;
};
/** The end of a unit of carbon, as `tco2e`, whose letters run to `end`; undefined where it is none. */
const carbonEnd = (text: string, from: number, end: number): number | undefined => {
  if (text[end] !== '2' || !text.endsWith('co', end) || end - 2 < from || end - 2 - from > carbonBefore)
    return undefined;
  const after = runEnd(text, end + 1, kind.letter);
  const isUnit = after - end - 1 <= carbonAfter && areAllPlain(text, from, end) && areAllPlain(text, end + 1, after);
  return isUnit ? after : undefined;
};

const shortMost = 3;
/**
 * Units of carbon; short names with digits such as `b1` and `m3`; words. The digit behind a longer word is mostly the mark of a footnote, or
 * `scope1`: it stands alone.
 */
const wordEnd = (text: string, from: number): number => {
  const end = runEnd(text, from, kind.letter);
  if (isDigit(text.charCodeAt(end))) {
    const unit = carbonEnd(text, from, end);
    if (unit !== undefined) return unit;
    if (end - from > shortMost) return end;
    let named = end;
    while (kinds[text.charCodeAt(named)] === kind.letter || kinds[text.charCodeAt(named)] === kind.digit) named += 1;
    return named;
  }
  const isPossessive = text[end] === "'" && kinds[text.charCodeAt(end + 1)] === kind.letter;
  return isPossessive ? runEnd(text, end + 1, kind.letter) : end;
};

/** Whether a term is Chinese, Japanese or Korean. */
export const isCjkTerm = (term: string) => isCjk(term.charCodeAt(0));
/** Whether a term is one such character alone. */
export const isLoneCharacter = (term: string) => isCjkTerm(term) && [...term].length === 1;

/** Goes through the terms of a folded text in its order, without making any of them. */
export const eachTerm = (folded: string, take: TakeTerm) => {
  let at = 0;
  while (at < folded.length) {
    const own = kinds[folded.charCodeAt(at)] as number;
    const from = at;
    if (own === kind.letter) {
      at = wordEnd(folded, from);
      take(from, at, own);
    } else if (own === kind.digit) {
      at = numberEnd(folded, from);
      take(from, at, own);
    } else if (own === kind.cjk) {
      at = cjkEnd(folded, from);
      eachPair(folded, from, at, take);
    }
    if (at === from) at += 1;
  }
};

/** Whether a term begins with both of the first characters that stand there: “ties” is “ty”, and “1,204” is “1204”. */
export const keepsTwo = (own: number, length: number) => own === kind.letter && length > 4;

/** The term in this place, as it is indexed. It begins with the character that stands there. */
export const termBetween = (folded: string, from: number, to: number, own: number): string => {
  const text = folded.slice(from, to);
  if (own === kind.letter) return wordOf(text);
  return own === kind.digit ? numberOf(text) : text;
};

/** The terms of a folded text in its order. */
export const tokensOf = (folded: string): Token[] => {
  const tokens: Token[] = [];
  eachTerm(folded, (from, to, own) => tokens.push({ term: termBetween(folded, from, to, own), from, to }));
  return tokens;
};
