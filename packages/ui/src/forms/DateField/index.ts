export type { DateChange, DateLabels } from './DateControl.tsx';
export { DateField, type DateFieldProps } from './DateField.tsx';
export { DatePeriodField, type DatePeriodFieldProps, type PeriodChange } from './DatePeriodField.tsx';
export { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx';
export { weekStartOf } from './week-start.ts';
