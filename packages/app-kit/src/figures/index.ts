export { AnswerHistory } from './AnswerHistory.tsx';
export { fieldOfMetric } from './field-of-metric.ts';
export { readTyped } from './read-typed.ts';
export { togetherOf } from './together-of.ts';
export { useFindingText } from './use-finding-text.ts';
export { useMonthName } from './use-month-name.ts';
