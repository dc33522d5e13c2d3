import {
  barsOf,
  type ModelChart,
  type NumberField,
  type NumberRow,
  newestYear,
  printedNumber,
  type ReportModel,
} from '@esg/contract/printed';
import type { SheetChart } from 'hucre';
import { chartSentence, seriesFill } from '../chart-drawing.ts';
import { chartTitle } from '../chart-title.ts';
import { paletteOf } from '../colors.ts';
import { type Grid, rangeName } from './cells.ts';

/** The position of a field's figures. */
export type Placed = { field: NumberField; rows: { row: NumberRow; at: number }[] };
/** References to the cells of a chart: the names of its categories, and the values of each series. */
export type Ranges = { categories: string; values: string[] };
export type WantedChart = { chart: ModelChart; top: number; ranges: Ranges };

/** Height of a chart in points, and its width in columns. */
const chartHeight = 210;
const chartColumns = 8;
/** Column of the names of parts. */
const partColumn = 3;

type Sheet = { sheet: string; years: readonly string[]; first: number };

const sameValues = (one: readonly (string | null)[], other: readonly (string | null)[]) =>
  one.length === other.length && one.every((value, place) => value === other[place]);

/** Values of a row in some years, this one last. */
const valuesIn = ({ field, rows }: Placed, at: number, asked: readonly string[], years: readonly string[]) => {
  const row = rows.find((each) => each.at === at)?.row;
  return asked.map((year) => {
    const { rounding, years: before = [] } = field.content;
    const number = year === years.at(-1) ? row?.number : row?.earlier?.[before.indexOf(year)];
    // A chart has its figures as they are printed.
    return row && number ? printedNumber(number, row, rounding) : null;
  });
};

/** Cells of the very figures that a chart shows, so that it changes with them; nothing where they are not together. */
export const rangesOf = (
  { categories, series }: ModelChart,
  placed: readonly Placed[],
  { sheet, years, first }: Sheet,
): Ranges | undefined => {
  const columnOf = (year: string) => first + years.indexOf(year);
  const isRun = (names: readonly string[]) =>
    names.every((name, place) => years.includes(name) && columnOf(name) === columnOf(names[0] ?? '') + place);
  for (const each of placed) {
    const rows = each.rows.map(({ at }) => at);
    if (isRun(categories)) {
      const found = series.map(({ values }) =>
        rows.find((at) => sameValues(valuesIn(each, at, categories, years), values)),
      );
      const from = columnOf(categories[0] ?? '');
      const to = columnOf(categories.at(-1) ?? '');
      if (found.every((at) => at !== undefined) && new Set(found).size === series.length)
        return {
          categories: rangeName(sheet, [0, from], [0, to]),
          values: found.map((at) => rangeName(sheet, [at ?? 0, from], [at ?? 0, to])),
        };
    }
    const names =
      series.length === 1 && !years.includes(series[0]?.name ?? '')
        ? [years.at(-1) ?? '']
        : series.map(({ name }) => name);
    if (!names.every((name) => years.includes(name))) continue;
    const start = each.rows.findIndex((_, place) =>
      categories.every((category, index) => {
        const row = each.rows[place + index];
        const values = series.map((one) => one.values[index] ?? null);
        return row?.row.descriptor === category && sameValues(valuesIn(each, row.at, names, years), values);
      }),
    );
    const top = each.rows[start]?.at;
    if (top === undefined) continue;
    const bottom = top + categories.length - 1;
    return {
      categories: rangeName(sheet, [top, partColumn], [bottom, partColumn]),
      values: names.map((name) => rangeName(sheet, [top, columnOf(name)], [bottom, columnOf(name)])),
    };
  }
  return undefined;
};

/** Each chart at the right of its disclosure, or below the chart before it. */
export const placeCharts = (wanted: WantedChart[], grid: Grid, column: number, model: ReportModel): SheetChart[] => {
  let free = 1;
  return wanted.map((one) => {
    const first = Math.max(free, one.top);
    const last = grid.rowBelow(first, chartHeight);
    free = last + 1;
    const anchor = { from: { row: first, col: column }, to: { row: last, col: column + chartColumns } };
    return chartOf(one, anchor, model);
  });
};

const kindOf = ({ kind, categories, series }: ModelChart): SheetChart['type'] => {
  if (kind === 'donut') return 'doughnut';
  if (kind === 'line') return 'line';
  return series.length > 1 || kind === 'stacked' || newestYear(categories) !== undefined ? 'column' : 'bar';
};

const isPositive = ({ series }: ModelChart) =>
  series.every(({ values }) => values.every((value) => !value?.startsWith('-')));

const chartOf = ({ chart, ranges }: WantedChart, anchor: SheetChart['anchor'], model: ReportModel): SheetChart => {
  const type = kindOf(chart);
  const palette = paletteOf(model.brand.colors);
  const several = barsOf(chart) === undefined;
  return {
    type,
    title: chartTitle(chart),
    altText: chartSentence(chart, model.numberLocale),
    series: ranges.values.map((values, place) => ({
      name: chart.series[place]?.name ?? chart.title,
      values,
      categories: ranges.categories,
      ...(type !== 'doughnut' && { color: seriesFill(chart, place, palette).slice(1) }),
    })),
    anchor,
    legend: several || type === 'doughnut' ? 'bottom' : false,
    ...(chart.kind === 'stacked' && { barGrouping: 'stacked' as const }),
    ...(type === 'bar' || type === 'column' ? { gapWidth: 60 } : {}),
    ...((!several || chart.kind === 'stacked') && { dataLabels: { showValue: true } }),
    ...(type === 'bar' && { axes: { x: { reverse: true }, y: { hidden: true } } }),
    // Excel would begin some columns above zero, which makes small changes look large.
    ...(type === 'column' && isPositive(chart) && { axes: { y: { scale: { min: 0 } } } }),
  };
};
