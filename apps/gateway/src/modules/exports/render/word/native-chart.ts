import { type ModelChart, printedWords } from '@esg/contract/printed';
import { Paragraph } from 'docx';
import { ChartRun, type ChartRunOptions } from 'docx/charts';
import { chartPaletteOf, chartSentence, paintOf, readableOn, seriesFill } from '../chart-drawing.ts';
import { significantDigits, significantDigitsMax } from '../excel/cells.ts';
import { formatNumber } from '../formats.ts';
import { hex, type Look, textWidth } from './styles.ts';

const heightPx = 200;
const widthPx = Math.floor((textWidth / 1440) * 96);

type Shape = Extract<ChartRunOptions, { type: 'line' | 'column' | 'doughnut' }>;
type Series = { name: string; values: (number | null)[] };

const numbersOf = (series: readonly Series[]) =>
  series.flatMap(({ values }) => values.filter((value) => value !== null));

/** Shows every stored digit of a figure, grouped as the reader's Word groups. */
const formatOf = (canonical: string): string => {
  const digits = canonical.split('.')[1]?.length ?? 0;
  return digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;
};

/** The minimum share of a piece in the highest column that has room for its figure. */
const figuredShare = 0.1;

/** Whether a piece of a stack has no room for its figure. */
const isThin = ({ series, categories }: ModelChart) => {
  const highest = Math.max(
    ...categories.map((_, place) => series.reduce((sum, each) => sum + Number(each.values[place] ?? 0), 0)),
  );
  return (value: string | null | undefined) => Number(value ?? 0) / highest < figuredShare;
};

/** Most figures of thin pieces that are listed below a chart; more are read in the table of figures. */
const listedMost = 12;

/** Figures of the pieces that are too thin to have them, which Word cannot set beside a stack; empty where every piece has its own. */
export const thinFigures = (chart: ModelChart, { numberLocale, language }: Look['model']): string => {
  if (chart.kind !== 'stacked') return '';
  const isUnfigured = isThin(chart);
  const thin = chart.series.flatMap(({ name, values }) => {
    const said = values.flatMap((value, place) =>
      value !== null && Number(value) !== 0 && isUnfigured(value)
        ? [[chart.categories[place] ?? '', formatNumber(value, numberLocale)] as const]
        : [],
    );
    return said.length > 0 ? [{ name, said }] : [];
  });
  const count = thin.reduce((sum, { said }) => sum + said.length, 0);
  if (count === 0 || count > listedMost) return '';
  const words = printedWords[language];
  return words.tooThin(thin.map(({ name, said }) => words.pieces(name, said)).join(words.between));
};

/** Figures on the pieces of a stack, readable on their colour; a piece that is too thin has none. */
const stackedFigures = (chart: ModelChart, values: readonly (string | null)[], fill: string, { font }: Look) => {
  const isUnfigured = isThin(chart);
  const letters = { name: font.ascii, color: hex(readableOn(fill)) };
  const labels = values.map((value) =>
    isUnfigured(value) ? (false as const) : { value: true, numberFormat: formatOf(value ?? ''), font: letters },
  );
  return { dataLabels: { value: true, font: letters }, pointLabels: labels };
};

/** Columns in groups that are wide enough for their figures. */
const figuredMost = 10;

/** The figures of a line's or column's only series, or of few groups; those of several lines or of many groups would overlap. */
const figuresOf = (chart: ModelChart, values: readonly (string | null)[], fill: string, look: Look) => {
  const { kind, series } = chart;
  if (kind === 'stacked') return stackedFigures(chart, values, fill, look);
  const isFew = kind === 'bar' && series.length * chart.categories.length <= figuredMost;
  if (series.length > 1 && !isFew) return {};
  const place = kind === 'line' && { position: 'above' as const };
  const labels = values.map((value) => ({ value: true, numberFormat: formatOf(value ?? ''), ...place }));
  return { dataLabels: { value: true, ...place }, pointLabels: labels };
};

