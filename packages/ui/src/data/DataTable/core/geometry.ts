/** Browsers draw no element higher than about 17 million px; longer tables scroll in scaled steps. */
const heightMax = 15_000_000;
/** Rows are placed from a line that moves in steps of this many px: exact for the browser, and still while one scrolls. */
const basePx = 1_000_000;

/** How a table of many rows is scrolled: `top` is where the table stands, `scrollTop` what the browser says. */
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

/** The line in px that rows in sight are placed from. A whole number of rows, so that each stands on whole px. */
export const baseOf = (top: number, rowPx: number): number => {
  const step = Math.floor(basePx / rowPx) * rowPx;
  return Math.floor(top / step) * step;
};

/** First and last row (exclusive) to draw, with `overscan` rows beyond either edge. */
export const rowsInSight = (count: number, rowPx: number, top: number, viewPx: number, overscan: number) => ({
  first: Math.max(0, Math.floor(top / rowPx) - overscan),
  last: Math.min(count, Math.ceil((top + viewPx) / rowPx) + overscan),
});

/** Columns to draw: all pinned ones, and those whose any part lies beside them in the window. */
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

/** Elements that lines take in turns: more than are ever in sight, in steps, so that a small change of height deals none anew. */
export const poolFor = (viewPx: number, rowPx: number, overscan: number): number =>
  Math.ceil((viewPx / rowPx + 2 * overscan + 3) / 32) * 32;

/**
 * Which drawn element a line takes. One that left at an edge is used again for the line that came at the other, so that
 * scrolling changes text and makes nothing new. `kept`, the line with focus, may lie far from the others and takes its
 * element along; the line in sight that would have had that one gets a spare.
 */
export const slotOf = (line: number, kept: number, pool: number): string =>
  kept >= 0 && line !== kept && line % pool === kept % pool ? 'spare' : String(line % pool);
