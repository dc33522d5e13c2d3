import { type Folded, fold } from '../fold.ts';
import type { Span } from '../snippet.ts';
import { isCjkTerm, isLoneCharacter, tokensOf } from '../tokens.ts';

/** A term by its root, and where it stands. */
export type Term = Span & { root: string };

/** The longest first; a root has four letters at least. */
const endings = ['ation', 'ment', 'ance', 'ing', 'ion', 'ive', 'er', 'or', 'ed', 'al', 'ly', 'e', 'y'];

/** A word without what it is bent by, so that `audited`, `audits` and `auditing` are one. Chinese pairs stay as they are. */
export const rootOf = (term: string): string => {
  if (isCjkTerm(term) || term.length < 6 || /\d/.test(term)) return term;
  const ending = endings.find((each) => term.endsWith(each) && term.length - each.length >= 4);
  if (ending === undefined) return term;
  return rootOf(term.slice(0, -ending.length).replace(/([b-df-hj-np-tv-z])\1$/, '$1'));
};

/** The terms of a folded text; a character that ends a run of Chinese belongs to the pair before it. */
export const termsOf = ({ text, at }: Folded): Term[] => {
  const tokens = tokensOf(text);
  const whole = tokens.filter(
    ({ term, from }, index) => !(isLoneCharacter(term) && (tokens[index - 1]?.to ?? -1) > from),
  );
  return whole.map(({ term, from, to }, index) => {
    // What is non-hazardous is not hazardous.
    const isDenied = whole[index - 1]?.term === 'non';
    return { root: isDenied ? `non-${rootOf(term)}` : rootOf(term), from: at[from] ?? 0, to: at[to] ?? 0 };
  });
};

/** The roots of a phrase in its order. */
export const rootsOf = (phrase: string): string[] => termsOf(fold(phrase)).map(({ root }) => root);

/** The terms that lie within a span. */
export const termsWithin = (terms: readonly Term[], { from, to }: Span): Term[] =>
  terms.filter((term) => term.from >= from && term.to <= to);

/** Where the roots of a phrase stand side by side among these terms: the places of the first of them. */
export const placesOf = (terms: readonly Term[], phrase: readonly string[]): number[] => {
  const places: number[] = [];
  for (let start = 0; start + phrase.length <= terms.length; start += 1) {
    if (phrase.every((root, index) => terms[start + index]?.root === root)) places.push(start);
  }
  return phrase.length > 0 ? places : [];
};
