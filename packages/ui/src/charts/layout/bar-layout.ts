import { scaleLinear } from '@visx/scale';
import { type ChartValue, numberOf } from './figures.ts';
import { barHeight, rowHeight } from './row-height.ts';
import { textWidth } from './text-width.ts';

/** One bar. `value` places it, `display` is what people read: the exact figure with its unit. */
export type Bar = { id: string; label: string; value: ChartValue; display: string };

/**
 * Places bars in a plot: the axis always holds zero, and beside the longest bar there is room for its figure.
 * Each bar has its left edge and its width in pixels; a bar that is not zero is at least one pixel wide.
 */
export const layBars = (bars: readonly Bar[], width: number) => {
  const numbers = bars.map(({ value }) => numberOf(value) ?? 0);
  const low = Math.min(0, ...numbers);
  const high = Math.max(0, ...numbers);
  const room = Math.min(width / 2, Math.max(0, ...bars.map(({ display }) => textWidth(display))) + 12);
  const scale = scaleLinear<number>({
    domain: low === high ? [0, 1] : [low, high],
    range: [0, Math.max(1, width - room)],
  });
  const zero = scale(0);
  const placed = bars.map((bar, index) => {
    const value = numbers[index] ?? 0;
    const end = scale(value);
    const length = Math.abs(end - zero);
    return {
      ...bar,
      x: Math.min(zero, end),
      y: index * rowHeight + (rowHeight - barHeight) / 2,
      width: value === 0 ? 0 : Math.max(1, length),
      figureX: Math.max(zero, end) + 6,
    };
  });
  return { scale, zero, placed, height: bars.length * rowHeight };
};
