import { concepts } from './concept-words.ts';
import { fold } from './fold.ts';
import { chineseStopWords, stopWords } from './stop-words.ts';
import { isCjkTerm, isLoneCharacter, tokensOf } from './tokens.ts';

/** A term that pages are scored by: what it weighs, and whether words that begin with it count, too. */
export type QueryTerm = { term: string; weight: number; isBeginning: boolean };
export type Query = readonly QueryTerm[];

/** What the words of a concept weigh beside those that were asked for: more adds nothing, less loses what they find. */
const conceptWeight = 0.4;

const withoutStops = (terms: readonly string[]): readonly string[] => {
  const telling = terms.filter((term) => !stopWords.has(term));
  return telling.length > 0 ? telling : terms;
};

/** A lone Chinese character beside others is the rest of a word that was cut: it would find half of all pages. */
const withoutRests = (terms: readonly string[]): readonly string[] => {
  const whole = terms.filter((term) => !isLoneCharacter(term));
  return whole.length > 0 ? whole : terms;
};

/** Terms of a question; the last character of a run, which the index has by itself, belongs to the pair before it. */
const askedTerms = (folded: string): string[] => {
  const tokens = tokensOf(folded);
  return tokens
    .filter(({ term, from }, index) => !(isLoneCharacter(term) && index > 0 && (tokens[index - 1]?.to ?? 0) > from))
    .map(({ term }) => term);
};

const unique = (terms: readonly string[]) => [...new Set(terms)];

/** The terms of each phrase of each concept, read once. */
const conceptTerms = concepts.map((phrases) => phrases.map((phrase) => unique(askedTerms(fold(phrase).text))));

/** The words of all concepts that the question names: each word of a phrase of n words weighs 1/√n. */
const conceptWords = (asked: ReadonlySet<string>): Map<string, number> => {
  const words = new Map<string, number>();
  for (const phrases of conceptTerms) {
    if (!phrases.some((terms) => terms.every((term) => asked.has(term)))) continue;
    for (const terms of phrases) {
      const weight = conceptWeight / Math.sqrt(terms.length);
      for (const term of terms) words.set(term, Math.max(words.get(term) ?? 0, weight));
    }
  }
  return words;
};

/** Endings of a plural that is being typed: `polici` may become policies, which are indexed as policy. */
const beginningOf = (typed: string) => (/[^aeiou]ie?$/.test(typed) ? typed.replace(/ie?$/, 'y') : undefined);

type Options = {
  /** The last word may not be typed to its end. */
  asYouType?: boolean;
  /** Whether pages count that call it otherwise; a person who looks for a word wants pages with that word. */
  concepts?: boolean;
};

/** A question, or words typed into a search, as weighed terms. Empty where it has no word or number. */
export const queryOf = (text: string, { asYouType = false, concepts: hasConcepts = true }: Options = {}): Query => {
  const { text: folded } = fold(text);
  const cut = folded.replace(chineseStopWords, ' ');
  const all = askedTerms(askedTerms(cut).length > 0 ? cut : folded);
  const asked = unique(withoutRests(withoutStops(all)));
  const tokens = tokensOf(folded);
  const last = tokens.at(-1);
  const isOpen = asYouType && last !== undefined && last.to === folded.length && !text.endsWith(' ');
  const typed = isOpen && last && !isCjkTerm(last.term) ? folded.slice(last.from, last.to) : undefined;
  const query = new Map<string, QueryTerm>();
  for (const term of asked) {
    query.set(term, {
      term,
      weight: 1,
      isBeginning: isLoneCharacter(term) || (typed !== undefined && term === last?.term),
    });
  }
  const other = typed && beginningOf(typed);
  if (other) query.set(other, { term: other, weight: 1, isBeginning: true });
  if (hasConcepts) {
    for (const [term, weight] of conceptWords(new Set(asked))) {
      if (!query.has(term)) query.set(term, { term, weight, isBeginning: false });
    }
  }
  return [...query.values()];
};
