import { type ChartValue, numberOf } from './figures.ts';
import { textWidth, wrapText } from './text-width.ts';

/** A part of a whole. `display` is the exact figure with its unit, `share` its part in words, such as "24 %". */
export type Slice = { id: string; label: string; value: ChartValue; display: string; share: string };

/** Start and end of each part, in radians clockwise from the top. Values that are not above zero have no part. */
export const layDonut = (slices: readonly Slice[]) => {
  const parts = slices.map(({ value }) => Math.max(0, numberOf(value) ?? 0));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let end = 0;
  return slices.map(({ id }, place) => {
    const start = end;
    end += whole === 0 ? 0 : ((parts[place] ?? 0) / whole) * 2 * Math.PI;
    return { id, start, end };
  });
};

const ringMost = 192;
/** Of a narrow drawing the ring leaves half to its names. */
const ringShare = 0.46;
const besideRing = 24;
const swatchPx = 20;
const entryPx = 26;
const linePx = 15;
/** Lines that a name may take where its figure stands below it. */
const namesMost = 3;

/**
 * The parts of a ring beside it, named. Figures stand in line with the names where the longest has room before them; else each name has the
 * whole width in up to three lines, and its figure below.
 */
export const layDonutKey = (slices: readonly Slice[], width: number) => {
  const ringPx = Math.min(ringMost, width * ringShare);
  const left = ringPx + besideRing + swatchPx;
  const room = Math.max(1, width - left);
  const sharePx = Math.max(0, ...slices.map(({ share }) => textWidth(share))) + 16;
  const figurePx = Math.max(0, ...slices.map(({ display }) => textWidth(display))) + 12;
  const isInLine = slices.every(({ label }) => textWidth(label) <= room - figurePx - sharePx);
  const names = slices.map(({ label }) => (isInLine ? [label] : wrapText(label, room, namesMost)));
  const heightOf = (name: readonly string[]) => entryPx + (isInLine ? 0 : name.length * linePx);
  const keyPx = names.reduce((sum, name) => sum + heightOf(name), 0);
  const height = Math.max(ringPx, keyPx);
  let top = (height - keyPx) / 2;
  const entries = slices.map((slice, place) => {
    const name = names[place] ?? [];
    const y = top + entryPx / 2;
    top += heightOf(name);
    return { ...slice, name, y, figureY: isInLine ? undefined : y + name.length * linePx };
  });
  return { height, ringPx, left, sharePx, entries };
};
