export { fieldOfMetric } from './field-of-metric.ts';
export { useFindingText } from './use-finding-text.ts';
