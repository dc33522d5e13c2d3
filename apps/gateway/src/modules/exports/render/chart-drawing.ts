import {
  type ChartModel,
  type ChartSeries,
  type Drawing,
  drawChart,
  type ScatterPoint,
  type Tone,
} from '@esg/chart-model';
import {
  barsOf,
  type ModelChart,
  type ModelMatrix,
  matrixPlaces,
  newestYear,
  printedSymbol,
  type ReportModel,
} from '@esg/contract/printed';
import { contrast } from '@esg/tokens/node';
import { type Palette, shadesOf } from './colors.ts';
import { formatNumber } from './formats.ts';

const seriesOf = ({ series }: ModelChart, locale: string): ChartSeries[] =>
  series.map(({ name, values }, place) => ({
    id: String(place),
    label: name,
    values: values.map((value) => value ?? undefined),
    displays: values.map((value) => (value === null ? '' : formatNumber(value, locale))),
  }));

/** Sum of canonical decimals, exact whatever their size. */
export const sumOf = (values: readonly string[]): string => {
  const digits = Math.max(0, ...values.map((value) => value.split('.')[1]?.length ?? 0));
  const scaled = values.map((value) => {
    const [whole = '', part = ''] = value.split('.');
    return BigInt(whole + part.padEnd(digits, '0'));
  });
  const total = scaled.reduce((sum, value) => sum + value, 0n);
  const text = `${total < 0n ? -total : total}`.padStart(digits + 1, '0');
  const shown = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`.replace(/\.?0+$/, '');
  return total < 0n ? `-${shown}` : shown;
};

const donutOf = (chart: ModelChart, locale: string): ChartModel => {
  const bars = barsOf(chart) ?? [];
  const total = sumOf(bars.map(({ value }) => value));
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    kind: 'donut',
    total: { display: formatNumber(total, locale), unit: printedSymbol(chart.unitSymbol) },
    slices: bars.map(({ label, value }, place) => ({
      id: String(place),
      label,
      value,
      display: formatNumber(value, locale),
      share: percent.format(Number(total) === 0 ? 0 : Number(value) / Number(total)),
    })),
  };
};

/** Topics at one place of a matrix are one point; its number stands in the table below. */
const pointsOf = (chart: ModelChart, locale: string): ScatterPoint[] => {
  const {
    title,
    categories,
    series: [across, up],
    matrix,
  } = chart;
  const unscored = matrix?.heads.unscored ?? '–';
  const said = (values: readonly (string | null)[] | undefined, place: number) =>
    values?.[place] == null ? unscored : formatNumber(values[place], locale);
  return matrixPlaces(chart).map(({ number, x, y, places }) => {
    const [place, ...others] = places;
    const label = categories[place] ?? '';
    const point = {
      id: `${title} ${place}`,
      label,
      number,
      x,
      y,
      display: `${said(across?.values, place)}, ${said(up?.values, place)}`,
      ...(matrix?.material && { isPassed: places.some((each) => matrix.material?.[each]) }),
    };
    if (others.length === 0) return point;
    return { ...point, label: `${label} +${others.length}`, members: places.map((each) => categories[each] ?? '') };
  });
};

/** A matrix of topics: of its series the first is drawn from left to right, the second from bottom to top. */
const scatterOf = (chart: ModelChart, matrix: ModelMatrix, locale: string): ChartModel => {
  const [across, up] = chart.series;
  const { length, thresholds, passing, quadrants } = matrix;
  const axis = { min: 0, max: length };
  return {
    kind: 'scatter',
    points: pointsOf(chart, locale),
    x: { label: across?.name ?? '', ...axis },
    y: { label: up?.name ?? '', ...axis },
    thresholds: { x: Number(thresholds.x), y: Number(thresholds.y) },
    passing,
    quadrants,
  };
};

/** A chart of the report as a chart model. The newest of several years is in the brand's colour, the others in the background. */
export const chartModelOf = (chart: ModelChart, locale: string): ChartModel => {
  const { kind, categories, matrix } = chart;
  const bars = barsOf(chart);
  if (matrix) return scatterOf(chart, matrix, locale);
  if (kind === 'donut') return donutOf(chart, locale);
  if (kind === 'line') return { kind: 'line', categories, series: seriesOf(chart, locale) };
  if (kind === 'stacked' || !bars) {
    const arrangement = kind === 'stacked' ? 'stacked' : 'grouped';
    const newest = newestYear(chart.series.map(({ name }) => name));
    return {
      kind: 'bar-series',
      arrangement,
      // Names of things need a line of their own, years do not.
      direction: kind === 'stacked' || newest === undefined ? 'vertical' : 'horizontal',
      categories,
      series: seriesOf(chart, locale),
      ...(newest !== undefined && { highlight: String(newest), isCompared: true }),
      isFigured: kind === 'stacked',
    };
  }
  const newest = newestYear(bars.map(({ label }) => label));
  return {
    kind: 'bars',
    isBare: true,
    bars: bars.map(({ label, value }, place) => ({
      id: String(place),
      label,
      value,
      display: formatNumber(value, locale),
    })),
    ...(newest !== undefined && { highlight: String(newest) }),
  };
};

/** The chart as marks, the same that a page draws; `width` and `height` in the unit of the drawing. */
export const drawingOf = (chart: ModelChart, width: number, locale: string, height?: number): Drawing =>
  drawChart(chartModelOf(chart, locale), {
    width,
    height,
    formatTick: (value) => formatNumber(String(value), locale),
  });

/** The colours of one chart: `partEdge` is around parts of a whole, whose lightest shade is pale. */
export type ChartPalette = Palette & { readonly partEdge?: string };

/** How many shades of the brand a chart needs: one for a single series of bars, one for each part of a whole; none for other series. */
const shadesIn = ({ kind, series, categories }: ModelChart): number => {
  if (kind === 'bar') return series.length === 1 ? 1 : 0;
  if (kind === 'stacked') return series.length;
  return kind === 'donut' ? categories.length : 0;
};

/** The colours of a chart: bars and parts of a whole are in shades of the brand, other series in the colours of charts. */
export const chartPaletteOf = (chart: ModelChart, palette: Palette): ChartPalette => {
  const count = shadesIn(chart);
  const shades = count > 0 ? shadesOf(palette, count) : undefined;
  return shades ? { ...palette, series: [...shades, ...palette.series.slice(-1)], partEdge: palette.barEdge } : palette;
};

/** Paint of a tone on paper: its fill, and the edge that keeps a pale brand visible. */
export const paintOf = (tone: Tone | undefined, { series, bar, barEdge, partEdge }: ChartPalette) => {
  if (tone === 'highlight') return { fill: bar, edge: barEdge };
  const fill = (tone === 'quiet' ? series.at(-1) : series[(tone ?? 0) % series.length]) ?? bar;
  return { fill, edge: partEdge ?? fill };
};

/** The one colour of a series where programs draw no edge around it. */
export const seriesFill = (chart: ModelChart, place: number, palette: Palette): string => {
  const { fill, edge } = paintOf(seriesTone(chart, place), chartPaletteOf(chart, palette));
  return chart.kind === 'stacked' ? fill : edge;
};

/** Tone of a series: of years side by side the newest is in the brand's colour, the others in the background. */
export const seriesTone = ({ kind, series }: ModelChart, place: number): Tone => {
  const newest = kind === 'bar' ? newestYear(series.map(({ name }) => name)) : undefined;
  if (newest === undefined) return place;
  return place === newest ? 'highlight' : 'quiet';
};

/** The readable colour on a fill of the chart: black or white, whichever has more contrast. */
export const readableOn = (fill: string): string =>
  contrast(fill, '#ffffff') >= contrast(fill, '#000000') ? '#ffffff' : '#000000';

/** The whole chart as a table: a head, then a row for each category. Missing values are empty. A matrix has its verdicts at the end. */
export const chartTable = (chart: ModelChart, { numberLocale }: Pick<ReportModel, 'numberLocale'>) => ({
  head: [...chart.series.map(({ name }) => name), ...(chart.matrix ? [chart.matrix.heads.verdict] : [])],
  rows: chart.categories.map((label, place) => ({
    label,
    values: [
      ...chart.series.map(({ values }) => {
        const value = values[place] ?? null;
        return value === null ? '' : formatNumber(value, numberLocale);
      }),
      ...(chart.matrix ? [chart.matrix.verdicts[place] ?? ''] : []),
    ],
  })),
});

/** The chart in one sentence, for screen readers. */
export const chartSentence = (chart: ModelChart, locale: string): string => {
  const { head, rows } = chartTable(chart, { numberLocale: locale });
  const several = head.length > 1;
  const said = rows.map(({ label, values }) => {
    const figures = values.flatMap((value, place) => {
      if (value === '') return [];
      return `${several ? `${head[place]} ` : ''}${value} ${printedSymbol(chart.unitSymbol)}`.trim();
    });
    return `${label}: ${figures.join(', ')}`;
  });
  const note = chart.matrix ? ` ${chart.matrix.note}` : '';
  return `${chart.title}.${note} ${said.join('; ')}`;
};
