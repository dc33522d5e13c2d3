import { axisPx, categoryTicks, domainOf, type FormatTick, layAxis, roomFor } from './axis.ts';
import { columnsPath, densePx, type Reaches } from './bar-columns.ts';
import { type Box, type ChartSeries, clamp, displayAt, numberOf } from './figures.ts';
import { layKey } from './key-layout.ts';
import { spreadLabels } from './spread-labels.ts';
import { textWidth, wrapText } from './text-width.ts';

export const barArrangements = ['grouped', 'stacked'] as const;
export const barDirections = ['vertical', 'horizontal'] as const;

export type BarSeriesLayoutOptions = {
  categories: readonly string[];
  series: readonly ChartSeries[];
  arrangement: (typeof barArrangements)[number];
  direction: (typeof barDirections)[number];
  width: number;
  height: number;
  formatTick: FormatTick;
  /** Names of series and figures at each horizontal bar where there is room; otherwise a key above. */
  isNamed?: boolean | undefined;
  /** Horizontal: each bar has its figure at its end, and all series but the highlighted one are in the background. */
  isCompared?: boolean | undefined;
  /** Stacked: each piece has its figure: within it where it is thick enough, else beside it where there is room. */
  isFigured?: boolean | undefined;
};

/** Start and end of each value, in its own unit: from zero, or from the end of the piece below. */
const spansOf = (series: readonly ChartSeries[], count: number, isStacked: boolean): Reaches[] => {
  const above = new Float64Array(count);
  const below = new Float64Array(count);
  return series.map(({ values }) => {
    const from = new Float64Array(count).fill(Number.NaN);
    const to = new Float64Array(count).fill(Number.NaN);
    for (let place = 0; place < count; place++) {
      const value = numberOf(values[place]);
      if (value === undefined) continue;
      const side = value < 0 ? below : above;
      const foot = isStacked ? (side[place] ?? 0) : 0;
      from[place] = foot;
      to[place] = foot + value;
      side[place] = foot + value;
    }
    return { from, to };
  });
};

/** The same along the drawing, in pixels. */
const placeSpans = ({ from, to }: Reaches, scale: (value: number) => number): Reaches => {
  const zero = scale(0);
  const one = scale(1);
  const along = (value: number) => zero + value * (one - zero);
  return { from: from.map(along), to: to.map(along) };
};

/** Height of a drawing of horizontal bars: room for every bar, and for its name where it has one, known before the width is. */
export const sidewaysHeight = (categories: number, series: number, isStacked: boolean, isNamed = false) =>
  categories * (isStacked ? 36 : 20 + (isNamed ? 22 : 14) * series) + axisPx + 36;

const gapShare = 0.28;

/** Width of a bar across its category, whose band has length one. */
const crossOf = (line: number, lines: number, isStacked: boolean) =>
  isStacked
    ? { at: gapShare / 2, size: 1 - gapShare }
    : { at: gapShare / 2 + (line * (1 - gapShare)) / lines, size: (1 - gapShare) / lines };

const boxesOf = (
  { from, to }: Reaches,
  across: { start: number; bandPx: number; size: number },
  isVertical: boolean,
): Box[] => {
  // Neighbours in a stack or a group are separated by a pixel where there is room.
  const size = across.size > 4 ? across.size - 1 : across.size;
  const list: Box[] = [];
  from.forEach((one, place) => {
    const other = to[place] ?? Number.NaN;
    if (Number.isNaN(other)) return;
    const first = Math.min(one, other);
    const at = across.start + place * across.bandPx;
    const length = one === other ? 0 : Math.max(1, Math.abs(other - one));
    list.push(
      isVertical ? { x: at, y: first, width: size, height: length } : { x: first, y: at, width: length, height: size },
    );
  });
  return list;
};

const roomForNames = (categories: readonly string[], width: number) =>
  Math.ceil(Math.min(width * 0.36, Math.max(24, ...categories.map((name) => textWidth(name)))) + 10);

/** Below this width names have no room beside their bars. */
const namedFromPx = 480;

