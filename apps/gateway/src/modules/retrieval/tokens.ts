import { isCjk } from './fold.ts';

/** A word, number or pair of Chinese characters, as it is indexed, and its place in the folded text. */
export type Token = { term: string; from: number; to: number };

const letters = 'a-z\\u00df-\\u024f\\u0370-\\u052f\\u0590-\\u06ff\\u0900-\\u0e7f\\u1e00-\\u1fff';
const cjk =
  '\\u2e80-\\u2fdf\\u3005-\\u3007\\u3041-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\u{20000}-\\u{3ffff}';
/**
 * Units of carbon; short names with digits such as `b1` and `m3`; words; numbers; runs of Chinese. The digit behind a longer word is mostly the
 * mark of a footnote, or `scope1`: it stands alone.
 */
const pieces = new RegExp(
  `[a-z]{0,4}co2[a-z]{0,3}(?![${letters}])|[${letters}]{1,3}\\d+[${letters}\\d]*|[${letters}]+(?:'[${letters}]+)?|\\d+(?:[.,]\\d+)*|[${cjk}]+`,
  'gu',
);

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

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/**
 * A run of Chinese as its pairs of characters, so that every piece of two characters is found. Its last character stands alone, too: each
 * character of the text begins a term, and one that is typed alone finds it as the beginning of a word.
 */
const pairsOf = (run: string, from: number): Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < run.length; ) {
    const width = (run.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    const next = at + width;
    const nextWidth = next >= run.length ? 0 : (run.codePointAt(next) ?? 0) > 0xffff ? 2 : 1;
    tokens.push({ term: run.slice(at, next + nextWidth), from: from + at, to: from + next + nextWidth });
    at = next;
  }
  return tokens;
};

/** Whether a term is Chinese, Japanese or Korean. */
export const isCjkTerm = (term: string) => isCjk(term.charCodeAt(0));
/** Whether a term is one such character alone. */
export const isLoneCharacter = (term: string) => isCjkTerm(term) && [...term].length === 1;

/** The terms of a folded text in its order. */
export const tokensOf = (folded: string): Token[] => {
  const tokens: Token[] = [];
  for (const found of folded.matchAll(pieces)) {
    const [text] = found;
    const from = found.index;
    const code = text.charCodeAt(0);
    if (isCjk(code)) for (const token of pairsOf(text, from)) tokens.push(token);
    else tokens.push({ term: isDigit(code) ? numberOf(text) : wordOf(text), from, to: from + text.length });
  }
  return tokens;
};
