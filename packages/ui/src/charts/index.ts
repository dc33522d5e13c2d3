export { BarChart, type BarChartProps } from './BarChart.tsx';
export type { Bar } from './bar-layout.ts';
export { ChartFrame, type ChartFrameProps, type ChartTable } from './ChartFrame.tsx';
export { DonutChart, type DonutChartProps, type Slice } from './DonutChart.tsx';
export { LineChart, type LineChartProps } from './LineChart.tsx';
export type { LineSeries } from './line-layout.ts';
export { ScatterChart, type ScatterChartProps } from './ScatterChart.tsx';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
export type { ScatterAxis, ScatterPoint, Thresholds } from './scatter-layout.ts';
