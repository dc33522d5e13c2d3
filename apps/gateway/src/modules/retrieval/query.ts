import { askedTerms, termsOfPhrase } from './asked-terms.ts';
import { relatedPhrases } from './concept-words.ts';
import { mentionsIn } from './evidence/mentions.ts';
import { fold } from './fold.ts';
import { meaningsOf } from './meanings.ts';
import { metricTerms } from './metric-terms.ts';
import type { Query, QueryTerm } from './query-term.ts';
import { isCjkTerm, isLoneCharacter, tokensOf } from './tokens.ts';

/** What the words of a concept weigh beside those that were asked for: more adds nothing, less loses what they find. */
const conceptWeight = 0.4;
/** What a word of the other language weighs that surely is meant. */
const meaningWeight = 0.6;
/** Words that are added to those that were asked for: more cost time and find nothing more. */
const addedMost = 16;

type Weights = Map<string, number>;

const addTo = (weights: Weights, added: Iterable<readonly [string, number]>) => {
  for (const [term, weight] of added) weights.set(term, Math.max(weights.get(term) ?? 0, weight));
};

/** A phrase of n words: each weighs 1/√n. */
const phraseWeights = (terms: readonly string[]) =>
  terms.map((term) => [term, conceptWeight / Math.sqrt(terms.length)] as const);

/** The terms of each phrase of each concept, read once. */
const conceptTerms = relatedPhrases.map((phrases) => phrases.map(termsOfPhrase));

/** The words of all concepts that the question names. */
const conceptWords = (asked: ReadonlySet<string>) =>
  conceptTerms
    .filter((phrases) => phrases.some((terms) => terms.every((term) => asked.has(term))))
    .flatMap((phrases) => phrases.flatMap(phraseWeights));

/** The names in both languages of the metrics that the question names. */
const namesOfMetrics = (text: string) =>
  mentionsIn(text)
    .flatMap(({ metrics }) => metrics)
    .flatMap(({ name }) => [name.en, name.zhTw])
    .flatMap((name) => phraseWeights(askedTerms(name)));

const wordsOfOtherLanguage = (asked: readonly string[]) =>
  asked.flatMap((term) => meaningsOf(term).map(({ term: other, share }) => [other, share * meaningWeight] as const));

/** Endings of a plural that is being typed: `polici` may become policies, which are indexed as policy. */
const beginningOf = (typed: string) => (/[^aeiou]ie?$/.test(typed) ? typed.replace(/ie?$/, 'y') : undefined);

/** The word at the end of the text, where it may not be typed to its end; Chinese has no such words. */
const openWord = (text: string) => {
  const { text: folded } = fold(text);
  const last = tokensOf(folded).at(-1);
  const isOpen = last !== undefined && last.to === folded.length && !text.endsWith(' ') && !isCjkTerm(last.term);
  return isOpen ? { term: last.term, typed: folded.slice(last.from, last.to) } : undefined;
};

type Options = {
  /** The last word may not be typed to its end. */
  asYouType?: boolean;
  /** Whether pages count that call it otherwise; a person who looks for a word wants pages with that word. */
  concepts?: boolean;
  /** Metrics that are asked for, by their keys. */
  metricKeys?: readonly string[];
};

/** A question, or words typed into a search, as weighed terms. Empty where it has no word or number. */
export const queryOf = (
  text: string,
  { asYouType = false, concepts: hasConcepts = true, metricKeys = [] }: Options = {},
): Query => {
  const asked = askedTerms(text);
  const open = asYouType ? openWord(text) : undefined;
  const isBeginning = (term: string) => isLoneCharacter(term) || term === open?.term;
  const query = new Map(
    asked.map((term): [string, QueryTerm] => [term, { term, weight: 1, isBeginning: isBeginning(term) }]),
  );
  const other = open && beginningOf(open.typed);
  if (other) query.set(other, { term: other, weight: 1, isBeginning: true });
  const added: Weights = new Map(metricTerms(metricKeys));
  if (hasConcepts) {
    addTo(added, conceptWords(new Set(asked)));
    addTo(added, namesOfMetrics(text));
    addTo(added, wordsOfOtherLanguage(asked));
  }
  const heaviest = [...added].filter(([term]) => !query.has(term)).toSorted(([, one], [, another]) => another - one);
  const most = addedMost + metricKeys.length * addedMost;
  for (const [term, weight] of heaviest.slice(0, most)) query.set(term, { term, weight, isBeginning: false });
  return [...query.values()];
};
