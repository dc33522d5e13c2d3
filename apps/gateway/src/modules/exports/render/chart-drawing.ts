import { type ChartModel, type Drawing, drawChart, type Tone } from '@esg/chart-model';
import { type ModelChart, newestBar } from '@esg/contract';
import type { Palette } from './colors.ts';
import { formatNumber } from './formats.ts';

/** A chart of the report as the chart model knows it. Of years, the newest carries the brand and the others step back. */
export const chartModelOf = (chart: ModelChart, locale: string): ChartModel & { kind: 'bars' } => {
  const newest = newestBar(chart);
  return {
    kind: 'bars',
    bars: chart.bars.map(({ label, value }, place) => ({
      id: String(place),
      label,
      value,
      display: formatNumber(value, locale),
    })),
    ...(newest !== undefined && { highlight: String(newest) }),
  };
};

/** The chart as marks, the same that a page draws; `width` in the unit of the drawing. */
export const drawingOf = (chart: ModelChart, width: number, locale: string): Drawing =>
  drawChart(chartModelOf(chart, locale), { width, formatTick: (value) => formatNumber(String(value), locale) });

/** Paint of a tone on paper: its fill, and the edge that keeps a pale brand visible. */
export const paintOf = (tone: Tone | undefined, { series, bar, barEdge }: Palette) => {
  if (tone === 'highlight') return { fill: bar, edge: barEdge };
  const fill = (tone === 'quiet' ? series.at(-1) : series[(tone ?? 0) % series.length]) ?? bar;
  return { fill, edge: fill };
};

/** The chart in one sentence, for people who hear the document. */
export const chartSentence = (chart: ModelChart, locale: string): string => {
  const bars = chart.bars.map(({ label, value }) => `${label}: ${formatNumber(value, locale)} ${chart.unitSymbol}`);
  return `${chart.title}. ${bars.join('; ')}`;
};
