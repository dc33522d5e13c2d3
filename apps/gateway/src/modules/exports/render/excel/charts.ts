import {
  barsOf,
  type ModelChart,
  type ModelDisclosure,
  type ModelField,
  newestYear,
  type ReportModel,
} from '@esg/contract/printed';
import type { SheetChart } from 'hucre';
import { chartSentence } from '../chart-drawing.ts';
import { paletteOf } from '../colors.ts';
import { type CellStyles, type Grid, numberCell } from './cells.ts';
import { longNumberNote } from './notes.ts';

/** Where the answers of a field stand. */
export type Placed = { field: ModelField; first: number };
/** Rows of the values of one series. */
type Range = { first: number; last: number };
export type WantedChart = { chart: ModelChart; top: number; ranges: Range[] };

const chartColumn = 8;
/** Height of a chart in points. */
const chartHeight = 210;

/** Rows of the very answers that a chart shows, so that it moves with them. */
export const rangeOf = (chart: ModelChart, placed: readonly Placed[]): Range[] | undefined => {
  const bars = barsOf(chart);
  const found = placed.find(
    ({ field: { content } }) =>
      content.kind === 'numbers' &&
      content.rows.length === bars?.length &&
      content.rows.every(({ descriptor, number }, index) => {
        const bar = bars[index];
        return bar?.label === descriptor && bar.value === number;
      }),
  );
  return found && [{ first: found.first, last: found.first + chart.categories.length - 1 }];
};

/** Writes what a chart shows as rows of its own, one stretch for each series. */
export const addChartData = (
  grid: Grid,
  chart: ModelChart,
  disclosure: ModelDisclosure,
  model: ReportModel,
  styles: CellStyles,
): Range[] => {
  const text = (value: string) => ({ value, style: styles.quiet });
  return chart.series.map(({ name, values }) => {
    const first = grid.rows.length;
    chart.categories.forEach((category, place) => {
      const value = values[place] ?? null;
      const note = longNumberNote[model.language];
      const cell = value === null ? text('') : numberCell({ number: value, unitCode: '' }, undefined, styles, note);
      const called = chart.series.length > 1 ? `${chart.title} · ${name}` : chart.title;
      grid.add([
        text(disclosure.code),
        text(disclosure.title),
        text(called),
        text(category),
        cell,
        text(chart.unitSymbol),
        text(''),
      ]);
    });
    return { first, last: grid.rows.length - 1 };
  });
};

/** Each chart beside its disclosure, or below the chart before it. */
export const placeCharts = (wanted: WantedChart[], grid: Grid, sheet: string, model: ReportModel): SheetChart[] => {
  let free = 1;
  return wanted.map((one) => {
    const first = Math.max(free, one.top);
    const last = grid.rowBelow(first, chartHeight);
    free = last + 1;
    return chartOf(one, sheet, { first, last }, model);
  });
};

const kindOf = ({ kind, categories, series }: ModelChart): SheetChart['type'] => {
  if (kind === 'donut') return 'doughnut';
  if (kind === 'line') return 'line';
  return series.length > 1 || kind === 'stacked' || newestYear(categories) !== undefined ? 'column' : 'bar';
};

const chartOf = ({ chart, ranges }: WantedChart, sheet: string, rows: Range, model: ReportModel): SheetChart => {
  const quoted = `'${sheet.replaceAll("'", "''")}'`;
  const type = kindOf(chart);
  const several = chart.series.length > 1;
  const colors = paletteOf(model.brand.colors).series;
  return {
    type,
    title: `${chart.title} (${chart.unitSymbol})`,
    altText: chartSentence(chart, model.numberLocale),
    series: ranges.map(({ first, last }, place) => {
      const column = (letter: string) => `${quoted}!$${letter}$${first + 1}:$${letter}$${last + 1}`;
      return {
        name: chart.series[place]?.name ?? chart.title,
        values: column('E'),
        categories: column('D'),
        ...(type !== 'doughnut' && { color: colors[place % colors.length]?.slice(1) }),
      };
    }),
    anchor: { from: { row: rows.first, col: chartColumn }, to: { row: rows.last, col: chartColumn + 8 } },
    legend: several || type === 'doughnut' ? 'bottom' : false,
    ...(chart.kind === 'stacked' && { barGrouping: 'stacked' as const }),
    ...(type === 'bar' || type === 'column' ? { gapWidth: 60 } : {}),
    ...(!several && { dataLabels: { showValue: true } }),
    ...(type === 'bar' && { axes: { x: { reverse: true }, y: { hidden: true } } }),
  };
};
