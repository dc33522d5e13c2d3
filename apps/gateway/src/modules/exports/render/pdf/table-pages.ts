/** The facts of a row that breaking a table into pages needs. */
export type TableRow<Cell> = {
  set: Cell[];
  height: number;
  keepWithNext?: boolean;
  /** Marks explained at the foot of its page. */
  marks?: readonly string[];
};
/** Height of the explanation of some marks, below the rows on one page. */
export type FootHeight = (marks: ReadonlySet<string>) => number;

/** Rows that move to the next page together instead of being separated. */
const wholeMax = 12;
/** A page is not left emptier than this to keep a table whole. */
export const gapMax = 270;
/** Rows that stay together at each end of a longer table. */
const endRows = 4;

type Sheet = {
  /** Remaining height of the page, and that of a whole one. */
  room: number;
  pageHeight: number;
  /** Height of the head, which each page repeats. */
  head: number;
  /** Height that stays free below the last rows. */
  keepBelow: number;
  footHeight?: FootHeight;
  /** Never moves away from the heading above it to stay whole. */
  isHeaded?: boolean;
};

/** First row after those on one page with this one. */
const chunkEnd = (rows: readonly TableRow<unknown>[], from: number, limit: number): number => {
  let end = from;
  let height = 0;
  do {
    height += rows[end]?.height ?? 0;
    end += 1;
  } while (
    end < rows.length &&
    height + (rows[end]?.height ?? 0) <= limit &&
    (rows[end - 1]?.keepWithNext || end < endRows || end > rows.length - endRows)
  );
  return end;
};

/** First row after those that begin a table, within this height. */
export const firstEnd = (rows: readonly TableRow<unknown>[], limit: number): number => chunkEnd(rows, 0, limit);

/** First row after those from here that fit into this height, of some that would rather stay together; the first one itself where none does. */
const fittingEnd = (rows: readonly TableRow<unknown>[], from: number, end: number, limit: number): number => {
  let height = 0;
  let fitting = from;
  for (let at = from; at < end; at += 1) {
    height += rows[at]?.height ?? 0;
    if (height > limit) break;
    if (!rows[at]?.keepWithNext) fitting = at + 1;
  }
  return fitting;
};

const noFoot: FootHeight = () => 0;

const marksIn = (rows: readonly TableRow<unknown>[]) => new Set(rows.flatMap(({ marks = [] }) => marks));

/** Height of the table on one page, with the explanation of its marks. */
export const wholeHeight = (
  rows: readonly TableRow<unknown>[],
  { head, keepBelow, footHeight = noFoot }: Pick<Sheet, 'head' | 'keepBelow' | 'footHeight'>,
): number => rows.reduce((sum, { height }) => sum + height, head) + footHeight(marksIn(rows)) + keepBelow;

/** Rows that begin a page, each with the height that stays free on the page before. */
const startsWith = (rows: readonly TableRow<unknown>[], sheet: Sheet): Map<number, number> => {
  const { pageHeight, head, keepBelow, footHeight = noFoot, isHeaded = false } = sheet;
  const starts = new Map<number, number>();
  const total = wholeHeight(rows, sheet);
  let { room } = sheet;
  if (!isHeaded && rows.length <= wholeMax && total <= pageHeight && total > room && room < gapMax) {
    starts.set(0, room);
    room = pageHeight;
  }
  let used = head;
  let marks: ReadonlySet<string> = new Set();
  for (let at = 0; at < rows.length; ) {
    const wanted = chunkEnd(rows, at, pageHeight - head);
    const free = room - used - footHeight(marks);
    // Rows that are so high that a page would stay empty for them do not stay together, nor those directly below their heading.
    const isSplit = free > gapMax || (at === 0 && isHeaded);
    const fitting = isSplit ? fittingEnd(rows, at, wanted, free) : at;
    const end = fitting > at ? fitting : wanted;
    const chunk = rows.slice(at, end);
    const height = chunk.reduce((sum, row) => sum + row.height, 0);
    const below = end === rows.length ? keepBelow : 0;
    const isBegun = at > 0 || room < pageHeight;
    marks = new Set([...marks, ...marksIn(chunk)]);
    if (isBegun && used + height + footHeight(marks) + below > room) {
      starts.set(at, room - used);
      room = pageHeight;
      used = head;
      marks = marksIn(chunk);
    }
    used += height;
    at = end;
  }
  return starts;
};

/**
 * Rows that begin a page; rows that belong together are never separated. The content after the table moves without it where the last rows
 * would leave a page too empty.
 */
export const pageStarts = (rows: readonly TableRow<unknown>[], sheet: Sheet): Set<number> => {
  const kept = startsWith(rows, sheet);
  if (sheet.keepBelow === 0) return new Set(kept.keys());
  const alone = startsWith(rows, { ...sheet, keepBelow: 0 });
  const isTooEmpty = [...kept].some(([at, free]) => !alone.has(at) && free > gapMax);
  return new Set((isTooEmpty ? alone : kept).keys());
};
