import type { Metric } from '@esg/contract';
import { unitCalled } from '@esg/standards';

/** Whether a figure of that unit can be one of the metric. */
export const fits = (metric: Metric, unit: string) =>
  metric.unitKind !== null && (unit === '' || unitCalled(metric.unitKind, unit) !== undefined);
