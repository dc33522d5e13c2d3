export type { FormatTick, Tick } from './axis.ts';
export { type Bar, barsHeight, layBars } from './bar-layout.ts';
export {
  barArrangements,
  barDirections,
  layBarSeries,
  sidewaysHeight,
} from './bar-series-layout.ts';
export { type BulletRow, bulletRowPx, layBullets } from './bullet-layout.ts';
export { layDonut, type Slice } from './donut-layout.ts';
export { barSeriesMarks, waterfallMarks } from './draw/bars.ts';
export { sankeyMarks, scatterGround } from './draw/fields.ts';
export { lineMarks } from './draw/lines.ts';
export { radarMarks, ringPath } from './draw/round.ts';
export { barMarks, bulletMarks, heatMarks } from './draw/rows.ts';
export { type ChartKind, type ChartModel, drawChart } from './draw-chart.ts';
export {
  type Box,
  boxesPath,
  type ChartSeries,
  type ChartValue,
  clamp,
  displayAt,
  numberOf,
  px,
} from './figures.ts';
export { heatHeight, layHeat, moveInGrid } from './heat-layout.ts';
export { layKey } from './key-layout.ts';
export { type AreaKind, areaOf, layLines, pathOf } from './line-layout.ts';
export {
  type Drawing,
  type Mark,
  type ShapeLook,
  type ShapeMark,
  type TextLook,
  type TextMark,
  type Tone,
  textSizes,
} from './marks.ts';
export { layRadar } from './radar-layout.ts';
export { barHeight, rowHeight } from './row-height.ts';
export type { SankeyLink, SankeyNode } from './sankey-figures.ts';
export { bandPath, isInBand, laySankey } from './sankey-layout.ts';
export {
  layScatter,
  type Passing,
  type Quadrants,
  type ScatterAxis,
  type ScatterGroup,
  type ScatterLayout,
  type ScatterPoint,
  type Thresholds,
  thresholdByKey,
  valueAt,
} from './scatter-layout.ts';
export { laySparkline } from './sparkline-layout.ts';
export { textWidth, wrapText } from './text-width.ts';
export { layWaterfall, type WaterfallStep, waterfallHeight } from './waterfall-layout.ts';
