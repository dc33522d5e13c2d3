import type { Line, PageDraft } from './page.ts';
import type { Piece } from './pdf-items.ts';
import { type Row, regionsOf, rowsOf, segmentsOf } from './pdf-lines.ts';
import { isTableRow, tableOf } from './pdf-tables.ts';

/** A line that is so much larger than the page's usual text is a heading. */
const headingRatio = 1.15;
const headingLengthMax = 200;

/** The size in which most of a page is written. */
const usualSize = (pieces: readonly Piece[]) => {
  const lengths = new Map<number, number>();
  for (const { size, text } of pieces) {
    const rounded = Math.round(size * 2) / 2;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.trim().length);
  }
  return [...lengths].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 10;
};

const lineOf = ({ segments }: Row): Line => ({
  text: segments.map(({ text }) => text).join('\t'),
  box: segments.reduce(
    (box, { box: other }) => [
      Math.min(box[0], other[0]),
      Math.min(box[1], other[1]),
      Math.max(box[2], other[2]),
      Math.max(box[3], other[3]),
    ],
    segments[0]?.box ?? [0, 0, 0, 0],
  ),
});

const levelOf = (row: Row, usual: number): number | undefined => {
  const length = row.segments.reduce((sum, { text }) => sum + text.length, 0);
  const ratio = row.size / usual;
  if (ratio < headingRatio || length > headingLengthMax || !row.segments.some(({ text }) => /\p{L}/u.test(text)))
    return undefined;
  return ratio >= 1.7 ? 1 : ratio >= 1.35 ? 2 : 3;
};

/** Whether the row continues the paragraph of the one above. */
const goesOn = (above: Row, row: Row) =>
  above.base - row.base < Math.max(above.size, row.size) * 1.75 && Math.abs(above.size - row.size) < 1;

/** How many rows from this one on are a table: rows with several segments, with at most one of a single segment between two of them. */
const tableLength = (rows: readonly Row[], from: number) => {
  let length = 0;
  for (let at = from; at < rows.length; at += 1) {
    if (isTableRow(rows[at])) length = at - from + 1;
    else if (!isTableRow(rows[at + 1]) && !isTableRow(rows[at + 2])) break;
  }
  return length;
};

const addText = (rows: readonly Row[], usual: number, draft: PageDraft) => {
  let at = 0;
  while (at < rows.length) {
    const first = rows[at];
    if (!first) return;
    const level = levelOf(first, usual);
    let end = at + 1;
    for (; end < rows.length; end += 1) {
      const above = rows[end - 1];
      const row = rows[end];
      if (!above || !row || !goesOn(above, row) || levelOf(row, usual) !== level) break;
    }
    const lines = rows.slice(at, end).map(lineOf);
    if (level === undefined) draft.paragraph(lines);
    else draft.heading(level, lines);
    at = end;
  }
};

const addRegion = (rows: readonly Row[], usual: number, draft: PageDraft) => {
  let from = 0;
  let at = 0;
  while (at < rows.length) {
    const length = isTableRow(rows[at]) ? tableLength(rows, at) : 0;
    const table = length > 0 ? tableOf(rows.slice(at, at + length)) : undefined;
    if (!table) {
      at += Math.max(1, length);
      continue;
    }
    addText(rows.slice(from, at), usual, draft);
    draft.table({ head: table.head, rows: table.rows, row: 1, column: 1 }, table.boxes);
    at += length;
    from = at;
  }
  addText(rows.slice(from), usual, draft);
};

/** Regions one under the other whose rows are those of one table: the bands between its rows cut them apart. */
const rejoined = (regions: readonly (readonly Row[])[]): Row[][] => {
  const joined: Row[][] = [];
  for (const rows of regions) {
    const above = joined.at(-1);
    const isOneTable =
      above?.every((row) => isTableRow(row)) && rows.every((row) => isTableRow(row)) && isBelow(above, rows);
    if (above && isOneTable) above.push(...rows);
    else joined.push([...rows]);
  }
  return joined;
};

const isBelow = (above: readonly Row[], rows: readonly Row[]) => {
  const last = above.at(-1);
  const first = rows[0];
  return last !== undefined && first !== undefined && last.base > first.base && last.base - first.base < last.size * 5;
};

/** Reads what is drawn by where it stands: columns, tables by their gutters, headings by their size. */
export const addByLayout = (pieces: readonly Piece[], draft: PageDraft) => {
  const usual = usualSize(pieces);
  const regions = regionsOf(segmentsOf(pieces)).map((segments) => rowsOf(segments));
  for (const rows of rejoined(regions)) addRegion(rows, usual, draft);
};
