import { type Box, type ChartValue, clamp, numberOf } from './figures.ts';
import { textWidth, wrapText } from './text-width.ts';

/** One measure with its target, in its own unit. */
export type BulletRow = {
  /** Names the row to `highlight`. */
  id: string;
  /** What is measured. */
  label: string;
  /** The end of the bar; `undefined` draws none. */
  value: ChartValue | undefined;
  /** What people read: the exact figure with its unit. */
  display: string;
  /** The target value. */
  target?: { value: ChartValue; display: string } | undefined;
  /** Ends of ranges such as poor, fair and good, lowest first. */
  ranges?: readonly ChartValue[] | undefined;
};

export const bulletRowPx = 52;
const measurePx = 14;
const rangePx = 28;

/**
 * Measures against their targets, one row each. Every row has its own scale, from zero to its value, its target and its ranges; negative
 * values have no bar but a figure.
 */
export const layBullets = (rows: readonly BulletRow[], width: number) => {
  const namePx = Math.ceil(Math.min(width * 0.34, Math.max(24, ...rows.map(({ label }) => textWidth(label)))) + 10);
  const figurePx = Math.ceil(
    Math.min(
      width * 0.3,
      Math.max(
        24,
        ...rows.flatMap(({ display, target }) => [textWidth(display), textWidth(target?.display ?? '', 12)]),
      ),
    ) + 12,
  );
  const plotPx = Math.max(1, width - namePx - figurePx);
  return {
    namePx,
    height: rows.length * bulletRowPx,
    rowOf: (place: number): Box => ({ x: 0, y: place * bulletRowPx, width, height: bulletRowPx }),
    placeAt: (_: number, y: number) => clamp(Math.floor(y / bulletRowPx), 0, rows.length - 1),
    rows: rows.map((row, place) => {
      const value = numberOf(row.value) ?? 0;
      const target = numberOf(row.target?.value);
      const ranges = (row.ranges ?? []).flatMap((end) => numberOf(end) ?? []);
      const end = Math.max(value, target ?? 0, ...ranges) || 1;
      const at = (number: number) => namePx + (Math.max(0, number) / end) * plotPx;
      const middle = (place + 0.5) * bulletRowPx;
      const span = (from: number, to: number, height: number): Box => ({
        x: at(from),
        y: middle - height / 2,
        width: Math.max(0, at(to) - at(from)),
        height,
      });
      return {
        middle,
        name: wrapText(row.label, namePx - 10),
        ground: span(0, end, rangePx),
        ranges: ranges.map((to, step) => span(ranges[step - 1] ?? 0, to, rangePx)),
        measure: span(0, value, measurePx),
        target: target === undefined ? undefined : { x: at(target), y: middle - rangePx / 2, height: rangePx },
        figureX: namePx + plotPx + 12,
      };
    }),
  };
};
