import { foldForNow } from './fold.ts';
import type { Query } from './query-term.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A part of a text, by its characters; the end is not included. */
export type Span = { from: number; to: number };
/** A piece of a page as it is written there, and which parts of it were looked for. */
export type Snippet = { text: string; highlights: Span[] } & Span;

/** Words that a snippet has at most: some three lines on a screen. */
const windowTerms = 60;
/** Words of it before the first that was looked for. */
const leadTerms = 8;
/** So often a term counts in one window: repetition shows less than another word that was asked for. */
const repeatShare = 0.1;

type Match = { token: number; weight: number; term: string };

const matchesIn = (tokens: readonly Token[], query: Query): Match[] => {
  const exact = new Map(query.map(({ term, weight }) => [term, weight]));
  const beginnings = query.filter(({ isBeginning }) => isBeginning);
  const matches: Match[] = [];
  for (const [token, { term }] of tokens.entries()) {
    const weight = exact.get(term);
    if (weight !== undefined) {
      matches.push({ token, weight, term });
      continue;
    }
    for (const beginning of beginnings) {
      if (!term.startsWith(beginning.term)) continue;
      matches.push({ token, weight: beginning.weight, term: beginning.term });
      break;
    }
  }
  return matches;
};

/** The matches that stand closest together and say most, as places in the list of matches. */
const densest = (matches: readonly Match[]): { first: number; last: number } => {
  const counts = new Map<string, number>();
  let best = { first: 0, last: 0, value: -1 };
  let value = 0;
  let first = 0;
  for (const [last, match] of matches.entries()) {
    const times = counts.get(match.term) ?? 0;
    value += match.weight * (times === 0 ? 1 : repeatShare);
    counts.set(match.term, times + 1);
    while (match.token - (matches[first]?.token ?? 0) >= windowTerms - leadTerms) {
      const gone = matches[first];
      first += 1;
      if (!gone) continue;
      const left = (counts.get(gone.term) ?? 1) - 1;
      counts.set(gone.term, left);
      value -= gone.weight * (left === 0 ? 1 : repeatShare);
    }
    if (value > best.value + 1e-9) best = { first, last, value };
  }
  return best;
};

const joined = (spans: readonly Span[]): Span[] => {
  const result: Span[] = [];
  for (const { from, to } of spans) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
};

/** Where the sentence, or else the word, begins that the snippet should begin with. */
const startBefore = (folded: string, tokens: readonly Token[], first: number): number => {
  const earliest = tokens[Math.max(0, first - leadTerms)]?.from ?? 0;
  const before = folded.slice(earliest, tokens[first]?.from ?? 0);
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('。'), before.lastIndexOf('；'));
  if (first - leadTerms <= 0) return 0;
  return sentence < 0 ? earliest : earliest + sentence + 1;
};

/** The piece of a page that says most of what was asked for; its beginning where it says none of it. */
export const snippetOf = (raw: string, query: Query): Snippet => {
  const { text: folded, at } = foldForNow(raw);
  const tokens = tokensOf(folded);
  const matches = matchesIn(tokens, query);
  const { first, last } = densest(matches);
  const firstToken = matches[first]?.token ?? 0;
  const foldedFrom = matches.length > 0 ? startBefore(folded, tokens, firstToken) : 0;
  const startToken = Math.max(
    0,
    tokens.findIndex(({ from }) => from >= foldedFrom),
  );
  const endToken = Math.min(tokens.length - 1, Math.max(startToken + windowTerms - 1, matches[last]?.token ?? 0));
  const placeOf = (place: number) => at[place] ?? raw.length;
  const from = placeOf(tokens[startToken]?.from ?? 0);
  const to = placeOf(tokens[endToken]?.to ?? 0);
  const spans = matches.flatMap(({ token }) => {
    const found = tokens[token];
    return found && token >= startToken && token <= endToken
      ? [{ from: placeOf(found.from), to: placeOf(found.to) }]
      : [];
  });
  const highlights = joined(spans).map((span) => ({ from: span.from - from, to: span.to - from }));
  return { text: raw.slice(from, to), highlights, from, to };
};
