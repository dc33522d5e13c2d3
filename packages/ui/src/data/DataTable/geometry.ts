/** Browsers draw no element higher than about 17 million px; longer tables scroll in scaled steps. */
const heightMax = 15_000_000;

/** How a table of many rows is scrolled: `top` is where the table stands, `scrollTop` what the browser says. */
export const scrollScale = (count: number, rowPx: number, viewPx: number) => {
  const whole = count * rowPx;
  const height = Math.min(whole, heightMax);
  const scale = height === whole ? 1 : (whole - viewPx) / (height - viewPx);
  return {
    height,
    topOf: (scrollTop: number) => scrollTop * scale,
    scrollTopOf: (top: number) => top / scale,
  };
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
