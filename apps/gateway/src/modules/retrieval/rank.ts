import type { Query, QueryTerm } from './query-term.ts';
import { type Postings, postingsBeginning, postingsOf, type Segment } from './segment.ts';

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

/** Several terms as one that stands wherever one of them does. */
const merged = (lists: readonly Postings[]): Postings | undefined => {
  if (lists.length < 2) return lists[0];
  const counted = new Map<number, number>();
  for (const { pages, counts, from, to } of lists) {
    for (let at = from; at < to; at += 1) {
      const page = pages[at] as number;
      counted.set(page, (counted.get(page) ?? 0) + (counts[at] as number));
    }
  }
  const pages = Uint32Array.from(counted.keys());
  return { pages, counts: Uint32Array.from(counted.values()), from: 0, to: pages.length };
};

const foundIn = (segment: Segment, { term, isBeginning }: QueryTerm): Postings | undefined =>
  isBeginning ? merged(postingsBeginning(segment, term, beginningsMost)) : postingsOf(segment, term);

const normsBySegment = new WeakMap<Segment, Float64Array>();

/** By page: how much its length counts against its repetitions. The same for every question, therefore kept with an open segment. */
const normsOf = (segment: Segment): Float64Array => {
  const known = normsBySegment.get(segment);
  if (known) return known;
  const { lengths } = segment;
  const total = lengths.reduce((sum, each) => sum + each, 0);
  const average = lengths.length > 0 ? Math.max(1, total / lengths.length) : 1;
  const norms = Float64Array.from(lengths, (length) => k1 * (1 - b + (b * length) / average));
  normsBySegment.set(segment, norms);
  return norms;
};

/** How much a term tells pages apart that is on so many of them. */
const rarity = (pages: number, onPages: number) => Math.log(1 + (pages - onPages + 0.5) / (onPages + 0.5));

const addScores = (
  scores: Float64Array,
  norms: Float64Array,
  { pages, counts, from, to }: Postings,
  weight: number,
) => {
  const most = weight * (k1 + 1);
  for (let at = from; at < to; at += 1) {
    const page = pages[at] as number;
    const count = counts[at] as number;
    scores[page] = (scores[page] as number) + (most * count) / (count + (norms[page] as number));
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
  const norms = normsOf(segment);
  let scores: Float64Array | undefined;
  let reachable = 0;
  for (const asked of query) {
    const found = foundIn(segment, asked);
    const weight = asked.weight * rarity(pages, found ? found.to - found.from : 0);
    reachable += weight;
    if (!found) continue;
    scores ??= new Float64Array(pages);
    addScores(scores, norms, found, weight);
  }
  for (let page = 0; scores && page < pages; page += 1) scores[page] = (scores[page] as number) / reachable;
  return scores;
};

const addHits = (best: Hit[], scores: Float64Array, { lists }: Segment, document: number, most: number) => {
  const ownOf = (page: number) => (scores[page] ?? 0) * (lists[page] === 1 ? listShare : 1);
  for (let page = 0; page < scores.length; page += 1) {
    if (scores[page] === 0) continue;
    const score = ownOf(page) + neighbourShare * Math.max(ownOf(page - 1), ownOf(page + 1));
    if (best.length < most || score >= (best.at(-1)?.score ?? 0)) keepBest(best, { document, page, score }, most);
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
