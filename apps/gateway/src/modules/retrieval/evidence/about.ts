import type { Span } from '../snippet.ts';
import type { Asked, Part } from './asked.ts';
import { policySaid } from './question-words.ts';
import { placesOf, type Term } from './terms.ts';

/** So many words into a clause it has said what it is about; a Chinese word is some two of its pairs. */
const headMost = { latin: 18, chinese: 30 };
/** What is asked in one breath stands together: so many words from the first to the last of it. */
const togetherMost = { latin: 20, chinese: 36 };

/** An example says what something else is like. */
const example =
  /(?<!\p{L})(?:such as|including|includes?(?=,? (?:but|among)(?!\p{L}))|for (?:example|instance)|e\.g\.|among other\w*|other than)(?!\p{L})[^.;()。；]*|例如[^，。；]*|(?<=[（(])如[^）)]*/giu;

/** Why something else is done, and what else comes of it: “chosen due to their …”, “which also has the benefit of …”. */
const reason =
  /(?<!\p{L})(?:due to|because of|owing to|thanks to|on account of|(?:co-?)?benefits? (?:of|for|to))(?!\p{L})[^.,;()。；]*(?:,[^.;()。；]*?(?<!\p{L})and(?!\p{L})[^.,;()。；]*)?|(?:由於|基於)[^，。；]*/giu;

/** Bodies that others call so: none of them is the organisation’s board. */
const otherBodies = /(?:Stability|Standards) Board(?!\p{L})/giu;

/** Where another clause begins, or another item of a list. */
const clauseEnd = /[;:；：•·▪●・]|\s[–-]\s/gu;
/** What is said of a subject right behind a word that commits to it: “will not tolerate any forced or child labour”. */
const commitReach = 48;

/** Where a part is named: the places of its first words, in their order. */
const placesNamed = (terms: readonly Term[], part: Part): number[] => {
  const phrases = 'anyOf' in part ? part.anyOf : part.mostOf.map((root) => [root]);
  return [...new Set(phrases.flatMap((phrase) => placesOf(terms, phrase)))].toSorted((one, other) => one - other);
};

/** The fewest words that have one of the places of each list. */
const shortestWith = (lists: readonly (readonly number[])[]): number => {
  const from = (start: number) => {
    const ends = lists.map((places) => places.find((place) => place >= start) ?? Number.POSITIVE_INFINITY);
    return Math.max(...ends) - start + 1;
  };
  return Math.min(...lists.flat().map(from));
};

/**
 * Whether what is asked is what a passage is about: it is named early in it and together, and not only as an example or as a reason for
 * something else. Whoever lists a dozen subjects, or comes to one at the end, says nothing of how that one is dealt with.
 */
export const isAbout = (raw: string, { from, to }: Span, within: readonly Term[], asked: Asked): boolean => {
  if (!asked.isOfDeeds || asked.parts.length === 0) return true;
  const text = raw.slice(from, to);
  const script = /\p{Script=Han}/u.test(text) ? 'chinese' : 'latin';
  const asides = [example, reason, otherBodies].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ from: from + index, to: from + index + found.length })),
  );
  const isAside = (place: number) => {
    const at = within[place]?.from ?? 0;
    return asides.some((span) => at >= span.from && at < span.to);
  };
  const clauses = [0, ...[...text.matchAll(clauseEnd)].map(({ index }) => index)];
  const isEarly = (place: number) => {
    const at = (within[place]?.from ?? 0) - from;
    const begun = clauses.findLast((clause) => clause <= at) ?? 0;
    const first = within.findIndex((term) => term.from - from >= begun);
    return place - first < headMost[script];
  };
  const isCommitted = (place: number) => {
    const at = (within[place]?.from ?? 0) - from;
    return (
      asked.answerWords?.includes(policySaid) === true && policySaid.test(text.slice(Math.max(0, at - commitReach), at))
    );
  };
  const named = asked.parts.map((part) => placesNamed(within, part).filter((place) => !isAside(place)));
  if (named.some((places) => places.length === 0)) return false;
  const isTopic = named.flat().some((place) => isEarly(place) || isCommitted(place));
  return isTopic && shortestWith(named) <= togetherMost[script];
};
