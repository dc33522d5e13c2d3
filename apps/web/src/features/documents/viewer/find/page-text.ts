import { type Folded, fold } from './fold.ts';

/** A piece of text as the reader of PDF files gives it. */
export type TextItem = { readonly str: string; readonly hasEOL: boolean };

/** A place in the pieces of a page. */
export type Place = { readonly item: number; readonly offset: number };

/** A passage of a page; `end` is behind its last letter. */
export type Passage = { readonly page: number; readonly start: Place; readonly end: Place };

/** The text of one page, folded, with the way back to its pieces. */
export type PageText = {
  readonly page: number;
  readonly folded: Folded;
  /** Where each piece begins in the joined text. */
  readonly begins: readonly number[];
};

/** Reads the words of a page, each once. */
export type Texts = { readonly pages: number; readonly read: (page: number) => Promise<PageText> };

/** Joins the pieces of a page, with a line break where a line ends. */
export const pageText = (page: number, items: readonly TextItem[]): PageText => {
  const begins: number[] = [];
  let joined = '';
  for (const { str, hasEOL } of items) {
    begins.push(joined.length);
    joined += hasEOL ? `${str}\n` : str;
  }
  return { page, folded: fold(joined), begins };
};

/** The last piece that begins at or before this place. */
const placeIn = ({ begins }: PageText, at: number): Place => {
  let low = 0;
  let high = begins.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((begins[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return { item: low, offset: at - (begins[low] ?? 0) };
};

/** A blank that was typed between two words must be in the text too: "is on" is not found in "comparison". */
const hasItsBlanks = (text: Folded, at: number, wanted: Folded) =>
  [...wanted.spaced].every(
    (unit) =>
      unit === 0 ||
      unit >= wanted.text.length ||
      text.spaced.has(at + unit) ||
      !/[\p{Script=Latin}\d]{2}/u.test(wanted.text.slice(unit - 1, unit + 1)),
  );

type FindOptions = {
  /** Compares without white space, for passages that were copied from elsewhere. */
  readonly loose?: boolean;
  readonly most?: number;
};

/** Every passage of the page that reads like this, from its beginning. */
export const passagesIn = (page: PageText, wanted: Folded, { loose = false, most = 1000 }: FindOptions = {}) => {
  const found: Passage[] = [];
  const { folded } = page;
  if (wanted.text === '') return found;
  let at = folded.text.indexOf(wanted.text);
  while (at >= 0 && found.length < most) {
    if (loose || hasItsBlanks(folded, at, wanted)) {
      const start = placeIn(page, folded.starts[at] ?? 0);
      const last = placeIn(page, (folded.ends[at + wanted.text.length - 1] ?? 1) - 1);
      found.push({ page: page.page, start, end: { item: last.item, offset: last.offset + 1 } });
    }
    at = folded.text.indexOf(wanted.text, at + wanted.text.length);
  }
  return found;
};
