/**
 * The terms of a document in the order of their characters, one behind the other, and where each begins; one more at the end. Hundreds of
 * documents are open at once, and hundreds of thousands of strings are what the collection of garbage would go through again and again.
 */
export type Terms = { readonly text: string; readonly starts: Uint32Array };

/** Terms as they are kept. */
export const termsFrom = (list: readonly string[]): Terms => {
  const starts = new Uint32Array(list.length + 1);
  for (const [index, { length }] of list.entries()) starts[index + 1] = (starts[index] as number) + length;
  return { text: list.join(''), starts };
};

/** How many there are. */
export const countOf = ({ starts }: Terms): number => starts.length - 1;

/** One of them, by its place; empty where there is none. */
export const termAt = ({ text, starts }: Terms, index: number): string => text.slice(starts[index], starts[index + 1]);

/**
 * Where the terms of a document stand, by a number made of the characters of each: a place holds that of a term plus one, or 0. A search
 * looks for the same words in hundreds of documents, and reads two or three places of memory in each instead of a dozen.
 */
export type TermPlaces = Uint32Array;

const numberWithin = (text: string, from: number, to: number): number => {
  let number = 0x811c9dc5;
  for (let at = from; at < to; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  // The last bits choose the place, so that those before them count, too.
  return (number ^ (number >>> 15)) >>> 0;
};

/** The number of a term. */
export const numberOfTerm = (term: string): number => numberWithin(term, 0, term.length);

/** The places of these terms. At least half of them stay free. */
export const placesOfTerms = (terms: Terms): TermPlaces => {
  const { text, starts } = terms;
  const count = countOf(terms);
  let size = 16;
  while (size < count * 2) size *= 2;
  const places = new Uint32Array(size);
  for (let index = 0; index < count; index += 1) {
    let place = numberWithin(text, starts[index] as number, starts[index + 1] as number) & (size - 1);
    while (places[place] !== 0) place = (place + 1) & (size - 1);
    places[place] = index + 1;
  }
  return places;
};

/** Which of the terms it is; -1 where it is none. `number` is the one of the term. */
export const indexOfTerm = (
  places: TermPlaces,
  { text, starts }: Terms,
  term: string,
  number = numberOfTerm(term),
): number => {
  const last = places.length - 1;
  for (let place = number & last; ; place = (place + 1) & last) {
    const index = (places[place] as number) - 1;
    if (index < 0) return -1;
    const from = starts[index] as number;
    if ((starts[index + 1] as number) - from === term.length && text.startsWith(term, from)) return index;
  }
};