/** The texts beside the bars of each series, and the room they need; nothing where that is half the drawing. */
const layNames = (options: BarSeriesLayoutOptions) => {
  const { categories, series, arrangement, direction, width, isNamed, isCompared } = options;
  if (isCompared && direction === 'horizontal') {
    const figures = series.map((line) => categories.map((_, place) => displayAt(line, place)));
    const px = Math.ceil(Math.max(0, ...figures.flat().map((text) => textWidth(text))) + 10);
    return px > width * 0.45 ? undefined : { texts: figures, px };
  }
  if (!isNamed || arrangement === 'stacked' || direction === 'vertical' || width < namedFromPx) return undefined;
  const texts = series.map((line) =>
    categories.map((_, place) => [line.label, displayAt(line, place)].filter(Boolean).join(' · ')),
  );
  const px = Math.ceil(Math.max(0, ...texts.flat().map((text) => textWidth(text))) + 10);
  return px > width * 0.45 ? undefined : { texts, px };
};

/** The height of a line of figures, in the unit of the drawing. */
const figureLinePx = 14;

/** A piece of a stack with its figure, and whether that has room within it. */
type Piece = { series: number; category: number; text: string; box: Box; fits: boolean };

const piecesIn = ({ series, categories }: BarSeriesLayoutOptions, boxes: readonly (readonly Box[])[]): Piece[] =>
  series.flatMap((line, at) => {
    const known = categories.flatMap((_, place) => (numberOf(line.values[place]) === undefined ? [] : [place]));
    return (boxes[at] ?? []).flatMap((box, index): Piece[] => {
      const category = known[index] ?? -1;
      const shown = displayAt(line, category);
      if (shown === '') return [];
      const fits = box.height >= figureLinePx && textWidth(shown) + 4 <= box.width;
      return [{ series: at, category, text: shown, box, fits }];
    });
  });

/** Figures in the middle of the pieces that have room for them. */
const figuresIn = (pieces: readonly Piece[]) =>
  pieces.flatMap(({ series, text, box: { x, y, width, height }, fits }) =>
    fits ? [{ series, text, x: x + width / 2, y: y + height / 2 }] : [],
  );

/** Between a bar and the figure beside it. */
const besidePx = 5;

/** Pieces of upright bars that are too thin for their figure; nought is said by the table alone. */
const thinIn = (pieces: readonly Piece[]) => pieces.filter(({ fits, box }) => !fits && box.height > 0);

/** Figures beside the pieces that are too thin for them, one below the other; none where the next bar is too close. */
const figuresBeside = (pieces: readonly Piece[], { plot, gapPx }: { plot: Box; gapPx: number }) => {
  const thin = thinIn(pieces);
  if (thin.some(({ text }) => textWidth(text) + besidePx * 2 > gapPx)) return [];
  return [...Map.groupBy(thin, ({ category }) => category).values()].flatMap((list) => {
    const middles = list.map(({ box }) => box.y + box.height / 2);
    const half = figureLinePx / 2;
    const places = spreadLabels(middles, figureLinePx, plot.y + half, plot.y + plot.height - half);
    return list.map(({ text, box }, at) => ({ text, x: box.x + box.width + besidePx, y: places[at] ?? 0 }));
  });
};

const low = (values: Float64Array) => values.reduce((least, value) => (value < least ? value : least), 0);
const high = (values: Float64Array) => values.reduce((most, value) => (value > most ? value : most), 0);

/** The plot within the drawing, and the scale of values along it. */
const layPlot = (
  options: BarSeriesLayoutOptions,
  spans: readonly Reaches[],
  { namesPx, endPx }: { namesPx: number; endPx: number },
) => {
  const { categories, series, direction, width, height, formatTick, isCompared } = options;
  const isKeyed = series.length > 1 && (namesPx === 0 || isCompared);
  const key = layKey(isKeyed ? series.map(({ label }) => label) : [], width);
  const y = key.height + 8;
  const tall = Math.max(1, height - y - axisPx);
  const domain = domainOf(
    spans.flatMap(({ to }) => [low(to), high(to)]),
    true,
  );
  if (direction === 'vertical') {
    const axis = layAxis(domain, [y + tall, y], 4, formatTick);
    const x = roomFor(axis.ticks);
    return { key, axis, plot: { x, y, width: Math.max(1, width - x - 4 - endPx), height: tall } };
  }
  const x = roomForNames(categories, width);
  const wide = Math.max(1, width - x - Math.max(16, namesPx));
  return {
    key,
    axis: layAxis(domain, [x, x + wide], clamp(Math.floor(wide / 90), 2, 6), formatTick),
    plot: { x, y, width: wide, height: tall },
  };
};