/** A scale with whole, grouped steps; a finer one has its own steps. */
const scaleFormat = (kind: ModelChart['kind'], values: readonly number[]): string => {
  const low = Math.min(...values);
  const high = Math.max(...values);
  // A line's scale may begin just below its lowest value, every other one begins at zero.
  const span = kind === 'line' ? high - low : Math.max(Math.abs(low), Math.abs(high));
  return span >= 10 ? '#,##0' : 'General';
};

/** Letters of a figure that a ring has room for, and the minimum share of a slice with a label. */
const ringLetters = 7;
const labelledShare = 0.08;

/** Slices with their figures, or with their shares where a figure is wider than the ring. */
const ringOf = (chart: ModelChart, [ring]: readonly Series[], { palette, model, font }: Look): Shape => {
  const colors = chartPaletteOf(chart, palette);
  const fills = chart.categories.map((_, place) => paintOf(place, colors).fill);
  const canonical = chart.series[0]?.values ?? [];
  const total = numbersOf(ring ? [ring] : []).reduce((sum, value) => sum + value, 0);
  const fits = canonical.every((value) => formatNumber(value ?? '0', model.numberLocale).length <= ringLetters);
  const pointLabels = canonical.map((value, place) => {
    if (Number(value ?? 0) / total < labelledShare) return false;
    const color = hex(readableOn(fills[place] ?? '#ffffff'));
    const shown = fits
      ? { value: true, numberFormat: formatOf(value ?? '') }
      : { value: false, percentage: true, numberFormat: '0.0%' };
    return { ...shown, font: { name: font.ascii, color } };
  });
  const dataLabels = { value: true };
  const series = { name: '', values: [], ...ring, colors: fills.map(hex), dataLabels, pointLabels };
  return { type: 'doughnut', categories: chart.categories, holeSize: 45, series: [series] };
};

const plotOf = (chart: ModelChart, series: readonly Series[], look: Look): Shape => {
  const { palette } = look;
  const painted = series.map((one, place) => {
    const fill = seriesFill(chart, place, palette);
    return { ...one, color: hex(fill), ...figuresOf(chart, chart.series[place]?.values ?? [], fill, look) };
  });
  const valueAxis = { numberFormat: scaleFormat(chart.kind, numbersOf(series)) };
  const shown = { categories: chart.categories, series: painted, valueAxis };
  // Names of years are below the plot, not at a zero that a line may cross.
  if (chart.kind === 'line') return { type: 'line', markers: true, ...shown, categoryAxis: { crossesAt: 'minimum' } };
  return { type: 'column', gapWidth: 60, stacking: chart.kind === 'stacked' ? 'stacked' : 'none', ...shown };
};

/**
 * Whether Word draws it without changing or hiding a figure: it has values, none too long, and negative ones only in lines, because columns
 * there cover their own names and rings have no place for them.
 */
const isDrawable = ({ kind, series }: ModelChart, numbers: readonly number[]): boolean =>
  numbers.some((value) => value !== 0) &&
  numbers.every(Number.isFinite) &&
  series.every(({ values }) => values.every((value) => significantDigits(value ?? '0') <= significantDigitsMax)) &&
  (kind === 'line' || numbers.every((value) => value >= 0)) &&
  (kind !== 'donut' || series.length === 1);

/**
 * A line, columns of several series or a ring as a native Word chart, in the brand's colours and with a description; its data are an
 * embedded workbook, so that it can be edited. Nothing where Word could not show every figure exactly.
 */
export const nativeChart = (chart: ModelChart, look: Look): Paragraph | undefined => {
  const { palette, model, font } = look;
  const series = chart.series.map(({ name, values }) => ({
    name,
    values: values.map((value) => (value === null ? null : Number(value))),
  }));
  if (!isDrawable(chart, numbersOf(series))) return undefined;
  const shape = chart.kind === 'donut' ? ringOf(chart, series, look) : plotOf(chart, series, look);
  const run = new ChartRun({
    ...shape,
    ...(chart.kind !== 'donut' && series.length === 1 && { legend: false }),
    font: { name: font.ascii, color: hex(palette.text) },
    chartArea: { fill: 'FFFFFF', border: 'none' },
    transformation: { width: widthPx, height: heightPx },
    altText: { name: chart.title, description: chartSentence(chart, model.numberLocale) },
  });
  return new Paragraph({ children: [run] });
};
