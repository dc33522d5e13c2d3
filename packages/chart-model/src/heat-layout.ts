import { categoryTicks, type FormatTick, type Tick } from './axis.ts';
import { type Box, type ChartSeries, clamp, displayAt, numberOf } from './figures.ts';
import { textWidth, wrapText } from './text-width.ts';

/** Number of colour depths; more are indistinguishable. */
export const heatSteps = 5;
export const heatCellPx = 32;
const headPx = 24;
const keyPx = 36;
/** From this width on each column has its name, shortened where it is longer. */
const namedFromPx = 56;
/** Up to this number of cells each shows its figure, where it has room. */
const figuresUpTo = 240;

type HeatOptions = {
  columns: readonly string[];
  /** One series is one row. */
  rows: readonly ChartSeries[];
  width: number;
  formatTick: FormatTick;
};

type Cell = Box & { row: number; column: number };

export const heatHeight = (rows: number) => headPx + rows * heatCellPx + keyPx;

/** The step of a value between the lowest and the highest, counted from 0. */
const stepOf = (value: number, low: number, high: number) =>
  high === low ? heatSteps - 1 : clamp(Math.floor(((value - low) / (high - low)) * heatSteps), 0, heatSteps - 1);

const figuresFit = (rows: readonly ChartSeries[], columns: readonly string[], cellPx: number) =>
  rows.length * columns.length <= figuresUpTo &&
  rows.every((row) => columns.every((_, column) => textWidth(displayAt(row, column), 12) + 8 <= cellPx));

/** Cells of a grid, grouped by depth of colour, so that a thousand cells are a few paths. Gaps are a group, too. */
export const layHeat = ({ columns, rows, width, formatTick }: HeatOptions) => {
  const known = rows.flatMap(({ values }) => values.flatMap((value) => numberOf(value) ?? []));
  const [low, high] = known.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const left = Math.ceil(Math.min(width * 0.32, Math.max(24, ...rows.map(({ label }) => textWidth(label)))) + 10);
  const cellPx = Math.max(1, (width - left) / Math.max(1, columns.length));
  const gap = cellPx > 6 ? 1 : 0;
  const boxOf = (row: number, column: number): Box => ({
    x: left + column * cellPx,
    y: headPx + row * heatCellPx,
    width: cellPx - gap,
    height: heatCellPx - 1,
  });
  const steps: Cell[][] = Array.from({ length: heatSteps }, () => []);
  const gaps: Cell[] = [];
  rows.forEach(({ values }, row) => {
    columns.forEach((_, column) => {
      const value = numberOf(values[column]);
      const cell = { row, column, ...boxOf(row, column) };
      if (value === undefined) gaps.push(cell);
      else steps[stepOf(value, low, high)]?.push(cell);
    });
  });
  const keyY = headPx + rows.length * heatCellPx + 10;
  // Names of things are cut to their column; of many narrow columns, as of days, only some are named.
  const named = cellPx >= namedFromPx ? columns.map((name) => wrapText(name, cellPx - 14, 1, 12)[0] ?? '') : columns;
  const ticks: Tick[] = categoryTicks(named, (column) => left + (column + 0.5) * cellPx, width);
  return {
    left,
    steps,
    gaps,
    boxOf,
    hasFigures: figuresFit(rows, columns, cellPx),
    columns: ticks,
    headY: headPx - 10,
    names: rows.map(({ label }, row) => ({
      at: headPx + (row + 0.5) * heatCellPx,
      lines: wrapText(label, left - 10),
    })),
    key: {
      y: keyY,
      boxes: Array.from({ length: heatSteps }, (_, step) => ({ x: left + step * 28, y: keyY, width: 27, height: 12 })),
      low: known.length > 0 ? formatTick(low) : '',
      high: known.length > 0 ? formatTick(high) : '',
      highX: left + heatSteps * 28 + 8,
    },
    placeAt: (x: number, y: number): number | undefined => {
      const row = Math.floor((y - headPx) / heatCellPx);
      const column = Math.floor((x - left) / cellPx);
      const isInside = row >= 0 && row < rows.length && column >= 0 && column < columns.length;
      return isInside ? row * columns.length + column : undefined;
    },
  };
};

/** The target of a key in a grid: arrows stay in their row and column, Home and End go to the ends of the row. */
export const moveInGrid = (key: string, from: number, columns: number, rows: number): number | undefined => {
  const row = Math.floor(from / columns);
  const column = from % columns;
  const to: Record<string, [number, number]> = {
    ArrowRight: [row, column + 1],
    ArrowLeft: [row, column - 1],
    ArrowDown: [row + 1, column],
    ArrowUp: [row - 1, column],
    Home: [row, 0],
    End: [row, columns - 1],
    PageDown: [rows - 1, column],
    PageUp: [0, column],
  };
  const place = to[key];
  return place && clamp(place[0], 0, rows - 1) * columns + clamp(place[1], 0, columns - 1);
};
