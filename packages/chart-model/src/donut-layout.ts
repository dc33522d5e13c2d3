import { type ChartValue, numberOf } from './figures.ts';

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