/**
 * Bars of several series over categories, side by side or stacked, vertical or horizontal, always from zero, negative values below zero.
 * Geometry only: a list of boxes for each series, the bands of the categories and the ticks.
 */
export const layBarSeries = (options: BarSeriesLayoutOptions) => {
  const whole = layIn(options, 0);
  // Behind the last bar is half of a gap: the figures beside its pieces may need more.
  const widest = Math.max(0, ...whole.besides.map(({ text, x }) => x + textWidth(text)));
  return widest > options.width ? layIn(options, Math.ceil(widest - options.width)) : whole;
};

/** The same with some pixels free behind the last bar. */
const layIn = (options: BarSeriesLayoutOptions, endPx: number) => {
  const { categories, series, arrangement, direction } = options;
  const isStacked = arrangement === 'stacked';
  const isVertical = direction === 'vertical';
  const spans = spansOf(series, categories.length, isStacked);
  const named = layNames(options);
  const { key, axis, plot } = layPlot(options, spans, { namesPx: named?.px ?? 0, endPx });
  const start = isVertical ? plot.x : plot.y;
  const bandPx = (isVertical ? plot.width : plot.height) / Math.max(1, categories.length);
  const middle = (place: number) => start + (place + 0.5) * bandPx;
  const isDense = bandPx < densePx && (isStacked || series.length === 1);
  const reaches = spans.map((span) => placeSpans(span, axis.scale));
  const acrossOf = (at: number) => {
    const cross = crossOf(at, series.length, isStacked);
    return { start: start + cross.at * bandPx, bandPx, size: cross.size * bandPx };
  };

  /** The start of each name: behind its bar, or behind zero where there is no bar or it is negative. */
  const labelsOf = (texts: readonly string[], at: number) => {
    const { start: first, size } = acrossOf(at);
    return texts.map((text, place) => {
      const end = reaches[at]?.to[place] ?? Number.NaN;
      const x = Math.max(axis.scale(0), Number.isNaN(end) ? 0 : end) + 6;
      return { text, x, y: first + place * bandPx + size / 2 };
    });
  };

  const bars = isDense ? [] : reaches.map((reach, at) => boxesOf(reach, acrossOf(at), isVertical));
  const pieces = isStacked && options.isFigured ? piecesIn(options, bars) : [];

  return {
    plot,
    key: key.entries,
    /** Figures on the pieces of a stack, each with the index of its series. */
    figures: figuresIn(pieces),
    /** Figures beside the pieces of upright bars that have no room for them. */
    besides: isVertical ? figuresBeside(pieces, { plot, gapPx: gapShare * bandPx }) : [],
    /** Series and figure at each bar; none where the key says which is which. */
    labels: named ? named.texts.flatMap(labelsOf) : [],
    isVertical,
    zero: axis.scale(0),
    side: isVertical ? axis.ticks : [],
    bottom: isVertical ? categoryTicks(categories, middle, options.width) : axis.ticks,
    /** Names beside horizontal bars, in at most two lines. */
    names: isVertical
      ? []
      : categories.map((name, place) => ({ at: middle(place), lines: wrapText(name, plot.x - 10) })),
    placeAt: (x: number, y: number) =>
      clamp(Math.floor(((isVertical ? x : y) - start) / bandPx), 0, categories.length - 1),
    bandOf: (place: number): Box =>
      isVertical
        ? { x: start + place * bandPx, y: plot.y, width: bandPx, height: plot.height }
        : { x: plot.x, y: start + place * bandPx, width: plot.width, height: bandPx },
    /** The bars of each series; none where `surfaces` replace them. */
    bars,
    /** One surface for each series where its bars are too thin to distinguish. */
    surfaces: isDense ? reaches.map((reach) => columnsPath({ reaches: reach, bandPx, start, isVertical })) : undefined,
  };
};
