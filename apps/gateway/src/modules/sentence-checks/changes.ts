import { type Clause, subjectsOf } from './clauses.ts';
import type { KnownFigure } from './known-figures.ts';

/** A word of change: its place in its clause, and whether it says more or less. */
export type Way = { readonly start: number; readonly end: number; readonly sign: -1 | 1 };

const ways: readonly (readonly [RegExp, -1 | 1])[] = [
  [
    /\b(?:rose|risen|increased|grew|grown|climbed|(?:went|were|was|is|are) up|(?<=[,(;–—] ?|\band )up (?:by |from )?(?=\d|last)|higher than|(?:an?|the) (?:year-on-year )?(?:increase|rise) of|saw an increase|recorded an increase)\b/gi,
    1,
  ],
  [
    /\b(?:fell|fallen|decreased|declined|dropped|reduced|lowered|(?:went|were|was|is|are) down|(?<=[,(;–—] ?|\band )down (?:by |from )?(?=\d|last)|lower than|(?:a|the) (?:year-on-year )?(?:decrease|reduction|decline|drop|fall) of|saw a (?:decrease|decline|reduction)|recorded a (?:decrease|decline|reduction))\b/gi,
    -1,
  ],
  [/上升|增加|增長|上漲|提高|提升|升至|增至/g, 1],
  [/減少|下降|下跌|降低|減低|跌至|降至|回落|減至/g, -1],
];

/** What the words behind it speak of is a reason, and not the figure. */
const reason =
  /\b(?:due to|because(?: of)?|despite|in spite of|owing to|thanks to|as a result of|as(?! (?:well|compared|at|of|in|an?|against)\b)|although|though|when|after|following|reflecting|driven by|offset by|amid|through|given)\b|由於|因(?!工|此)|透過|通過|儘管|雖然|隨[着著]|受惠於|得益於|反映/i;

/** The clause without its reason: up to its end, or up to the comma where the reason stands in front. */
export const withoutReason = ({ text, subjects }: Clause): string => {
  const at = text.search(reason);
  if (at < 0) return text;
  const comma = text.indexOf(', ', at);
  const isInFront = !subjects.some(({ end }) => end <= at);
  const end = isInFront && comma >= 0 ? comma : text.length;
  return text.slice(0, at) + ' '.repeat(end - at) + text.slice(end);
};

/** The words of change in a clause, in its order. */
const waysIn = (words: string): Way[] =>
  ways
    .flatMap(([pattern, sign]) =>
      [...words.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length, sign })),
    )
    .sort((one, other) => one.start - other.start);

/** What may follow a word of change that has no object. */
const noObject =
  /^\s*(?:by|from|to|in|during|over|at|compared|against|versus|slightly|significantly|considerably|sharply|markedly|substantially|steadily|again|further|year|this|last|on|than|and|but|\d|[^\p{L}\d\s]|$)|^\s*(?:了(?=[\s\d約逾近])|[至約逾近幅的及和而達有])/iu;
const mayHaveObject = /^(?:increased|decreased|reduced|lowered|grew|grown|\p{Script=Han}+)$/iu;
/** “An increase of”, whose figure stands before it or after it. */
const nouns = / of$|^(?:saw|recorded) /i;
/** A noun of its own between the figure and the word of change: “emissions were stable and production increased”. */
const otherNoun = /\band (?!(?:have|has|had|also|then|were|was|therefore|thus) )/i;

/** The figures that a word of change speaks of: those named right before it, else the object right after it. */
const spokenOf = (
  way: Way,
  place: number,
  all: readonly Way[],
  words: string,
  clause: Clause,
  clauses: readonly Clause[],
) => {
  const subjects = subjectsOf(clause, clauses);
  const after = words.slice(way.end);
  const word = words.slice(way.start, way.end);
  const isNoun = nouns.test(word);
  if (isNoun || (mayHaveObject.test(word) && !noObject.test(after))) {
    const object = subjects.find(({ start, end }) => end > 0 && start >= way.end);
    const between = object && words.slice(way.end, object.start);
    if (object && /^(?: [^,]*(?:in|of) | )?(?:our |the |total |overall |了|集團|本集團的?)*$/i.test(between ?? ''))
      return object.figures;
    // “an increase of 9%” behind the name is of what is named.
    if (!isNoun) return [];
  }
  const before = subjects.findLast(({ end }) => end <= way.start);
  if (!before) return [];
  const earlier = all[place - 1];
  if (earlier && earlier.start >= before.end) return [];
  return otherNoun.test(words.slice(before.end, way.start)) ? [] : before.figures;
};

/** A word of change with the figures that it speaks of; none where it speaks of something else. */
export type Change = { readonly way: Way; readonly figures: readonly KnownFigure[] };

/** What the words of change in a clause speak of. Those within a reason are left out. */
export const changesIn = (clause: Clause, clauses: readonly Clause[]): Change[] => {
  const words = withoutReason(clause);
  return waysIn(words).map((way, place, all) => ({ way, figures: spokenOf(way, place, all, words, clause, clauses) }));
};
