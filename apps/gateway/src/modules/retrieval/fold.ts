import { hyphenatedFirsts } from './written-as-one.ts';

/**
 * A text as it is compared: compatibility forms, case, dashes and apostrophes made alike, words joined that a line end has cut, line ends
 * between Chinese characters dropped, runs of blanks made one. `at[i]` is the place in the original of the character `i`, and
 * `at[text.length]` its end, so that what was found can be shown as it is written there.
 */
export type Folded = { text: string; at: Uint32Array };

/** Letters, radicals and syllables that are written without blanks between words; also the first half of rare ones. */
export const isCjk = (code: number) =>
  (code >= 0x2e80 && code <= 0x2fdf) ||
  (code >= 0x3005 && code <= 0x3007) ||
  (code >= 0x3041 && code <= 0x30ff) ||
  (code >= 0x3400 && code <= 0x9fff) ||
  (code >= 0xac00 && code <= 0xd7af) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xd840 && code <= 0xd8bf);

const isBlank = (code: number) =>
  code <= 0x20 ||
  code === 0x7f ||
  code === 0x85 ||
  code === 0xa0 ||
  (code >= 0x2000 && code <= 0x200a) ||
  [0x2028, 0x2029, 0x202f, 0x205f, 0x3000].includes(code);
const isLineEnd = (code: number) => code === 0x0a || code === 0x0d || code === 0x2028 || code === 0x2029;
/** Marks that nobody sees, and the private characters that fonts use for bullets and icons. */
const isInvisible = (code: number) =>
  code === 0xad ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x2060 && code <= 0x2064) ||
  (code >= 0xe000 && code <= 0xf8ff) ||
  code === 0xfeff;
/** No normal form changes these Han characters. */
const isPlainHan = (code: number) => code >= 0x4e00 && code <= 0x9fff;
const isMark = (code: number) => code >= 0x300 && code <= 0x36f;
const isLigature = (code: number) => code >= 0xfb00 && code <= 0xfb06;
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
const isLetter = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0xdf && code <= 0x24f) || isLigature(code);
/** `¹²³⁰`–`⁹` and their brackets. */
const isRaised = (code: number) =>
  code === 0xb9 ||
  code === 0xb2 ||
  code === 0xb3 ||
  (code >= 0x2070 && code <= 0x2079 && code !== 0x2071) ||
  code === 0x207d;
const hyphen = 0x2d;

const plainSign = (code: number) => {
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212) return hyphen;
  if (code === 0x2018 || code === 0x2019 || code === 0x2bc) return 0x27;
  return code;
};

/** One for all: to make one takes longer than to use it. */
const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });

/**
 * Collects folded characters with their places: one for all, because a text is folded at once, and memory for each page is what the
 * collection of garbage would have most work with.
 */
const folded = {
  units: new Uint16Array(16_384),
  places: new Uint32Array(16_384),
  length: 0,

  /** Makes room for so many more. */
  reserve(more: number) {
    if (this.length + more <= this.units.length) return;
    const size = Math.max(this.units.length * 2, this.length + more);
    const { units, places } = this;
    this.units = new Uint16Array(size);
    this.units.set(units);
    this.places = new Uint32Array(size);
    this.places.set(places);
  },

  /** The character so many places before the end; 0 where there is none. */
  before(distance: number) {
    return this.length >= distance ? (this.units[this.length - distance] ?? 0) : 0;
  },

  push(code: number, place: number) {
    this.reserve(1);
    this.units[this.length] = code;
    this.places[this.length] = place;
    this.length += 1;
  },

  done(end: number): Folded {
    this.reserve(1);
    this.places[this.length] = end;
    const text = decoder.decode(this.units.subarray(0, this.length));
    return { text, at: this.places.subarray(0, this.length + 1) };
  },
};

/** Where the run of blanks that begins here ends, and whether a line ends within it. */
const blanksFrom = (raw: string, from: number) => {
  let end = from;
  let hasLineEnd = false;
  for (; end < raw.length; end += 1) {
    const code = raw.charCodeAt(end);
    if (kinds[code] !== kind.blank) break;
    hasLineEnd ||= isLineEnd(code);
  }
  return { end, hasLineEnd };
};

