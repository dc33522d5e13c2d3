export { BarChart, type BarChartProps } from './BarChart.tsx';
export type { Bar } from './bar-layout.ts';
export { ChartFrame, type ChartFrameProps, type ChartTable } from './ChartFrame.tsx';
