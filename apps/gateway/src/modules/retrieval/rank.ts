import type { Query, QueryTerm } from './query.ts';
import { type Postings, postingsOf, type Segment, termsBeginning } from './segment.ts';

/** A page that answers, by the place of its document among those searched. Of two with one score the earlier comes first. */
export type Hit = { document: number; page: number; score: number };

/** BM25 as it was found to pay on pages of reports: repetition counts for longer, length for less, than in the textbook. */
const k1 = 2;
const b = 0.5;
/** A page beside one that answers often continues it. */
const neighbourShare = 0.1;
/** Contents and indexes name everything; they are found, behind the pages that they name. */
const listShare = 0.4;
/** Words that a beginning may stand for in one document. */
const beginningsMost = 40;

const merged = (lists: readonly Postings[]): Postings | undefined => {
  if (lists.length < 2) return lists[0];
  const counted = new Map<number, number>();
  for (const { pages, counts } of lists) {
    for (let at = 0; at < pages.length; at += 1) {
      const page = pages[at] ?? 0;
      counted.set(page, (counted.get(page) ?? 0) + (counts[at] ?? 0));
    }
  }
  return { pages: Uint32Array.from(counted.keys()), counts: Uint32Array.from(counted.values()) };
};

const foundIn = (segment: Segment, { term, isBeginning }: QueryTerm): Postings | undefined => {
  if (!isBeginning) return postingsOf(segment, term);
  const lists = termsBeginning(segment, term, beginningsMost).map((each) => postingsOf(segment, each));
  return merged(lists.filter((list) => list !== undefined));
};

type Statistics = { pages: number; averageLength: number };

const statisticsOf = (segments: readonly Segment[]): Statistics => {
  let pages = 0;
  let length = 0;
  for (const { lengths } of segments) {
    pages += lengths.length;
    for (const each of lengths) length += each;
  }
  return { pages, averageLength: pages > 0 ? Math.max(1, length / pages) : 1 };
};

/** How much a term tells pages apart that is on so many of them. */
const rarity = (pages: number, onPages: number) => Math.log(1 + (pages - onPages + 0.5) / (onPages + 0.5));

const addScores = (scores: Float64Array, { lengths }: Segment, found: Postings, weight: number, average: number) => {
  for (let at = 0; at < found.pages.length; at += 1) {
    const page = found.pages[at] ?? 0;
    const count = found.counts[at] ?? 0;
    const norm = k1 * (1 - b + (b * (lengths[page] ?? 0)) / average);
    scores[page] = (scores[page] ?? 0) + (weight * count * (k1 + 1)) / (count + norm);
  }
};

const byScore = (one: Hit, other: Hit) =>
  other.score - one.score || one.document - other.document || one.page - other.page;

/** Puts a hit among the best where it belongs to them. */
const keepBest = (best: Hit[], hit: Hit, most: number) => {
  const last = best.at(-1);
  if (best.length >= most && (!last || byScore(hit, last) > 0)) return;
  best.push(hit);
  best.sort(byScore);
  if (best.length > most) best.pop();
};

const addHits = (best: Hit[], scores: Float64Array, { lists }: Segment, document: number, most: number) => {
  const ownOf = (page: number) => (scores[page] ?? 0) * (lists[page] === 1 ? listShare : 1);
  for (let page = 0; page < scores.length; page += 1) {
    if (scores[page] === 0) continue;
    const beside = Math.max(ownOf(page - 1), ownOf(page + 1));
    keepBest(best, { document, page, score: ownOf(page) + neighbourShare * beside }, most);
  }
};

/**
 * The pages that answer, the best first, scored by BM25 with the statistics of the documents searched and of no others: what a person may
 * not see changes nothing in what they find.
 */
export const rank = (segments: readonly Segment[], query: Query, most: number): Hit[] => {
  const { pages, averageLength } = statisticsOf(segments);
  const scores = segments.map(({ lengths }) => new Float64Array(lengths.length));
  for (const asked of query) {
    const found = segments.map((segment) => foundIn(segment, asked));
    const onPages = found.reduce((sum, list) => sum + (list?.pages.length ?? 0), 0);
    if (onPages === 0) continue;
    const weight = asked.weight * rarity(pages, onPages);
    for (const [index, list] of found.entries()) {
      const segment = segments[index];
      const into = scores[index];
      if (list && segment && into) addScores(into, segment, list, weight, averageLength);
    }
  }
  const best: Hit[] = [];
  for (const [index, segment] of segments.entries()) {
    addHits(best, scores[index] ?? new Float64Array(), segment, index, most);
  }
  return best;
};
