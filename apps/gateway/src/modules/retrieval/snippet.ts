import { foldForNow } from './fold.ts';
import type { Query } from './query-term.ts';
import { eachTerm, keepsTwo, termBetween } from './tokens.ts';

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

/**
 * What is looked for in pages, made of a query once: each term, beginnings of words, and the characters, alone and in twos, that any of them
 * begins with. Most words of a page are told by these to be none of them, before they are cut out of it.
 */
type Sought = {
  readonly exact: ReadonlyMap<string, number>;
  readonly beginnings: Query;
  readonly firsts: ReadonlySet<number>;
  readonly firstTwos: ReadonlySet<number>;
  /** The first characters of terms that have no second one. */
  readonly lone: ReadonlySet<number>;
};
const twoAt = (text: string, at: number) => text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);
const soughtByQuery = new WeakMap<Query, Sought>();
const soughtOf = (query: Query): Sought => {
  const known = soughtByQuery.get(query);
  if (known) return known;
  const terms = query.map(({ term }) => term);
  const sought = {
    exact: new Map(query.map(({ term, weight }) => [term, weight])),
    beginnings: query.filter(({ isBeginning }) => isBeginning),
    firsts: new Set(terms.map((term) => term.charCodeAt(0))),
    firstTwos: new Set(terms.filter(({ length }) => length > 1).map((term) => twoAt(term, 0))),
    lone: new Set(terms.filter(({ length }) => length < 2).map((term) => term.charCodeAt(0))),
  };
  soughtByQuery.set(query, sought);
  return sought;
};

/** Whether the term in this place may be one that is looked for. */
const mayBe = ({ firsts, firstTwos, lone }: Sought, folded: string, from: number, isTold: boolean) => {
  const first = folded.charCodeAt(from);
  return firsts.has(first) && (!isTold || lone.has(first) || firstTwos.has(twoAt(folded, from)));
};

/**
 * The places of the terms of the page that is looked at: one for all, because a page is looked at in one go, and an object for each of the
 * thousands of words of thirty pages is what the collection of garbage would have most work with.
 */
const desk = {
  from: new Uint32Array(4096),
  to: new Uint32Array(4096),
  count: 0,

  push(from: number, to: number) {
    if (this.count === this.from.length) {
      const { from: ownFrom, to: ownTo } = this;
      this.from = new Uint32Array(this.count * 2);
      this.from.set(ownFrom);
      this.to = new Uint32Array(this.count * 2);
      this.to.set(ownTo);
    }
    this.from[this.count] = from;
    this.to[this.count] = to;
    this.count += 1;
  },

  /** Where this term begins; 0 where there is none. */
  fromOf(token: number) {
    return token < this.count ? (this.from[token] as number) : 0;
  },

  /** Where this term ends; 0 where there is none. */
  toOf(token: number) {
    return token >= 0 && token < this.count ? (this.to[token] as number) : 0;
  },

  /** The first term that begins there or behind; 0 where none does. */
  firstFrom(place: number) {
    let token = 0;
    while (token < this.count && this.fromOf(token) < place) token += 1;
    return token < this.count ? token : 0;
  },
};

/** Lays the places of the terms of a page on the desk, and finds those that are looked for. */
const matchesIn = (folded: string, query: Query): Match[] => {
  const sought = soughtOf(query);
  const { exact, beginnings } = sought;
  const matches: Match[] = [];
  desk.count = 0;
  eachTerm(folded, (from, to, own) => {
    const token = desk.count;
    desk.push(from, to);
    if (!mayBe(sought, folded, from, keepsTwo(own, to - from))) return;
    const term = termBetween(folded, from, to, own);
    const weight = exact.get(term);
    if (weight !== undefined) {
      matches.push({ token, weight, term });
      return;
    }
    for (const beginning of beginnings) {
      if (!term.startsWith(beginning.term)) continue;
      matches.push({ token, weight: beginning.weight, term: beginning.term });
      break;
    }
  });
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
const startBefore = (folded: string, first: number): number => {
  const earliest = desk.fromOf(Math.max(0, first - leadTerms));
  const before = folded.slice(earliest, desk.fromOf(first));
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('。'), before.lastIndexOf('；'));
  if (first - leadTerms <= 0) return 0;
  return sentence < 0 ? earliest : earliest + sentence + 1;
};

/** The piece of a page that says most of what was asked for; its beginning where it says none of it. */
export const snippetOf = (raw: string, query: Query): Snippet => {
  const { text: folded, at } = foldForNow(raw);
  const matches = matchesIn(folded, query);
  const { first, last } = densest(matches);
  const firstToken = matches[first]?.token ?? 0;
  const foldedFrom = matches.length > 0 ? startBefore(folded, firstToken) : 0;
  const startToken = desk.firstFrom(foldedFrom);
  const endToken = Math.min(desk.count - 1, Math.max(startToken + windowTerms - 1, matches[last]?.token ?? 0));
  const placeOf = (place: number) => at[place] ?? raw.length;
  const from = placeOf(desk.fromOf(startToken));
  const to = placeOf(desk.toOf(endToken));
  const spans = matches
    .filter(({ token }) => token >= startToken && token <= endToken)
    .map(({ token }) => ({ from: placeOf(desk.fromOf(token)), to: placeOf(desk.toOf(token)) }));
  const highlights = joined(spans).map((span) => ({ from: span.from - from, to: span.to - from }));
  return { text: raw.slice(from, to), highlights, from, to };
};
