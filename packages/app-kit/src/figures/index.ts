export { fieldOfMetric } from './field-of-metric.ts';
export { readTyped } from './read-typed.ts';
export { useFindingText } from './use-finding-text.ts';
