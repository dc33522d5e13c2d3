import type { Span } from '../snippet.ts';
import type { Asked, Part } from './asked.ts';
import { countsThese } from './counted.ts';
import { namesAll } from './matching.ts';
import type { Figure } from './numbers.ts';
import { placesOf, type Term, termsWithin } from './terms.ts';

/** As far as so many letters from a figure its names may stand; a Chinese character says as much as three letters. */
const reach = { latin: 110, chinese: 40 };
const clauseEnd = /[;；。]|\s[–•·-]\s|\. (?=\p{Lu})/gu;

/** The clause around a figure, not longer than a reader keeps together. */
const clauseAround = (text: string, { from, to }: Figure): Span => {
  const most = /\p{Script=Han}/u.test(text.slice(Math.max(0, from - 20), to + 20)) ? reach.chinese : reach.latin;
  const ends = [...text.matchAll(clauseEnd)].map(({ index }) => index);
  const before = ends.filter((end) => end < from).at(-1) ?? 0;
  const after = ends.find((end) => end >= to) ?? text.length;
  return { from: Math.max(before, from - most), to: Math.min(after, to + most) };
};

/** Where these parts are named among the terms. */
const placesNamed = (terms: readonly Term[], parts: readonly Part[]): Span[] =>
  parts.flatMap((part) => {
    const phrases = 'anyOf' in part ? part.anyOf : part.mostOf.map((root) => [root]);
    return phrases.flatMap((phrase) =>
      placesOf(terms, phrase).map((place) => ({
        from: terms[place]?.from ?? 0,
        to: terms[place + phrase.length - 1]?.to ?? 0,
      })),
    );
  });

const shareOfSomething = /^\s*(?:%|per ?cent|percent)\s+of\s+/iu;
const sharedLength = 24;

/**
 * Whether a figure of a sentence is of what words alone name: they stand in its clause, it has a unit or counts them, and it is no share of
 * something else. `terms` are those of the sentence, with their places in it.
 */
export const isOfTheseWords = (
  text: string,
  figure: Figure,
  { parts, figure: asked }: Asked,
  terms: readonly Term[],
) => {
  const clause = clauseAround(text, figure);
  if (!namesAll(termsWithin(terms, clause), parts)) return false;
  const isCounted = figure.kinds.size === 0 || asked?.kind === 'count';
  if (isCounted && !countsThese(text, figure, placesNamed(terms, parts), 'words')) return false;
  const share = shareOfSomething.exec(text.slice(figure.to, figure.to + 16))?.[0];
  if (share === undefined || !figure.kinds.has('percent')) return true;
  const shared = termsWithin(terms, { from: figure.to, to: figure.to + share.length + sharedLength });
  return parts.some((part) => namesAll(shared, [part]));
};
