import { type FormatTick, layAxis } from './axis.ts';
import { type Box, type ChartSeries, numberOf, px } from './figures.ts';
import { layKey } from './key-layout.ts';
import { wrapText } from './text-width.ts';
import type { Point } from './thin-points.ts';

type RadarOptions = {
  axes: readonly string[];
  series: readonly ChartSeries[];
  /** The end of every axis, which begins at zero; by default the largest value. */
  max?: number | undefined;
  width: number;
  height: number;
  formatTick: FormatTick;
};

const lineRoom = 40;

/** The side of a point on which a word is. */
const anchorOf = (cos: number): 'start' | 'middle' | 'end' =>
  Math.abs(cos) < 0.2 ? 'middle' : cos > 0 ? 'start' : 'end';

/** A closed course through known points; where one is unknown the course is open. */
const outline = (points: readonly (Point | undefined)[]): string => {
  let path = '';
  let isOpen = false;
  for (const point of points) {
    if (point) path += `${isOpen ? 'L' : 'M'}${px(point.x)} ${px(point.y)}`;
    isOpen = point !== undefined;
  }
  return path && points.every(Boolean) ? `${path}Z` : path;
};

/** Several measures of few things around one centre: axes, rings, outlines and the positions of names. */
export const layRadar = ({ axes, series, max, width, height, formatTick }: RadarOptions) => {
  const key = layKey(series.length > 1 ? series.map(({ label }) => label) : [], width);
  const middle: Point = { x: width / 2, y: key.height + (height - key.height) / 2 };
  const radius = Math.max(10, Math.min(width * 0.3, (height - key.height) / 2 - lineRoom));
  const values = series.flatMap((line) => line.values.flatMap((value) => numberOf(value) ?? []));
  const { scale, ticks } = layAxis([0, max ?? Math.max(1, ...values)], [0, radius], 4, formatTick);
  const angles = axes.map((_, place) => (place / axes.length) * 2 * Math.PI - Math.PI / 2);
  const at = (angle: number, distance: number): Point => ({
    x: middle.x + Math.cos(angle) * distance,
    y: middle.y + Math.sin(angle) * distance,
  });
  const pointAt = (line: number, place: number) => {
    const value = numberOf(series[line]?.values[place]);
    return value === undefined ? undefined : at(angles[place] ?? 0, Math.max(0, scale(value)));
  };
  return {
    key: key.entries,
    middle,
    radius,
    spokes: angles.map((angle) => at(angle, radius)),
    rings: ticks
      .filter((tick) => tick.at > 0)
      .map((tick) => ({ ...tick, path: outline(angles.map((angle) => at(angle, tick.at))) })),
    names: axes.map((name, place) => {
      const angle = angles[place] ?? 0;
      const anchor = anchorOf(Math.cos(angle));
      const point = at(angle, radius + 12);
      const room = anchor === 'middle' ? width * 0.4 : anchor === 'start' ? width - point.x : point.x;
      return { ...point, anchor, sin: Math.sin(angle), lines: wrapText(name, Math.max(32, room)) };
    }),
    pointAt,
    outlines: series.map((_, line) => outline(axes.map((_name, place) => pointAt(line, place)))),
    boxOf: (place: number): Box => {
      const { x, y } = at(angles[place] ?? 0, radius);
      return { x: x - 12, y: y - 12, width: 24, height: 24 };
    },
    /** The axis nearest in direction, within reach of the drawing. */
    placeAt: (x: number, y: number): number | undefined => {
      const distance = Math.hypot(x - middle.x, y - middle.y);
      if (distance > radius + lineRoom || axes.length === 0) return undefined;
      const turn = (Math.atan2(y - middle.y, x - middle.x) + Math.PI / 2 + 2 * Math.PI) % (2 * Math.PI);
      return Math.round((turn / (2 * Math.PI)) * axes.length) % axes.length;
    },
  };
};
