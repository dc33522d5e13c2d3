import type { FormatTick } from './axis.ts';
import { type Bar, barsHeight, layBars } from './bar-layout.ts';
import { type barArrangements, type barDirections, layBarSeries, sidewaysHeight } from './bar-series-layout.ts';
import { type BulletRow, bulletRowPx, layBullets } from './bullet-layout.ts';
import { layDonutKey, type Slice } from './donut-layout.ts';
import { barSeriesMarks, waterfallMarks } from './draw/bars.ts';
import { sankeyMarks, scatterMarks } from './draw/fields.ts';
import { lineMarks, sparklineMarks } from './draw/lines.ts';
import { donutMarks, radarMarks } from './draw/round.ts';
import { barMarks, bulletMarks, heatMarks } from './draw/rows.ts';
import type { ChartSeries, ChartValue } from './figures.ts';
import { heatHeight, layHeat } from './heat-layout.ts';
import { type AreaKind, layLines } from './line-layout.ts';
import type { Drawing, Mark } from './marks.ts';
import { layRadar } from './radar-layout.ts';
import type { SankeyLink, SankeyNode } from './sankey-figures.ts';
import { laySankey } from './sankey-layout.ts';
import { layScatter, type ScatterLayoutOptions } from './scatter-layout.ts';
import { layWaterfall, type WaterfallStep, waterfallHeight } from './waterfall-layout.ts';

type OverCategories = { categories: readonly string[]; series: readonly ChartSeries[] };

/** A chart as data: its content, without size or colours. `highlight` is the id that is drawn in the highlight colour. */
export type ChartModel = { highlight?: string | undefined } & (
  | { kind: 'bars'; bars: readonly Bar[]; isBare?: boolean | undefined }
  | ({
      kind: 'bar-series';
      arrangement: (typeof barArrangements)[number];
      direction: (typeof barDirections)[number];
      isCompared?: boolean | undefined;
      isFigured?: boolean | undefined;
    } & OverCategories)
  | ({ kind: 'line'; area?: AreaKind | undefined } & OverCategories)
  | { kind: 'donut'; slices: readonly Slice[]; total: { display: string; unit: string } }
  | ({ kind: 'scatter' } & Omit<ScatterLayoutOptions, 'width' | 'height' | 'formatTick'>)
  | { kind: 'radar'; axes: readonly string[]; series: readonly ChartSeries[]; max?: number | undefined }
  | { kind: 'bullet'; rows: readonly BulletRow[] }
  | { kind: 'sparkline'; values: readonly (ChartValue | undefined)[] }
  | { kind: 'heat'; columns: readonly string[]; rows: readonly ChartSeries[] }
  | { kind: 'waterfall'; steps: readonly WaterfallStep[] }
  | { kind: 'sankey'; nodes: readonly SankeyNode[]; links: readonly SankeyLink[] }
);
export type ChartKind = ChartModel['kind'];

type DrawOptions = {
  width: number;
  /** For kinds with a free height; the others are as high as their rows. */
  height?: number | undefined;
  /** Writes the numbers of the axes. */
  formatTick: FormatTick;
};

const freeHeights: Partial<Record<ChartKind, number>> = {
  line: 268,
  scatter: 320,
  radar: 340,
  sankey: 340,
  sparkline: 24,
};

const heightOf = (model: ChartModel, width: number, wanted: number | undefined): number => {
  switch (model.kind) {
    case 'bars':
      return barsHeight(model.bars.length, model.isBare);
    case 'bar-series':
      return model.direction === 'vertical'
        ? (wanted ?? 268)
        : sidewaysHeight(model.categories.length, model.series.length, model.arrangement === 'stacked');
    case 'donut':
      return layDonutKey(model.slices, width).height;
    case 'bullet':
      return model.rows.length * bulletRowPx;
    case 'heat':
      return heatHeight(model.rows.length);
    case 'waterfall':
      return waterfallHeight(model.steps.length);
    default:
      return wanted ?? freeHeights[model.kind] ?? 268;
  }
};

const marksOf = (model: ChartModel, size: { width: number; height: number; formatTick: FormatTick }): Mark[] => {
  const { width, height, formatTick } = size;
  switch (model.kind) {
    case 'bars':
      return barMarks(layBars(model.bars, width, formatTick), model.highlight, model.isBare);
    case 'bar-series':
      return barSeriesMarks(layBarSeries({ ...model, ...size }), model.series, model);
    case 'line':
      return lineMarks(layLines({ ...model, ...size }), model);
    case 'donut':
      return donutMarks(model, width);
    case 'scatter':
      return scatterMarks(layScatter({ ...model, ...size }), model);
    case 'radar':
      return radarMarks(layRadar({ ...model, ...size }), model.series, model.highlight);
    case 'bullet':
      return bulletMarks(layBullets(model.rows, width), model.rows, model.highlight);
    case 'sparkline':
      return sparklineMarks(model.values, width, height);
    case 'heat':
      return heatMarks(layHeat({ ...model, ...size }), model.rows);
    case 'waterfall':
      return waterfallMarks(layWaterfall({ steps: model.steps, width, formatTick }), model.highlight);
    case 'sankey':
      return sankeyMarks(laySankey({ ...model, width, height }), model.nodes, model.highlight);
  }
};

/** Draws a chart as marks from back to front, the same in a page, in a picture and in a document. */
export const drawChart = (model: ChartModel, { width, height: wanted, formatTick }: DrawOptions): Drawing => {
  const height = heightOf(model, width, wanted);
  return { width, height, marks: marksOf(model, { width, height, formatTick }) };
};
