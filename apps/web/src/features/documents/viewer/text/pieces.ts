import type { DocumentBlock, DocumentPage } from '@esg/contract';
import { type PageText, pageText } from '../find/page-text.ts';

const piecesOf = (block: DocumentBlock): readonly string[] =>
  block.kind === 'table' ? [...block.head, ...block.rows].flat() : [block.text];

/** The words of a page in the order in which they are drawn, each paragraph and each cell a piece that ends its line. */
export const textOfPage = ({ number, blocks }: DocumentPage): PageText =>
  pageText(
    number,
    blocks.flatMap(piecesOf).map((str) => ({ str, hasEOL: true })),
  );

/** The letters of a column, from 1: A to Z, then AA. */
export const columnLetters = (column: number): string => {
  const before = Math.floor((column - 1) / 26);
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return before === 0 ? last : `${columnLetters(before)}${last}`;
};

/** The name of a cell, such as B7. */
export const cellName = (column: number, row: number) => `${columnLetters(column)}${row}`;

/** Whether a cell shows a figure, which stands at the end of its column. */
export const isFigure = (text: string) => /^[-–−(]?\s*[\d.,\s]*\d[\d.,\s]*\)?\s*%?$/u.test(text);

/** A sheet with the pages that it takes; a document of another kind is one part. */
export type Part = { readonly label: string | null; readonly pages: readonly DocumentPage[] };

/** Sheets by their names, in their order; all pages of any other document together. */
export const partsOf = (pages: readonly DocumentPage[]): Part[] => {
  if (pages[0]?.kind !== 'sheet') return [{ label: null, pages }];
  const parts: { label: string | null; pages: DocumentPage[] }[] = [];
  for (const page of pages) {
    const last = parts.at(-1);
    if (last && last.label === page.label) last.pages.push(page);
    else parts.push({ label: page.label, pages: [page] });
  }
  return parts;
};
