import { scaleLinear, scalePoint } from '@visx/scale';
import { spreadLabels } from './spread-labels.ts';

/** One line. `values` stand one for each category; `undefined` leaves a gap. `displays` is what people read. */
export type LineSeries = {
  id: string;
  label: string;
  values: readonly (number | undefined)[];
  displays: readonly string[];
};

export type LineLayoutOptions = {
  categories: readonly string[];
  series: readonly LineSeries[];
  width: number;
  height: number;
  /** The axis begins at zero, as it must below an area. */
  fromZero: boolean;
};

const isKnown = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value);
const labelDistance = 18;
const top = 8;

/** Runs of known values between gaps, as pairs of category and value. */
const runsOf = (values: LineSeries['values']): { place: number; value: number }[][] => {
  const runs: { place: number; value: number }[][] = [[]];
  values.forEach((value, place) => {
    if (isKnown(value)) runs.at(-1)?.push({ place, value });
    else runs.push([]);
  });
  return runs.filter((run) => run.length > 0);
};

/** Scales and points of the lines, and where their labels stand beside the last points without lying over one another. */
export const layLines = ({ categories, series, width, height, fromZero }: LineLayoutOptions) => {
  const known = series.flatMap(({ values }) => values.filter(isKnown));
  const low = Math.min(...known, ...(fromZero || known.length === 0 ? [0] : []));
  const high = Math.max(...known, ...(fromZero || known.length === 0 ? [0] : []));
  const y = scaleLinear<number>({
    domain: low === high ? [low - 1, high + 1] : [low, high],
    range: [height, top],
    nice: 4,
  });
  const x = scalePoint<string>({ domain: [...categories], range: [0, Math.max(1, width)], padding: 0.25 });
  const xAt = (place: number) => x(categories[place] ?? '') ?? 0;
  const ends = series.map(({ values }) => {
    const value = values[values.findLastIndex(isKnown)];
    return isKnown(value) ? y(value) : height;
  });
  const labelPlaces = spreadLabels(ends, labelDistance, top, height);
  const base = y(Math.min(Math.max(0, y.domain()[0] ?? 0), y.domain()[1] ?? 0));

  return {
    x,
    y,
    xAt,
    base,
    lines: series.map((line, place) => ({
      ...line,
      labelY: labelPlaces[place] ?? 0,
      runs: runsOf(line.values).map((run) => run.map(({ place: at, value }) => ({ x: xAt(at), y: y(value) }))),
    })),
  };
};

/** Path through points, and the same closed down to `base`. */
export const pathOf = (run: readonly { x: number; y: number }[]) =>
  run.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
export const areaOf = (run: readonly { x: number; y: number }[], base: number) =>
  `${pathOf(run)}L${(run.at(-1)?.x ?? 0).toFixed(1)} ${base.toFixed(1)}L${(run[0]?.x ?? 0).toFixed(1)} ${base.toFixed(1)}Z`;
