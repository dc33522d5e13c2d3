export { BarChart, type BarChartProps } from './BarChart.tsx';
export { ChartFrame, type ChartFrameProps, type ChartTable } from './ChartFrame.tsx';
export { DonutChart, type DonutChartProps, type Slice } from './DonutChart.tsx';
export { LineChart, type LineChartProps } from './LineChart.tsx';
export type { Bar } from './layout/bar-layout.ts';
export type { ChartSeries, ChartValue } from './layout/figures.ts';
export type { ScatterAxis, ScatterPoint, Thresholds } from './layout/scatter-layout.ts';
export { ScatterChart, type ScatterChartProps } from './ScatterChart.tsx';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
