import { countOf, type Terms, termsFrom } from './find-terms.ts';
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

/** Whether one of the terms comes before another in their order, without cutting it out of the text. */
const isBefore = ({ text, starts }: Terms, index: number, looked: string): boolean => {
  const from = starts[index] as number;
  const length = (starts[index + 1] as number) - from;
  const shared = Math.min(length, looked.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = text.charCodeAt(from + at) - looked.charCodeAt(at);
    if (difference !== 0) return difference < 0;
  }
  return length < looked.length;
};

/** The first term that is not before the one looked for. */
const firstFrom = (terms: Terms, looked: string): number => {
  let low = 0;
  let high = countOf(terms);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(terms, middle, looked)) low = middle + 1;
    else high = middle;
  }
  return low;
};

const begins = ({ text, starts }: Terms, index: number, beginning: string) => {
  const from = starts[index] as number;
  return (starts[index + 1] as number) - from >= beginning.length && text.startsWith(beginning, from);
};

/** Lays down the postings of the term in this place of their order. */
export const layPostings = (postings: Postings, { starts, pages, counts }: Segment, index: number, terms = 1) => {
  postings.pages = pages;
  postings.counts = counts;
  postings.from = starts[index] as number;
  postings.to = starts[index + terms] as number;
};

/** The terms that begin alike stand one behind the other: the first of them, and how many there are, up to so many. */
export const termsBeginning = (
  { terms }: Segment,
  beginning: string,
  most: number,
  found: { first: number; many: number },
) => {
  const count = countOf(terms);
  found.first = firstFrom(terms, beginning);
  found.many = 0;
  while (found.many < most && found.first + found.many < count && begins(terms, found.first + found.many, beginning))
    found.many += 1;
};
