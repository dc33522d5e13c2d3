import { scaleLinear } from '@visx/scale';
import { type FormatTick, layAxis } from './axis.ts';
import { type Box, clamp } from './figures.ts';
import { layKey } from './key-layout.ts';
import { placeNames } from './place-names.ts';

/** One thing by two measures. */
export type ScatterPoint = {
  /** Tells points apart. */
  id: string;
  /** Its name. */
  label: string;
  /** Its position from left to right, in the unit of that axis. */
  x: number;
  /** Its position from bottom to top. */
  y: number;
  /** What it is called by where its name has no room; else its place among the points, from 1. */
  number?: number | undefined;
  /** The text that people read and hear, both figures in words. */
  display: string;
  /** Id of its category; gives its colour. */
  group?: string | undefined;
  /** Names of the things that stand at this place together; the point is then a ring around its number. */
  members?: readonly string[] | undefined;
  /** Whether it passes, where that was decided by more than the thresholds. */
  isPassed?: boolean | undefined;
};

/** The measure of one axis of the field; a threshold moves by its step where it has one. */
export type ScatterAxis = { label: string; min: number; max: number; step?: number | undefined };

/** Whether a point has to reach both thresholds to pass, or either of them. */
export type Passing = 'both' | 'either';

export type Thresholds = { x: number; y: number };

/** A category of points; at most eight. */
export type ScatterGroup = { id: string; label: string };

/** Names of the four parts that the thresholds make of the field, such as "Financially material". */
export type Quadrants = { topLeft?: string; topRight?: string; bottomLeft?: string; bottomRight?: string };

export type ScatterLayoutOptions = {
  points: readonly ScatterPoint[];
  x: ScatterAxis;
  y: ScatterAxis;
  groups?: readonly ScatterGroup[] | undefined;
  thresholds?: Thresholds | undefined;
  passing?: Passing | undefined;
  quadrants?: Quadrants | undefined;
  width: number;
  height: number;
  formatTick: FormatTick;
};

const margin = { left: 56, bottom: 44, right: 12, top: 10 };
const passedRadius = 7;
const radius = 5.5;
/** Has room for a number of two digits. */
const groupRadius = 10;

/** The nearest place where a threshold can be. */
const within = (value: number, { min, max, step }: ScatterAxis) => {
  const at = step === undefined ? value : min + Math.round((value - min) / step) * step;
  return clamp(at, min, max);
};

/**
 * A threshold moved by a key, or `undefined` for other keys. A step is that of the axis, else a hundredth of it; with Shift and by page it is a
 * tenth, and never less than a step.
 */
export const thresholdByKey = (
  { key, shiftKey }: { key: string; shiftKey: boolean },
  value: number,
  axis: ScatterAxis,
): number | undefined => {
  const small = axis.step ?? (axis.max - axis.min) / 100;
  const large = Math.max(small, (axis.max - axis.min) / 10);
  const step = shiftKey ? large : small;
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + large,
    PageDown: value - large,
    Home: axis.min,
    End: axis.max,
  };
  const to = moves[key];
  return to === undefined ? undefined : Number(within(to, axis).toPrecision(12));
};

/** The value at a position of the field, limited to the axis. */
export const valueAt = (scale: { invert: (px: number) => number }, px: number, axis: ScatterAxis): number =>
  Number(within(scale.invert(px), axis).toPrecision(4));

/** Whether a thing passes the thresholds: both, or either of them. */
export const passes = (
  point: Pick<ScatterPoint, 'x' | 'y'>,
  thresholds: Thresholds | undefined,
  passing: Passing = 'both',
): boolean => {
  if (!thresholds) return false;
  const reached = [point.x >= thresholds.x, point.y >= thresholds.y];
  return passing === 'both' ? !reached.includes(false) : reached.includes(true);
};

/** The names of the parts in their corners. */
const cornersOf = (field: Box, { topLeft, topRight, bottomLeft, bottomRight }: Quadrants) => {
  const left = field.x + 8;
  const right = field.x + field.width - 8;
  const top = field.y + 12;
  const bottom = field.y + field.height - 12;
  const corners = [
    { text: topLeft, x: left, y: top, anchor: 'start' as const },
    { text: topRight, x: right, y: top, anchor: 'end' as const },
    { text: bottomLeft, x: left, y: bottom, anchor: 'start' as const },
    { text: bottomRight, x: right, y: bottom, anchor: 'end' as const },
  ];
  return corners.flatMap(({ text, ...place }) => (text ? [{ ...place, text }] : []));
};

type PlacedNames = ReturnType<typeof placeNames>;

/** Thresholds as what names keep clear of: as wide as they are drawn. */
const linesOf = (
  { x, y, width, height }: Box,
  scales: { x: (at: number) => number; y: (at: number) => number },
  thresholds: Thresholds | undefined,
): Box[] =>
  thresholds
    ? [
        { x: scales.x(thresholds.x) - 1, y, width: 2, height },
        { x, y: scales.y(thresholds.y) - 1, width, height: 2 },
      ]
    : [];

/** What the drawing shows by number: things without room for their name, and those that stand together. */
const numberedOf = (placed: readonly { point: ScatterPoint; number: number }[], names: PlacedNames) =>
  placed.flatMap(({ point, number }, place) =>
    point.members || names[place]?.isNumber ? [{ number, names: point.members ?? [point.label] }] : [],
  );

/**
 * Things by two measures in a field: scales, ticks, points, the names that fit without overlap (first of things that pass the thresholds),
 * numbers of the others with what they stand for, and the names of the field's parts. Positions are those of the whole drawing.
 */
export const layScatter = (options: ScatterLayoutOptions) => {
  const { points, x, y, groups = [], thresholds, passing, quadrants = {}, width, height, formatTick } = options;
  const key = layKey(
    groups.map(({ label }) => label),
    width,
  );
  const field: Box = {
    x: margin.left,
    y: margin.top + key.height,
    width: Math.max(1, width - margin.left - margin.right),
    height: Math.max(1, height - margin.top - key.height - margin.bottom),
  };
  const ranges = { x: [field.x, field.x + field.width], y: [field.y + field.height, field.y] } as const;
  const scales = {
    x: scaleLinear<number>({ domain: [x.min, x.max], range: [...ranges.x] }),
    y: scaleLinear<number>({ domain: [y.min, y.max], range: [...ranges.y] }),
  };
  const corners = cornersOf(field, quadrants);
  const placed = points.map((point, place) => {
    const isPassed = point.isPassed ?? passes(point, thresholds, passing);
    const group = groups.findIndex(({ id }) => id === point.group);
    return {
      point,
      number: point.number ?? place + 1,
      isPassed,
      x: scales.x(point.x),
      y: scales.y(point.y),
      radius: point.members ? groupRadius : isPassed ? passedRadius : radius,
      tone: group >= 0 ? group : isPassed ? ('highlight' as const) : ('quiet' as const),
    };
  });
  const names = placeNames(
    placed.map((dot) => ({ ...dot, text: dot.point.members ? undefined : dot.point.label, isFirst: dot.isPassed })),
    { field, standing: corners, lines: linesOf(field, scales, thresholds) },
  );
  return {
    field,
    key: key.entries,
    scales,
    bottom: layAxis([x.min, x.max], [...ranges.x], clamp(Math.floor(field.width / 80), 2, 6), formatTick, false).ticks,
    side: layAxis([y.min, y.max], [...ranges.y], 5, formatTick, false).ticks,
    corners,
    placed,
    names: names.map(({ name }) => name),
    numbered: numberedOf(placed, names),
  };
};

export type ScatterLayout = ReturnType<typeof layScatter>;
