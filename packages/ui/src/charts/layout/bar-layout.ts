import { scaleLinear } from '@visx/scale';
import { barHeight, rowHeight } from './row-height.ts';

/** One bar. `value` places it, `display` is what people read: the exact figure with its unit. */
export type Bar = { id: string; label: string; value: number; display: string };

/** A figure at 13 px takes at most this much per character, also in Chinese. */
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e80 ? 13.5 : 7.6), 0);

/**
 * Places bars in a plot: the axis always holds zero, and beside the longest bar there is room for its figure.
 * Each bar has its left edge and its width in pixels; a bar that is not zero is at least one pixel wide.
 */
export const layBars = (bars: readonly Bar[], width: number) => {
  const values = bars.map(({ value }) => value).filter(Number.isFinite);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const room = Math.min(width / 2, Math.max(0, ...bars.map(({ display }) => widthOf(display))) + 12);
  const scale = scaleLinear<number>({
    domain: low === high ? [0, 1] : [low, high],
    range: [0, Math.max(1, width - room)],
  });
  const zero = scale(0);
  const placed = bars.map((bar, index) => {
    const end = Number.isFinite(bar.value) ? scale(bar.value) : zero;
    const length = Math.abs(end - zero);
    return {
      ...bar,
      x: Math.min(zero, end),
      y: index * rowHeight + (rowHeight - barHeight) / 2,
      width: bar.value === 0 || !Number.isFinite(bar.value) ? 0 : Math.max(1, length),
      figureX: Math.max(zero, end) + 6,
    };
  });
  return { scale, zero, placed, height: bars.length * rowHeight };
};
