import { axisPx, domainOf, type FormatTick, layAxis } from './axis.ts';
import { type Box, type ChartValue, clamp, numberOf } from './figures.ts';
import { barHeight, rowHeight } from './row-height.ts';
import { textWidth, wrapText } from './text-width.ts';

/** One step of a sum: a change, or the total reached so far (of which `value` may be left out). */
export type WaterfallStep = {
  /** Names the step to `highlight`. */
  id: string;
  /** What changed, or what is summed up. */
  label: string;
  kind: 'change' | 'total';
  value?: ChartValue | undefined;
  /** What people read: the exact figure with its sign and unit. */
  display: string;
};

type WaterfallOptions = { steps: readonly WaterfallStep[]; width: number; formatTick: FormatTick };

export const waterfallHeight = (steps: number) => steps * rowHeight + axisPx;

/** Start and end of each step, in its own unit. A given total also sets where the next step begins. */
export const spansOfSteps = (steps: readonly WaterfallStep[]): { from: number; to: number }[] => {
  let sum = 0;
  return steps.map(({ kind, value }) => {
    const number = numberOf(value);
    const from = kind === 'total' ? 0 : sum;
    sum = kind === 'total' ? (number ?? sum) : sum + (number ?? 0);
    return { from, to: sum };
  });
};

/** The steps of a sum, one row each, totals from zero, with the figures beside and lines between the steps. */
export const layWaterfall = ({ steps, width, formatTick }: WaterfallOptions) => {
  const spans = spansOfSteps(steps);
  const left = Math.ceil(Math.min(width * 0.36, Math.max(24, ...steps.map(({ label }) => textWidth(label)))) + 10);
  const room = Math.max(0, ...steps.map(({ display }) => textWidth(display))) + 12;
  const wide = Math.max(1, width - left - Math.min(room, width * 0.4));
  const domain = domainOf(
    spans.flatMap(({ from, to }) => [from, to]),
    true,
  );
  const { scale, ticks } = layAxis(domain, [left, left + wide], clamp(Math.floor(wide / 90), 2, 6), formatTick);
  const plot = { x: left, y: 0, width: wide, height: steps.length * rowHeight };
  return {
    plot,
    zero: scale(0),
    ticks,
    names: steps.map(({ label }, at) => ({ at: (at + 0.5) * rowHeight, lines: wrapText(label, left - 10) })),
    rowOf: (place: number): Box => ({ x: 0, y: place * rowHeight, width, height: rowHeight }),
    placeAt: (_: number, y: number) =>
      y < plot.height ? clamp(Math.floor(y / rowHeight), 0, steps.length - 1) : undefined,
    bars: spans.map(({ from, to }, at) => ({
      id: steps[at]?.id ?? '',
      tone: steps[at]?.kind === 'total' ? ('total' as const) : to < from ? ('down' as const) : ('up' as const),
      x: Math.min(scale(from), scale(to)),
      y: at * rowHeight + (rowHeight - barHeight) / 2,
      width: from === to ? 0 : Math.max(1, Math.abs(scale(to) - scale(from))),
      height: barHeight,
      display: steps[at]?.display ?? '',
      figureX: Math.max(scale(from), scale(to)) + 6,
      end: scale(to),
    })),
  };
};
