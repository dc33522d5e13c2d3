import { textWidth, wrapText } from './text-width.ts';

const rowPx = 20;
const swatchPx = 18;
const gapPx = 16;

/** Places the names of series in rows above a plot, each behind its swatch. No names, no height. */
export const layKey = (labels: readonly string[], width: number) => {
  let x = 0;
  let row = 0;
  const entries = labels.map((label) => {
    const text = wrapText(label, Math.max(24, width - swatchPx), 1)[0] ?? '';
    const room = swatchPx + textWidth(text);
    if (x > 0 && x + room > width) {
      x = 0;
      row += 1;
    }
    const entry = { x, y: row * rowPx, text };
    x += room + gapPx;
    return entry;
  });
  return { entries, height: labels.length === 0 ? 0 : (row + 1) * rowPx + 8 };
};
