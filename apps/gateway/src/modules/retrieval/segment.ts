import { countOf, type Terms, termAt, termsFrom } from './find-terms.ts';
import { foldForNow } from './fold.ts';
import { listKindOf } from './list-pages.ts';
import { tokensOf } from './tokens.ts';

/** On which pages a term stands, in their order, and how often on each: the part of these lists from one place to another. */
export type Postings = { pages: Uint32Array; counts: Uint32Array; from: number; to: number };

/** The index of one document: what its pages say, without their texts. */
export type Segment = {
  /** The number of terms on each page. */
  lengths: Uint32Array;
  /** By page: 1 for a table of contents or an index of a framework, which name everything and say nothing. */
  lists: Uint8Array;
  terms: Terms;
  /** Where the postings of each term begin in `pages` and `counts`; one more at the end. */
  starts: Uint32Array;
  pages: Uint32Array;
  counts: Uint32Array;
};

/** The index of the pages of a document. */
export const segmentOf = (texts: readonly string[]): Segment => {
  const postings = new Map<string, { pages: number[]; counts: number[] }>();
  const lengths = new Uint32Array(texts.length);
  const lists = new Uint8Array(texts.length);
  for (const [page, raw] of texts.entries()) {
    const folded = foldForNow(raw).text;
    const tokens = tokensOf(folded);
    lengths[page] = tokens.length;
    lists[page] = listKindOf(raw, folded, tokens.length) === undefined ? 0 : 1;
    const counted = new Map<string, number>();
    for (const { term } of tokens) counted.set(term, (counted.get(term) ?? 0) + 1);
    for (const [term, count] of counted) {
      const list = postings.get(term);
      if (list) {
        list.pages.push(page);
        list.counts.push(count);
      } else {
        postings.set(term, { pages: [page], counts: [count] });
      }
    }
  }
  const terms = [...postings.keys()].sort();
  const starts = new Uint32Array(terms.length + 1);
  for (const [index, term] of terms.entries()) {
    starts[index + 1] = (starts[index] ?? 0) + (postings.get(term)?.pages.length ?? 0);
  }
  const total = starts[terms.length] ?? 0;
  const pages = new Uint32Array(total);
  const counts = new Uint32Array(total);
  for (const [index, term] of terms.entries()) {
    const list = postings.get(term);
    pages.set(list?.pages ?? [], starts[index]);
    counts.set(list?.counts ?? [], starts[index]);
  }
  return { lengths, lists, terms: termsFrom(terms), starts, pages, counts };
};

/** The first term that is not before the one looked for. */
const firstFrom = (terms: Terms, looked: string): number => {
  let low = 0;
  let high = countOf(terms);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (termAt(terms, middle) < looked) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The postings of the term in this place of their order. */
export const postingsAt = ({ starts, pages, counts }: Segment, index: number): Postings => ({
  pages,
  counts,
  from: starts[index] ?? 0,
  to: starts[index + 1] ?? 0,
});

/** The postings of the terms that begin alike, up to so many. */
export const postingsBeginning = (segment: Segment, beginning: string, most: number): Postings[] => {
  const { terms } = segment;
  const count = countOf(terms);
  const found: Postings[] = [];
  for (let index = firstFrom(terms, beginning); index < count && found.length < most; index += 1) {
    if (!termAt(terms, index).startsWith(beginning)) break;
    found.push(postingsAt(segment, index));
  }
  return found;
};
