export { MetricValueField, type MetricValueFieldProps, type MetricValueLabels } from './MetricValueField.tsx';
export type { MetricRow } from './paste-cells.ts';