/** Whether a hyphen at the end is a part of the word, as in `non-executive`. */
const isOwnHyphen = () =>
  hyphenatedFirsts.some(
    (first) =>
      [...first].every((letter, index) => folded.before(first.length + 1 - index) === letter.charCodeAt(0)) &&
      !isLetter(folded.before(first.length + 2)),
  );

const pushBlanks = (raw: string, from: number): number => {
  const { end, hasLineEnd } = blanksFrom(raw, from);
  if (folded.length === 0 || end === raw.length) return end;
  const next = raw.charCodeAt(end);
  const last = folded.before(1);
  if (hasLineEnd && isCjk(last) && isCjk(next)) return end;
  const cut = raw.charCodeAt(from - 1) === 0xad;
  if (hasLineEnd && cut && isLetter(last)) return end;
  if (hasLineEnd && last === hyphen && isLetter(folded.before(2)) && isLetter(next)) {
    if (!isOwnHyphen()) folded.length -= 1;
    return end;
  }
  folded.push(0x20, from);
  return end;
};

/** Whether a raised sign is the mark of a footnote: at a number or a word it is one, at `m` or `km` it is part of the unit. */
const isFootnoteMark = (raw: string, from: number) =>
  isRaised(raw.charCodeAt(from)) &&
  !isRaised(raw.charCodeAt(from - 1)) &&
  (isDigit(folded.before(1)) || [1, 2, 3].every((distance) => isLetter(folded.before(distance))));

/** A character with its marks in its normal form; the end of it. The mark of a footnote is a word of its own. */
const pushNormal = (raw: string, from: number): number => {
  if (isFootnoteMark(raw, from)) folded.push(0x20, from);
  let end = from + ((raw.codePointAt(from) ?? 0) > 0xffff ? 2 : 1);
  while (isMark(raw.charCodeAt(end))) end += 1;
  const normal = raw.slice(from, end).normalize('NFKC').toLowerCase();
  for (let at = 0; at < normal.length; at += 1) folded.push(plainSign(normal.charCodeAt(at)), from);
  return end;
};

const kind = { other: 0, plain: 1, blank: 2, invisible: 3 } as const;
const kindOf = (code: number) => {
  if (isBlank(code)) return kind.blank;
  if (isPlainHan(code) || code < 0x7f) return kind.plain;
  return isInvisible(code) ? kind.invisible : kind.other;
};
/** By character: worked out once, because a page has thousands. */
const kinds = Uint8Array.from({ length: 0x10000 }, (_, code) => kindOf(code));

/** Adds the run of characters that stay what they are, but for capitals; the end of it. */
const pushPlain = (raw: string, from: number): number => {
  folded.reserve(raw.length - from);
  const { units, places } = folded;
  let { length } = folded;
  let at = from;
  for (; at < raw.length; at += 1) {
    const code = raw.charCodeAt(at);
    if (kinds[code] !== kind.plain || (code < 0x7f && isMark(raw.charCodeAt(at + 1)))) break;
    units[length] = code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
    places[length] = at;
    length += 1;
  }
  folded.length = length;
  return at;
};

/** Folds a text whose places are needed only until the next one is folded. */
export const foldForNow = (raw: string): Folded => {
  folded.length = 0;
  let at = 0;
  while (at < raw.length) {
    const own = kinds[raw.charCodeAt(at)];
    const from = at;
    if (own === kind.plain) at = pushPlain(raw, from);
    if (at > from) continue;
    if (own === kind.blank) at = pushBlanks(raw, from);
    else if (own === kind.invisible) at += 1;
    else at = pushNormal(raw, from);
  }
  return folded.done(raw.length);
};

/** Folds a text. Takes time in proportion to its length. */
export const fold = (raw: string): Folded => {
  const { text, at } = foldForNow(raw);
  return { text, at: at.slice() };
};
