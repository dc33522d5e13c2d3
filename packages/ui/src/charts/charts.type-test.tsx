import { BarSeriesChart } from './BarSeriesChart.tsx';
import { ScatterChart } from './ScatterChart.tsx';

const axis = { label: '', min: 0, max: 5 };
const field = { label: 'Topics', points: [], x: axis, y: axis, formatTick: String };
const thresholdText = { name: () => '', value: () => '' };
const bars = { label: 'Energy', categories: [], series: [], formatTick: String };

export const shown = <ScatterChart {...field} thresholds={{ x: 3, y: 3 }} thresholdText={thresholdText} />;
// @ts-expect-error thresholds are named to those who listen
export const unnamed = <ScatterChart {...field} thresholds={{ x: 3, y: 3 }} />;
// @ts-expect-error without thresholds nothing is moved
export const moved = <ScatterChart {...field} onThresholdsChange={() => {}} />;
// @ts-expect-error without thresholds the field has no parts
export const parted = <ScatterChart {...field} quadrants={{ topLeft: 'A' }} />;
// @ts-expect-error bars stand side by side or upon one another
export const laid = <BarSeriesChart {...bars} arrangement="overlapping" />;
export const gaps = (
  <BarSeriesChart {...bars} series={[{ id: 'a', label: 'A', values: ['1.50', undefined, 3], displays: String }]} />
);
export const unread = (
  // @ts-expect-error every figure has a text that people read
  <BarSeriesChart {...bars} series={[{ id: 'a', label: 'A', values: [1] }]} />
);
