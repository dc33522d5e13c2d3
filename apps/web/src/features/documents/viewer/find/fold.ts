/** A text as it is compared: without case, white space, line-end hyphens and the forms that one letter may have in a PDF. */
export type Folded = {
  readonly text: string;
  /** For each unit of `text`, where the letter that it comes from begins in the original. */
  readonly starts: readonly number[];
  /** And where that letter ends. */
  readonly ends: readonly number[];
  /** Units before which the original has white space. */
  readonly spaced: ReadonlySet<number>;
};

/** A letter with the accents that follow it. */
const letters = /\P{M}\p{M}*|\p{M}+/gu;
const space = /^\s+$/u;
/** Icons of symbol fonts, soft hyphens and other signs without a width: nobody types them. */
const unseen = /^[\p{Co}\p{Cf}]+$/u;
const hyphen = /^[-‐‑]$/u;
const isLetter = (text: string | undefined) => text !== undefined && /^\p{L}/u.test(text);

/** Hyphens between two letters are left out, at the end of a line or not: both `emis-sions` and `long-term` are found either way. */
const isJoint = (found: readonly string[], place: number) => {
  if (!hyphen.test(found[place] ?? '')) return false;
  let after = place + 1;
  while (space.test(found[after] ?? '')) after += 1;
  return isLetter(found[place - 1]) && isLetter(found[after]);
};

/** Folds a text and notes where each letter stood. */
export const fold = (original: string): Folded => {
  const found = original.match(letters) ?? [];
  const starts: number[] = [];
  const ends: number[] = [];
  const spaced = new Set<number>();
  let text = '';
  let at = 0;
  for (const [place, letter] of found.entries()) {
    const end = at + letter.length;
    if (space.test(letter)) spaced.add(text.length);
    else if (!unseen.test(letter) && !isJoint(found, place)) {
      // A ligature becomes several letters, and some become a letter with white space.
      const plain = letter.normalize('NFKC').toLowerCase().replace(/\s/gu, '');
      for (let unit = 0; unit < plain.length; unit += 1) {
        starts.push(at);
        ends.push(end);
      }
      text += plain;
    }
    at = end;
  }
  return { text, starts, ends, spaced };
};
