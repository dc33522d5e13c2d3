import { axisPx, categoryTicks, domainOf, type FormatTick, layAxis, roomFor } from './axis.ts';
import { type ChartSeries, clamp, numberOf, pxText } from './figures.ts';
import { layKey } from './key-layout.ts';
import { spreadLabels } from './spread-labels.ts';
import { textWidth } from './text-width.ts';
import { type Point, thinPoints } from './thin-points.ts';

/** Filled down to zero, each separately or stacked. */
export type AreaKind = 'overlapping' | 'stacked';

export type LineLayoutOptions = {
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** The whole drawing, in CSS pixels. */
  width: number;
  height: number;
  /** With areas the axis begins at zero. */
  area?: AreaKind | undefined;
  formatTick: FormatTick;
};

/** A run without gaps: its course, and for an area the course below it. */
export type Run = { top: readonly Point[]; bottom: readonly Point[] };
type Stood = { value: number; below: number } | undefined;

const labelDistance = 18;
const topPx = 8;
/** Below this width names have no room beside the ends of their lines. */
const namedFromPx = 480;

/** Each value with its base: zero, or the series before it. A gap has none. */
const stand = (series: readonly ChartSeries[], isStacked: boolean): Stood[][] => {
  const sums: number[] = [];
  return series.map(({ values }) =>
    values.map((given, place) => {
      const value = numberOf(given);
      if (value === undefined) return undefined;
      const below = isStacked ? (sums[place] ?? 0) : 0;
      sums[place] = below + value;
      return { value: below + value, below };
    }),
  );
};

const runsOf = (
  course: readonly Stood[],
  xAt: (place: number) => number,
  y: (value: number) => number,
  hasArea: boolean,
): Run[] => {
  const runs: { top: Point[]; bottom: Point[] }[] = [];
  let isOpen = false;
  course.forEach((stood, place) => {
    if (!stood) {
      isOpen = false;
      return;
    }
    if (!isOpen) runs.push({ top: [], bottom: [] });
    isOpen = true;
    const x = xAt(place);
    runs.at(-1)?.top.push({ x, y: y(stood.value) });
    if (hasArea) runs.at(-1)?.bottom.push({ x, y: y(stood.below) });
  });
  return runs.map((run) => ({ top: thinPoints(run.top), bottom: thinPoints(run.bottom) }));
};

const namesWidth = (series: readonly ChartSeries[], width: number) =>
  width < namedFromPx ? 0 : Math.min(width * 0.3, Math.max(0, ...series.map(({ label }) => textWidth(label))) + 14);

/**
 * Lines or areas over categories, as geometry only: scales, runs between gaps, ticks, and the positions of names beside the ends without
 * overlap. Needs no page and no React.
 */
export const layLines = ({ categories, series, width, height, area, formatTick }: LineLayoutOptions) => {
  const courses = stand(series, area === 'stacked');
  const known: number[] = [];
  for (const course of courses) for (const stood of course) if (stood) known.push(stood.value);
  const beside = namesWidth(series, width);
  const key = layKey(beside > 0 || series.length < 2 ? [] : series.map(({ label }) => label), width);
  const top = key.height + topPx;
  const bottom = height - axisPx;
  const { scale: y, ticks } = layAxis(domainOf(known, area !== undefined), [bottom, top], 4, formatTick);
  const left = roomFor(ticks);
  const plot = { x: left, y: top, width: Math.max(1, width - left - beside - 8), height: bottom - top };
  const step = plot.width / Math.max(0.5, categories.length - 0.5);
  const xAt = (place: number) => left + (place + 0.25) * step;

  const endOf = (course: readonly Stood[]) => {
    const end = course.findLast((stood) => stood !== undefined);
    if (!end) return bottom;
    return area === 'stacked' ? y((end.value + end.below) / 2) : y(end.value);
  };
  const names = spreadLabels(courses.map(endOf), labelDistance, top + 6, bottom);

  return {
    plot,
    step,
    xAt,
    yAt: (line: number, place: number) => {
      const stood = courses[line]?.[place];
      return stood && y(stood.value);
    },
    placeAt: (x: number) => clamp(Math.round((x - left) / step - 0.25), 0, categories.length - 1),
    base: y(clamp(0, y.domain()[0] ?? 0, y.domain()[1] ?? 0)),
    key: key.entries,
    isNamed: beside > 0,
    nameX: width - beside,
    namePx: beside,
    side: ticks,
    bottom: categoryTicks(categories, xAt, width),
    lines: courses.map((course, place) => ({
      labelY: names[place] ?? 0,
      runs: runsOf(course, xAt, y, area !== undefined),
    })),
  };
};

/** Path through points. */
export const pathOf = (points: readonly Point[]): string => {
  let path = '';
  for (const { x, y } of points) path += `${path ? 'L' : 'M'}${pxText(x)} ${pxText(y)}`;
  return path;
};

/** The surface between the course of a run and its base. */
export const areaOf = ({ top: upper, bottom }: Run): string =>
  upper.length === 0 ? '' : `${pathOf(upper)}${pathOf([...bottom].reverse()).replace('M', 'L')}Z`;
