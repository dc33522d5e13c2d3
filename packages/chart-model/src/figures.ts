/**
 * A figure as the data have it: a canonical decimal with any number of digits, or a number. Only its position in the drawing is computed
 * from it; readers and exports get the texts and decimals themselves.
 */
export type ChartValue = string | number;

/** Below this no scale can be made: a length divided by it is beyond a double. */
const leastDrawn = 1e-300;

/** The position of a figure on a scale; `undefined` for a gap and for text. A value too small to draw is zero. */
export const numberOf = (value: ChartValue | null | undefined): number | undefined => {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  if (!Number.isFinite(number)) return undefined;
  return Math.abs(number) < leastDrawn ? 0 : number;
};

/** One row of figures over categories. */
export type ChartSeries = {
  /** Names the series to `highlight`. */
  id: string;
  /** Shown in key, names and tooltips. */
  label: string;
  /** One for each category; `undefined` leaves a gap. */
  values: readonly (ChartValue | undefined)[];
  /** The text of each value: a list, or a function called when it is needed. */
  displays: readonly string[] | ((place: number) => string);
};

/** The text at a position of a series. */
export const displayAt = ({ displays }: ChartSeries, place: number): string =>
  typeof displays === 'function' ? displays(place) : (displays[place] ?? '');

/** A rectangle of the drawing, in CSS pixels. */
export type Box = { x: number; y: number; width: number; height: number };

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** A length with at most one decimal, for paths. */
export const px = (length: number) => Math.round(length * 10) / 10;

const written: string[] = [];

/** The length as text, cached because paths repeat thousands of them. */
export const pxText = (length: number): string => {
  const tenths = Math.round(length * 10);
  if (!(tenths >= 0 && tenths < 40_000)) return String(tenths / 10);
  const known = written[tenths];
  if (known !== undefined) return known;
  const text = String(tenths / 10);
  written[tenths] = text;
  return text;
};

/** Many rectangles as one path, so that a chart of a thousand bars is one node. */
export const boxesPath = (boxes: readonly Box[]): string => {
  let path = '';
  for (const { x, y, width, height } of boxes) {
    path += `M${pxText(x)} ${pxText(y)}h${pxText(width)}v${pxText(height)}h-${pxText(width)}z`;
  }
  return path;
};
