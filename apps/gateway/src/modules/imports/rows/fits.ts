import type { Metric } from '@esg/contract';
import { unitCalled } from '@esg/standards';

/** Whether the metric can have a figure in that unit. */
export const fits = (metric: Metric, unit: string) =>
  metric.unitKind !== null && (unit === '' || unitCalled(metric.unitKind, unit) !== undefined);
