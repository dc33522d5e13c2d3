import { fold } from './fold.ts';
import { chineseStopWords, stopWords } from './stop-words.ts';
import { isLoneCharacter, tokensOf } from './tokens.ts';

const withoutStops = (terms: readonly string[]): readonly string[] => {
  const telling = terms.filter((term) => !stopWords.has(term));
  return telling.length > 0 ? telling : terms;
};

/** A lone Chinese character beside others is the rest of a word that was cut: it would find half of all pages. */
const withoutRests = (terms: readonly string[]): readonly string[] => {
  const whole = terms.filter((term) => !isLoneCharacter(term));
  return whole.length > 0 ? whole : terms;
};

/** Terms of a folded text; the last character of a run, which the index has by itself, belongs to the pair before it. */
const wholeTerms = (folded: string): string[] => {
  const tokens = tokensOf(folded);
  return tokens
    .filter(({ term, from }, index) => !(isLoneCharacter(term) && index > 0 && (tokens[index - 1]?.to ?? 0) > from))
    .map(({ term }) => term);
};

/** All terms of a phrase, each once. */
export const termsOfPhrase = (phrase: string): readonly string[] => [...new Set(wholeTerms(fold(phrase).text))];

/** The terms of a question that say what it is about, each once; of a question that has none, all. */
export const askedTerms = (text: string): readonly string[] => {
  const { text: folded } = fold(text);
  const cut = wholeTerms(folded.replace(chineseStopWords, ' '));
  return [...new Set(withoutRests(withoutStops(cut.length > 0 ? cut : wholeTerms(folded))))];
};
