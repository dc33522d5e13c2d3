/** Browsers draw no element higher than about 17 million px; longer tables scroll in scaled steps. */
const heightMax = 15_000_000;
/** Rows are placed from a line that moves in steps of this many px: exact for the browser, and constant during a scroll. */
const basePx = 1_000_000;

/** How a table of many rows is scrolled: `top` is the position in the table, `scrollTop` the browser's. */
export const scrollScale = (count: number, rowPx: number, viewPx: number) => {
  const whole = count * rowPx;
  const height = Math.min(whole, heightMax);
  const scale = height === whole ? 1 : (whole - viewPx) / (height - viewPx);
  return {
    height,
    isScaled: scale !== 1,
    topOf: (scrollTop: number) => scrollTop * scale,
    scrollTopOf: (top: number) => top / scale,
  };
};

/** The line in px from which visible rows are placed. A whole number of rows, so that each is on whole px. */
export const baseOf = (top: number, rowPx: number): number => {
  const step = Math.floor(basePx / rowPx) * rowPx;
  return Math.floor(top / step) * step;
};

/** The number of rows in a window, with `overscan` beyond either edge: always the same, whatever the window cuts. */
export const poolFor = (viewPx: number, rowPx: number, overscan: number): number =>
  Math.ceil(viewPx / rowPx) + 1 + 2 * overscan;

/** First and last row (exclusive) to draw. */
export const rowsInSight = (count: number, rowPx: number, top: number, pool: number, overscan: number) => {
  const first = Math.max(0, Math.min(Math.floor(top / rowPx) - overscan, count - pool));
  return { first, last: Math.min(count, first + pool) };
};

/** Columns to draw: all pinned ones, and those that are visible beside them in the window. */
export const columnsInSight = (widths: readonly number[], pinned: number, left: number, viewPx: number) => {
  const pinnedPx = widths.slice(0, pinned).reduce((sum, width) => sum + width, 0);
  const to = left + viewPx - pinnedPx;
  let first = pinned;
  let before = 0;
  while (first < widths.length - 1 && before + (widths[first] ?? 0) < left) before += widths[first++] ?? 0;
  let last = first;
  for (let end = before; last < widths.length && end < to; last++) end += widths[last] ?? 0;
  return { first, last: Math.max(last, Math.min(first + 1, widths.length)), before, pinnedPx };
};

/** The line with focus and the element that it got with it. */
export type KeptLine = { line: number; slot: string };

/**
 * The element that a line uses. One that left at an edge is reused for the line that came at the other, so that scrolling changes text and
 * creates nothing. The line with focus may be far from the others and keeps its element; the visible line that would have had that one gets
 * a spare.
 */
export const slotOf = (line: number, kept: KeptLine, pool: number): string => {
  if (line === kept.line) return kept.slot;
  const slot = String(line % pool);
  return slot === kept.slot ? 'spare' : slot;
};
