import { axisPx, domainOf, type FormatTick, layAxis } from './axis.ts';
import { type Box, type ChartValue, clamp, numberOf } from './figures.ts';
import { barHeight, rowHeight } from './row-height.ts';
import { textWidth, wrapText } from './text-width.ts';

/** One bar. `value` gives its length, `display` its text: the exact figure with its unit. */
export type Bar = { id: string; label: string; value: ChartValue; display: string };

/** Height of a drawing with this many bars, known before its width is; bare ones have no axis, because each bar has its figure. */
export const barsHeight = (bars: number, isBare = false) => bars * rowHeight + (isBare ? 0 : axisPx);

/**
 * Places bars in rows behind their names: the axis always contains zero, and the longest bar leaves room for its figure. Each bar has its
 * left edge and its width in pixels; a bar that is not zero is at least one pixel wide.
 */
export const layBars = (bars: readonly Bar[], width: number, formatTick: FormatTick) => {
  const numbers = bars.map(({ value }) => numberOf(value) ?? 0);
  const left = Math.ceil(Math.min(width * 0.3, Math.max(24, ...bars.map(({ label }) => textWidth(label)))) + 12);
  const room = Math.max(0, ...bars.map(({ display }) => textWidth(display))) + 12;
  const wide = Math.max(1, width - left - Math.min(room, (width - left) / 2));
  const count = clamp(Math.floor(wide / 90), 2, 6);
  const { scale, ticks } = layAxis(domainOf(numbers, true), [left, left + wide], count, formatTick, false);
  const zero = scale(0);
  const plot: Box = { x: left, y: 0, width: wide, height: bars.length * rowHeight };
  return {
    plot,
    zero,
    ticks,
    names: bars.map(({ label }, place) => ({ at: (place + 0.5) * rowHeight, lines: wrapText(label, left - 12) })),
    rowOf: (place: number): Box => ({ x: 0, y: place * rowHeight, width, height: rowHeight }),
    placeAt: (_: number, y: number) =>
      y < plot.height ? clamp(Math.floor(y / rowHeight), 0, bars.length - 1) : undefined,
    placed: bars.map((bar, place) => {
      const end = scale(numbers[place] ?? 0);
      return {
        ...bar,
        x: Math.min(zero, end),
        y: place * rowHeight + (rowHeight - barHeight) / 2,
        width: numbers[place] === 0 ? 0 : Math.max(1, Math.abs(end - zero)),
        figureX: Math.max(zero, end) + 6,
      };
    }),
  };
};
