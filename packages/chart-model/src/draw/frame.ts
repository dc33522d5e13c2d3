import type { Tick } from '../axis.ts';
import { type Box, px } from '../figures.ts';
import type { layKey } from '../key-layout.ts';
import { bar, type Mark, shape, text } from '../marks.ts';

type AxesOptions = {
  /** The plot within the drawing. */
  plot: Box;
  side: readonly Tick[];
  bottom: readonly Tick[];
  /** Which axis is a scale of values, and so has lines. */
  lines: 'side' | 'bottom';
  /** The position of zero on the scale of values. */
  base: number;
};

/** Ticks and fine lines of a chart. */
export const axisMarks = ({ plot: { x, y, width, height }, side, bottom, lines, base }: AxesOptions): Mark[] => {
  const grid =
    lines === 'side'
      ? side.map(({ at }) => `M${px(x)} ${px(at)}h${px(width)}`)
      : bottom.map(({ at }) => `M${px(at)} ${px(y)}v${px(height)}`);
  return [
    shape('grid', grid.join('')),
    shape('base', lines === 'side' ? `M${px(x)} ${px(base)}h${px(width)}` : `M${px(base)} ${px(y)}v${px(height)}`),
    ...side.map((tick) => text('tick', { text: tick.text, x: x - 8, y: tick.at, anchor: 'end' })),
    ...bottom.map((tick) => text('tick', { text: tick.text, x: tick.at, y: y + height + 14, anchor: 'middle' })),
  ];
};

/** Names of series behind their swatches; `highlighted` is the index of the one in the highlight colour. */
export const keyMarks = (
  entries: ReturnType<typeof layKey>['entries'],
  highlighted: number,
  isCompared = false,
): Mark[] =>
  entries.flatMap(({ x, y, text: name }, place) => [
    bar(
      'fill',
      { x, y: y + 2, width: 12, height: 12 },
      { tone: place === highlighted ? 'highlight' : isCompared ? 'quiet' : place },
    ),
    text('label', { text: name, x: x + 18, y: y + 8 }),
  ]);

export const linePx = 15;

/** Names of rows in lines before a plot, each around its middle. */
export const nameMarks = (names: readonly { at: number; lines: readonly string[] }[], x: number): Mark[] =>
  names.flatMap(({ at, lines }) =>
    lines.map((line, place) =>
      text('label', { text: line, x, y: at + (place - (lines.length - 1) / 2) * linePx, anchor: 'end' }),
    ),
  );
