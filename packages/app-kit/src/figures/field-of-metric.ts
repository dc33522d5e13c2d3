import type { Bilingual, Field, Metric } from '@esg/contract';

/** The form field that edits values of a metric, in the hub and wherever its figures are asked for. */
export const fieldOfMetric = (metric: Metric, label: Bilingual): Field => ({
  key: metric.key,
  type: metric.type,
  label,
  hint: null,
  required: true,
  coverage: 'full',
  unitKind: metric.unitKind,
  decimals: metric.decimals,
  options: metric.options,
  breakdowns: [],
});
