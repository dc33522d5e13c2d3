import * as v from 'valibot';
import { ref } from './schema.ts';

/** How the values of a chart are drawn. */
export const modelChartKinds = ['bar', 'stacked', 'line', 'donut', 'matrix'] as const;

/**
 * What a matrix of topics has besides its series: of these the first is drawn from left to right, the second from bottom to top, and others are
 * in its table alone. Every text is in the language of the document.
 */
export const ModelMatrixSchema = v.pipe(
  v.object({
    /** The end of both axes. */
    length: v.number(),
    thresholds: v.object({ x: v.string(), y: v.string() }),
    /** Whether a topic is marked that reaches one threshold, or only where it reaches both. */
    passing: v.picklist(['both', 'either']),
    quadrants: v.object({
      topLeft: v.string(),
      topRight: v.string(),
      bottomLeft: v.string(),
      bottomRight: v.string(),
    }),
    /** Names of the columns of topics and verdicts, and what is said of a side on which nothing is scored. */
    heads: v.object({ topic: v.string(), verdict: v.string(), unscored: v.optional(v.string()) }),
    /** Of each category. */
    verdicts: v.array(v.string()),
    /** Whether each category is material, perhaps because people judged so. Absent in what was published before: places decide there. */
    material: v.optional(v.array(v.boolean())),
    /** From where on a topic is material, whose opinions stand behind it, and which topics are in the table alone. */
    note: v.string(),
    /** Whether each category is drawn; those that are not are in the table alone. Absent in what was published before: all are that have a value. */
    drawn: v.optional(v.array(v.boolean())),
  }),
  ref('ModelMatrix'),
);
export type ModelMatrix = v.InferOutput<typeof ModelMatrixSchema>;

/** Figures of one field, all in one unit: one value of each series for each category. */
export const ModelChartSchema = v.pipe(
  v.object({
    title: v.string(),
    unitSymbol: v.string(),
    kind: v.picklist(modelChartKinds),
    categories: v.array(v.string()),
    /** Values are canonical decimals; null leaves a gap. */
    series: v.array(v.object({ name: v.string(), values: v.array(v.nullable(v.string())) })),
    /** Of a matrix alone. */
    matrix: v.optional(ModelMatrixSchema),
  }),
  ref('ModelChart'),
);
export type ModelChart = v.InferOutput<typeof ModelChartSchema>;

/** Whether a topic of a matrix stands in its drawing. */
export const isDrawn = (
  { series: [across, up], matrix }: Pick<ModelChart, 'series' | 'matrix'>,
  place: number,
): boolean => matrix?.drawn?.[place] ?? (across?.values[place] ?? up?.values[place] ?? null) !== null;

/** Topics of a matrix that stand at one place of its drawing, by their position among the categories. */
export type MatrixPlace = {
  /** What the place is called in the drawing, from 1, in the order of the table. */
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly places: readonly [number, ...number[]];
};

/** The places of a matrix where topics are drawn; a side on which a topic isn't scored counts as its edge. */
export const matrixPlaces = (chart: Pick<ModelChart, 'categories' | 'series' | 'matrix'>): MatrixPlace[] => {
  const [across, up] = chart.series;
  const found = new Map<string, { x: number; y: number; places: [number, ...number[]] }>();
  chart.categories.forEach((_, place) => {
    if (!isDrawn(chart, place)) return;
    const x = Number(across?.values[place] ?? 0);
    const y = Number(up?.values[place] ?? 0);
    const there = found.get(`${x} ${y}`);
    if (there) there.places.push(place);
    else found.set(`${x} ${y}`, { x, y, places: [place] });
  });
  return [...found.values()].map((there, at) => ({ ...there, number: at + 1 }));
};

/** By which number the drawing of a matrix shows each topic; `undefined` for topics that are in the table alone. */
export const matrixNumbers = (chart: Pick<ModelChart, 'categories' | 'series' | 'matrix'>): (number | undefined)[] => {
  const numbers = new Map(matrixPlaces(chart).flatMap(({ number, places }) => places.map((place) => [place, number])));
  return chart.categories.map((_, place) => numbers.get(place));
};

/** Each category with its value, where the chart has a single series; `undefined` where it has several. */
export const barsOf = ({ categories, series }: Pick<ModelChart, 'categories' | 'series'>) => {
  const [only, ...others] = series;
  if (!only || others.length > 0) return undefined;
  return categories.flatMap((label, place) => {
    const value = only.values[place] ?? null;
    return value === null ? [] : [{ label, value }];
  });
};

/** 2025, FY2025, 2025/26, 2025 年度. */
const yearName = /^(?:FY\s?)?((?:19|20)\d{2})(?:[/–-]\d{2,4})?\s?(?:年度?)?$/i;

/** The position of the newest of some names that are all years: readers compare the others with it. */
export const newestYear = (labels: readonly string[]): number | undefined => {
  const years = labels.map((label) => Number(yearName.exec(label.trim())?.[1]));
  return years.length < 2 || years.some(Number.isNaN) ? undefined : years.indexOf(Math.max(...years));
};
