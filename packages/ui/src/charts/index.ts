export type {
  Bar,
  BulletRow,
  ChartSeries,
  ChartValue,
  Passing,
  Quadrants,
  SankeyLink,
  SankeyNode,
  ScatterAxis,
  ScatterGroup,
  ScatterPoint,
  Slice,
  Thresholds,
  WaterfallStep,
} from '@esg/chart-model';
export { BarChart, type BarChartProps } from './BarChart.tsx';
export { BarSeriesChart, type BarSeriesChartProps } from './BarSeriesChart.tsx';
export { BulletChart, type BulletChartProps } from './BulletChart.tsx';
export type { ChartExports } from './ChartExportMenu.tsx';
export { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
export { type ChartSheet, type ChartTable, seriesTable } from './chart-table.ts';
export { DonutChart, type DonutChartProps } from './DonutChart.tsx';
export { HeatMap, type HeatMapProps } from './HeatMap.tsx';
export { LineChart, type LineChartProps } from './LineChart.tsx';
export { savePicture } from './parts/drawing-file.ts';
export { RadarChart, type RadarChartProps } from './RadarChart.tsx';
export { SankeyChart, type SankeyChartProps } from './SankeyChart.tsx';
export { ScatterChart, type ScatterChartProps } from './ScatterChart.tsx';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
export { WaterfallChart, type WaterfallChartProps } from './WaterfallChart.tsx';
