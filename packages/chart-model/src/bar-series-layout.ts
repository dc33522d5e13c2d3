import { axisPx, categoryTicks, domainOf, type FormatTick, layAxis, roomFor } from './axis.ts';
import { type Box, type ChartSeries, clamp, numberOf } from './figures.ts';
import { layKey } from './key-layout.ts';
import { textWidth, wrapText } from './text-width.ts';

export const barArrangements = ['grouped', 'stacked'] as const;
export const barDirections = ['upright', 'sideways'] as const;

export type BarSeriesLayoutOptions = {
  categories: readonly string[];
  series: readonly ChartSeries[];
  arrangement: (typeof barArrangements)[number];
  direction: (typeof barDirections)[number];
  width: number;
  height: number;
  formatTick: FormatTick;
};

type Span = { from: number; to: number };

/** What each value reaches from and to, in its own unit: from zero, or from the end of what it stands on. */
const spansOf = (series: readonly ChartSeries[], isStacked: boolean): (Span | undefined)[][] => {
  const above: number[] = [];
  const below: number[] = [];
  return series.map(({ values }) =>
    values.map((given, place) => {
      const value = numberOf(given);
      if (value === undefined) return undefined;
      if (!isStacked) return { from: 0, to: value };
      const side = value < 0 ? below : above;
      const from = side[place] ?? 0;
      side[place] = from + value;
      return { from, to: from + value };
    }),
  );
};

/** Height of a drawing of sideways bars: room for every bar, known before the width is. */
export const sidewaysHeight = (categories: number, series: number, isStacked: boolean) =>
  categories * (isStacked ? 36 : 20 + 14 * series) + axisPx + 36;

const gapShare = 0.28;

/** Room a bar takes across its category, of a band that is one long. */
const crossOf = (line: number, lines: number, isStacked: boolean) =>
  isStacked
    ? { at: gapShare / 2, size: 1 - gapShare }
    : { at: gapShare / 2 + (line * (1 - gapShare)) / lines, size: (1 - gapShare) / lines };

const boxOf = (
  { from, to }: Span,
  scale: (value: number) => number,
  cross: { at: number; size: number },
  isUpright: boolean,
): Box => {
  const start = Math.min(scale(from), scale(to));
  const length = from === to ? 0 : Math.max(1, Math.abs(scale(to) - scale(from)));
  // Neighbours of a stack and of a group are kept apart by a pixel where there is room.
  const size = cross.size > 4 ? cross.size - 1 : cross.size;
  return isUpright
    ? { x: cross.at, y: start, width: size, height: length }
    : { x: start, y: cross.at, width: length, height: size };
};

const roomForNames = (categories: readonly string[], width: number) =>
  Math.ceil(Math.min(width * 0.36, Math.max(24, ...categories.map((name) => textWidth(name)))) + 10);

/** The plot within the drawing, and the scale of values along it. */
const layPlot = (options: BarSeriesLayoutOptions, spans: readonly (readonly (Span | undefined)[])[]) => {
  const { categories, series, direction, width, height, formatTick } = options;
  const values: number[] = [];
  for (const line of spans) for (const span of line) if (span) values.push(span.to);
  const key = layKey(series.length > 1 ? series.map(({ label }) => label) : [], width);
  const y = key.height + 8;
  const tall = Math.max(1, height - y - axisPx);
  const domain = domainOf(values, true);
  if (direction === 'upright') {
    const axis = layAxis(domain, [y + tall, y], 4, formatTick);
    const x = roomFor(axis.ticks);
    return { key, axis, plot: { x, y, width: Math.max(1, width - x - 4), height: tall } };
  }
  const x = roomForNames(categories, width);
  const wide = Math.max(1, width - x - 16);
  return {
    key,
    axis: layAxis(domain, [x, x + wide], clamp(Math.floor(wide / 90), 2, 6), formatTick),
    plot: { x, y, width: wide, height: tall },
  };
};

/**
 * Bars of several series over categories, side by side or upon one another, upright or sideways; always from zero. What is
 * negative stands below zero. Geometry alone: a list of boxes for each series, the bands of the categories and the ticks.
 */
export const layBarSeries = (options: BarSeriesLayoutOptions) => {
  const { categories, series, arrangement, direction } = options;
  const isStacked = arrangement === 'stacked';
  const isUpright = direction === 'upright';
  const spans = spansOf(series, isStacked);
  const { key, axis, plot } = layPlot(options, spans);
  const start = isUpright ? plot.x : plot.y;
  const bandPx = (isUpright ? plot.width : plot.height) / Math.max(1, categories.length);
  const middle = (place: number) => start + (place + 0.5) * bandPx;

  return {
    plot,
    key: key.entries,
    isUpright,
    zero: axis.scale(0),
    side: isUpright ? axis.ticks : [],
    bottom: isUpright ? categoryTicks(categories, middle) : axis.ticks,
    /** Names beside sideways bars, in at most two lines. */
    names: isUpright
      ? []
      : categories.map((name, place) => ({ at: middle(place), lines: wrapText(name, plot.x - 10) })),
    placeAt: (x: number, y: number) =>
      clamp(Math.floor(((isUpright ? x : y) - start) / bandPx), 0, categories.length - 1),
    bandOf: (place: number): Box =>
      isUpright
        ? { x: start + place * bandPx, y: plot.y, width: bandPx, height: plot.height }
        : { x: plot.x, y: start + place * bandPx, width: plot.width, height: bandPx },
    bars: spans.map((line, at) => {
      const cross = crossOf(at, series.length, isStacked);
      const boxes: Box[] = [];
      line.forEach((span, place) => {
        const from = start + (place + cross.at) * bandPx;
        if (span) boxes.push(boxOf(span, axis.scale, { at: from, size: cross.size * bandPx }, isUpright));
      });
      return boxes;
    }),
  };
};
