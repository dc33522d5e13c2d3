import { indexOfTerm, numberOfTerm, placesOfTerms, type TermPlaces } from './find-terms.ts';
import type { Query, QueryTerm } from './query-term.ts';
import { layPostings, type Postings, type Segment, termsBeginning } from './segment.ts';

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

/**
 * What a search writes its intermediate results into, one document after the other: memory for each of hundreds of documents is what the
 * collection of garbage would have most work with.
 */
const desk = {
  scores: new Float64Array(1024),
  counted: new Uint32Array(1024),
  pages: new Uint32Array(1024),
  counts: new Uint32Array(1024),
  /** Where the term stands that is looked at. */
  found: { pages: new Uint32Array(), counts: new Uint32Array(), from: 0, to: 0 } as Postings,
  beginning: { first: 0, many: 0 },
  /** Makes room for so many pages. */
  reserve(pageCount: number) {
    if (pageCount <= this.scores.length) return;
    this.scores = new Float64Array(pageCount);
    this.counted = new Uint32Array(pageCount);
    this.pages = new Uint32Array(pageCount);
    this.counts = new Uint32Array(pageCount);
  },
};

/** Makes several terms, whose postings were found one behind the other, one that stands wherever one of them does. */
const merge = (found: Postings) => {
  const { counted, pages, counts } = desk;
  let many = 0;
  for (let at = found.from; at < found.to; at += 1) {
    const page = found.pages[at] as number;
    if (counted[page] === 0) pages[many++] = page;
    counted[page] = (counted[page] as number) + (found.counts[at] as number);
  }
  for (let at = 0; at < many; at += 1) {
    const page = pages[at] as number;
    counts[at] = counted[page] as number;
    counted[page] = 0;
  }
  found.pages = pages;
  found.counts = counts;
  found.from = 0;
  found.to = many;
};

/** A term that is looked for in many documents, with its number. */
type Sought = QueryTerm & { readonly number: number };

/** What every question needs of an open segment: which of its terms is where, and by page how much its length counts against its repetitions. */
type Prepared = { readonly places: TermPlaces; readonly norms: Float64Array };
const preparedBySegment = new WeakMap<Segment, Prepared>();

const normsOf = ({ lengths }: Segment): Float64Array => {
  const total = lengths.reduce((sum, each) => sum + each, 0);
  const average = lengths.length > 0 ? Math.max(1, total / lengths.length) : 1;
  return Float64Array.from(lengths, (length) => k1 * (1 - b + (b * length) / average));
};

const preparedOf = (segment: Segment): Prepared => {
  const known = preparedBySegment.get(segment);
  if (known) return known;
  const prepared = { places: placesOfTerms(segment.terms), norms: normsOf(segment) };
  preparedBySegment.set(segment, prepared);
  return prepared;
};

/** Lays on the desk where a term stands. Says whether it does anywhere. */
const findIn = (segment: Segment, places: TermPlaces, { term, isBeginning, number }: Sought): boolean => {
  const { found, beginning } = desk;
  if (isBeginning) {
    termsBeginning(segment, term, beginningsMost, beginning);
    if (beginning.many > 0) layPostings(found, segment, beginning.first, beginning.many);
    if (beginning.many > 1) merge(found);
    return beginning.many > 0;
  }
  const index = indexOfTerm(places, segment.terms, term, number);
  if (index >= 0) layPostings(found, segment, index);
  return index >= 0;
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

/** Puts a hit among the best where it belongs to them; the one that leaves is written over. */
const keepBest = (best: Hit[], document: number, page: number, score: number, most: number) => {
  const last = best.length < most ? undefined : best.pop();
  const hit = last ?? { document, page, score };
  hit.document = document;
  hit.page = page;
  hit.score = score;
  best.push(hit);
  for (let place = best.length - 1; place > 0 && byScore(hit, best[place - 1] as Hit) < 0; place -= 1) {
    best[place] = best[place - 1] as Hit;
    best[place - 1] = hit;
  }
};

/**
 * Scores the pages of one document by its own statistics, as shares of what the query could reach there: so that pages of several documents
 * are compared, and a word that a document does not have counts against it. Says whether it has any of them.
 */
const score = (segment: Segment, query: readonly Sought[]): boolean => {
  const pages = segment.lengths.length;
  const { places, norms } = preparedOf(segment);
  desk.reserve(pages);
  const { scores, found } = desk;
  let reachable = 0;
  let isFound = false;
  for (const asked of query) {
    const isThere = findIn(segment, places, asked);
    const weight = asked.weight * rarity(pages, isThere ? found.to - found.from : 0);
    reachable += weight;
    if (!isThere) continue;
    if (!isFound) scores.fill(0, 0, pages);
    isFound = true;
    addScores(scores, norms, found, weight);
  }
  for (let page = 0; isFound && page < pages; page += 1) scores[page] = (scores[page] as number) / reachable;
  return isFound;
};

const addHits = (best: Hit[], { lists }: Segment, document: number, most: number) => {
  const { scores } = desk;
  const pages = lists.length;
  const ownOf = (page: number) => (page < pages ? (scores[page] as number) * (lists[page] === 1 ? listShare : 1) : 0);
  let before = 0;
  let own = ownOf(0);
  for (let page = 0; page < pages; page += 1) {
    const after = ownOf(page + 1);
    const reached = own + neighbourShare * Math.max(before, after);
    // Of two with one score the earlier stays.
    const isBetter = best.length < most || reached > (best[most - 1] as Hit).score;
    if (own > 0 && isBetter) keepBest(best, document, page, reached, most);
    before = own;
    own = after;
  }
};

/**
 * The pages that answer, the best first, scored by BM25 with the statistics of the document that each belongs to and of no other: what a
 * person may not see changes nothing in what they find.
 */
export const rank = (segments: readonly Segment[], query: Query, most: number): Hit[] => {
  if (most < 1) return [];
  const sought = query.map((term): Sought => ({ ...term, number: numberOfTerm(term.term) }));
  const best: Hit[] = [];
  for (const [document, segment] of segments.entries()) {
    if (score(segment, sought)) addHits(best, segment, document, most);
  }
  return best;
};
