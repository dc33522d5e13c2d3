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

const averageLengthOf = ({ lengths }: Segment): number => {
  const total = lengths.reduce((sum, each) => sum + each, 0);
  return lengths.length > 0 ? Math.max(1, total / lengths.length) : 1;
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
  const behind = best.findIndex((other) => byScore(hit, other) < 0);
  best.splice(behind < 0 ? best.length : behind, 0, hit);
  if (best.length > most) best.pop();
};

/**
 * The scores of the pages of one document by its own statistics, as shares of what the query could reach there: so that pages of several
 * documents are compared, and a word that a document does not have counts against it. Undefined where it has none of them.
 */
const scoresOf = (segment: Segment, query: Query): Float64Array | undefined => {
  const pages = segment.lengths.length;
  const average = averageLengthOf(segment);
  let scores: Float64Array | undefined;
  let reachable = 0;
  for (const asked of query) {
    const found = foundIn(segment, asked);
    const weight = asked.weight * rarity(pages, found?.pages.length ?? 0);
    reachable += weight;
    if (!found?.pages.length) continue;
    scores ??= new Float64Array(pages);
    addScores(scores, segment, found, weight, average);
  }
  return scores?.map((score) => score / reachable);
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
 * The pages that answer, the best first, scored by BM25 with the statistics of the document that each belongs to and of no other: what a
 * person may not see changes nothing in what they find.
 */
export const rank = (segments: readonly Segment[], query: Query, most: number): Hit[] => {
  const best: Hit[] = [];
  for (const [document, segment] of segments.entries()) {
    const scores = scoresOf(segment, query);
    if (scores) addHits(best, scores, segment, document, most);
  }
  return best;
};
