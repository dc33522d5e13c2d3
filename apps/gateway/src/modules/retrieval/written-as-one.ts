/** Letters that a font draws as one, as `ﬁ`. */
const ligature = /[\ufb00-\ufb06]/;
/** What a line end has cut: a hyphen, seen or not, behind a small letter, and the next line that begins with one. */
const cutWord = /(?<=\p{Ll})[-\u2010\u2011\u00ad]+[ \t]*\r?\n[ \t]*(?=\p{Ll})/u;
const either = new RegExp(`${ligature.source}|${cutWord.source}`, 'gu');

/** First parts of words that are written with a hyphen wherever they stand, so that a line end behind it has not cut them. */
export const hyphenatedFirsts: readonly string[] = ['non', 'anti', 'self', 'third', 'long'];
const keepsHyphen = new RegExp(`(?<!\\p{L})(?:${hyphenatedFirsts.join('|')})$`, 'iu');
const longestFirst = Math.max(...hyphenatedFirsts.map(({ length }) => length)) + 1;

/** A text with its words written out; `placeOf` leads from a place in it to that of the original. */
type WrittenOut = { readonly text: string; readonly placeOf: (place: number) => number };

const asItIs = (place: number) => place;

/**
 * A text with ligatures as letters and words in one that a line end has cut: what tells words of a sentence by their letters would miss them.
 * Everything else stays, line ends and capitals too.
 */
export const writeOut = (raw: string): WrittenOut => {
  if (!ligature.test(raw) && !cutWord.test(raw)) return { text: raw, placeOf: asItIs };
  let text = '';
  let end = 0;
  /** Where the pieces that are written otherwise end, in the text and in the original. */
  const ends: { readonly written: number; readonly original: number }[] = [];
  for (const { index, 0: found } of raw.matchAll(either)) {
    text += raw.slice(end, index);
    end = index + found.length;
    if (ligature.test(found)) text += found.normalize('NFKC');
    else if (keepsHyphen.test(raw.slice(Math.max(0, index - longestFirst), index))) text += '-';
    ends.push({ written: text.length, original: end });
  }
  text += raw.slice(end);
  const placeOf = (place: number) => {
    const next = ends.findIndex(({ written }) => written > place);
    const last = next < 0 ? ends.at(-1) : ends[next - 1];
    const moved = last ? place - last.written + last.original : place;
    // Within a ligature there is no place but its end.
    return Math.min(moved, ends[next]?.original ?? raw.length);
  };
  return { text, placeOf };
};
